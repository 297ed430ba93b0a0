import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
