import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The one type the rest of the server sees, whether PostgreSQL runs in this process or on another machine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Whether a column has one of these ids: one statement, however many they are. */
export const inIds = (column: PgColumn | SQL, ids: number[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::int[])`;

/** Connections to a PostgreSQL server: how many there are, how many of them are free, and how many statements wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** Rows of a table: which, in which order, and how many at most. */
export interface RowQuery {
  where: SQL;
  orderBy: SQL;
  limit?: number;
}

/** The database as it was at one moment, while others go on changing it. */
export interface Snapshot {
  /** Reads something; what one call asks for is asked for at a stretch, so it should be little. */
  read<Result>(ask: (tx: Database) => Promise<Result>): Promise<Result>;
  /** Those rows of a table as they were, to select from. */
  rowsOf(table: string, query: RowQuery): SQL;
}

/** Does `work` with a snapshot, which lasts as long as it. */
export type TakeSnapshot = <Result>(work: (snapshot: Snapshot) => Promise<Result>) => Promise<Result>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Absent where the database runs in this process. */
  connections?(): Connections;
  /** Lets it be read as it is at one moment, while others change it. */
  snapshot: TakeSnapshot;
  /** Writes pages out, so that the log stays short. PostgreSQL as a server does this by itself. */
  checkpoint(): Promise<void>;
  /** Frees what was deleted and counts the rows for the planner. PostgreSQL as a server does this by itself. */
  vacuum(): Promise<void>;
  /** Waits for running statements, writes everything out and lets go of the data folder. */
  close(): Promise<void>;
}
