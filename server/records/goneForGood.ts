import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { comments, previewLinks, schedules, staleTranslations } from '../db/schema.ts';

/** What stands beside records in tables of its own and ends with them. What is only in the trash may come back to it. */
const ENDING = [comments, staleTranslations, schedules, previewLinks];

/** Ends what belonged to a record that is gone for good: the one list of it. */
export async function endWith(tx: Database, kind: string, recordId: number) {
  for (const table of ENDING)
    await tx.delete(table).where(and(eq(table.kind, kind), eq(table.recordId, recordId)));
}
