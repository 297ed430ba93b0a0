/** Reads the rows of a record as JSON, and writes them back. */
import { getTableName, type SQL, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Subject } from '../audit/act.ts';
import { commaSeparated, type Database } from '../db/database.ts';
import { foreignKeys, tables } from '../db/foreignKeys.ts';
import type { RecordRows } from '../db/schema.ts';

/** The table that a foreign key refers to. */
export const tableNamedBy = (constraint: string) =>
  foreignKeys.find(({ key }) => key.getName() === constraint)?.foreignTable;

const found = async (tx: Database, table: string, condition: SQL, row: SQL) =>
  await tx
    .select({ row: sql<Record<string, unknown>>`${row}` })
    .from(sql`${sql.identifier(table)}`)
    .where(condition);

/** References to a table from elsewhere that are set to null when a record is deleted. */
async function tiesOf(tx: Database, base: string | undefined, id: number) {
  const ties: RecordRows = [];
  for (const { table: own, key, columns, foreignTable } of foreignKeys) {
    if (key.onDelete !== 'set null' || getTableName(foreignTable) !== base) continue;
    const table = getTableName(own);
    for (const { name: tie } of columns) {
      const named = sql`${sql.identifier(tie)} = ${id}`;
      const rows = await found(tx, table, named, sql`jsonb_build_object('id', id)`);
      if (rows.length > 0) ties.push({ table, tie, rows: rows.map(({ row }) => row) });
    }
  }
  return ties;
}

/** The rows of a record in its tables as JSON, its own row first, and the rows elsewhere that refer to it. */
export async function readRows(tx: Database, places: NonNullable<Subject['rows']>, id: number) {
  const own: RecordRows = [];
  for (const { table, of } of places) {
    const rows = await found(tx, table, of(id), sql`to_jsonb(${sql.identifier(table)})`);
    if (rows.length > 0) own.push({ table, rows: rows.map(({ row }) => row) });
  }
  return [...own, ...(await tiesOf(tx, places[0]?.table, id))];
}

/** Restores references from elsewhere, where those rows still exist. */
async function tie(tx: Database, { table, tie: column = '', rows }: RecordRows[number], id: number) {
  const ids = rows.map((row) => row.id);
  await tx.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${id} where id in ${ids}`,
  );
}

/** Inserts rows as they were. Newer columns get their defaults; values of dropped columns are lost. */
async function add(tx: Database, { table: name, rows }: RecordRows[number]) {
  const table = tables.find((each) => getTableName(each) === name);
  if (!table) throw new Error(`There is no table ${name} any more.`);
  const [first] = rows;
  if (!first) return;
  const known = getTableConfig(table).columns.filter((column) => column.name in first);
  const columns = commaSeparated(known.map((column) => sql.identifier(column.name)));
  const json = JSON.stringify(rows);
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::text::jsonb)`,
  );
}

/** Writes the rows of a record back, in the order in which they were read. */
export async function putBack(tx: Database, rows: RecordRows, id: number) {
  for (const each of rows) await (each.tie ? tie(tx, each, id) : add(tx, each));
}
