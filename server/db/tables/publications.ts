import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/dataProvider/wire.ts';
import { changes } from './changes.ts';
import { words } from './columns.ts';
import { files } from './files.ts';

export type PublicationStatus = 'pending' | 'published';

/** One news item, depo news item, compass or bulletin; its texts are in `publication_entries`. */
export const publications = pgTable(
  'publications',
  {
    id: serial('id').primaryKey(),
    /** The name of a row in the table of areas. */
    kind: text('kind').notNull(),
    posted: date('posted', { mode: 'string' }).notNull(),
    status: text('status').$type<PublicationStatus>().notNull().default('pending'),
    isReferToCorruption: boolean('is_refer_to_corruption').notNull().default(false),
    ...changes(),
  },
  (table) => [
    index('publications_list').on(
      table.kind,
      table.status,
      table.posted.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('publications_ids').on(table.kind, table.status, table.id),
    check('publications_status', sql`${table.status} in ('pending', 'published')`),
  ],
);

/** One language of a publication. A file in use cannot be deleted. */
export const publicationEntries = pgTable(
  'publication_entries',
  {
    id: serial('id').primaryKey(),
    baseId: integer('publication_id')
      .notNull()
      .references(() => publications.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: words('title'),
    description: words('description'),
    pdfFileId: integer('pdf_file_id').references(() => files.id, { onDelete: 'restrict' }),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
  },
  (table) => [
    unique('publication_entries_language').on(table.baseId, table.language),
    index('publication_entries_pdf').on(table.pdfFileId),
    index('publication_entries_cover').on(table.coverFileId),
    check('publication_entries_language_known', sql`${table.language} in ('ru', 'uz', 'en')`),
  ],
);
