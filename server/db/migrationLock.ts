import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Database } from './database.ts';
import { bringUpToDate } from './migrations.ts';
import * as schema from './schema.ts';

/** Any number that nothing else in this database uses as an advisory lock. */
const MIGRATION_LOCK = 4_127_750_001;

/** Does `work` while no other server changes the tables; the lock is held by the very connection that works. */
export async function underMigrationLock(client: Client, work: (db: Database) => Promise<void>) {
  const db = drizzle(client, { schema });
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await work(db);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

/**
 * Brings a PostgreSQL database up to date. Several servers may start at once on an empty one: the lock lets
 * them migrate one after another.
 */
export const migrateUnderLock = (client: Client) => underMigrationLock(client, (db) => bringUpToDate(db));
