import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The numbers of advisory locks: what acts wait for where there is no row to lock. */
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

/** Lets transactions that ask for the same lock follow each other. */
export const lockInTransaction = (tx: Database, name: keyof typeof LOCKS) =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);
