import type { RaRecord } from 'react-admin';
import type { FileIdWire } from '../../wire/wire.ts';

/** A changed field: what the form was opened with, and what was typed. */
export interface DraftField {
  /** Its source, `entries.uz.title`. */
  path: string;
  opened: unknown;
  typed: unknown;
}

/** A file that was chosen for a field. */
export interface DraftFile {
  /** The field's source. */
  path: string;
  name: string;
  type: string;
  sizeBytes: number;
  /** What the depository calls it, once it is uploaded. */
  id?: FileIdWire;
  /** Whether its bytes are stored with the draft. */
  isKept?: boolean;
}

/** The form that a draft belongs to. */
export interface FormPlace {
  kind: string;
  /** The record's id, or NEW. */
  item: string;
}

export const NEW = 'new';

/** The files of one draft together: more are named, and their bytes are not stored. */
export const MAX_FILES_BYTES = 50 * 1024 * 1024;

/** All that is needed to fill the form again, and to save it once. */
export interface DraftContent extends FormPlace {
  /** The address of the form, as react-admin writes it. */
  path: string;
  /** The record's title as it was typed; '' without one. */
  title: string;
  /** The `Idempotency-Key` of the form: a save that was carried out is not repeated. */
  key: string;
  fields: DraftField[];
  files: DraftFile[];
  /** All that the form holds, of a record that may be made again elsewhere after its deletion. */
  whole?: Partial<RaRecord>;
  /** Version and status of the record that the form was opened with. */
  base?: Partial<RaRecord>;
}

export interface Draft extends DraftContent {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}
