import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { computed, type Database } from '../../db/database.ts';
import { bringUpToDate } from '../../db/migrations.ts';
import type { Archive } from './archive.ts';
import { entryNames } from './manifest.ts';

const unpacked = promisify(gunzip);
/** The number of parts after which the embedded database writes its pages to disk. */
const PARTS_BETWEEN = 64;

/** Disables triggers, because the rows were counted and checked before. */
const triggers = (db: Database, table: string, isOn: boolean) =>
  db.execute(sql`alter table ${sql.identifier(table)} ${sql.raw(isOn ? 'enable' : 'disable')} trigger user`);

/** The columns of a table that PostgreSQL does not compute itself. */
const writtenColumns = async (db: Database, table: string) =>
  (
    await computed(db, {
      columns: sql<string>`(select string_agg(quote_ident(attname), ', ') from pg_attribute
      where attrelid = ${`public."${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = '')`,
    })
  ).columns;

/**
 * Loads the rows of an archive into an empty database and migrates it.
 *
 * @param pause - called regularly, for a database that has to write its pages to disk
 */
export async function load(db: Database, archive: Archive, pause: () => Promise<unknown> = async () => {}) {
  const { tables, sequences, schemaVersion } = archive.about;
  await bringUpToDate(db, { upTo: schemaVersion });
  for (const { name } of tables) await triggers(db, name, false);
  // the migrations have inserted some rows
  for (const { name } of [...tables].reverse()) await db.execute(sql`delete from ${sql.identifier(name)}`);
  let parts = 0;
  for await (const entry of archive.entries()) {
    const table = entryNames.tableIn(entry.name);
    if (table === undefined) continue;
    const lines = (await unpacked(await archive.bytesOf(entry))).toString('utf8');
    const into = sql.identifier(table);
    const columns = sql.raw(await writtenColumns(db, table));
    await db.execute(
      sql`insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, ${`[${lines.replaceAll('\n', ',')}]`}::text::json)`,
    );
    parts += 1;
    if (parts % PARTS_BETWEEN === 0) await pause();
  }
  for (const { name, value } of sequences) {
    await db.execute(sql`select setval(${`public."${name}"`}::regclass, ${value}::bigint)`);
  }
  for (const { name, rows } of tables) {
    await triggers(db, name, true);
    const found = await db.$count(sql`${sql.identifier(name)}`);
    if (found !== rows) throw new Error(`${name}: ${rows} rows were backed up, ${found} have arrived`);
  }
  await bringUpToDate(db);
}
