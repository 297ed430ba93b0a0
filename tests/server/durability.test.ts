import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHead } from '../../server/audit/headFile.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { lockFolder } from '../../server/db/folderLock.ts';
import { auditLog, loginThrottle, publications, revisions } from '../../server/db/schema.ts';
import { faultOf } from '../../server/lib/faults.ts';
import type { NewsWire } from '../support/publicationWire.ts';
import {
  bundleServer,
  dataFolder,
  headersOf,
  removeFolders,
  startProcess,
} from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { databaseTemplate } from '../support/serverTemplate.ts';

let bundle: string;
let DATA_DIR: string;
beforeAll(async () => {
  bundle = await bundleServer();
  DATA_DIR = await dataFolder();
});
afterAll(() => removeFolders(DATA_DIR, bundle));

const NEWS = '/api/Admin/News';
/** Four starts of a process: on a busy machine that takes its time. */
const SLOW_MS = 180_000;

async function pendingOf(address: string): Promise<NewsWire[]> {
  const answer = await fetch(`${address}${NEWS}/GetAllPending`, { headers: await headersOf(address) });
  return ((await answer.json()) as { data: NewsWire[] }).data;
}

describe('a server killed while it saves', () => {
  it(
    'has every save it answered, whole, when it starts again',
    async () => {
      const acknowledged = new Map<number, string>();
      for (let round = 0; round < 2; round += 1) {
        const server = await startProcess(bundle, { DATA_DIR });
        const headers = await headersOf(server.address);
        let isKilled = false;
        const wanted = acknowledged.size + 40 + 15 * round;
        const write = async (writer: number) => {
          for (let index = 0; !isKilled; index += 1) {
            const title = `${round}-${writer}-${index}`;
            const body = JSON.stringify(newsDraft(title));
            const answer = await fetch(`${server.address}${NEWS}/UpdateOrAdd`, {
              method: 'POST',
              headers,
              body,
            });
            const { data } = (await answer.json()) as { data: { id: number } };
            acknowledged.set(data.id, title);
            if (acknowledged.size < wanted || isKilled) continue;
            isKilled = true;
            server.child.kill('SIGKILL');
          }
        };
        await Promise.allSettled(Array.from({ length: 6 }, (_, writer) => write(writer)));
        expect(await server.end('SIGKILL')).toBeNull();
      }
      const server = await startProcess(bundle, { DATA_DIR });
      const items = new Map((await pendingOf(server.address)).map((item) => [item.id, item]));
      for (const [id, title] of acknowledged) {
        expect(items.get(id)?.news.map((entry) => entry.title)).toEqual(
          ['ru', 'uz', 'en'].map((each) => `${title} ${each}`),
        );
      }
      for (const { news } of items.values())
        expect(new Set(news.map(({ title }) => title.slice(0, -3))).size).toBe(1);
      expect(await server.end('SIGTERM')).toBe(0);
    },
    SLOW_MS,
  );

  it('has told the audit log of every state that it kept, and of no other', async () => {
    const { db, close } = await openEmbedded(DATA_DIR);
    const head = await readHead(DATA_DIR);
    expect(await verifyAudit(db, head ? [head] : [])).toEqual({ rows: expect.any(Number) });
    expect(head?.seq).toBeGreaterThan(80);
    const deeds = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.kind, 'news'))
      .orderBy(auditLog.recordId);
    const states = await db.select().from(revisions).orderBy(revisions.recordId);
    expect(deeds.map(({ recordId, version }) => [recordId, version])).toEqual(
      states.map(({ recordId, version }) => [recordId, version]),
    );
    expect(states).toHaveLength(await db.$count(publications));
    await close();
  });
});

