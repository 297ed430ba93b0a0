import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { underLease } from '../../server/db/lease.ts';
import { files } from '../../server/db/schema.ts';
import { openDiskStore } from '../../server/files/diskStore.ts';
import { sweepFiles } from '../../server/files/sweep.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { type Calls, callsOf } from './files/multipart.ts';
import { noise, PDF } from './files/pictures.ts';

const HOUR_MS = 60 * 60 * 1000;

const server = serverForAll();
let admin: Calls;

beforeAll(async () => {
  admin = await callsOf(server, 'admin');
});

const folder = () => join(server.settings.dataDir, 'files');
const bytesOnDisk = async () =>
  (await readdir(folder(), { recursive: true })).filter((name) => /^[\da-f]{2}.[\da-f]{64}$/.test(name));
const upload = async (width: number) => {
  const bytes = await noise(width, 10).png().toBuffer();
  return (await admin.upload('Cover', { filename: 'a.png', bytes })).body.data as number;
};
const uploadPdf = async () =>
  (await admin.upload('Pdf', { filename: 'a.pdf', bytes: PDF })).body.data as number;
const age = (id: number, hours: number) =>
  server.db
    .update(files)
    .set({ createdAt: new Date(Date.now() - hours * HOUR_MS) })
    .where(eq(files.id, id));
const exists = async (id: number) => (await server.db.$count(files, eq(files.id, id))) === 1;

describe('a file that nothing refers to', () => {
  it('is removed with its bytes when it is older than a day, and no other one is', async () => {
    const [orphan, young, cover, pdf] = [
      await upload(21),
      await upload(22),
      await upload(23),
      await uploadPdf(),
    ];
    const draft = newsDraft('С файлами');
    Object.assign(draft.news[1] ?? {}, { coverId: cover, pdfId: pdf });
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft);
    for (const id of [orphan, cover, pdf]) await age(id, 25);
    await age(young, 23);
    const before = await bytesOnDisk();

    expect(await sweepFiles(server.db, server.app.fileStore)).toMatchObject({
      files: [{ id: orphan, kind: 'cover' }],
      bytes: [],
    });

    expect(await Promise.all([orphan, young, cover, pdf].map(exists))).toEqual([false, true, true, true]);
    expect((await bytesOnDisk()).length).toBe(before.length - 1);
    for (const id of [young, cover]) {
      expect((await admin.read(`/WebsiteFiles/File/GetCover/${id}`)).status).toBe(200);
    }
  });

  it('keeps bytes that a younger file shares', async () => {
    const bytes = await noise(24, 10).png().toBuffer();
    const ids: number[] = [];
    for (const filename of ['a.png', 'b.png'])
      ids.push((await admin.upload('Cover', { filename, bytes })).body.data);
    await age(ids[0] ?? 0, 30);
    await sweepFiles(server.db, server.app.fileStore);
    expect((await admin.read(`/WebsiteFiles/File/GetCover/${ids[0]}`)).status).toBe(404);
    expect((await admin.read(`/WebsiteFiles/File/GetCover/${ids[1]}`)).status).toBe(200);
  });

  it('stays for the former states of an item that is deleted', async () => {
    const cover = await upload(25);
    const draft = newsDraft('На удаление');
    Object.assign(draft.news[0] ?? {}, { coverId: cover });
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft);
    await age(cover, 48);
    await sweepFiles(server.db, server.app.fileStore);
    expect(await exists(cover)).toBe(true);
    const list = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    const item = list.body.data.find(
      (each: { news: { coverId: number }[] }) => each.news[0]?.coverId === cover,
    );
    expect((await server.as('admin', 'DELETE', `/api/Admin/News/Delete${item.id}`)).status).toBe(200);
    await sweepFiles(server.db, server.app.fileStore);
    expect(await exists(cover)).toBe(true);
  });
});

describe('what an interrupted run left on disk', () => {
  it('is removed: bytes without a row, when they are older than a day', async () => {
    const cover = await upload(26);
    const [row] = await server.db.select().from(files).where(eq(files.id, cover));
    const path = join(folder(), row?.sha256.slice(0, 2) ?? '', row?.sha256 ?? '');
    await server.db.delete(files).where(eq(files.id, cover));
    expect((await sweepFiles(server.db, server.app.fileStore)).bytes).toEqual([]);
    const old = new Date(Date.now() - 25 * HOUR_MS);
    await utimes(path, old, old);
    expect((await sweepFiles(server.db, server.app.fileStore)).bytes).toEqual([row?.sha256]);
    expect(await bytesOnDisk()).not.toContain(path.slice(folder().length + 1));
  });

  it('is removed: unfinished uploads, at the next start', async () => {
    const staging = join(folder(), 'staging');
    const old = new Date(Date.now() - 25 * HOUR_MS);
    for (const name of ['old', 'young']) await writeFile(join(staging, name), 'a');
    await utimes(join(staging, 'old'), old, old);
    await openDiskStore(folder());
    expect(await readdir(staging)).toEqual(['young']);
  });
});

describe('bytes that were taken out of use', () => {
  const aside = () => readdir(join(folder(), 'quarantine'));

  it('lie aside for a week, come back when somebody asks for them, and are gone after it', async () => {
    const cover = await upload(27);
    const [row] = await server.db.select().from(files).where(eq(files.id, cover));
    const sha256 = row?.sha256 ?? '';
    await age(cover, 25);
    await cleanUp(server.app);
    expect(await aside()).toContain(sha256);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({
        msg: 'files taken out of use',
        files: expect.arrayContaining([{ id: cover, kind: 'cover', sha256 }]),
      }),
    );
    const bytes = await server.app.fileStore.open(sha256);
    bytes?.stream.destroy();
    expect(bytes?.sizeBytes).toBe(row?.sizeBytes);
    expect(await aside()).not.toContain(sha256);

    await server.app.fileStore.setAside(sha256, new Date());
    const inDays = (days: number) => new Date(Date.now() + days * 24 * HOUR_MS);
    expect((await sweepFiles(server.db, server.app.fileStore, inDays(6))).gone).toEqual([]);
    expect((await sweepFiles(server.db, server.app.fileStore, inDays(8))).gone).toContain(sha256);
    expect(await server.app.fileStore.open(sha256)).toBeUndefined();
  });

  it('go back to their place when a row names them again, as one out of a backup does', async () => {
    const cover = await upload(29);
    const [row] = await server.db.select().from(files).where(eq(files.id, cover));
    if (!row) throw new Error('no row');
    await age(cover, 25);
    await cleanUp(server.app);
    expect(await aside()).toContain(row.sha256);
    await server.db.insert(files).values(row);
    const draft = newsDraft('Из копии');
    Object.assign(draft.news[0] ?? {}, { coverId: cover });
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft);
    const nextWeek = new Date(Date.now() + 8 * 24 * HOUR_MS);
    expect((await sweepFiles(server.db, server.app.fileStore, nextWeek)).gone).not.toContain(row.sha256);
    expect(await aside()).not.toContain(row.sha256);
    expect(await server.app.fileStore.has(row.sha256)).toBe(true);
    expect((await admin.read(`/WebsiteFiles/File/GetCover/${cover}`)).status).toBe(200);
  });

  it('are taken by one server at a time', async () => {
    const cover = await upload(28);
    await age(cover, 25);
    await underLease(server.db, 'sweep of files', 1, async () => {
      await sweepFiles(server.db, server.app.fileStore);
      expect(await exists(cover)).toBe(true);
    });
    await sweepFiles(server.db, server.app.fileStore);
    expect(await exists(cover)).toBe(false);
  });
});
