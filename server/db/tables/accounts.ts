import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../src/wire/wire.ts';
import { moment } from './columns.ts';

/** Who may sign in. `user_name` is kept lower-case and trimmed, as `normalisedUserName` gives it. */
export const accounts = pgTable('accounts', {
  id: serial('id').primaryKey(),
  userName: text('user_name').notNull().unique(),
  fullName: text('full_name').notNull(),
  role: text('role').$type<Role>().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** The password was given by somebody else: nothing but changing it is allowed. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  /** Until when such a password lets anybody in; nothing for a password of the owner's own. */
  passwordEndsAt: moment('password_ends_at'),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** The administrator who let this one in while four eyes were asked for: only another one may enable it. */
  heldBy: integer('held_by'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSignInAt: moment('last_sign_in_at'),
  /** The secret of the second factor in base 32; it counts once `totp_confirmed_at` is set. */
  totpSecret: text('totp_secret'),
  totpConfirmedAt: moment('totp_confirmed_at'),
  /** The time step of the last code that was taken: no code is taken twice. */
  totpLastStep: integer('totp_last_step').notNull().default(0),
  /** What the key follows from with which browsers seal this account's drafts; it never changes. */
  draftSecret: text('draft_secret')
    .notNull()
    .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
});

const accountId = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** Who is signed in. The token itself is never stored: `token_hash` is its SHA-256 in hex. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names a session in the call that ends it; it grants nothing. */
    id: serial('id').notNull().unique(),
    accountId: accountId(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    address: text('address').notNull().default(''),
    /** What the browser called itself. */
    userAgent: text('user_agent').notNull().default(''),
    /** The role asked for a second factor when this session began, and there was none. */
    mustEnrol: boolean('must_enrol').notNull().default(false),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
);

/** Sign-in attempts that did not succeed, each key within one window; the next one is taken from `next_at` on. */
export const loginThrottle = pgTable('login_throttle', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
  nextAt: moment('next_at').notNull().defaultNow(),
  /** Attempts that had to wait, since the audit log was last told of them; and the row of it that tells of the first one. */
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

/** Codes that stand in for the second factor, each once. `code_hash` is the SHA-256 of one in hex. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: accountId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** The roles whose people need a second factor. */
export const secondFactorRoles = pgTable('second_factor_roles', {
  role: text('role').$type<Role>().primaryKey(),
});
