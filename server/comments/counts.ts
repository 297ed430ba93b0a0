import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { comments } from '../db/schema.ts';

/** How many threads about each of these items nobody has settled yet; items without any are left out. One statement. */
export async function openThreads(db: Database, kind: string, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: comments.recordId, threads: count() })
    .from(comments)
    .where(
      and(
        eq(comments.kind, kind),
        inArray(comments.recordId, ids),
        isNull(comments.threadId),
        isNull(comments.resolvedAt),
      ),
    )
    .groupBy(comments.recordId);
  return new Map(rows.map(({ id, threads }) => [id, threads]));
}
