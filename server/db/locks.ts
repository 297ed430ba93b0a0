import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { computed, type Database } from './database.ts';

/** Numbers of advisory locks, for acts without a row to lock. */
export const LOCKS = {
  migration: 4_127_750_001,
  firstStart: 4_127_750_002,
  fundUZS: 4_127_750_010,
  fundUSD: 4_127_750_011,
  fundEUR: 4_127_750_012,
  administrators: 4_127_750_021,
  statistics: 4_127_750_031,
  reviewRules: 4_127_750_041,
};

/** Serialises transactions with the same lock. */
export const lockInTransaction = (tx: Database, name: keyof typeof LOCKS) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);

const RETRY_MS = 200;

/** The same for work that takes minutes, such as uploads, without the timeouts of statements and idle transactions. */
export async function lockForLong(tx: Database, name: keyof typeof LOCKS) {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  const isLocked = sql<boolean>`pg_try_advisory_xact_lock(${LOCKS[name]})`;
  for (;;) {
    if ((await computed(tx, { isLocked })).isLocked) return;
    await sleep(RETRY_MS);
  }
}
