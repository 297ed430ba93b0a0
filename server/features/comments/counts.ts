import { type SQL, sql } from 'drizzle-orm';
import { comments } from '../../db/schema.ts';

/** How many threads about an item nobody has settled yet. @param kind - of the item; as a piece of the query around it, as its id */
export const openThreads = (
  kind: SQL,
  id: SQL,
) => sql<number>`(select count(*)::integer from ${comments} as thread
  where thread.kind = ${kind} and thread.record_id = ${id} and thread.thread_id is null and thread.resolved_at is null)`;
