import { and, type ColumnBaseConfig, eq, getTableName, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Act } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { ApiError, existing } from '../lib/apiError.ts';
import { LARGEST_ID } from '../lib/fields.ts';

/** The common part of every save. Without an id a record is created; the version is compared by the unit of work. */
export interface RecordDraft {
  id?: number | null;
  version?: number | null;
}

export interface Saved {
  id: number;
  version: number;
  /** The save waits for approval; until then the former state is in force. */
  proposed?: boolean;
}

type NumberColumn = PgColumn<ColumnBaseConfig<'number', string> & { data: number; notNull: true }>;

/** A table with an id and the columns of `changes()`. A published copy is no record of its own. */
export type RecordTable = PgTable & {
  id: NumberColumn;
  version: NumberColumn;
  kind?: PgColumn;
  standsFor?: PgColumn;
};

/** The records of one kind: all rows of a table, or those with the kind's name. */
export interface Records<Table extends RecordTable = RecordTable> {
  table: Table;
  kind?: string;
}

/** The columns that a save may set. */
type Columns<Table extends RecordTable> = Record<string, unknown> &
  Partial<Omit<Table['$inferInsert'], keyof Saved>>;

/** The condition for the rows of a kind in a table with several kinds. */
export function rowsOfKind({ table, kind }: Records): SQL | undefined {
  if (!table.kind) return undefined;
  if (kind === undefined) throw new Error(`Of which kind are these ${getTableName(table)}?`);
  return eq(table.kind, kind);
}

/** The condition for its records. */
export const ofKind = (records: Records): SQL | undefined =>
  and(rowsOfKind(records), records.table.standsFor && isNull(records.table.standsFor));

const withId = (records: Records, id: number) => and(eq(records.table.id, id), ofKind(records));

/** The author of a new row. */
const created = ({ by, now }: Act) => ({
  createdAt: now,
  createdBy: by,
  updatedAt: now,
  updatedBy: by,
});

/**
 * Locks a record until the transaction ends, so that acts on it follow each other.
 *
 * @throws ApiError 404 for an unknown id
 */
export async function lockRecord(tx: Database, records: Records, id: number) {
  const { table } = records;
  const query = tx.select({ id: table.id }).from(table);
  const [stored] = id <= LARGEST_ID ? await query.where(withId(records, id)).for('update') : [];
  existing(stored);
}

/**
 * Updates a stored record. Undefined columns keep their values.
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
  return existing(changed);
}

export const withoutAbsent = (columns: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));

/**
 * Creates or updates a record. Undefined columns keep their values, or get their defaults in a new record.
 *
 * @param initial - defaults of optional columns
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
  const [saved] = await act.tx
    .insert(table)
    .values({ ...initial, ...withoutAbsent(columns), ...(kind && { kind }), ...created(act) })
    .returning({ id: table.id, version: table.version });
  if (!saved) throw new Error('The database returned no id.');
  return saved;
}

/** Records elsewhere that refer to this one and prevent its deletion. */
export interface UsedBy {
  column: PgColumn;
  /** The message that tells so. */
  refusal: (count: number) => string;
}

/**
 * Deletes a locked record: a transaction that wants to refer to it waits, and then finds it gone.
 *
 * @throws ApiError 409 when other records refer to it
 */
export async function removeRecord({ tx }: Act, records: Records, id: number, usedBy?: UsedBy) {
  const uses = usedBy ? await tx.$count(usedBy.column.table, eq(usedBy.column, id)) : 0;
  if (usedBy && uses > 0) throw new ApiError(409, usedBy.refusal(uses));
  await tx.delete(records.table).where(withId(records, id));
}
