import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** This installation: made at its first start, never changed. */
export const installation = pgTable(
  'installation',
  {
    one: integer('one').primaryKey().default(1),
    id: uuid('id').notNull().defaultRandom(),
    /** What digests of people's data are keyed with, so that nobody finds them by trying. */
    digestKey: text('digest_key').notNull(),
  },
  (table) => [check('installation_one', sql`${table.one} = 1`)],
);

/** What was answered to a call with an `Idempotency-Key`, so that the same call again is answered the same. */
export const answeredCalls = pgTable(
  'answered_calls',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    route: text('route').notNull(),
    bodyDigest: text('body_digest').notNull(),
    /** JSON; empty only while the call is under way. */
    answer: text('answer').notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('answered_calls_age').on(table.at),
  ],
);

/** Works that one of several servers does at a time: whose lease has run out may be taken by another one. */
export const leases = pgTable('leases', {
  work: text('work').primaryKey(),
  until: moment('until').notNull(),
});

/** How the last backup went, on whichever server: one row. */
export const backups = pgTable(
  'backups',
  {
    one: integer('one').primaryKey().default(1),
    /** The moment that the last one that succeeded is of, and what it is. */
    madeAt: moment('made_at'),
    file: text('file').notNull().default(''),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    /** Files whose bytes were not in the store, or not what they were: the backup is without them. */
    missingFiles: integer('missing_files').notNull().default(0),
    failedAt: moment('failed_at'),
    failure: text('failure').notNull().default(''),
  },
  (table) => [check('backups_one', sql`${table.one} = 1`)],
);
