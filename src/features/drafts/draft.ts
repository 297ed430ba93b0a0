import type { RaRecord } from 'react-admin';
import type { SaveProgress } from '../../components/form/formState.ts';
import { russianMoment } from '../../dates.ts';
import type { FileIdWire } from '../../wire/wire.ts';

/** A changed field: its value when the form was opened, and the typed one. */
interface DraftField {
  /** The field's source, `entries.uz.title`. */
  path: string;
  opened: unknown;
  typed: unknown;
}

export interface DraftFile {
  /** The field's source. */
  path: string;
  name: string;
  type: string;
  sizeBytes: number;
  /** The id on the depository, once it is uploaded. */
  id?: FileIdWire;
  /** What the field held when the form was opened. */
  opened?: unknown;
}

/** The item of a draft for a new record. */
export const NEW = 'new';

/** The most bytes of files stored with a draft; of further files only the names are stored. */
export const MAX_FILES_BYTES = 50 * 1024 * 1024;

/** Everything needed to fill the form again and to save it exactly once. */
export interface DraftContent extends SaveProgress {
  kind: string;
  /** The record's id, or NEW. */
  item: string;
  /** react-admin's path of the form. */
  path: string;
  /** The typed title; '' without one. */
  title: string;
  fields: DraftField[];
  files: DraftFile[];
  /** All values of the form, for a record that may have to be created again after its deletion. */
  whole?: Partial<RaRecord>;
  /** The version and status of the record when the form was opened, and whether the site showed it then. */
  base?: Partial<RaRecord>;
}

export interface Draft extends DraftContent {
  id: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The fields whose files are stored with the draft. */
  storedFiles: readonly string[];
}

/** When the draft was stored, in words. */
export const momentOf = ({ savedAt }: Draft) => russianMoment(new Date(savedAt).toISOString());

/** The list of a record that was on the site, or was not, when its form was opened; undefined where no list told. */
export const listOf = (wasOnSite?: boolean) =>
  wasOnSite === undefined ? undefined : { status: wasOnSite ? 'published' : 'pending' };

/** The location state that restores a draft without a question, in the record of the list where it was begun. */
export const restoring = ({ id, kind, item, base }: Pick<Draft, 'id' | 'kind' | 'item' | 'base'>) => {
  const list = item === NEW ? undefined : listOf(base?.wasOnSite);
  return { draft: id, ...(list && { item: { kind, id: item, list } }) };
};
