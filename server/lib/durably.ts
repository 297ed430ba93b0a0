import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Has the bytes of a file, or the names in a folder, on the disk before it returns. */
export async function syncPath(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Has the names in a folder on the disk: what was made, moved or removed there survives a power cut. */
export async function syncFolder(folder: string) {
  // Windows has no way to, and writes names down by itself
  if (process.platform !== 'win32') await syncPath(folder);
}

/** Moves a file or a folder whose bytes are on the disk; after a power cut it has its new name alone. */
export async function moveDurably(from: string, to: string) {
  await rename(from, to);
  await syncFolder(dirname(to));
  if (dirname(from) !== dirname(to)) await syncFolder(dirname(from));
}

export async function removeDurably(path: string) {
  await rm(path, { force: true });
  await syncFolder(dirname(path));
}

/**
 * Writes a file that only its owner may read, whole or not at all: a reader finds what was there before or what is
 * written now, after a power cut too.
 *
 * @param unfinished - where it is written first, in the same folder; what an interrupted write left there is overwritten
 */
export async function writeDurably(path: string, content: string | Uint8Array, unfinished = `${path}.new`) {
  await rm(unfinished, { force: true });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await moveDurably(unfinished, path);
}
