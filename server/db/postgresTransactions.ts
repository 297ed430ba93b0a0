import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { isTimeout } from '../lib/faults.ts';
import * as schema from './schema.ts';

type Transaction = NodePgDatabase<typeof schema>['transaction'];

/**
 * Transactions on connections that always return to the pool. Drizzle's own keep a connection for ever when `begin` fails, return it inside
 * a transaction when `rollback` fails, and then hide the original error.
 */
export const transactionsOn =
  (pool: Pool): Transaction =>
  async (work, config) => {
    const client = await pool.connect();
    let failure: unknown;
    let isSilent = false;
    try {
      return await drizzle(client, { schema }).transaction(async (tx) => {
        try {
          const result = await work(tx);
          // PostgreSQL would answer the commit of a failed transaction with a rollback
          if (client.getTransactionStatus() === 'E') throw new Error('The transaction was taken back.');
          return result;
        } catch (error) {
          failure = error;
          // a connection that did not answer will not answer to `rollback` either
          if (isTimeout(error)) void client.end();
          throw error;
        }
      }, config);
    } catch (error) {
      isSilent = isTimeout(error);
      throw failure ?? error;
    } finally {
      client.release(isSilent || client.getTransactionStatus() !== 'I');
    }
  };
