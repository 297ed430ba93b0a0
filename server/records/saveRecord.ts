import { and, type ColumnBaseConfig, eq, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Act } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { ApiError, notFound } from '../lib/apiError.ts';
import { LARGEST_ID } from '../lib/fields.ts';

/** What every save says of the record it is about. Without an id it is created; the version is the unit of work's to compare. */
export interface RecordDraft {
  id?: number | null;
  version?: number | null;
}

export interface Saved {
  id: number;
  version: number;
  /** It waits for somebody else's approval; until then, what was in force is. */
  proposed?: boolean;
}

type NumberColumn = PgColumn<ColumnBaseConfig<'number', string> & { data: number; notNull: true }>;

/** A table with an id and the columns of `changes()`. A row that stands for another one is no record of its own. */
export type RecordTable = PgTable & {
  id: NumberColumn;
  version: NumberColumn;
  kind?: PgColumn;
  standsFor?: PgColumn;
};

/** The records of one kind: all rows of a table, or those that name the kind. */
export interface Records<Table extends RecordTable = RecordTable> {
  table: Table;
  kind?: string;
}

/** What else of a table a save may set. */
type Columns<Table extends RecordTable> = Record<string, unknown> &
  Partial<Omit<Table['$inferInsert'], keyof Saved>>;

/** The condition that tells the rows of a kind from the others of its table. */
export function rowsOfKind({ table, kind }: Records): SQL | undefined {
  if (!table.kind) return undefined;
  if (kind === undefined) throw new Error(`Of which kind are these ${getTableName(table)}?`);
  return eq(table.kind, kind);
}

/** The same for its records. */
export const ofKind = (records: Records): SQL | undefined =>
  and(rowsOfKind(records), records.table.standsFor && isNull(records.table.standsFor));

const withId = (records: Records, id: number) => and(eq(records.table.id, id), ofKind(records));

/** Who made a row. */
const created = ({ by, now }: Act) => ({
  createdAt: now,
  createdBy: by,
  updatedAt: now,
  updatedBy: by,
});

/**
 * Keeps a record locked until the act is done, so that two acts on it follow each other.
 *
 * @throws ApiError 404 for an unknown id
 */
export async function lockRecord(tx: Database, records: Records, id: number) {
  const { table } = records;
  const query = tx.select({ id: table.id }).from(table);
  const [stored] = id <= LARGEST_ID ? await query.where(withId(records, id)).for('update') : [];
  if (!stored) throw notFound();
}

/**
 * Changes a stored record. A column that is undefined keeps its value.
 *
 * @throws ApiError 404 for an unknown id
 */
export async function changeRecord<Table extends RecordTable, Draft extends Columns<Table>>(
  { tx, by, now }: Act,
  records: Records<Table>,
  { id, version: _seen, ...columns }: RecordDraft & Draft & { id: number },
): Promise<Saved> {
  const { table }: Records = records;
  const version = sql`${table.version} + 1`;
  const [changed] = await tx
    .update(table)
    .set({ ...columns, version, updatedAt: now, updatedBy: by })
    .where(withId(records, id))
    .returning({ id: table.id, version: table.version });
  if (!changed) throw notFound();
  return changed;
}

/**
 * Creates or changes a record. A column that is undefined keeps its value, or has its default in a new record.
 *
 * @param initial - columns of a new record that may be left out
 * @throws ApiError 404 for an unknown id
 */
export async function saveRecord<Table extends RecordTable, Draft extends Columns<Table>>(
  act: Act,
  records: Records<Table>,
  { id, version: _seen, ...draft }: RecordDraft & Draft,
  initial: Record<string, unknown> = {},
): Promise<Saved> {
  const columns: Record<string, unknown> = draft;
  const { table, kind }: Records = records;
  if (id) return await changeRecord(act, { table, kind }, { ...columns, id });
  const sent = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const [saved] = await act.tx
    .insert(table)
    .values({ ...initial, ...sent, ...(kind && { kind }), ...created(act) })
    .returning({ id: table.id, version: table.version });
  if (!saved) throw new Error('The database returned no id.');
  return saved;
}

/** Records elsewhere that name this one: as long as there are any, it cannot be deleted. */
export interface UsedBy {
  column: PgColumn;
  /** One sentence that says so. */
  refusal: (count: number) => string;
}

/**
 * Deletes a record, which is locked: a transaction that is about to reference it waits, and then finds it gone.
 *
 * @throws ApiError 409 when other records name it
 */
export async function removeRecord({ tx }: Act, records: Records, id: number, usedBy?: UsedBy) {
  const uses = usedBy ? await tx.$count(usedBy.column.table, eq(usedBy.column, id)) : 0;
  if (usedBy && uses > 0) throw new ApiError(409, usedBy.refusal(uses));
  await tx.delete(records.table).where(withId(records, id));
}
