import { drizzle } from 'drizzle-orm/node-postgres';
import type { InjectOptions } from 'fastify';
import { Client } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import * as schema from '../../server/db/schema.ts';
import { folderForAll, forAll } from '../support/forAll.ts';
import type { Job } from '../support/killedActs.ts';
import { everyRow, killedIn } from '../support/killedServer.ts';
import { copyOf } from '../support/postgresProject.ts';
import { startServer } from '../support/server.ts';
import { addFile } from '../support/serverFiles.ts';
import { startPostgres } from '../support/serverPostgres.ts';
import { bundleForAll } from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';

/** So many acts of each kind are under way at once. */
const AT_ONCE = 6;
const SLOW_MS = 120_000;
const NEWS = '/api/Admin/News';

const postgres = forAll(startPostgres);
const bundle = bundleForAll('tests/support/killedActs.ts');
const dataDir = folderForAll();
let template: string;
let acts: Record<string, InjectOptions>;
beforeAll(async () => {
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

/** Every row of the database. */
async function everything(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const rows = await everyRow(drizzle(client, { schema }), template);
  await client.end();
  return rows;
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
    const done = await killedIn(
      { bundle, dataDir },
      names.map((name, index) => jobOf(name, whole[index] ?? '')),
    );
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
      await killedIn({ bundle, dataDir }, jobs);
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

    // what was done and not answered is answered by its key, and done no more; an act on an account is done again
    unanswered = unanswered.filter(({ request }) => request.url === acts.save?.url);
    const again = names.map((name) => jobOf(name, free.pop() ?? ''));
    const repeated = await killedIn({ bundle, dataDir }, [...unanswered, ...again]);
    expect(new Set(repeated.map(({ answered }) => answered))).toEqual(new Set([200]));
    for (const { databaseUrl, request } of [...unanswered, ...again]) {
      const name = names.find((each) => acts[each]?.url === request.url) ?? '';
      expect(await everything(databaseUrl)).toEqual(after.get(name));
    }
  },
  SLOW_MS,
);
