import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/db/embedded.ts';
import { BrokenOffError, hear } from '../../server/db/messages.ts';
import { loginThrottle } from '../../server/db/schema.ts';
import { causesOf } from '../../server/lib/faults.ts';
import { openHere } from '../support/openHere.ts';
import { dataFolder, removeFolders } from '../support/serverProcess.ts';

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
    const error: unknown = await saved.then(
      () => undefined,
      (reason) => reason,
    );
    expect(causesOf(error).at(-1)).toMatchObject({ severity: 'PANIC' });
    await close().catch(() => {});
    await removeFolders(folder);
  });
});

describe('an answer that ends in the middle', () => {
  const done = Buffer.from('C\0\0\0\x0bCOMMIT\0', 'latin1');
  const ready = Buffer.from('Z\0\0\0\x05I', 'latin1');
  const heard = (...said: Buffer[]) => {
    let tag = '';
    const listener = { done: (told: string) => (tag = told) };
    hear(Buffer.concat(said), listener, () => tag !== '');
    return tag;
  };

  it('is none, whatever was said before', () => {
    expect(heard(done, ready)).toBe('COMMIT');
    for (const said of [[], [done], [ready]]) expect(() => heard(...said)).toThrow(BrokenOffError);
  });
});
