import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Language, Role } from '../../src/dataProvider/wire.ts';

/** The areas whose items are published or pending, named as the front end's resources. */
export type PublicationKind = 'news' | 'depoNews' | 'depoCompasses' | 'depoMessages';
export type PublicationStatus = 'pending' | 'published';
export type FileKind = 'cover' | 'pdf' | 'resume' | 'appeal';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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

/** Uploaded files. The bytes lie in the file store under `sha256`; `thumbnail` is base64 of a small WebP. */
export const files = pgTable(
  'files',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    thumbnail: text('thumbnail'),
    createdAt: moment('created_at').notNull().defaultNow(),
    createdBy: integer('created_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('files_sha256').on(table.sha256)],
);

/** One news item, depo news item, compass or bulletin; its texts are in `publication_entries`. */
export const publications = pgTable(
  'publications',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<PublicationKind>().notNull(),
    posted: date('posted', { mode: 'string' }).notNull(),
    status: text('status').$type<PublicationStatus>().notNull().default('pending'),
    isReferToCorruption: boolean('is_refer_to_corruption').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: integer('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('publications_list').on(
      table.kind,
      table.status,
      table.posted.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('publications_status', sql`${table.status} in ('pending', 'published')`),
  ],
);

/** One language of a publication. A file in use cannot be deleted. */
export const publicationEntries = pgTable(
  'publication_entries',
  {
    id: serial('id').primaryKey(),
    publicationId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: text('title').notNull().default(''),
    description: text('description').notNull().default(''),
    pdfFileId: integer('pdf_file_id').references(() => files.id, { onDelete: 'restrict' }),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
  },
  (table) => [
    unique('publication_entries_language').on(table.publicationId, table.language),
    index('publication_entries_pdf').on(table.pdfFileId),
    index('publication_entries_cover').on(table.coverFileId),
    check('publication_entries_language_known', sql`${table.language} in ('ru', 'uz', 'en')`),
  ],
);
