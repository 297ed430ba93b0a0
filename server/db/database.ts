import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The one type the rest of the server sees, whether PostgreSQL runs in this process or on another machine. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open, migrated database. */
export interface OpenDatabase {
  db: Database;
  /** Waits for running statements, writes everything out and lets go of the data folder. */
  close(): Promise<void>;
}
