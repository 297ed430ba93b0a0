import { readlinkSync } from 'node:fs';
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFirstPasswords } from '../../server/accounts/firstPasswords.ts';
import { headKeeper, readHead } from '../../server/audit/headFile.ts';
import { openDiskStore } from '../../server/files/diskStore.ts';
import { writeDurably } from '../../server/lib/durably.ts';
import { folderDelivery } from '../../server/mail/delivery.ts';

let folder: string;
/** What was brought to the disk, in this order; paths from the folder. */
let synced: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'depository-durably-'));
  synced = [];
  const handle = await open(folder, 'r');
  const prototype = Object.getPrototypeOf(handle);
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: typeof handle) {
    synced.push(relative(folder, readlinkSync(`/proc/self/fd/${this.fd}`)) || 'folder');
    await sync.call(this);
  });
  await handle.close();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const failed = (error: unknown) => {
  throw error;
};

describe('bytes and then the name are on the disk', () => {
  it('of a password that was made up, and that it is gone', async () => {
    await keepFirstPasswords(folder, [{ userName: 'admin', password: 'secret' }]);
    expect(synced).toEqual(['first-password.new', 'folder']);
    await keepFirstPasswords(folder, []);
    expect(synced).toEqual(['first-password.new', 'folder', 'folder']);
  });

  it('of the head of the audit log', async () => {
    const head = { seq: 7, digest: 'a'.repeat(64) };
    const keeper = headKeeper(folder, async () => true, failed);
    keeper.note(head);
    await keeper.settle();
    expect(synced).toEqual([`audit-head.${process.pid}.new`, 'folder']);
    expect(await readHead(folder)).toEqual(head);
  });

  it('of heads that follow each other closely, once for all that came within a second', async () => {
    const headAt = (seq: number) => ({ seq, digest: 'b'.repeat(64) });
    const keeper = headKeeper(folder, async () => true, failed);
    keeper.note(headAt(11));
    await vi.waitFor(() => expect(synced).toHaveLength(2));
    synced.length = 0;
    for (const seq of [12, 13, 14]) keeper.note(headAt(seq));
    await keeper.settle();
    expect(await readHead(folder)).toEqual(headAt(14));
    expect(synced).toEqual([`audit-head.${process.pid}.new`, 'folder']);
  });

  it('of a letter that stays here, and of the folder that was made for it', async () => {
    const times = { createdAt: new Date(0), nextAttemptAt: new Date(0) };
    const done = { leasedUntil: null, sentAt: null, isInFolder: false, failedAt: null, lastError: null };
    const words = { recipient: 'a@b.uz', subject: 's', text: 't', html: 'h', messageId: '<1@b.uz>' };
    const mail = {
      id: 1,
      kind: 'link',
      applicationId: null,
      attempts: 1,
      ...words,
      ...times,
      ...done,
    } as const;
    const deliver = folderDelivery(join(folder, 'outbox'), { name: '', address: 'c@b.uz' });
    await deliver(mail, AbortSignal.timeout(5_000));
    expect(synced).toEqual(['folder', 'outbox/1970-01-01T00-00-00-link-1.eml.part', 'outbox']);
  });

  it('of whom the files belong to, and of bytes set aside and taken back', async () => {
    const store = await openDiskStore(folder);
    await store.belongTo('installation-1');
    expect(synced).toEqual(['installation.new', 'folder']);
    const sha256 = 'ab'.repeat(32);
    await writeFile(join(folder, 'staging/one'), 'one');
    await store.add({ path: join(folder, 'staging/one'), sha256, sizeBytes: 3 });
    expect(synced.splice(0).slice(2)).toEqual(['folder', 'ab', 'staging']);
    await store.setAside(sha256, new Date());
    expect(synced.splice(0)).toEqual(['quarantine', 'ab']);
    const { stream } = (await store.open(sha256)) ?? {};
    stream?.destroy();
    expect(synced).toEqual(['ab', 'quarantine']);
  });
});

describe('a file that is written durably', () => {
  it('is what it was until all of the new one is there, and what was left half is overwritten', async () => {
    const path = join(folder, 'file');
    await writeDurably(path, 'first');
    await writeFile(`${path}.new`, 'half of something longer', { mode: 0o644 });
    await writeDurably(path, 'second');
    expect(await readFile(path, 'utf8')).toBe('second');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['file']);
  });
});
