import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';
import type { TakeSnapshot } from './snapshot.ts';

/** The one type the rest of the server sees, whether PostgreSQL runs in this process or on another machine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections to a PostgreSQL server: how many there are, how many of them are free, and how many statements wait for one. */
export interface Connections {
  open: number;
  idle: number;
  waiting: number;
}

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Absent where the database runs in this process. */
  connections?(): Connections;
  /** Grows with whatever may have changed it; absent where others change it as well, and nobody here is told. */
  changes?(): number;
  /** Lets it be read as it is at one moment, while others change it. */
  snapshot: TakeSnapshot;
  /** Writes pages out, so that the log stays short. PostgreSQL as a server does this by itself. */
  checkpoint(): Promise<void>;
  /** Frees what was deleted and counts the rows for the planner. PostgreSQL as a server does this by itself. */
  vacuum(): Promise<void>;
  /** Waits for running statements, writes everything out and lets go of the data folder. */
  close(): Promise<void>;
}
