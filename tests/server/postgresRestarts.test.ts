import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { faultOf } from '../../server/lib/faults.ts';
import { startBalancer } from '../support/balancer.ts';
import { forAll } from '../support/forAll.ts';
import type { NewsWire } from '../support/publicationWire.ts';
import { startPostgres } from '../support/serverPostgres.ts';
import {
  bundleForAll,
  dataFolder,
  dataFolderForAll,
  headersOf,
  startProcess,
} from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { silentLine } from '../support/silentLine.ts';

const NEWS = '/api/Admin/News';
const SLOW_MS = 180_000;

const postgres = forAll(startPostgres);
const bundle = bundleForAll();
const DATA_DIR = dataFolderForAll();

describe('PostgreSQL restarted five times under four writers', () => {
  it(
    'ends no server and loses no save that was answered; meanwhile saves are answered 503 with Retry-After',
    async () => {
      const server = await startProcess(bundle, { DATA_DIR, DATABASE_URL: await postgres.createDatabase() });
      const headers = await headersOf(server.address);
      const acknowledged = new Map<number, string>();
      const refused: { status: number; retryAfter: string | null }[] = [];
      let isOver = false;
      const write = async (writer: number) => {
        for (let index = 0; !isOver; index += 1) {
          const title = `${writer}-${index}`;
          const body = JSON.stringify(newsDraft(title));
          const answer = await fetch(`${server.address}${NEWS}/UpdateOrAdd`, {
            method: 'POST',
            headers,
            body,
          });
          const { data } = (await answer.json()) as { data: { id: number } };
          if (answer.status === 200) acknowledged.set(data.id, title);
          else refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
        }
      };
      const writers = Promise.all([0, 1, 2, 3].map(write));
      for (let restart = 1; restart <= 5; restart += 1) {
        const before = acknowledged.size;
        await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 20);
        const refusedBefore = refused.length;
        await postgres.stop(restart % 2 ? 'SIGINT' : 'SIGQUIT');
        await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(refusedBefore + 4);
        await postgres.start();
      }
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 20);
      isOver = true;
      await writers;

      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
      expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['10']));
      const list = await fetch(`${server.address}${NEWS}/GetAllPending`, { headers });
      const { data } = (await list.json()) as { data: NewsWire[] };
      const stored = new Map(data.map((item) => [item.id, item.news.map(({ title }) => title)]));
      for (const [id, title] of acknowledged) {
        expect(stored.get(id)).toEqual(['ru', 'uz', 'en'].map((language) => `${title} ${language}`));
      }
      expect(await server.end('SIGTERM')).toBe(0);
    },
    SLOW_MS,
  );
});

describe('two instances behind a balancer, started anew one after the other', () => {
  it(
    'lose no call of three writers, who stay signed in',
    async () => {
      const folder = await dataFolder();
      const DATABASE_URL = await postgres.createDatabase();
      const start = () => startProcess(bundle, { DATA_DIR: folder, DATABASE_URL, STOP_DELAY_SECONDS: '2' });
      const instances = [await start(), await start()];
      const balancer = await startBalancer(instances.map(({ address }) => address));
      const headers = await headersOf(balancer.address);
      const answers: number[] = [];
      let isOver = false;
      const write = async (writer: number) => {
        for (let index = 0; !isOver; index += 1) {
          const body = JSON.stringify(newsDraft(`${writer}-${index}`));
          const path = `${balancer.address}${NEWS}/UpdateOrAdd`;
          const answer = await fetch(path, { method: 'POST', headers, body });
          await answer.text();
          answers.push(answer.status);
        }
      };
      const writers = Promise.all([0, 1, 2].map(write));
      for (const index of [0, 1]) {
        expect(await instances[index]?.end('SIGTERM')).toBe(0);
        instances[index] = await start();
        balancer.use(instances.map(({ address }) => address));
      }
      const before = answers.length;
      await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(before + 10);
      isOver = true;
      await writers;
      expect(new Set(answers)).toEqual(new Set([200]));
      const list = await fetch(`${balancer.address}${NEWS}/GetAllPending`, { headers });
      const { data } = (await list.json()) as { data: NewsWire[] };
      expect(data).toHaveLength(answers.length);
      await balancer.stop();
      await Promise.all(instances.map((each) => each.end('SIGKILL')));
    },
    SLOW_MS,
  );
});

