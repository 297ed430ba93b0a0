import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { changes } from './changes.ts';
import { words } from './columns.ts';
import { files } from './files.ts';

/** A video or audio; its titles and links are in `media_entries`. */
export const media = pgTable(
  'media',
  {
    id: serial('id').primaryKey(),
    /** A kind of the table of areas. */
    kind: text('kind').notNull(),
    posted: date('posted', { mode: 'string' }).notNull(),
    ...changes(),
  },
  (table) => [
    index('media_list').on(table.kind, table.posted.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check('media_kind', sql`${table.kind} in ('videos', 'audios')`),
  ],
);

/** One language of a video or audio. A used cover cannot be deleted. */
export const mediaEntries = pgTable(
  'media_entries',
  {
    id: serial('id').primaryKey(),
    baseId: integer('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    title: words('title'),
    url: words('url'),
    coverFileId: integer('cover_file_id').references(() => files.id, { onDelete: 'restrict' }),
  },
  (table) => [
    unique('media_entries_language').on(table.baseId, table.language),
    index('media_entries_cover').on(table.coverFileId),
    index('media_entries_blank')
      .on(table.baseId, table.language)
      .where(sql`${table.title} = '' and ${table.url} = ''`),
    index('media_entries_uncovered')
      .on(table.baseId, table.language)
      .where(sql`${table.coverFileId} is null`),
    check('media_entries_language_known', sql`${table.language} in ('ru', 'uz', 'en')`),
  ],
);
