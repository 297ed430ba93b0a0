import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../src/dataProvider/wire.ts';
import { moment } from './columns.ts';

/** Who may sign in. `user_name` is kept lower-case and trimmed, as `normalisedUserName` gives it. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  userName: text('user_name').notNull().unique(),
  fullName: text('full_name').notNull(),
  role: text('role').$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
  isDisabled: boolean('is_disabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who is signed in. The token itself is never stored: `token_hash` is its SHA-256 in hex. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Sign-in attempts that did not succeed, per account and per address, within one window. */
export const loginThrottle = pgTable('login_throttle', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});
