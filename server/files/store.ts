import type { Readable } from 'node:stream';
import { ExplainedError } from '../lib/explained.ts';

/** The files belong to another database, so all of them would look unused. @param setting - names the place of the files */
export const foreignFiles = (place: string, setting: string) =>
  new ExplainedError(
    `Файлы в ${place} принадлежат другой базе данных. Укажите в DATABASE_URL и ${setting} то, что относится к одной установке. ` +
      `/ The files in ${place} belong to another database: the server did not start.`,
  );

/** The store does not answer or refuses access; whether it has the bytes is unknown. May be temporary. */
export class StoreAwayError extends ExplainedError {
  readonly code = 'STORE_AWAY';
}

/** @throws Error for an invalid name, because names become paths */
export function checkDigest(sha256: string) {
  if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('not a SHA-256 in hex');
}

/** A file that is complete and on disk, but not yet in the store. */
export interface StagedFile {
  /** Its path; the caller deletes it unless the store has taken it. */
  path: string;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
  sizeBytes: number;
}

/** A range of bytes from 0, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBytes {
  /** The size of the whole file, whatever range is read. */
  sizeBytes: number;
  stream: Readable;
}

/**
 * Stores bytes under their SHA-256, so that the same bytes are stored once and never change. `storedFiles.ts` knows which rows use them.
 *
 * A remote store may be unavailable. Then every call throws StoreAwayError; only a store that answers can say that something is missing.
 */
export interface FileStore {
  /** The place of the files, in words. */
  readonly place: string;
  /** Whether all servers share the store, wherever they run. */
  readonly isShared: boolean;
  /** A local folder for files that are being received or created. */
  readonly stagingFolder: string;
  /**
   * Binds the store to an installation at its first start, for good.
   *
   * @throws ExplainedError when it belongs to another one
   */
  belongTo(installationId: string): Promise<void>;
  /** The installation of the store; undefined before its first start. */
  owner(): Promise<string | undefined>;
  /** Takes a staged file durably; existing bytes are left alone. Call it before a transaction, because it may take long. */
  add(staged: StagedFile): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /**
   * Opens bytes, also quarantined ones.
   *
   * @param range - by default all bytes
   * @returns undefined when there are no such bytes
   */
  open(sha256: string, range?: ByteRange): Promise<StoredBytes | undefined>;
  /** Quarantines bytes from the given moment on; does nothing when there are none. */
  setAside(sha256: string, at: Date): Promise<void>;
  /** Deletes quarantined bytes at once; does nothing when there are none. */
  eraseSetAside(sha256: string): Promise<void>;
  /**
   * Deletes bytes that were quarantined before the given moment, and restores those in use again.
   *
   * @returns the names of the deleted bytes
   */
  removeSetAside(before: Date, isWanted: (sha256: string) => Promise<boolean>): Promise<string[]>;
  /** All bytes stored before the given moment, in no order. */
  storedBefore(moment: Date): AsyncIterable<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    fileStore: FileStore;
  }
}
