import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveDurably, syncFolder, writeDurably } from '../db/durably.ts';
import { type FileStore, ForeignFilesError } from './store.ts';

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

const foreign = (folder: string) =>
  `Файлы в ${folder} принадлежат другой базе данных. Укажите в DATABASE_URL и DATA_DIR то, что относится к одной установке. ` +
  `/ The files in ${folder} belong to another database: the server did not start.`;

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
  const asideFolder = join(folder, 'quarantine');
  await mkdir(stagingFolder, { recursive: true });
  await mkdir(asideFolder, { recursive: true });
  await clearStaging(stagingFolder);

  const pathOf = (sha256: string): string => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new Error('not a SHA-256 in hex');
    return join(folder, sha256.slice(0, 2), sha256);
  };

  /** Somebody asks for what was set aside: then that was a mistake. */
  const takenBack = async (sha256: string, path: string): Promise<number | undefined> => {
    try {
      await mkdir(dirname(path), { recursive: true });
      await moveDurably(join(asideFolder, sha256), path);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
    return await sizeOf(path);
  };

  return {
    stagingFolder,

    async belongTo(installationId) {
      const path = join(folder, 'installation');
      const owner = await readFile(path, 'utf8').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (owner === undefined) return await writeDurably(path, `${installationId}\n`);
      if (owner.trim() !== installationId) throw new ForeignFilesError(foreign(folder));
    },

    async add({ path, sha256, sizeBytes }) {
      const target = pathOf(sha256);
      if ((await sizeOf(target)) === sizeBytes) return rm(path, { force: true });
      const parent = join(folder, sha256.slice(0, 2));
      if (await mkdir(parent, { recursive: true })) await syncFolder(folder);
      await moveDurably(path, target);
    },

    async has(sha256) {
      return (await sizeOf(pathOf(sha256))) !== undefined;
    },

    async open(sha256) {
      const path = pathOf(sha256);
      const sizeBytes = (await sizeOf(path)) ?? (await takenBack(sha256, path));
      return sizeBytes === undefined ? undefined : { sizeBytes, stream: createReadStream(path) };
    },

    async setAside(sha256, at) {
      const path = pathOf(sha256);
      if ((await sizeOf(path)) === undefined) return;
      await utimes(path, at, at);
      await moveDurably(path, join(asideFolder, sha256));
    },

    async removeSetAside(before, isWanted) {
      const gone: string[] = [];
      for (const sha256 of await readdir(asideFolder)) {
        const path = join(asideFolder, sha256);
        if ((await stat(path)).mtimeMs >= before.getTime()) continue;
        if (await isWanted(sha256)) {
          await takenBack(sha256, pathOf(sha256));
          continue;
        }
        await rm(path, { force: true });
        gone.push(sha256);
      }
      return gone;
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
