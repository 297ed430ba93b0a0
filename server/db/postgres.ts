import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import { isTimeout } from '../lib/faults.ts';
import type { OpenDatabase, TakeSnapshot } from './database.ts';
import { migrateUnderLock } from './migrations.ts';
import { transactionsOn } from './postgresTransactions.ts';
import * as schema from './schema.ts';
import { snapshotByTransaction } from './snapshot.ts';

const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A timeout on the client, for a server that hangs or a connection that a router has dropped. */
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
/** How long connections may take to close when the server stops. */
const CLOSE_TIMEOUT_MS = 3_000;

/** A backup reads a megabyte per statement, which may take long on a busy machine. */
const SNAPSHOT_TIMEOUT_MS = 5 * 60_000;

/**
 * A connection of its own, because migrating or copying a large table may take longer than a request may.
 *
 * @param queryTimeoutMs - the time limit of a statement, if any
 */
export async function onOwnConnection<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
  queryTimeoutMs?: number,
) {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  });
  // the running statement fails with the same error
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

const snapshotOf =
  (url: string, timeoutMs: number): TakeSnapshot =>
  (work) =>
    onOwnConnection(
      url,
      (client) =>
        snapshotByTransaction(drizzle(client, { schema }))(async (snapshot) => {
          try {
            return await work(snapshot);
          } catch (error) {
            // a connection that did not answer will not answer to `rollback` either
            if (isTimeout(error)) void client.end();
            throw error;
          }
        }),
      timeoutMs,
    );

/**
 * Opens a PostgreSQL database (15 or newer) and migrates it.
 *
 * @param onLost - called for each lost connection; the pool opens another one
 */
export async function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  { queryTimeoutMs = QUERY_TIMEOUT_MS, snapshotTimeoutMs = SNAPSHOT_TIMEOUT_MS } = {},
): Promise<OpenDatabase> {
  await onOwnConnection(url, migrateUnderLock);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // an instance that hangs in the middle of an act would block the audit log, and so all others
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: queryTimeoutMs,
    // compiling a statement over tables that were never analysed takes 1 to 4 s, running it 0.03 s
    options: '-c jit=off',
    keepAlive: true,
  });
  // the pool handles errors of idle connections only; an unhandled one would end the process
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  const db = drizzle(pool, { schema });
  db.transaction = transactionsOn(pool);
  const doneByServer = async () => {};
  let ended: Promise<void> | undefined;
  return {
    db,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    snapshot: snapshotOf(url, snapshotTimeoutMs),
    checkpoint: doneByServer,
    vacuum: doneByServer,
    async close() {
      const patience = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      ended ??= pool.end();
      await Promise.race([ended, patience]);
    },
  };
}
