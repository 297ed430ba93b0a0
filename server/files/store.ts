import type { Readable } from 'node:stream';
import { ExplainedError } from '../lib/explained.ts';

/** The files belong to another database: with this one they would all look unused. */
export class ForeignFilesError extends ExplainedError {}

/** The store does not answer, or refuses us; nobody knows whether it has what was asked for. It may pass without us. */
export class StoreAwayError extends ExplainedError {
  readonly code = 'STORE_AWAY';
}

/** @throws Error for anything but a name of the store: it becomes a path */
export function checkDigest(sha256: string) {
  if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('not a SHA-256 in hex');
}

/** A file that is complete and on disk, but not yet part of the store. */
export interface StagedFile {
  /** Where it lies; the caller that staged it removes it unless the store has taken it. */
  path: string;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
  sizeBytes: number;
}

/** Bytes from one place to another, both included, the first one being 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredBytes {
  /** Of all of them, whatever part is read. */
  sizeBytes: number;
  stream: Readable;
}

/**
 * Keeps bytes under their SHA-256, so that the same bytes are kept once and never change under a name.
 * Which rows of the database use them is none of its business: see `storedFiles.ts`.
 *
 * A store that other machines have part in may be away. Then every call throws StoreAwayError: «there is nothing» is only said by a
 * store that answers.
 */
export interface FileStore {
  /** Where the files lie, in words. */
  readonly place: string;
  /** Whether it is one and the same for all servers, wherever they run. */
  readonly isShared: boolean;
  /** A local folder for files that are being received or made. */
  readonly stagingFolder: string;
  /**
   * Ties the store to an installation, for good, at its first start.
   *
   * @throws ForeignFilesError when it belongs to another one
   */
  belongTo(installationId: string): Promise<void>;
  /** The installation that it is tied to; nothing before its first start. */
  owner(): Promise<string | undefined>;
  /** Takes a staged file over, durably; bytes that are already there are left alone. Before a transaction, never in it: it may take long. */
  add(staged: StagedFile): Promise<void>;
  has(sha256: string): Promise<boolean>;
  /**
   * Opens bytes, also those that were set aside.
   *
   * @param range - within the bytes; all of them when absent
   * @returns undefined when nothing is kept under that name
   */
  open(sha256: string, range?: ByteRange): Promise<StoredBytes | undefined>;
  /** Takes bytes out of use but keeps them for a while, from the given moment on; harmless when nothing is kept under that name. */
  setAside(sha256: string, at: Date): Promise<void>;
  /** Removes for good and at once what was set aside, and that alone; harmless when nothing is. */
  eraseSetAside(sha256: string): Promise<void>;
  /**
   * Removes for good what was set aside before the given moment; what is wanted again comes back into use.
   *
   * @returns the names of what is gone
   */
  removeSetAside(before: Date, isWanted: (sha256: string) => Promise<boolean>): Promise<string[]>;
  /** Everything that was stored before the given moment, in no order. */
  storedBefore(moment: Date): AsyncIterable<string>;
}

declare module 'fastify' {
  interface FastifyInstance {
    fileStore: FileStore;
  }
}
