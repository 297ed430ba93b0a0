import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * How many records each list holds, kept by triggers whatever changes the tables. A list is named after its table and what tells it apart
 * there: `publications/news/pending`. The version grows with each record that comes, goes or moves to another list.
 */
export const lists = pgTable('lists', {
  list: text('list').primaryKey(),
  count: integer('count').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Another one after each change of a kind's records. */
export const collections = pgTable('collections', {
  kind: text('kind').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

const wordList = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What records are found and sorted by, for the kinds that are searched. Folded as `src/wire/folding.ts` says, so it holds plain Latin
 * letters only, which every database compares alike. Titles are found by any part, words by their beginning.
 */
export const searchTexts = pgTable(
  'search_texts',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** The title in the first language, as it is. */
    sortTitle: text('sort_title').notNull(),
    titles: text('titles').notNull(),
    words: wordList('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId] }),
    index('search_texts_words').using('gin', table.words),
  ],
);
