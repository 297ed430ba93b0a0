import { mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveDurably, removeDurably, syncFolder, writeDurably } from '../lib/durably.ts';
import { ifMissing } from '../lib/faults.ts';
import { openStagingFolder } from './staging.ts';
import { checkDigest, type FileStore, foreignFiles } from './store.ts';

const lookAt = (path: string) => stat(path).catch(ifMissing);

const sizeOf = async (path: string): Promise<number | undefined> => (await lookAt(path))?.size;

/** Stores files under `folder` as `ab/<sha256>`, where `ab` are the first two digits, and creates the folder. */
export const openDiskStore = async (folder: string): Promise<FileStore> => {
  const stagingFolder = await openStagingFolder(folder);
  const asideFolder = join(folder, 'quarantine');
  await mkdir(asideFolder, { recursive: true });

  const pathOf = (sha256: string): string => {
    checkDigest(sha256);
    return join(folder, sha256.slice(0, 2), sha256);
  };

  /** Restores quarantined bytes that are requested again. */
  const takeBack = async (sha256: string, path: string) => {
    await mkdir(dirname(path), { recursive: true });
    await moveDurably(join(asideFolder, sha256), path).catch(ifMissing);
  };

  const ownerPath = join(folder, 'installation');
  const owner = async () => (await readFile(ownerPath, 'utf8').catch(ifMissing))?.trim();

  return {
    place: folder,
    isShared: false,
    stagingFolder,

    owner,

    async belongTo(installationId) {
      const known = await owner();
      if (known === undefined) await writeDurably(ownerPath, `${installationId}\n`);
      else if (known !== installationId) throw foreignFiles(folder, 'DATA_DIR');
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

    async open(sha256, range) {
      const path = pathOf(sha256);
      const openFile = () => open(path).catch(ifMissing);
      // a stream that opens the file itself would emit the error before the caller listens
      let file = await openFile();
      if (!file) {
        await takeBack(sha256, path);
        file = await openFile();
      }
      if (!file) return undefined;
      const { size: sizeBytes } = await file.stat();
      return { sizeBytes, stream: file.createReadStream(range) };
    },

    async setAside(sha256, at) {
      const path = pathOf(sha256);
      if ((await sizeOf(path)) === undefined) return;
      await utimes(path, at, at);
      await moveDurably(path, join(asideFolder, sha256));
    },

    async eraseSetAside(sha256) {
      checkDigest(sha256);
      const path = join(asideFolder, sha256);
      if ((await sizeOf(path)) !== undefined) await removeDurably(path);
    },

    async removeSetAside(before, isWanted) {
      const gone: string[] = [];
      for (const sha256 of await readdir(asideFolder)) {
        const path = join(asideFolder, sha256);
        const isOld = async () => ((await lookAt(path))?.mtimeMs ?? before.getTime()) < before.getTime();
        if (!(await isOld())) continue;
        if (await isWanted(sha256)) await takeBack(sha256, pathOf(sha256));
        // the same bytes may have been quarantined again meanwhile
        else if (await isOld()) {
          await rm(path, { force: true });
          gone.push(sha256);
        }
      }
      return gone;
    },

    async *storedBefore(moment) {
      for (const parent of await readdir(folder)) {
        if (!/^[\da-f]{2}$/.test(parent)) continue;
        for (const sha256 of await readdir(join(folder, parent))) {
          const found = await lookAt(join(folder, parent, sha256));
          if (found && found.mtimeMs < moment.getTime()) yield sha256;
        }
      }
    },
  };
};