describe('a PostgreSQL that does not answer', () => {
  it('makes a query and a transaction fail as unavailable, and keeps no connection busy for ever', async () => {
    const line = await silentLine(new URL(await postgres.createDatabase()));
    const limits = { queryTimeoutMs: 300, snapshotTimeoutMs: 300 };
    const { db, snapshot, close } = await openPostgres(line.url, () => {}, limits);
    const one = sql`select 1`;
    await db.execute(one);
    const copied = snapshot(async ({ read }) => {
      await read((tx) => tx.execute(one));
      line.fallSilent();
      await read((tx) => tx.execute(one));
    });
    await expect(copied).rejects.toSatisfy((error) => faultOf(error) === 503);
    const lost = await Promise.allSettled([
      db.execute(one),
      // more than the pool has connections: whoever kept one would leave none to the others
      ...Array.from({ length: 12 }, () => db.transaction((tx) => tx.execute(one))),
    ]);
    expect(lost.map((each) => (each.status === 'rejected' ? faultOf(each.reason) : 200))).toEqual(
      Array(13).fill(503),
    );
    const began = performance.now();
    await close();
    expect(performance.now() - began).toBeLessThan(5_000);
    line.close();
  });

  it('makes the server not ready, and lets it stop all the same', async () => {
    const line = await silentLine(new URL(await postgres.createDatabase()));
    const folder = await dataFolder();
    const env = { DATA_DIR: folder, DATABASE_URL: line.url, STOP_DEADLINE_SECONDS: '3' };
    const server = await startProcess(bundle, env);
    const headers = await headersOf(server.address);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    expect(metrics).toMatch(/^depository_database_connections\{state="open"\} [1-9]/m);
    line.fallSilent();
    await expect.poll(async () => (await fetch(`${server.address}/health/ready`)).status).toBe(503);
    const asked = fetch(`${server.address}${NEWS}/GetCount`, { headers }).catch(() => undefined);
    await pause(100);
    const began = performance.now();
    await server.end('SIGTERM');
    expect(performance.now() - began).toBeLessThan(11_000);
    await asked;
    line.close();
  });
});

describe('a data folder', () => {
  it('whose files belong to one database is refused by a server on another, in both directions', async () => {
    const [own, other] = [await dataFolder(), await dataFolder()];
    const DATABASE_URL = await postgres.createDatabase();
    await (await startProcess(bundle, { DATA_DIR: own })).end('SIGTERM');
    await (await startProcess(bundle, { DATA_DIR: other, DATABASE_URL })).end('SIGTERM');
    const foreign = /^ended with 1: Файлы в .+ принадлежат другой базе данных/;
    await expect(startProcess(bundle, { DATA_DIR: own, DATABASE_URL })).rejects.toThrow(foreign);
    await expect(startProcess(bundle, { DATA_DIR: other })).rejects.toThrow(foreign);
  });
});

describe('a PostgreSQL that may only be read from', () => {
  it('is one that is unavailable for a save, and shows its lists', async () => {
    const DATABASE_URL = await postgres.createDatabase();
    const folder = await dataFolder();
    const server = await startProcess(bundle, { DATA_DIR: folder, DATABASE_URL });
    const headers = await headersOf(server.address);
    const admin = await openPostgres(DATABASE_URL, () => {});
    await admin.db.execute(
      sql.raw(
        `alter database ${new URL(DATABASE_URL).pathname.slice(1)} set default_transaction_read_only = on`,
      ),
    );
    await admin.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await admin.close();
    const body = JSON.stringify(newsDraft());
    const save = () => fetch(`${server.address}${NEWS}/UpdateOrAdd`, { method: 'POST', headers, body });
    expect((await save()).status).toBe(503);
    expect((await save()).status).toBe(503);
    expect((await fetch(`${server.address}${NEWS}/GetAllPending`, { headers })).status).toBe(200);
    await server.end('SIGTERM');
  });
});

describe('a transaction', () => {
  it('that cannot be undone, because its connection broke, says what went wrong in it', async () => {
    const { db, close } = await openPostgres(await postgres.createDatabase(), () => {});
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`).catch(() => {});
      throw new Error('the real reason');
    });
    await expect(broken).rejects.toThrow('the real reason');
    await db.execute(sql`select 1`);
    await close();
  });
});
