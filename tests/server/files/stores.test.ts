import { createHash, randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from '../../../server/files/openFileStore.ts';
import type { FileStore } from '../../../server/files/store.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startObjectStore } from '../../support/objectStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY = async () => false;

const folder = folderForAll();
const objects = forAll(startObjectStore);

describe.each(['disk', 'S3'] as const)('the file store on %s', (kind) => {
  let store: FileStore;
  const reopened = () =>
    openFileStore({ dataDir: join(folder, kind), s3: kind === 'S3' ? objects.settings : undefined });
  beforeAll(async () => {
    store = await reopened();
  });

  async function stage(content: string) {
    const path = join(store.stagingFolder, randomUUID());
    await writeFile(path, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path, sha256, sizeBytes: Buffer.byteLength(content) };
  }
  async function add(content: string) {
    const staged = await stage(content);
    await store.add(staged);
    return staged.sha256;
  }
  async function read(sha256: string, range?: { start: number; end: number }) {
    const bytes = await store.open(sha256, range);
    return bytes && { sizeBytes: bytes.sizeBytes, text: (await buffer(bytes.stream)).toString() };
  }
  async function stored(before = new Date(Date.now() + DAY_MS)) {
    const names: string[] = [];
    for await (const name of store.storedBefore(before)) names.push(name);
    return names;
  }

  it('takes bytes over, the same ones once, and gives them back whole or in part', async () => {
    const [one, two] = [await add('0123456789'), await add('0123456789')];
    expect(one).toBe(two);
    expect(await readdir(store.stagingFolder)).toEqual([]);
    expect(await store.has(one)).toBe(true);
    expect(await read(one)).toEqual({ sizeBytes: 10, text: '0123456789' });
    expect(await read(one, { start: 2, end: 4 })).toEqual({ sizeBytes: 10, text: '234' });
    expect(await stored()).toEqual([one]);
    expect(await stored(new Date(Date.now() - DAY_MS))).toEqual([]);
  });

  it('has nothing under an unknown name, and removing it is harmless', async () => {
    const nothing = '0'.repeat(64);
    expect(await store.has(nothing)).toBe(false);
    expect(await store.open(nothing)).toBeUndefined();
    await store.setAside(nothing, new Date());
    expect(await store.removeSetAside(new Date(Date.now() + DAY_MS), NOBODY)).toEqual([]);
  });

  it.each(['../../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`])(
    'takes nothing for a name that is not a SHA-256: %j',
    async (name) => {
      await expect(store.open(name)).rejects.toThrow('SHA-256');
      await expect(store.setAside(name, new Date())).rejects.toThrow('SHA-256');
    },
  );

  it('brings bytes back that were set aside when somebody asks for them', async () => {
    const name = await add('asked for again');
    await store.setAside(name, new Date());
    expect(await store.has(name)).toBe(false);
    expect(await stored()).not.toContain(name);
    expect(await read(name, { start: 0, end: 4 })).toEqual({ sizeBytes: 15, text: 'asked' });
    expect(await store.has(name)).toBe(true);
  });

  it('removes for good what nobody wants and has lain aside for its time, and that alone', async () => {
    const [old, young, wanted] = [await add('old'), await add('young'), await add('wanted')];
    const now = Date.now();
    for (const name of [old, wanted]) await store.setAside(name, new Date(now - 8 * DAY_MS));
    await store.setAside(young, new Date(now - 6 * DAY_MS));
    const gone = await store.removeSetAside(new Date(now - 7 * DAY_MS), async (name) => name === wanted);
    expect(gone).toEqual([old]);
    expect(await store.has(wanted)).toBe(true);
    expect(await read(old)).toBeUndefined();
    expect(await read(young)).toMatchObject({ text: 'young' });
  });

  it('loses nothing that is wanted, though many set it aside, bring it back and clear away at once', async () => {
    const name = await add('much fought over');
    const works = Array.from({ length: 24 }, (_, index) => async () => {
      if (index % 3 === 0) await store.setAside(name, new Date());
      else if (index % 3 === 1) await read(name);
      else await store.removeSetAside(new Date(Date.now() - DAY_MS), async () => true);
    });
    // on a disk one of two that move the same file at once finds it gone; what counts is that it is somewhere
    await Promise.allSettled(works.map((work) => work()));
    expect(await read(name)).toEqual({ sizeBytes: 16, text: 'much fought over' });
  });

  it('belongs to the installation that first had it, and to no other', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await store.belongTo(mine);
    await store.belongTo(mine);
    await expect(store.belongTo(other)).rejects.toThrow(/^Файлы в .+ принадлежат другой базе данных/);
    await expect((await reopened()).belongTo(other)).rejects.toThrow('belong to another database');
  });
});
