import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { documents, documentTypes } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { isDuplicate } from '../errors/faults.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';
import { counted } from '../texts/plural.ts';

export type DocumentType = typeof documentTypes.$inferSelect;

/** A type as it was sent. A field that is absent keeps its value, or is empty in a new type. */
export interface DocumentTypeDraft extends RecordDraft {
  code?: string;
  nameRu?: string;
  nameUz?: string;
  nameEn?: string;
}

/** All types of a register, in the order in which they were added. */
export async function listTypes(db: Database, kind: string): Promise<DocumentType[]> {
  return await db
    .select()
    .from(documentTypes)
    .where(eq(documentTypes.kind, kind))
    .orderBy(asc(documentTypes.id));
}

const codeTaken = () =>
  new ApiError(400, 'Код уже занят другим типом.', [{ path: 'code', message: 'Код уже занят.' }]);

/**
 * Creates or changes a type. Its documents stay with it when its code changes.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for the code of another type
 */
export async function saveType(
  db: Database,
  kind: string,
  { id, version, ...columns }: DocumentTypeDraft,
  signature: Signature,
): Promise<Saved> {
  const ofKind = (typeId: number) => and(eq(documentTypes.id, typeId), eq(documentTypes.kind, kind));
  const save = (tx: Database) =>
    saveRecord(
      { id, version },
      {
        add: () =>
          tx
            .insert(documentTypes)
            .values({ kind, ...columns, ...created(signature) })
            .returning({ id: documentTypes.id, version: documentTypes.version }),
        lock: (typeId) => tx.select().from(documentTypes).where(ofKind(typeId)).for('update'),
        change: (typeId, next) =>
          tx
            .update(documentTypes)
            .set({ ...columns, ...changed(next, signature) })
            .where(ofKind(typeId)),
      },
    );
  try {
    return await db.transaction(save);
  } catch (error) {
    throw isDuplicate(error) ? codeTaken() : error;
  }
}

/** «относится 1 документ», «относятся 2 документа», «относится 5 документов». */
const belonging = (count: number) => {
  const words = counted(count, ['документ', 'документа', 'документов']);
  return `${words.endsWith('документа') ? 'относятся' : 'относится'} ${words}`;
};

const inUse = (count: number) => new ApiError(409, `Нельзя удалить тип: к нему ${belonging(count)}.`);

/**
 * Deletes a type that has no documents. Whoever adds one to it meanwhile waits, and then finds it gone.
 *
 * @returns whether it existed
 * @throws ApiError 409 that says how many documents it has
 */
export function removeType(db: Database, kind: string, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ofKind = and(eq(documentTypes.id, id), eq(documentTypes.kind, kind));
    const [type] = await tx.select().from(documentTypes).where(ofKind).for('update');
    if (!type) return false;
    const count = await tx.$count(documents, eq(documents.typeId, id));
    if (count > 0) throw inUse(count);
    await tx.delete(documentTypes).where(ofKind);
    return true;
  });
}
