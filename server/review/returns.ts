import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { reviewReturns } from '../db/schema.ts';

/** Whether an item, as a row of `publications` in a query, has been given back in the version that it has. */
export const isReturned = sql<boolean>`exists (select from ${reviewReturns} as returned
  where returned.publication_id = publications.id and returned.version = publications.version)`;

/** What an item was given back for is answered by what the site shows, or asks for nothing any more. */
export const forgetReturn = (tx: Database, id: number) =>
  tx.delete(reviewReturns).where(eq(reviewReturns.publicationId, id));
