import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../server/db/embedded.ts';
import { sessions } from '../../server/db/schema.ts';
import { folderForAll } from '../support/forAll.ts';
import { everyRow, killedIn } from '../support/killedServer.ts';
import { startServer } from '../support/server.ts';
import { bundleForAll } from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';

const SLOW_MS = 240_000;
const NEWS = '/api/Admin/News';
/** Each start of a process takes its time: PostgreSQL is cut off after every statement (postgresKills). */
const EVERY = 12;

const folder = folderForAll();
const bundle = bundleForAll('tests/support/killedActs.ts');
const template = join(folder, 'template');
let save: InjectOptions;
beforeAll(async () => {
  const server = await startServer({ hasThread: true });
  const { body } = await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было'));
  const headers = { authorization: `Bearer ${await server.signIn('admin')}`, 'idempotency-key': 'form-1' };
  const payload = newsDraft('Стало', { id: body.data.id });
  save = { method: 'POST', url: `${NEWS}/UpdateOrAdd`, payload, headers };
  await server.db.update(sessions).set({ lastUsedAt: new Date(Date.now() + 3_600_000) });
  await server.app.close();
  await server.database.giveBack();
  await cp(server.settings.dataDir, template, { recursive: true });
  await rm(server.settings.dataDir, { recursive: true });
});

/** A copy of the template in which the save was cut off after that statement, or answered. */
const cutOff = async (after?: number) => {
  const dataDir = await mkdtemp(join(folder, 'act-'));
  await cp(template, dataDir, { recursive: true });
  const [outcome] = await killedIn({ bundle, dataDir }, [{ databaseUrl: '', request: save, after }]);
  return { dataDir, outcome };
};

const rowsIn = async (dataDir: string) => {
  const { db, close } = await openEmbedded(dataDir);
  const rows = await everyRow(db, template);
  await close();
  return rows;
};

it(
  'a save of the embedded database that is cut off between two statements is there whole or not at all, and can be done again',
  async () => {
    const before = await rowsIn(template);
    const done = await cutOff();
    expect(done.outcome?.answered).toBe(200);
    const after = await rowsIn(done.dataDir);
    expect(after).not.toEqual(before);

    const count = done.outcome?.statements ?? 0;
    expect(count).toBeGreaterThan(10);
    let course = '';
    // databases with the same rows answer the act in the same way: it is done again once in each state
    const redone = new Set<boolean>();
    for (let n = 1; n <= count; n += n < count - EVERY ? EVERY : 1) {
      const { dataDir } = await cutOff(n);
      const rows = await rowsIn(dataDir);
      const isWhole = JSON.stringify(rows) === JSON.stringify(after);
      if (!isWhole) expect(rows, `cut off after ${n}`).toEqual(before);
      course += isWhole ? '+' : '-';
      if (redone.has(isWhole)) continue;
      redone.add(isWhole);
      const [again] = await killedIn({ bundle, dataDir }, [{ databaseUrl: '', request: save }]);
      expect(again?.answered).toBe(200);
      expect(await rowsIn(dataDir)).toEqual(after);
    }
    expect(course).toMatch(/^-{3,}\++$/);
  },
  SLOW_MS,
);
