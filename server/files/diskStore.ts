import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './store.ts';

/** Makes what was renamed into a folder, or out of it, survive a power cut. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** Removes what an interrupted upload left more than a day ago; a younger file may still be written to. */
const clearStaging = async (folder: string): Promise<void> => {
  const dayAgoMs = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < dayAgoMs) await rm(path, { force: true });
  }
};

/** Keeps files under `folder` as `ab/<sha256>`, `ab` being the first two digits, and makes the folder. */
export const openDiskStore = async (folder: string): Promise<FileStore> => {
  const stagingFolder = join(folder, 'staging');
  await mkdir(stagingFolder, { recursive: true });
  await clearStaging(stagingFolder);

  const pathOf = (sha256: string): string => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('not a SHA-256 in hex');
    return join(folder, sha256.slice(0, 2), sha256);
  };

  return {
    stagingFolder,

    async add({ path, sha256, sizeBytes }) {
      const target = pathOf(sha256);
      if ((await sizeOf(target)) === sizeBytes) return rm(path, { force: true });
      const parent = join(folder, sha256.slice(0, 2));
      if (await mkdir(parent, { recursive: true })) await syncFolder(folder);
      await rename(path, target);
      await syncFolder(parent);
    },

    async open(sha256) {
      const path = pathOf(sha256);
      const sizeBytes = await sizeOf(path);
      return sizeBytes === undefined ? undefined : { sizeBytes, stream: createReadStream(path) };
    },

    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
    },

    async *storedBefore(moment) {
      for (const parent of await readdir(folder)) {
        if (!/^[\da-f]{2}$/.test(parent)) continue;
        for (const sha256 of await readdir(join(folder, parent))) {
          if ((await stat(join(folder, parent, sha256))).mtimeMs < moment.getTime()) yield sha256;
        }
      }
    },
  };
};
