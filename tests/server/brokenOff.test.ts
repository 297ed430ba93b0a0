import fs, { fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/db/embedded.ts';
import { loginThrottle } from '../../server/db/schema.ts';
import { causesOf } from '../../server/lib/faults.ts';
import { openHere } from '../support/openHere.ts';
import { dataFolder } from '../support/serverProcess.ts';

const { fsyncSync } = fs;
const onFsync = (fsync: typeof fsyncSync) => {
  fs.fsyncSync = fsync;
  syncBuiltinESMExports();
};
afterEach(() => onFsync(fsyncSync));

/** Has the disk refuse once. */
const refuseOnce = (code: string) =>
  onFsync(() => {
    onFsync(fsyncSync);
    throw Object.assign(new Error(`${code}: fsync`), { code });
  });

const row = { key: 'lost', attempts: 1, windowEndsAt: new Date() };

describe('a commit', () => {
  it('is on the disk before it is answered', async () => {
    const folder = await dataFolder();
    const { db, close } = await openEmbedded(folder, { open: openHere });
    const synced = { files: 0, folders: 0 };
    onFsync((fd) => {
      synced[fstatSync(fd).isDirectory() ? 'folders' : 'files'] += 1;
      fsyncSync(fd);
    });
    for (let index = 1; index <= 20; index += 1) {
      await db.insert(loginThrottle).values({ ...row, key: `commit ${index}` });
      expect(synced.files).toBeGreaterThanOrEqual(index);
    }
    // a table is a file of its own, whose name has to be on the disk as well
    const { folders } = synced;
    await db.execute(sql`create table named (one integer)`);
    expect(synced.folders).toBeGreaterThan(folders);
    await close();
  });
});

describe('a log that the disk does not take', () => {
  it.each([
    ['a transaction', 'ENOSPC'],
    ['a lone statement', 'EIO'],
  ])('makes no save of %s (%s): the database gives up', async (what, code) => {
    const folder = await dataFolder();
    const { db, close } = await openEmbedded(folder, { open: openHere });
    refuseOnce(code);
    const saved =
      what === 'a transaction'
        ? db.transaction((tx) => tx.insert(loginThrottle).values(row))
        : db.insert(loginThrottle).values(row);
    await expect(saved).rejects.toThrow();
    const error: unknown = await db.$count(loginThrottle).catch((reason) => reason);
    expect(causesOf(error).at(-1)).toMatchObject({ severity: 'PANIC' });
    await close().catch(() => {});
  });
});
