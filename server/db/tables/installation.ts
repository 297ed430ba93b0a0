import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { moment } from './columns.ts';

/** This installation; created at its first start and never changed. */
export const installation = pgTable(
  'installation',
  {
    one: integer('one').primaryKey().default(1),
    id: uuid('id').notNull().defaultRandom(),
    /** The key for digests of personal data, so that they cannot be guessed. */
    digestKey: text('digest_key').notNull(),
  },
  (table) => [check('installation_one', sql`${table.one} = 1`)],
);

/** Answers to calls with an `Idempotency-Key`, for repetitions. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    accountId: accountId(),
    key: text('key').notNull(),
    route: text('route').notNull(),
    bodyDigest: text('body_digest').notNull(),
    /** JSON; null only while the call is running. */
    answer: text('answer').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('answered_calls_age').on(table.at),
  ],
);

/** Tasks that one of several servers runs at a time; after its end a lease may be taken by another server. */
export const leases = pgTable('leases', {
  work: text('work').primaryKey(),
  until: moment('until').notNull(),
});

/** The result of the last backup on any server: one row. */
export const backups = pgTable(
  'backups',
  {
    one: integer('one').primaryKey().default(1),
    /** The moment of the last successful backup, and its facts. */
    madeAt: moment('made_at'),
    file: text('file').notNull().default(''),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    /** Files whose bytes were missing or damaged in the store, and so in the backup. */
    missingFiles: integer('missing_files').notNull().default(0),
    failedAt: moment('failed_at'),
    failure: text('failure').notNull().default(''),
  },
  (table) => [check('backups_one', sql`${table.one} = 1`)],
);
