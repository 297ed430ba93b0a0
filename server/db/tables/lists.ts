import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { recordKey } from './columns.ts';

/**
 * The number of records in each list, kept by triggers. A list is named by its table and what distinguishes it there:
 * `publications/news/pending`. The version grows with each record that comes, goes or moves to another list.
 */
export const lists = pgTable('lists', {
  list: text('list').primaryKey(),
  count: integer('count').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Renewed by each change of a kind's records. */
export const collections = pgTable('collections', {
  kind: text('kind').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The search index and sort keys of records. Texts are folded as in `src/wire/folding.ts`, so they have plain Latin letters only, which
 * every database compares alike. Titles are found by any part, words by their beginning.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    ...recordKey(),
    /** The title in the first language, not folded. */
    sortTitle: text('sort_title').notNull(),
    titles: text('titles').notNull(),
    words: wordList('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('search_texts_words').using('gin', table.words),
  ],
);
