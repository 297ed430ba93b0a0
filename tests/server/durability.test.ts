import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readHead } from '../../server/audit/headFile.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { lockFolder } from '../../server/db/folderLock.ts';
import { auditLog, loginThrottle, publications, revisions } from '../../server/db/schema.ts';
import { faultOf } from '../../server/lib/faults.ts';
import {
  bundleForAll,
  dataFolder,
  dataFolderForAll,
  headersOf,
  pendingOf,
  startProcess,
} from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { databaseTemplate } from '../support/serverTemplate.ts';

const bundle = bundleForAll();
const DATA_DIR = dataFolderForAll();

const NEWS = '/api/Admin/News';
/** Four starts of a process: on a busy machine that takes its time. */
const SLOW_MS = 180_000;

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
  });

  it('has one winner when many ask for it at once', async () => {
    const folder = await dataFolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value.release();
    await (await lockFolder(folder)).release();
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
  });

  it('is made by initdb when the build left no template', async () => {
    const folder = await dataFolder();
    await rm(join(folder, 'database'), { recursive: true });
    const { db, close } = await openEmbedded(folder, { template: '/nonexistent' });
    expect(await db.$count(loginThrottle)).toBe(0);
    await close();
  });
});
