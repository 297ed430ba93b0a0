import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { paths } from '../paths.ts';

export const migrationsConfig = { migrationsFolder: paths.migrations };

/** Any number that nothing else in this database uses as an advisory lock. */
const MIGRATION_LOCK = 4_127_750_001;

/**
 * Brings a PostgreSQL database up to date. Several servers may start at once on an empty one: the lock lets
 * them migrate one after another, and it is held by the very connection that migrates.
 */
export async function migrateUnderLock(client: PoolClient) {
  const db = drizzle(client);
  // a large table may take longer to change than a request may take
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await migrate(db, migrationsConfig);
  } finally {
    await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    await db.execute(sql`reset statement_timeout`);
  }
}