describe('a database that ends by itself', () => {
  it('fails what was asked of it and whatever is asked from then on, and says so once', async () => {
    const folder = await dataFolder();
    const said: string[] = [];
    const { db, close } = await openEmbedded(folder, { onEnd: ({ message }) => said.push(message) });
    // without a log to write to it gives up
    await rm(join(folder, 'database/pg_wal'), { recursive: true });
    const underWay = db.transaction(async (tx) => {
      await tx.insert(loginThrottle).values({ key: 'lost', attempts: 1, windowEndsAt: new Date() });
      await tx.execute(sql`select pg_switch_wal()`);
      await tx.insert(loginThrottle).values({ key: 'lost too', attempts: 1, windowEndsAt: new Date() });
    });
    const waiting = db.$count(loginThrottle);
    for (const failed of [underWay, waiting, db.$count(loginThrottle)]) {
      expect(await failed.then(() => 200, faultOf)).toBe(503);
    }
    await expect.poll(() => said).toEqual([expect.stringMatching(/^The embedded database has ended: /)]);
    await close();
    await (await lockFolder(folder)).release();
    await removeFolders(folder);
  });

  it('ends the server, which says so', async () => {
    const folder = await dataFolder();
    const server = await startProcess(bundle, { DATA_DIR: folder });
    const headers = await headersOf(server.address);
    await rm(join(folder, 'database/pg_wal'), { recursive: true });
    const picture = `<img src="data:image/png;base64,${randomBytes(6_000_000).toString('base64')}">`;
    const [ru, ...others] = newsDraft('Картина').news;
    const body = JSON.stringify({ ...newsDraft(), news: [{ ...ru, description: picture }, ...others] });
    const ended = once(server.child, 'exit');
    for (let save = 0; server.child.exitCode === null && save < 5; save += 1) {
      await fetch(`${server.address}${NEWS}/UpdateOrAdd`, { method: 'POST', headers, body }).catch(() => {});
    }
    expect(await ended).toEqual([1, null]);
    expect(server.output()).toMatch(/Встроенная база данных остановилась, сервер остановлен\..+has ended/);
    await removeFolders(folder);
  });
});

describe('the data folder', () => {
  it('belongs to one process: a second one says so and leaves it alone, as does one whose port is taken', async () => {
    const server = await startProcess(bundle, { DATA_DIR });
    const failure = await startProcess(bundle, { DATA_DIR }).catch((error: Error) => error.message);
    expect(failure).toMatch(/^ended with 1: Папка данных .+ уже занята .+is in use by another process\.\n$/);
    const folder = await dataFolder();
    const { port: PORT } = new URL(server.address);
    const taken = await startProcess(bundle, { DATA_DIR: folder, PORT }).catch(
      (error: Error) => error.message,
    );
    expect(taken).toMatch(/ended with 1: .*Порт уже занят/s);
    expect((await pendingOf(server.address)).length).toBeGreaterThan(0);
    expect(await server.end('SIGTERM')).toBe(0);
    await removeFolders(folder);
  });

  it('has one winner when many ask for it at once', async () => {
    const folder = await dataFolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.release();
    await (await lockFolder(folder)).release();
    await removeFolders(folder);
  });

  it('is held by a socket in it, however long its path is and whoever was killed there', async () => {
    const base = await dataFolder();
    const folder = join(base, 'a'.repeat(120), 'б'.repeat(60));
    const socket = join(folder, 'server.lock');
    const first = await lockFolder(folder);
    expect(existsSync(socket)).toBe(true);
    await first.release();
    // what a killed server leaves: a name that nobody answers to
    await writeFile(socket, '');
    const second = await lockFolder(folder);
    const { ino } = await stat(socket);
    await expect(lockFolder(folder)).rejects.toThrow(/уже занята/);
    expect((await stat(socket)).ino).toBe(ino);
    await second.release();
    expect(existsSync(socket)).toBe(false);
    await (await lockFolder(folder)).release();
    await removeFolders(base);
  });

  it('gets a whole database or none: what an interrupted first start left is made again', async () => {
    const folder = await dataFolder();
    await rm(join(folder, 'database'), { recursive: true });
    await mkdir(join(folder, 'database.new'));
    await writeFile(join(folder, 'database.new/PG_VERSION'), 'half');
    const { db, close } = await openEmbedded(folder, { template: await databaseTemplate() });
    expect(await db.$count(loginThrottle)).toBe(0);
    expect(existsSync(join(folder, 'database.new'))).toBe(false);
    // each of PostgreSQL's own patterns would be three hundred files more to copy and to sync
    expect(await readdir(join(folder, 'database/base'))).toHaveLength(1);
    await close();
    await removeFolders(folder);
  });

  it('is made by initdb when the build left no template', async () => {
    const folder = await dataFolder();
    await rm(join(folder, 'database'), { recursive: true });
    const { db, close } = await openEmbedded(folder, { template: '/nonexistent' });
    expect(await db.$count(loginThrottle)).toBe(0);
    await close();
    await removeFolders(folder);
  });
});

