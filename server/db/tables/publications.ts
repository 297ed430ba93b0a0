import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { changes } from './changes.ts';
import { hasNoWords, moment, words } from './columns.ts';
import { files } from './files.ts';

export type PublicationStatus = 'pending' | 'published';

/** The id of the item, also for its published copy. */
const itemId = sql`coalesce(stands_for, id)`;

/**
 * A news item, depo news item, compass or bulletin; its texts are in `publication_entries`. While an edit of a published item waits for
 * approval, the item has two rows: its own one with the edit, and the published copy.
 */
export const publications = pgTable(
  'publications',
  {
    id: serial('id').primaryKey(),
    /** A kind of the table of areas. */
    kind: text('kind').notNull(),
    posted: date('posted', { mode: 'string' }).notNull(),
    status: text('status').$type<PublicationStatus>().notNull().default('pending'),
    isReferToCorruption: boolean('is_refer_to_corruption').notNull().default(false),
    /** In a published copy: the id of its item. */
    standsFor: integer('stands_for').references((): AnyPgColumn => publications.id, { onDelete: 'cascade' }),
    /** Since when it waits for approval, if not since its creation. */
    waitingSince: moment('waiting_since'),
    ...changes(),
  },
  (table) => [
    index('publications_list').on(
      table.kind,
      table.status,
      table.posted.desc().nullsFirst(),
      sql`${itemId} desc`,
    ),
    index('publications_ids').on(table.kind, table.status, itemId),
    uniqueIndex('publications_shown').on(table.standsFor).where(sql`${table.standsFor} is not null`),
    // a copy has a higher id, so that inserting rows by id never refers to a missing one
    check(
      'publications_stands_for',
      sql`${table.standsFor} is null or (${table.standsFor} < ${table.id} and ${table.status} = 'published')`,
    ),
    check('publications_status', sql`${table.status} in ('pending', 'published')`),
  ],
);

/** One language of a publication. A used file cannot be deleted. */
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
    index('publication_entries_blank')
      .on(table.baseId, table.language)
      .where(sql`${table.title} = '' and ${hasNoWords(table.description)}`),
    index('publication_entries_uncovered')
      .on(table.baseId, table.language)
      .where(sql`${table.coverFileId} is null`),
    check('publication_entries_language_known', sql`${table.language} in ('ru', 'uz', 'en')`),
  ],
);
