import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../src/wire/wire.ts';
import { publicationEntries as entries } from '../db/schema.ts';

/** The order of languages in a query. */
export const inOrder = sql.raw(
  `array_position(array[${LANGUAGES.map((each) => `'${each}'`).join(', ')}], language)`,
);

/** The title of a publication in the first language that has one, as a column of a query with its id. */
export const titleOf = (id: SQL | PgColumn) => sql<string>`coalesce((select title from ${entries}
  where publication_id = ${id} and title <> '' order by ${inOrder} limit 1), '')`;
