import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { moment } from './columns.ts';

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
