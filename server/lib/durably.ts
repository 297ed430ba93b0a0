import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Syncs the bytes of a file, or the names in a folder, to disk. */
export async function syncPath(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Syncs the names in a folder, so that created, moved and removed files survive a power cut. */
export async function syncFolder(folder: string) {
  // Windows cannot, and does it by itself
  if (process.platform !== 'win32') await syncPath(folder);
}

/** Moves a synced file or folder; after a power cut it has only its new name. */
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
 * Writes a file that only its owner may read, completely or not at all, also after a power cut.
 *
 * @param unfinished - the temporary file in the same folder; one left by an interrupted write is overwritten
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
