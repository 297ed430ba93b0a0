import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { moment, recordKey } from './columns.ts';
import { files } from './files.ts';

/** Every saved state of a record. `state` is JSON as the list answers the record. */
export const revisions = pgTable(
  'revisions',
  {
    ...recordKey(),
    version: integer('version').notNull(),
    /** Null for content that existed before the first change. */
    at: moment('at'),
    by: integer('by'),
    byName: text('by_name').notNull(),
    state: text('state').notNull(),
    /** The status of that state, where the kind has one. */
    status: text('status'),
    /** The approval that led to this state was undone. */
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId, table.version] })],
);

/** The files of a revision, which are kept as long as the revision. */
export const revisionFiles = pgTable(
  'revision_files',
  {
    ...recordKey(),
    version: integer('version').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.version, table.fileId] }),
    foreignKey({
      name: 'revision_files_revision',
      columns: [table.kind, table.recordId, table.version],
      foreignColumns: [revisions.kind, revisions.recordId, revisions.version],
    }).onDelete('cascade'),
    index('revision_files_file').on(table.fileId),
  ],
);

/**
 * Stale translations. A row is added with the first change of the Russian text, and removed when the translation is changed or marked as
 * checked. It is kept while its record is in the trash.
 */
export const staleTranslations = pgTable(
  'stale_translations',
  {
    ...recordKey(),
    language: text('language').$type<Language>().notNull(),
    /** The last version of the record with the Russian text that is translated; it is stored as a revision. */
    version: integer('version').notNull(),
    /** Since when the translation is stale. */
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.language] }),
    index('stale_translations_since').on(table.since),
  ],
);
