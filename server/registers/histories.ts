import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { histories } from '../db/schema.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';

/** A year of history as it was sent. A field that is absent keeps its value, or is empty in a new one. */
export interface HistoryDraft extends RecordDraft {
  year?: number | null;
  textRu?: string;
  textUz?: string;
  textEn?: string;
}

/** All years, the latest first; what has no year yet comes last. */
export async function listHistories(db: Database) {
  return await db
    .select()
    .from(histories)
    .orderBy(sql`${histories.year} desc nulls last`, desc(histories.id));
}

/** @throws ApiError 404 for an unknown id, 409 for a stale version */
export function saveHistory(
  db: Database,
  { id, version, ...columns }: HistoryDraft,
  signature: Signature,
): Promise<Saved> {
  return db.transaction((tx) =>
    saveRecord(
      { id, version },
      {
        add: () =>
          tx
            .insert(histories)
            .values({ ...columns, ...created(signature) })
            .returning({ id: histories.id, version: histories.version }),
        lock: (historyId) => tx.select().from(histories).where(eq(histories.id, historyId)).for('update'),
        change: (historyId, next) =>
          tx
            .update(histories)
            .set({ ...columns, ...changed(next, signature) })
            .where(eq(histories.id, historyId)),
      },
    ),
  );
}

/** @returns whether it existed */
export async function removeHistory(db: Database, id: number) {
  const removed = await db.delete(histories).where(eq(histories.id, id)).returning();
  return removed.length > 0;
}
