import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { verifyAudit } from '../../server/audit/verify.ts';
import type { Database } from '../../server/db/database.ts';
import * as schema from '../../server/db/schema.ts';
import type { Job, Outcome } from './killedActs.ts';

interface Program {
  /** `killedActs.ts`, bundled. */
  bundle: string;
  dataDir: string;
}

/** Has a server do the jobs until it kills itself. */
export async function killedIn({ bundle, dataDir }: Program, jobs: Job[]): Promise<Outcome[]> {
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

const former = new Map<string, string>();

/** A new version of a kind counts nothing: it is another one than in the template, which is read first. */
const isRenewed = (template: string, collections: string) => {
  if (!former.has(template)) former.set(template, collections);
  return collections !== former.get(template);
};

/**
 * Every row of the database, but for times, digests and numbers that differ from one try to the next. Its audit log is whole.
 *
 * @param template - names what the database was copied from
 */
export async function everyRow(db: Database, template: string): Promise<string[]> {
  const { rows } = (await db.execute(sql.raw(EVERY_ROW))) as {
    rows: { name: string; rows: string | null }[];
  };
  const verdict = await verifyAudit(db, []);
  expect(verdict.broken).toBeUndefined();
  return rows.map(({ name, rows: each }) => {
    const same = (each ?? '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.+]+/g, 'time')
      .replace(/[0-9a-f]{64}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'digest');
    if (name === 'collections') return `${name} ${isRenewed(template, same) ? 'renewed' : 'as they were'}`;
    return `${name} ${name.startsWith('trash') ? same.replace(/"(id|trash_id)":\d+/g, '') : same}`;
  });
}
