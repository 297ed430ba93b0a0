import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { glossaryTerms } from '../db/schema.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';

/** A term as it was sent. A field that is absent keeps its value, or is empty in a new term. */
export interface GlossaryDraft extends RecordDraft {
  keyWordRu?: string;
  keyWordUz?: string;
  keyWordEn?: string;
  descriptionRu?: string;
  descriptionUz?: string;
  descriptionEn?: string;
}

/** All terms in the order of the Russian alphabet; the collation is named because databases differ in theirs. */
export async function listGlossary(db: Database) {
  return await db
    .select()
    .from(glossaryTerms)
    .orderBy(sql`${glossaryTerms.keyWordRu} collate "und-x-icu"`, asc(glossaryTerms.id));
}

/** @throws ApiError 404 for an unknown id, 409 for a stale version */
export function saveGlossaryTerm(
  db: Database,
  { id, version, ...columns }: GlossaryDraft,
  signature: Signature,
): Promise<Saved> {
  return db.transaction((tx) =>
    saveRecord(
      { id, version },
      {
        add: () =>
          tx
            .insert(glossaryTerms)
            .values({ ...columns, ...created(signature) })
            .returning({ id: glossaryTerms.id, version: glossaryTerms.version }),
        lock: (termId) => tx.select().from(glossaryTerms).where(eq(glossaryTerms.id, termId)).for('update'),
        change: (termId, next) =>
          tx
            .update(glossaryTerms)
            .set({ ...columns, ...changed(next, signature) })
            .where(eq(glossaryTerms.id, termId)),
      },
    ),
  );
}

/** @returns whether it existed */
export async function removeGlossaryTerm(db: Database, id: number) {
  const removed = await db.delete(glossaryTerms).where(eq(glossaryTerms.id, id)).returning();
  return removed.length > 0;
}
