import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

export const CURRENCIES = ['UZS', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The lists of the fund: the newest one of each currency is in force, the others are history. */
export const fundLists = pgTable(
  'guarantee_fund_lists',
  {
    id: serial('id').primaryKey(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Incremented by each change of a row. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('guarantee_fund_lists_newest').on(table.currency, table.id.desc()),
    check('guarantee_fund_lists_currency', sql`${table.currency} in ('UZS', 'USD', 'EUR')`),
  ],
);

export const fundRowIds = pgSequence('guarantee_fund_row_ids');

/** A member of the fund in one list. Rows keep their ids in newer lists. */
export const fundRows = pgTable(
  'guarantee_fund_rows',
  {
    listId: integer('list_id')
      .notNull()
      .references(() => fundLists.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().default(sql`nextval('guarantee_fund_row_ids')`),
    position: integer('position').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** An exact decimal text with two decimals. */
    fund: numeric('fund', { precision: 16, scale: 2 }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.id] })],
);

/** Changes of amounts: a new member, a changed amount, a removed member. */
export const fundChanges = pgTable(
  'guarantee_fund_changes',
  {
    id: serial('id').primaryKey(),
    currency: text('currency').$type<Currency>().notNull(),
    /** The resulting version of the currency's list. */
    version: integer('version').notNull(),
    rowId: integer('row_id').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Null for a new member. */
    before: numeric('before', { precision: 16, scale: 2 }),
    /** Null for a removed member. */
    after: numeric('after', { precision: 16, scale: 2 }),
    at: moment('at').notNull(),
    by: integer('by'),
    byName: text('by_name').notNull(),
  },
  (table) => [index('guarantee_fund_changes_newest').on(table.currency, table.id.desc())],
);
