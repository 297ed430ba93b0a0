import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { departments, vacancies } from '../db/schema.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { isDuplicate } from '../faults.ts';
import { counted } from '../plural.ts';
import { type Author, changedColumns, createdColumns, current, knownId } from './authorship.ts';

type Texts = Pick<
  typeof departments.$inferSelect,
  'code' | 'nameRu' | 'nameUz' | 'nameEn' | 'aboutRu' | 'aboutUz' | 'aboutEn'
>;

/** A department as it was sent. A field that is absent keeps its value, or is empty in a new one. */
export interface DepartmentDraft extends Partial<Texts> {
  id?: number | null;
  version?: number | null;
}

const columns = {
  id: departments.id,
  code: departments.code,
  nameRu: departments.nameRu,
  nameUz: departments.nameUz,
  nameEn: departments.nameEn,
  aboutRu: departments.aboutRu,
  aboutUz: departments.aboutUz,
  aboutEn: departments.aboutEn,
  version: departments.version,
};
const saved = { id: departments.id, version: departments.version };

export async function listDepartments(db: Database) {
  return await db.select(columns).from(departments).orderBy(asc(departments.id));
}

async function change(tx: Database, id: number, { version, ...texts }: DepartmentDraft, author: Author) {
  const withId = eq(departments.id, knownId(id));
  const [row] = await tx.select(saved).from(departments).where(withId).for('update');
  const columns = { ...texts, ...changedColumns(author, current(row, version)) };
  return await tx.update(departments).set(columns).where(withId).returning(saved);
}

/**
 * Creates or changes a department.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for a code that another one has
 */
export async function saveDepartment(db: Database, { id, ...draft }: DepartmentDraft, author: Author) {
  try {
    return await db.transaction(async (tx) => {
      const { version: _, ...texts } = draft;
      const [row] = id
        ? await change(tx, id, draft, author)
        : await tx
            .insert(departments)
            .values({ ...texts, ...createdColumns(author) })
            .returning(saved);
      if (!row) throw new Error('The database returned no row.');
      return row;
    });
  } catch (error) {
    if (isDuplicate(error)) throw invalid('code', 'Этот код уже есть у другого отдела.');
    throw error;
  }
}

/** Deletes a department. @throws ApiError 404 for an unknown id, 409 while vacancies belong to it */
export function removeDepartment(db: Database, id: number) {
  return db.transaction(async (tx) => {
    const withId = eq(departments.id, id);
    // no vacancy can be added to a row that is locked like this
    const [row] = await tx.select(saved).from(departments).where(withId).for('update');
    if (!row) throw notFound();
    const count = await tx.$count(vacancies, eq(vacancies.departmentId, id));
    if (count > 0) {
      const those = counted(count, ['вакансия', 'вакансии', 'вакансий']);
      throw new ApiError(409, `В отделе ${those}. Сначала удалите их или выберите им другой отдел.`);
    }
    await tx.delete(departments).where(withId);
  });
}
