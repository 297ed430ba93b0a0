import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { departments, vacancies } from '../db/schema.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
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

export type Department = typeof departments.$inferSelect;

/** A department as it was sent. A field that is absent keeps its value, or is empty in a new one. */
export interface DepartmentDraft extends RecordDraft {
  code?: string;
  nameRu?: string;
  nameUz?: string;
  nameEn?: string;
  aboutRu?: string;
  aboutUz?: string;
  aboutEn?: string;
}

/** All departments, in the order in which they were added. */
export async function listDepartments(db: Database): Promise<Department[]> {
  return await db.select().from(departments).orderBy(asc(departments.id));
}

const withId = (id: number) => eq(departments.id, id);

/**
 * Creates or changes a department.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for a code that another one has
 */
export async function saveDepartment(
  db: Database,
  { id, version, ...columns }: DepartmentDraft,
  signature: Signature,
): Promise<Saved> {
  const save = (tx: Database) =>
    saveRecord(
      { id, version },
      {
        add: () =>
          tx
            .insert(departments)
            .values({ ...columns, ...created(signature) })
            .returning({ id: departments.id, version: departments.version }),
        lock: (known) => tx.select().from(departments).where(withId(known)).for('update'),
        change: (known, next) =>
          tx
            .update(departments)
            .set({ ...columns, ...changed(next, signature) })
            .where(withId(known)),
      },
    );
  try {
    return await db.transaction(save);
  } catch (error) {
    throw isDuplicate(error) ? invalid('code', 'Этот код уже есть у другого отдела.') : error;
  }
}

/**
 * Deletes a department without vacancies. Whoever adds one to it meanwhile waits, and then finds it gone.
 *
 * @returns whether it existed
 * @throws ApiError 409 that says how many vacancies it has
 */
export function removeDepartment(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(departments).where(withId(id)).for('update');
    if (!row) return false;
    const count = await tx.$count(vacancies, eq(vacancies.departmentId, id));
    if (count > 0) {
      const those = counted(count, ['вакансия', 'вакансии', 'вакансий']);
      throw new ApiError(409, `Нельзя удалить отдел: в нём ${those}.`);
    }
    await tx.delete(departments).where(withId(id));
    return true;
  });
}
