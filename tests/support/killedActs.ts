/**
 * A server on many databases at once, which kills itself as soon as every act that was asked of it stands still after the
 * statement that was named, or is answered. Run as a program of its own: its jobs come as JSON by its environment.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { InjectOptions } from 'fastify';
import { Client, Pool } from 'pg';
import { buildApp } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { transactionsOn } from '../../server/db/postgresTransactions.ts';
import * as schema from '../../server/db/schema.ts';
import { openDiskStore } from '../../server/files/diskStore.ts';
import { readSettings } from '../../server/settings.ts';

export interface Job {
  /** Of PostgreSQL; empty: the embedded database of the data folder. */
  databaseUrl: string;
  request: InjectOptions;
  /** The statement after which nothing of the act happens any more; none lets it be answered. */
  after?: number;
}

export interface Outcome {
  /** Statements that were done. */
  statements: number;
  /** Status of the answer; none when the act was cut off. */
  answered?: number;
}

interface Running extends Outcome {
  db: Database;
  after: number;
  stand(): void;
}

const running = new AsyncLocalStorage<Running>();

/** Counts a statement that is done, and lets nothing follow the last one. */
function goOn(job: Running | undefined, next: () => void) {
  if (!job) return next();
  job.statements += 1;
  if (job.statements < job.after) next();
  else job.stand();
}

const query = Client.prototype.query as (...given: unknown[]) => Promise<unknown> | undefined;
Object.assign(Client.prototype, {
  query(this: Client, ...given: unknown[]) {
    const job = running.getStore();
    const told = given.at(-1);
    if (typeof told !== 'function') {
      const done = query.apply(this, given);
      return done?.then((result) => new Promise((resolve) => goOn(job, () => resolve(result))));
    }
    return query.apply(this, [...given.slice(0, -1), (...said: unknown[]) => goOn(job, () => told(...said))]);
  },
});

async function openDatabase(connectionString: string, dataDir: string): Promise<Database> {
  if (connectionString === '') return (await openEmbedded(dataDir)).db;
  const pool = new Pool({ connectionString, max: 1 });
  const db = drizzle(pool, { schema });
  db.transaction = transactionsOn(pool);
  return db;
}

async function start({ dataDir, jobs }: { dataDir: string; jobs: Job[] }) {
  const [first] = await Promise.all(jobs.map(({ databaseUrl }) => openDatabase(databaseUrl, dataDir)));
  if (!first) throw new Error('Nothing to do.');
  const current = () => running.getStore()?.db ?? first;
  const db = new Proxy(first, {
    get(_target, name) {
      const value = Reflect.get(current(), name);
      return typeof value === 'function' ? value.bind(current()) : value;
    },
  });
  const app = await buildApp({
    settings: readSettings({ DATA_DIR: dataDir }),
    db,
    fileStore: await openDiskStore(join(dataDir, 'files')),
    frontEndFolder: '/nonexistent',
    logStream: { write: () => {} },
    sanitise: async (html) => html,
  });
  // queries that are written once for each database have to know it
  Object.defineProperty(app, 'db', { get: current });
  // what it does before the first call belongs to no act
  await app.ready();
  const outcomes = jobs.map(async ({ databaseUrl, request, after = Number.POSITIVE_INFINITY }) => {
    // a connection of its own, but for a database that has one alone: what it says at first counts too
    const db = databaseUrl === '' ? first : await openDatabase(databaseUrl, dataDir);
    const job = { db, after, statements: 0 };
    return await new Promise<Outcome>((resolve) => {
      const stand = () => resolve({ statements: job.statements });
      running.run({ ...job, stand }, async () => {
        const { statusCode } = await app.inject(request);
        resolve({ statements: running.getStore()?.statements ?? 0, answered: statusCode });
      });
    });
  });
  writeSync(1, JSON.stringify(await Promise.all(outcomes)));
  process.kill(process.pid, 'SIGKILL');
}

await start(JSON.parse(process.env.JOBS ?? '{}'));
