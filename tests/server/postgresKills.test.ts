import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getTableName, is } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgTable } from 'drizzle-orm/pg-core';
import type { InjectOptions } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyAudit } from '../../server/audit/verify.ts';
import * as schema from '../../server/db/schema.ts';
import type { Job, Outcome } from '../support/killedActs.ts';
import { copyOf } from '../support/postgresProject.ts';
import { startServer } from '../support/server.ts';
import { addFile } from '../support/serverFiles.ts';
import { type Postgres, startPostgres } from '../support/serverPostgres.ts';
import { bundleTests, removeFolders } from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';

/** So many acts of each kind are under way at once. */
const AT_ONCE = 6;
const SLOW_MS = 120_000;
const NEWS = '/api/Admin/News';

let postgres: Postgres;
let bundle: string;
let dataDir: string;
let template: string;
let acts: Record<string, InjectOptions>;
beforeAll(async () => {
  [postgres, bundle, dataDir] = await Promise.all([
    startPostgres(),
    bundleTests('killedActs'),
    mkdtemp(join(tmpdir(), 'depository-kills-')),
  ]);
  template = await postgres.createDatabase();
  const server = await startServer({ env: { DATABASE_URL: template } });
  const [coverId, pdfId] = [await addFile(server, 'cover', 'a.png'), await addFile(server, 'pdf', 'b.pdf')];
  const draft = (title: string, id = 0) => {
    const item = newsDraft(title, { id });
    Object.assign(item.news[0] ?? {}, { coverId, pdfId });
    return item;
  };
  await server.signIn('kadry');
  const { body } = await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft('Было'));
  const { id } = body.data;
  const headers = {
    authorization: `Bearer ${await server.signIn('admin')}`,
    'idempotency-key': 'form-1',
  };
  const post = (url: string, payload: object) => ({ method: 'POST', url, payload, headers }) as const;
  acts = {
    save: post(`${NEWS}/UpdateOrAdd`, draft('Стало', id)),
    deletion: { method: 'DELETE', url: `${NEWS}/Delete${id}`, headers },
    approval: { method: 'GET', url: `${NEWS}/AllowToPublish${id}`, headers },
    account: post('/api/Admin/Account/Disable', { id: 2 }),
  };
  // else a session writes down once a minute that it is used: a statement that only some of the acts would have
  await server.db.update(schema.sessions).set({ lastUsedAt: new Date(Date.now() + 3_600_000) });
  await server.stop();
});
afterAll(async () => {
  await postgres.remove();
  await removeFolders(bundle, dataDir);
});

/** Has a server do the jobs until it kills itself. */
async function killedIn(jobs: Job[]): Promise<Outcome[]> {
  const env = { PATH: process.env.PATH, JOBS: JSON.stringify({ dataDir, jobs }) };
  const child = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(signal).toBe('SIGKILL');
  return JSON.parse(said);
}

const EVERY_ROW = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableName)
  .map(
    (name) => `select '${name}' as name, (select json_agg(r order by r::text) from ${name} r)::text as rows`,
  )
  .join(' union all ');

let former: string | undefined;

/** A new version of a kind counts nothing: it is another one than in the template, which is read first. */
const isRenewed = (collections: string) => {
  former ??= collections;
  return collections !== former;
};

/** Every row of the database, but for times, digests and numbers that differ from one try to the next. */
async function everything(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; rows: string | null }>(EVERY_ROW);
  const verdict = await verifyAudit(drizzle(client, { schema }), []);
  await client.end();
  expect(verdict.broken).toBeUndefined();
  return rows.map(({ name, rows: each }) => {
    const same = (each ?? '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.+]+/g, 'time')
      .replace(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'digest');
    if (name === 'collections') return `${name} ${isRenewed(same) ? 'renewed' : 'as they were'}`;
    return `${name} ${name.startsWith('trash') ? same.replace(/"(id|trash_id)":\d+/g, '') : same}`;
  });
}

it(
  'an act cut off after any of its statements is there whole or not at all, and can be done again',
  async () => {
    const names = Object.keys(acts);
    const before = await everything(template);
    const whole = await Promise.all(names.map(() => copyOf(template)));
    const jobOf = (name: string, databaseUrl: string, after?: number): Job => {
      return { databaseUrl, request: acts[name] ?? {}, after };
    };
    const done = await killedIn(names.map((name, index) => jobOf(name, whole[index] ?? '')));
    expect(done.map(({ answered }) => answered)).toEqual(names.map(() => 200));
    const after = new Map<string, string[]>();
    for (const [index, name] of names.entries()) after.set(name, await everything(whole[index] ?? ''));

    const points = names.flatMap((name, index) =>
      Array.from({ length: done[index]?.statements ?? 0 }, (_, n) => ({ name, n: n + 1 })),
    );
    expect(points.length).toBeGreaterThan(60);
    const found = new Map<string, string>();
    const free: string[] = [];
    let unanswered: Job[] = [];
    for (let from = 0; from < points.length; from += AT_ONCE * names.length) {
      const some = points.slice(from, from + AT_ONCE * names.length);
      const jobs: Job[] = [];
      for (const { name, n } of some) jobs.push(jobOf(name, free.pop() ?? (await copyOf(template)), n));
      await killedIn(jobs);
      for (const [index, { name, n }] of some.entries()) {
        const job = jobs[index] ?? jobOf(name, '');
        const state = await everything(job.databaseUrl);
        const isWhole = JSON.stringify(state) === JSON.stringify(after.get(name));
        if (!isWhole) expect(state, `${name} cut off after ${n}`).toEqual(before);
        found.set(name, `${found.get(name) ?? ''}${isWhole ? '+' : '-'}`);
        if (isWhole) unanswered.push({ ...job, after: undefined });
        else free.push(job.databaseUrl);
      }
    }
    // nothing of it until the transaction has ended, and all of it from there on
    for (const [, course] of found) expect(course).toMatch(/^-{10,}\++$/);

    // what was done and not answered is answered by its key, and done no more
    unanswered = unanswered.filter(({ request }) => request.method === 'POST');
    const again = names.map((name) => jobOf(name, free.pop() ?? ''));
    const repeated = await killedIn([...unanswered, ...again]);
    expect(new Set(repeated.map(({ answered }) => answered))).toEqual(new Set([200]));
    for (const { databaseUrl, request } of [...unanswered, ...again]) {
      const name = names.find((each) => acts[each]?.url === request.url) ?? '';
      expect(await everything(databaseUrl)).toEqual(after.get(name));
    }
  },
  SLOW_MS,
);
