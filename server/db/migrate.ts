import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { paths } from '../paths.ts';

export const migrationsConfig = { migrationsFolder: paths.migrations };

/** Any number that nothing else in this database uses as an advisory lock. */
const MIGRATION_LOCK = 4_127_750_001;

/**
 * Brings a PostgreSQL database up to date. Several servers may start at once on an empty one: the lock lets
 * them migrate one after another, and it is held by the very connection that migrates.
 */
export async function migrateUnderLock(client: Client) {
  const db = drizzle(client);
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await migrate(db, migrationsConfig);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}