describe('a server told to stop', () => {
  it('by SIGTERM or SIGINT answers the request under way, then ends with 0', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await startProcess(bundle, { DATA_DIR });
      const { hostname, port } = new URL(server.address);
      const { authorization } = await headersOf(server.address);
      const body = JSON.stringify(newsDraft(`Последняя ${signal}`));
      const socket = connect(Number(port), hostname);
      const head = [
        `POST ${NEWS}/UpdateOrAdd HTTP/1.1`,
        'host: localhost',
        `authorization: ${authorization}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        'expect: 100-continue',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      // the server has begun to read this request once it asks for the body
      await new Promise((resolve) => socket.once('data', resolve));
      const ended = server.end(signal);
      await expect.poll(() => server.output()).toContain('"stopping"');
      socket.write(body);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(await ended).toBe(0);
    }
    const again = await startProcess(bundle, { DATA_DIR });
    const titles = (await pendingOf(again.address)).map(({ news }) => news[0]?.title);
    expect(titles).toEqual(expect.arrayContaining(['Последняя SIGTERM ru', 'Последняя SIGINT ru']));
    await again.end('SIGTERM');
  });
});

describe('a server that is to leave its place to another one', () => {
  it('is not ready first, answers meanwhile, and does not wait for ever for what is under way', async () => {
    const env = { STOP_DELAY_SECONDS: '1', STOP_DEADLINE_SECONDS: '3' };
    const server = await startProcess(bundle, { DATA_DIR, ...env });
    const { hostname, port } = new URL(server.address);
    const hanging = connect(Number(port), hostname).on('error', () => undefined);
    hanging.write('POST /Access/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n');
    const ready = () => fetch(`${server.address}/health/ready`);
    expect((await ready()).status).toBe(200);
    const ended = server.end('SIGTERM');
    await expect.poll(() => server.output()).toContain('"stopping"');
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'stopping' });
    expect((await fetch(`${server.address}${NEWS}/GetCount`)).status).toBe(401);
    expect(await ended).toBe(0);
    hanging.destroy();
  });
});

describe('the console', () => {
  const signInAt = (address: string, password: string) =>
    fetch(`${address}/Access/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin@depository.uz', password }),
    });

  it('shows the address, and each password that was made up until somebody has signed in with it', async () => {
    const folder = await dataFolder();
    const first = await startProcess(bundle, { DATA_DIR: folder, DEPO_PASSWORD: '' });
    await expect.poll(() => first.output()).toMatch(/admin@depository\.uz +\w{5}(-\w{5}){3} +admin +Дилноза/);
    const file = join(folder, 'first-password');
    expect(first.output()).toContain(file);
    const [, password = ''] = /(\w{5}(?:-\w{5}){3})/.exec(first.output()) ?? [];
    expect(await readFile(file, 'utf8')).toBe(`admin@depository.uz ${password}\n`);
    expect((await signInAt(first.address, password)).status).toBe(200);
    expect(existsSync(file)).toBe(false);
    await first.end('SIGTERM');
    const second = await startProcess(bundle, { DATA_DIR: folder, DEPO_PASSWORD: '' });
    expect(second.output()).not.toMatch(/Парол|admin@/);
    await second.end('SIGTERM');
    await removeFolders(folder);
  });

  it('loses no password when the port is taken at the very first start', async () => {
    const folder = await dataFolder();
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const PORT = String((squatter.address() as AddressInfo).port);
    const env = { DATA_DIR: folder, DEPO_PASSWORD: '', PORT };
    await expect(startProcess(bundle, env)).rejects.toThrow('Порт уже занят');
    await new Promise((resolve) => squatter.close(resolve));
    const server = await startProcess(bundle, env);
    await expect.poll(() => server.output()).toContain(join(folder, 'first-password'));
    const [, password = ''] = (await readFile(join(folder, 'first-password'), 'utf8')).trim().split(' ');
    expect((await signInAt(server.address, password)).status).toBe(200);
    await server.end('SIGTERM');
    await removeFolders(folder);
  });

  it('says in one sentence why the server did not start', async () => {
    const wrongPort = await startProcess(bundle, { DATA_DIR, PORT: '80x' }).catch(
      (error: Error) => error.message,
    );
    expect(wrongPort).toMatch(/^ended with 1: PORT: ожидается целое число .+\n$/);
  });
});
