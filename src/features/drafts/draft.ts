import type { RaRecord } from 'react-admin';
import { russianMoment } from '../../dates.ts';
import type { FileIdWire } from '../../wire/wire.ts';

/** A changed field: what the form was opened with, and what was typed. */
interface DraftField {
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
}

/** The item of a draft for a new record. */
export const NEW = 'new';

/** The files of one draft together: more are named, and their bytes are not stored. */
export const MAX_FILES_BYTES = 50 * 1024 * 1024;

/** All that is needed to fill the form again, and to save it once. */
export interface DraftContent {
  kind: string;
  /** The record's id, or NEW. */
  item: string;
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
  /** The fields whose files are stored with it. */
  storedFiles: readonly string[];
}

/** When it was stored last, in words. */
export const momentOf = ({ savedAt }: Draft) => russianMoment(new Date(savedAt).toISOString());

/** The state of an address at which a draft is restored without a question. */
export const restoring = ({ id }: Draft) => ({ draft: id });
