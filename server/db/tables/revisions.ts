import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { moment } from './columns.ts';
import { files } from './files.ts';

/** Every saved state of a record, whole. `state` is JSON as the list answers the record. */
export const revisions = pgTable(
  'revisions',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    version: integer('version').notNull(),
    /** Unknown for what was there before anybody changed it here. */
    at: moment('at'),
    by: integer('by'),
    byName: text('by_name').notNull(),
    state: text('state').notNull(),
    /** The status of that state, where its kind has one. */
    status: text('status'),
    /** The approval that led to this state was undone. */
    isUndone: boolean('is_undone').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.kind, table.recordId, table.version] })],
);

/** The files of a revision: as long as it is kept, they are. */
export const revisionFiles = pgTable(
  'revision_files',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
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
 * Translations that are older than the Russian text which they translate. A row comes with the first change of the Russian one, and goes
 * when the translation is changed or somebody has checked it. It stays while its record lies in the trash.
 */
export const staleTranslations = pgTable(
  'stale_translations',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The last version of the record in which the Russian text was the one that is translated; it is kept as a revision. */
    version: integer('version').notNull(),
    /** Since when the translation is too old. */
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.language] }),
    index('stale_translations_since').on(table.since),
  ],
);
