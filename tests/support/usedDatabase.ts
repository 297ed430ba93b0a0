import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../server/db/embedded.ts';
import { openHere } from './openHere.ts';
import { databaseTemplate } from './serverTemplate.ts';

type Embedded = Awaited<ReturnType<typeof openEmbedded>>;

type Fill = (db: Embedded['db']) => Promise<unknown>;

interface Kept {
  database: Embedded;
  /** Brings every row and every sequence back to what stood there at first. */
  reset: string;
  isClosed: boolean;
}

/** So many may wait for the next test; each has a hundred megabytes. */
const MOST_FREE = 2;
const free: Kept[] = [];

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What stands there, as the statements that bring it back. No trigger runs meanwhile. */
async function resetOf(db: Embedded['db']): Promise<string> {
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

async function openNew(fill: Fill): Promise<Kept> {
  const folder = await mkdtemp(join(tmpdir(), 'depository-used-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openEmbedded(folder, { template: await databaseTemplate(), open: openHere });
  // what is on the disk after a crash has tests of its own: nobody else waits for it
  await database.db.execute(sql`set synchronous_commit = off`);
  await fill(database.db);
  const reset = await resetOf(database.db);
  const kept: Kept = { database, reset, isClosed: false };
  kept.database = {
    ...database,
    async close() {
      kept.isClosed = true;
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return kept;
}

/**
 * An embedded database with nothing in it but what the migrations and `fill` put there; used before, since opening one takes longer
 * than most tests.
 *
 * @param fill - the same for whoever takes one
 */
export async function takeDatabase(fill: Fill): Promise<Embedded & { giveBack: () => Promise<void> }> {
  const kept = free.pop() ?? (await openNew(fill));
  const { database, reset } = kept;
  return {
    ...database,
    giveBack: async () => {
      if (kept.isClosed) return;
      await database.db.execute(sql.raw(reset));
      if (free.length < MOST_FREE) free.push(kept);
      else await database.close();
    },
  };
}
