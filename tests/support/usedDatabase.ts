import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../server/db/database.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { openHere } from './openHere.ts';
import { copyOf } from './postgresProject.ts';
import { databaseTemplate } from './serverTemplate.ts';

type Db = OpenDatabase['db'];

type Fill = (db: Db) => Promise<unknown>;

interface Kept {
  database: OpenDatabase;
  /** The address of a database on a PostgreSQL server. */
  url?: string;
  /** Brings every row and every sequence back to what stood there at first. */
  reset: string;
  isClosed: boolean;
}

/** So many may wait for the next test; each has a hundred megabytes. */
const MOST_FREE = 2;
const free = new Map<string | undefined, Kept[]>();

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What stands there, as the statements that bring it back. No trigger runs meanwhile. */
async function resetOf(db: Db): Promise<string> {
  const rowsOf = async <Row>(statement: string) =>
    ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
  const tables = await rowsOf<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  const sequences = await rowsOf<{ name: string; value: string; called: boolean }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as called from pg_sequences where schemaname = 'public'`,
  );
  const restored: string[] = [];
  for (const { name } of tables) {
    restored.push(`if exists (select from ${name}) then delete from ${name}; end if;`);
    const [kept] = await rowsOf<{ all: string | null }>(
      `select jsonb_agg(to_jsonb(t))::text as all from ${name} t`,
    );
    if (kept?.all)
      restored.push(
        `insert into ${name} overriding system value select * from jsonb_populate_recordset(null::${name}, ${quoted(kept.all)});`,
      );
  }
  for (const { name, value, called } of sequences)
    restored.push(`perform setval(${quoted(name)}, ${value}, ${called});`);
  return `set session_replication_role = replica; do $reset$ begin ${restored.join('\n')} end $reset$; set session_replication_role = origin`;
}

async function openEmbeddedOne() {
  const folder = await mkdtemp(join(tmpdir(), 'depository-used-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openEmbedded(folder, { template: await databaseTemplate(), open: openHere });
  // what is on the disk after a crash has tests of its own: nobody else waits for it
  await database.db.execute(sql`set synchronous_commit = off`);
  const close = () => database.close().then(() => rm(folder, { recursive: true, force: true }));
  return { database: { ...database, close } };
}

async function openCopy(template: string) {
  const url = await copyOf(template);
  return { database: await openPostgres(url, () => {}), url };
}

async function openNew(fill: Fill, template: string | undefined): Promise<Kept> {
  const { database, ...place } = template ? await openCopy(template) : await openEmbeddedOne();
  await fill(database.db);
  const reset = await resetOf(database.db);
  const kept: Kept = { database, ...place, reset, isClosed: false };
  kept.database = {
    ...database,
    async close() {
      kept.isClosed = true;
      await database.close();
    },
  };
  return kept;
}

/** Deleted rows stay on the disk: a database that has held very many is slow for the next test. */
const MOST_MEGABYTES = 64;

async function isLarge(db: Db) {
  const { rows } = (await db.execute(
    sql`select pg_database_size(current_database()) >> 20 > ${MOST_MEGABYTES} as large`,
  )) as unknown as { rows: { large: boolean }[] };
  return rows[0]?.large;
}

/**
 * A database with nothing in it but what the migrations and `fill` put there; used before, since making one takes longer than most tests.
 *
 * @param fill - the same for whoever takes one
 * @param template - what it is a copy of, on a PostgreSQL server; an embedded one by default
 */
export async function takeDatabase(fill: Fill, template?: string) {
  const others = free.get(template) ?? [];
  free.set(template, others);
  const kept = others.pop() ?? (await openNew(fill, template));
  const { database, url, reset } = kept;
  return {
    ...database,
    url,
    giveBack: async () => {
      if (kept.isClosed) return;
      await database.db.execute(sql.raw(reset));
      if (others.length < MOST_FREE && !(await isLarge(database.db))) others.push(kept);
      else await database.close();
    },
  };
}
