/** Deleted records: kept whole, and put back as they were. */
import { and, eq, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import * as schema from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { causesOf, codeOf, isDuplicate } from '../errors/faults.ts';
import type { Act, State, Subject } from './act.ts';

const { trash, trashFiles } = schema;

type KeptRecord = typeof trash.$inferSelect;

const tables = new Map(
  Object.values<unknown>(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** The rows of a record in its tables, each as PostgreSQL writes it as JSON. */
async function rowsOf(tx: Database, places: NonNullable<Subject['rows']>, id: number) {
  const kept: schema.KeptRows = [];
  for (const { table, column } of places) {
    const rows = await tx
      .select({ row: sql<Record<string, unknown>>`to_jsonb(${sql.identifier(table)})` })
      .from(sql`${sql.identifier(table)}`)
      .where(sql`${sql.identifier(column)} = ${id}`);
    kept.push({ table, rows: rows.map(({ row }) => row) });
  }
  return kept;
}

/** Keeps a record that is about to be deleted, so that it can be restored. */
export async function keepInTrash(act: Act, subject: Subject, id: number, before: State) {
  const { kind, title, fileIds, rows } = subject;
  if (!rows) return;
  const { tx, by, byName, now } = act;
  const [kept] = await tx
    .insert(trash)
    .values({
      kind,
      recordId: id,
      title: title?.(before) ?? '',
      deletedAt: now,
      deletedBy: by,
      deletedByName: byName,
      rows: await rowsOf(tx, rows, id),
    })
    .returning({ id: trash.id });
  const named = new Set(await fileIds?.(tx, id));
  if (!kept || named.size === 0) return;
  await tx.insert(trashFiles).values([...named].map((fileId) => ({ trashId: kept.id, fileId })));
}

/** A record in the trash, locked until the act is done; nothing when it is not there, or no more. */
export async function keptRecord(tx: Database, kind: string, recordId: number) {
  const ofRecord = and(eq(trash.kind, kind), eq(trash.recordId, recordId));
  const [kept] = await tx.select().from(trash).where(ofRecord).for('update');
  return kept;
}

/** What may be gone that a deleted record named, and how that is said. */
const GONE = new Map<PgTable, string>([
  [schema.departments, 'её отдел удалён. Сначала верните отдел'],
  [schema.documentTypes, 'её тип удалён. Сначала верните тип'],
  [schema.vacancies, 'её вакансия удалена. Сначала верните вакансию'],
  [schema.files, 'её файла больше нет'],
]);

const referred = new Map(
  [...tables.values()].flatMap((table) =>
    getTableConfig(table).foreignKeys.map((key) => [key.getName(), key.reference().foreignTable] as const),
  ),
);

/** Why PostgreSQL did not take a row back, for whoever wanted it back; nothing when that is our own fault. */
function refusalOf(error: unknown, { rows }: KeptRecord) {
  const refused = (reason: string) => new ApiError(409, `Вернуть запись нельзя: ${reason}.`);
  const code = rows[0]?.rows[0]?.code;
  if (isDuplicate(error)) return refused(code ? `код «${code}» уже занят` : 'такая запись уже есть');
  const violation = causesOf(error).find((each) => codeOf(each) === '23503');
  const name = violation && 'constraint' in violation ? String(violation.constraint) : '';
  const reason = GONE.get(referred.get(name) ?? trash);
  return reason && refused(reason);
}

/** Adds rows as they were. Columns that have come since have their default, and what was in columns gone since is gone. */
async function putBack(tx: Database, name: string, rows: Record<string, unknown>[]) {
  const table = tables.get(name);
  if (!table) throw new Error(`There is no table ${name} any more.`);
  const [first] = rows;
  if (!first) return;
  const kept = getTableConfig(table).columns.filter((column) => column.name in first);
  const columns = sql.join(
    kept.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const json = JSON.stringify(rows);
  await tx.execute(
    sql`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ${json}::text::jsonb)`,
  );
}

/**
 * Puts a record back as it was, under its next version: forms that were open when it was deleted are out of date.
 *
 * @throws ApiError 409 when something it needs is gone, or another record has what it alone may have
 */
export async function takeFromTrash(tx: Database, kept: KeptRecord) {
  const [base, ...others] = kept.rows;
  const version = Number(base?.rows[0]?.version) + 1;
  try {
    if (base)
      await putBack(
        tx,
        base.table,
        base.rows.map((row) => ({ ...row, version })),
      );
    for (const { table, rows } of others) await putBack(tx, table, rows);
  } catch (error) {
    throw refusalOf(error, kept) ?? error;
  }
  await tx.delete(trash).where(eq(trash.id, kept.id));
  return { id: kept.recordId, version };
}
