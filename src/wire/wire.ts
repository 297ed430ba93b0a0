/**
 * What goes over the wire, as the specifications (parts 1 and 2, §3) write it.
 *
 * A depository may send more fields than these; they are kept and sent back unchanged.
 * The fields marked «ours» are sent by the depository in `server/` and are never required.
 */

export const LANGUAGES = ['ru', 'uz', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const ROLES = ['admin', 'kadry', 'audit'] as const;
export type Role = (typeof ROLES)[number];

export const CURRENCIES = ['UZS', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** What an upload answers and `pdfId`/`coverId` hold: a number for us, perhaps something else elsewhere. */
export type FileIdWire = number | string;

/** Ours: what is known of a stored file, beside its id. `sizeBytes` counts bytes. */
export interface StoredFileWire {
  name: string;
  sizeBytes: number;
}

/** Every failure: one Russian sentence for people, and what is wrong with which field. */
export interface ErrorWire {
  message: string;
  errors?: { path: string; message: string }[];
  /** Of a stale save, by our server: the record as it is, and who saved it when (ISO). */
  stored?: object;
  changedBy?: string;
  changedAt?: string;
  /** With which it was sent back since the version that was read. */
  remark?: string;
  /** Whether the site shows the record, where it has a pending state. */
  onSite?: boolean;
  /** Of a call that the role may not make, by our server: the role, which may have changed since sign-in. */
  ownRole?: string;
  /** Of a save that was sent before with other contents, by our server: what was answered then. */
  repeated?: unknown;
}
