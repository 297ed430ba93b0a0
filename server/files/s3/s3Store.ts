import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '../../settings.ts';
import { openStagingFolder } from '../staging.ts';
import { checkDigest, type FileStore, foreignFiles } from '../store.ts';
import { bodyOf, openBucket } from './bucket.ts';

const IN_USE = 'files/';
const ASIDE = 'quarantine/';
const OWNER = 'installation';

function keyOf(sha256: string) {
  checkDigest(sha256);
  return `${IN_USE}${sha256.slice(0, 2)}/${sha256}`;
}

/** Unique by time and instance. */
const asideKeyOf = (sha256: string, at: Date) => `${ASIDE}${sha256}/${at.getTime()}-${randomUUID()}`;

const nameIn = (key: string) => /\/([\da-f]{64})$/.exec(key)?.[1];

/**
 * Stores files in a bucket as `files/ab/<sha256>`.
 *
 * S3 cannot rename, and several servers use the bucket, so moving is copying and deleting. Nothing is lost in any interleaving: an object
 * in use is only deleted by an instance that has just made its own copy in `quarantine/`, and a copy there only after its time, when its
 * original exists or nothing refers to it.
 */
export async function openS3Store(
  settings: S3Settings,
  folder: string,
  silenceMs?: number,
): Promise<FileStore> {
  const bucket = await openBucket(settings, silenceMs);
  const stagingFolder = await openStagingFolder(folder);

  /** Restores quarantined bytes that are requested again. */
  async function takenBack(sha256: string) {
    let newest: string | undefined;
    for await (const { key } of bucket.list(`${ASIDE}${sha256}/`)) newest = key;
    return newest !== undefined && (await bucket.copy(newest, keyOf(sha256)));
  }

  const store: FileStore = {
    place: `${settings.endpoint}/${settings.bucket}`,
    isShared: true,
    stagingFolder,

    async owner() {
      const known = await bucket.open(OWNER);
      return known && (await text(known.stream)).trim();
    },

    async belongTo(installationId) {
      const known = await store.owner();
      if (known === undefined) {
        await bucket.putVerified(OWNER, bodyOf(`${installationId}\n`));
        await store.belongTo(installationId);
      } else if (known !== installationId) throw foreignFiles(store.place, 'S3_BUCKET');
    },

    async add({ path, sha256, sizeBytes }) {
      const key = keyOf(sha256);
      if ((await bucket.sizeOf(key)) !== sizeBytes) {
        await bucket.putVerified(key, { sha256, sizeBytes, open: () => createReadStream(path) });
      }
      await rm(path, { force: true });
    },

    async has(sha256) {
      return (await bucket.sizeOf(keyOf(sha256))) !== undefined;
    },

    async open(sha256, range) {
      const key = keyOf(sha256);
      const found = await bucket.open(key, range);
      if (found || !(await takenBack(sha256))) return found;
      return await bucket.open(key, range);
    },

    async setAside(sha256, at) {
      const key = keyOf(sha256);
      if (await bucket.copy(key, asideKeyOf(sha256, at))) await bucket.remove(key);
    },

    async eraseSetAside(sha256) {
      checkDigest(sha256);
      for await (const { key } of bucket.list(`${ASIDE}${sha256}/`)) await bucket.remove(key);
    },

    async removeSetAside(before, isWanted) {
      const gone = new Set<string>();
      for await (const { key } of bucket.list(ASIDE)) {
        const [, sha256 = '', at] = /^quarantine\/([\da-f]{64})\/(\d+)-/.exec(key) ?? [];
        if (!at || Number(at) >= before.getTime()) continue;
        if (!(await isWanted(sha256))) gone.add(sha256);
        else if (!(await store.has(sha256))) await bucket.copy(key, keyOf(sha256));
        await bucket.remove(key);
      }
      return [...gone];
    },

    async *storedBefore(moment) {
      for await (const { key, modifiedAt } of bucket.list(IN_USE)) {
        const sha256 = nameIn(key);
        if (sha256 && modifiedAt < moment) yield sha256;
      }
    },
  };
  return store;
}
