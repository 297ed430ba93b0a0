import type { FileIdWire } from '../../wire/wire.ts';

/** A field that somebody has changed: what the form was opened with, and what stands there now. */
export interface TypedField {
  /** Its source, `entries.uz.title`. */
  path: string;
  opened: unknown;
  typed: unknown;
}

/** A file that was chosen for a field. Its bytes are kept too, up to a size. */
export interface ChosenFile {
  /** The field's source. */
  path: string;
  name: string;
  type: string;
  sizeBytes: number;
  /** What the depository calls it, once it is there. */
  id?: FileIdWire;
  /** Whether its bytes lie with the draft; the keeper's to say. */
  isKept?: boolean;
}

/** Which form a draft belongs to. */
export interface FormPlace {
  kind: string;
  /** The item's id, or NEW. */
  item: string;
}

export const NEW = 'new';

/** The files of one draft together: what is more is named, and its bytes are not kept. */
export const LARGEST_FILES_BYTES = 50 * 1024 * 1024;

/** What is kept of a form: enough to type all of it again, and to save it once. */
export interface DraftContent extends FormPlace {
  /** The address of the form, as react-admin writes it. */
  path: string;
  /** What the item is called with what was typed; '' when it has no name yet. */
  title: string;
  /** The `Idempotency-Key` of the form: a save that was already carried out is not carried out again. */
  key: string;
  fields: TypedField[];
  files: ChosenFile[];
  /** All that stands in the form, where a record that is gone can be made again from that. */
  whole?: Readonly<Record<string, string>>;
}

export interface Draft extends DraftContent {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}
