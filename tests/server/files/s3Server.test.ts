import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../server/db/schema.ts';
import { type FileStore, StoreAwayError } from '../../../server/files/store.ts';
import { eraseUnused } from '../../../server/files/storedFiles.ts';
import { sweepFiles } from '../../../server/files/sweep.ts';
import { warnings } from '../../../server/operation/warnings.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startObjectStore } from '../../support/objectStore.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import { type Calls, callsOf } from './multipart.ts';
import { noise, PDF } from './pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const folder = folderForAll();
const objects = forAll(startObjectStore);
afterEach(() => {
  objects.misbehave(undefined);
  objects.checkDigests(true);
});

describe('a server whose files are in a bucket', () => {
  let server: TestServer;
  let admin: Calls;
  beforeAll(async () => {
    server = await startServer({ env: objects.env, hasThread: true });
    admin = await callsOf(server, 'admin');
  });
  afterAll(() => server.stop());

  let made = 0;
  const upload = () => {
    made += 1;
    return admin.upload('Pdf', { filename: 'a.pdf', bytes: Buffer.concat([PDF, Buffer.from(`%${made}`)]) });
  };
  const rangeOf = async (id: number, headers: Record<string, string>) => {
    const url = `/WebsiteFiles/File/GetPdf/${id}`;
    return await server.send({ url, headers: { authorization: admin.authorization, ...headers } });
  };

  it('sends them whole or in part, and none through its own disk', async () => {
    const { body } = await upload();
    const whole = await admin.read(`/WebsiteFiles/File/GetPdf/${body.data}`);
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': `${PDF.length + 2}` });
    expect(whole.bytes.equals(Buffer.concat([PDF, Buffer.from(`%${made}`)]))).toBe(true);
    const part = await rangeOf(body.data, { range: 'bytes=1-4' });
    expect({ status: part.status, body: part.body }).toEqual({ status: 206, body: 'PDF-' });
    expect(part.headers['content-range']).toBe(`bytes 1-4/${PDF.length + 2}`);
    const etag = String(part.headers.etag);
    expect((await rangeOf(body.data, { range: 'bytes=-2', 'if-range': etag })).body).toBe(`%${made}`);
    expect((await rangeOf(body.data, { range: 'bytes=5-' })).status).toBe(206);
    for (const range of ['bytes=5-2', 'bytes=1-2,4-5', 'lines=1-2', 'bytes=-'])
      expect((await rangeOf(body.data, { range })).status).toBe(200);
    expect((await rangeOf(body.data, { range: 'bytes=1-2', 'if-range': '"another"' })).status).toBe(200);
    const beyond = await rangeOf(body.data, { range: 'bytes=100000-' });
    expect({ status: beyond.status, size: beyond.headers['content-range'] }).toEqual({
      status: 416,
      size: `bytes */${PDF.length + 2}`,
    });
    expect(await readdir(join(server.settings.dataDir, 'files'))).toEqual(['staging']);
  });

  it('lets go of a person’s bytes at once, but not of those that somebody uploads meanwhile', async () => {
    const { db } = server;
    const { fileStore } = server.app;
    const [named, again, alone] = await Promise.all(
      [0, 1, 2].map(async () => {
        const { data: id } = (await upload()).body;
        const [row] = await db.delete(files).where(eq(files.id, id)).returning();
        if (!row) throw new Error('no row');
        return row;
      }),
    );
    if (!named || !again || !alone) throw new Error('no rows');
    const setAside: FileStore['setAside'] = async (sha256, at) => {
      await fileStore.setAside(sha256, at);
      if (sha256 === named.sha256) await db.insert(files).values(named);
    };
    const eraseSetAside: FileStore['eraseSetAside'] = async (sha256) => {
      // found none, and its row is still to come
      if (sha256 === again.sha256) {
        const path = join(fileStore.stagingFolder, randomUUID());
        await writeFile(path, await bytesOf(again.sha256));
        await fileStore.add({ path, sha256, sizeBytes: again.sizeBytes });
      }
      await fileStore.eraseSetAside(sha256);
    };
    const bytesOf = async (sha256: string) => {
      const bytes = await fileStore.open(sha256);
      return bytes ? await buffer(bytes.stream) : Buffer.alloc(0);
    };
    const names = [named, again, alone].map(({ sha256 }) => sha256);
    await eraseUnused(db, { ...fileStore, setAside, eraseSetAside }, names);
    const lengths = await Promise.all(names.map(async (name) => (await bytesOf(name)).length));
    expect(lengths).toEqual([named.sizeBytes, again.sizeBytes, 0]);
  });

  it('answers 503 with Retry-After while the bucket is away, loses nothing, and leaves nothing behind', async () => {
    const kept = (await upload()).body.data as number;
    const cover = (
      await admin.upload('Cover', { filename: 'a.png', bytes: await noise(9, 9).png().toBuffer() })
    ).body.data;
    await objects.stop();
    for (const answer of [await upload(), await rangeOf(kept, {})]) {
      expect({ status: answer.status, again: answer.headers['retry-after'] }).toEqual({
        status: 503,
        again: expect.stringMatching(/^\d+$/),
      });
      expect(answer.body.message).toMatch(/^Сервер временно недоступен/);
    }
    // what needs no file goes on
    expect((await server.as('admin', 'GET', '/api/Admin/News/GetAllPending')).status).toBe(200);
    const removed = await server.as('admin', 'DELETE', `/WebsiteFiles/File/DeleteCover/${cover}`);
    expect(removed.status).toBe(200);
    const { status, body } = await server.send({ url: '/health/ready', headers: { host: 'localhost' } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'warning',
      parts: { store: { state: 'warning', message: expect.stringMatching(/^Хранилище файлов недоступно/) } },
    });
    const { body: system } = await server.as('admin', 'GET', '/api/Admin/System/Get');
    expect(system.data.files.place).toBe(`${objects.settings.endpoint}/depository`);
    expect(system.data.warnings).toContainEqual(expect.stringMatching(/^Хранилище файлов недоступно: http/));
    const told = await warnings(server.app);
    expect(told.filter((each) => /Содержимого|Файлы лежат/.test(each))).toEqual([]);
    const path = join(folder, 'away.tar');
    await expect(typed(server, 'backup', path)).rejects.toThrow(/Хранилище файлов .+ недоступно/);
    expect(existsSync(path)).toBe(false);
    await expect(sweepFiles(server.db, server.app.fileStore)).rejects.toThrow(StoreAwayError);
    expect(await readdir(server.app.fileStore.stagingFolder)).toEqual([]);

    await objects.start();
    expect((await rangeOf(kept, {})).status).toBe(200);
    expect((await upload()).status).toBe(200);
    const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
    await server.db.update(files).set({ createdAt: inDays(30) });
    await sweepFiles(server.db, server.app.fileStore, inDays(2));
    await sweepFiles(server.db, server.app.fileStore, inDays(10));
    const named = (await server.db.select().from(files)).map(
      ({ sha256 }) => `files/${sha256.slice(0, 2)}/${sha256}`,
    );
    expect(await objects.names('files/')).toEqual([...new Set(named)].sort());
    expect(await objects.names('quarantine/')).toEqual([]);
  });

  it('whose bucket goes away in the middle of a backup makes none, rather than one without files', async () => {
    const path = join(folder, 'cut.tar');
    const store = server.app.fileStore;
    const open = store.open;
    store.open = async (...asked) => {
      const bytes = await open(...asked);
      await objects.stop();
      return bytes;
    };
    await expect(typed(server, 'backup', path)).rejects.toThrow(/недоступно/);
    store.open = open;
    await objects.start();
    expect(existsSync(path)).toBe(false);
    expect(await typed(server, 'backup', path)).not.toContain('Внимание');
  });
});
