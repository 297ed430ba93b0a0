import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../src/wire/wire.ts';
import { moment } from './columns.ts';

/** Accounts. `user_name` is stored lower-case and trimmed, see `normalisedUserName`. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  userName: text('user_name').notNull().unique(),
  fullName: text('full_name').notNull(),
  role: text('role').$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** The password was given by somebody else, so only changing it is allowed. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** When such a password expires; null for the owner's own password. */
  passwordEndsAt: moment('password_ends_at'),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** The administrator who admitted this one under the four-eyes rule; another one has to enable the account. */
  heldBy: integer('held_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSignInAt: moment('last_sign_in_at'),
  /** The secret of the second factor in base 32; it takes effect with `totp_confirmed_at`. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: moment('totp_confirmed_at'),
  /** The time step of the last used code, since each code is valid once. */
  totpLastStep: integer('totp_last_step').notNull().default(0),
  /** The source of the key with which browsers encrypt this account's drafts; it never changes. */
  draftSecret: text('draft_secret')
    .notNull()
    .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
});

/** The account that a row belongs to, and ends with. */
export const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Sessions. `token_hash` is the SHA-256 of the token in hex; the token itself is not stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies a session in the call that ends it; it grants nothing. */
    id: serial('id').notNull().unique(),
    accountId: accountId(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    address: text('address').notNull().default(''),
    /** The browser's user agent. */
    userAgent: text('user_agent').notNull().default(''),
    /** The role required a second factor at the start of this session, and there was none. */
    mustEnrol: boolean('must_enrol').notNull().default(false),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Failed attempts by limit key and time window; the next attempt is possible from `next_at` on. */
export const loginThrottle = pgTable('login_throttle', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
  nextAt: moment('next_at').notNull().defaultNow(),
  /** Refused attempts since the audit log was last told, and the audit row of the first one. */
  refused: integer('refused').notNull().default(0),
  toldIn: bigint('told_in', { mode: 'number' }),
});

/** Browsers from which an account has signed in. `token_hash` is the SHA-256 of their cookie in hex. */
export const knownDevices = pgTable(
  'known_devices',
  { tokenHash: text('token_hash').notNull(), accountId: accountId(), usedAt: moment('used_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index('known_devices_account').on(table.accountId),
  ],
);

/** Recovery codes, each valid once. `code_hash` is the SHA-256 of a code in hex. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: accountId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** The roles that require a second factor. */
export const secondFactorRoles = pgTable('second_factor_roles', {
  role: text('role').$type<Role>().primaryKey(),
});
