import { and, eq, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The database type of the whole server, for embedded PostgreSQL and for one on another machine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Whether a column has one of these ids; one parameter for any number of them. */
export const inIds = (column: PgColumn | SQL, ids: number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::int[])`;

/** Whether a row belongs to a record, in a table with rows of several kinds. */
export const ofRecord = (table: { kind: PgColumn; recordId: PgColumn }, kind: string, id: number) =>
  and(eq(table.kind, kind), eq(table.recordId, id));

/** Columns, names or values with commas between them. */
export const commaSeparated = (parts: SQLChunk[]) => sql.join(parts, sql`, `);

/** Computes expressions that need no table. */
export async function computed<Fields extends Record<string, SQL>>(db: Database, fields: Fields) {
  const [row] = await db.select(fields).from(sql`(values (0)) as one`);
  if (!row) throw new Error('The database answers nothing.');
  return row;
}

/** The connection pool: all connections, idle ones, and waiting statements. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** A selection of a table's rows: condition, order and limit. */
export interface RowQuery {
  where: SQL;
  orderBy: SQL;
  limit?: number;
}

/** The database at one moment, while others go on changing it. */
export interface Snapshot {
  /** Runs a short read; longer ones would delay others. */
  read<Result>(ask: (tx: Database) => Promise<Result>): Promise<Result>;
  /** A table at that moment, to select from. */
  rowsOf(table: string, query: RowQuery): SQL;
}

/** Runs `work` with a snapshot. */
export type TakeSnapshot = <Result>(work: (snapshot: Snapshot) => Promise<Result>) => Promise<Result>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Undefined for an embedded database. */
  connections?(): Connections;
  /** Lets the database be read as it is at one moment. */
  snapshot: TakeSnapshot;
  /** Writes pages to disk, so that the write-ahead log stays short. A PostgreSQL server does this by itself. */
  checkpoint(): Promise<void>;
  /** Frees deleted rows and updates the planner's statistics. A PostgreSQL server does this by itself. */
  vacuum(): Promise<void>;
  /** Waits for running statements, writes everything to disk and releases the data folder. */
  close(): Promise<void>;
}
