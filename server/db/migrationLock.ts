import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Client } from 'pg';
import type { Database } from './database.ts';
import { LOCKS } from './locks.ts';
import { bringUpToDate } from './migrations.ts';
import * as schema from './schema.ts';

/** Does `work` while no other server changes the tables; the lock is held by the very connection that works. */
export async function underMigrationLock(client: Client, work: (db: Database) => Promise<void>) {
  const db = drizzle(client, { schema });
  await db.execute(sql`select pg_advisory_lock(${LOCKS.migration})`);
  try {
    await work(db);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${LOCKS.migration})`);
  }
}

/**
 * Brings a PostgreSQL database up to date. Several servers may start at once on an empty one: the lock lets
 * them migrate one after another.
 */
export const migrateUnderLock = (client: Client) => underMigrationLock(client, (db) => bringUpToDate(db));
