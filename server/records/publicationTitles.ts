import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { LANGUAGES } from '../../src/wire/wire.ts';
import { publicationEntries as entries } from '../db/schema.ts';

/** Languages in their order, of the rows of a query. */
export const inOrder = sql.raw(
  `array_position(array[${LANGUAGES.map((each) => `'${each}'`).join(', ')}], language)`,
);

/** What a publication is called: by its title in the first language that has one. A column of the query that knows its id. */
export const titleOf = (id: SQL | PgColumn) => sql<string>`coalesce((select title from ${entries}
  where publication_id = ${id} and title <> '' order by ${inOrder} limit 1), '')`;
