import { sql } from 'drizzle-orm';
import { reviewReturns } from '../db/schema.ts';

/** Whether an item, as a row of `publications` in a query, has been given back in the version that it has. */
export const isReturned = sql<boolean>`exists (select from ${reviewReturns} as returned
  where returned.publication_id = publications.id and returned.version = publications.version)`;
