import { statfs } from 'node:fs/promises';

const CHECKED_BYTES = 4 * 1024 * 1024;

/** What a backup heeds while it is written. */
export interface Conditions {
  /** Space in bytes that has to stay free where it is written: a database may need it. */
  reserveBytes: number;
  /** Has it given up. */
  signal?: AbortSignal;
}

/**
 * To be asked while a backup is written, with how much of it is there.
 *
 * @returns throws when it may not go on
 */
export function heeding(folder: string, { reserveBytes, signal }: Conditions) {
  let checkAt = 0;
  return async (writtenBytes: number) => {
    signal?.throwIfAborted();
    if (writtenBytes < checkAt) return;
    checkAt = writtenBytes + CHECKED_BYTES;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize > reserveBytes) return;
    throw Object.assign(new Error('No room for a backup beside the reserve.'), { code: 'ENOSPC' });
  };
}
