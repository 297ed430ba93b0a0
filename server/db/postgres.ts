import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrateUnderLock } from './migrate.ts';
import * as schema from './schema.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Opens a PostgreSQL database (15 or newer) and migrates it.
 *
 * @param onLost - told of a connection that broke while nobody used it; the pool opens another one by itself
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  pool.on('error', onLost);
  try {
    const client = await pool.connect();
    await migrateUnderLock(client).finally(() => client.release());
  } catch (error) {
    await pool.end();
    throw error;
  }
  const doneByServer = async () => {};
  return {
    db: drizzle(pool, { schema }),
    checkpoint: doneByServer,
    vacuum: doneByServer,
    close: () => pool.end(),
  };
}
