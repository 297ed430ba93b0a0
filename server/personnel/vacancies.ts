import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applications, departments, VACANCY_STATUSES, type VacancyStatus, vacancies } from '../db/schema.ts';
import { ApiError, invalid } from '../errors/apiError.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';
import { sanitiseHtml } from '../texts/html.ts';
import { counted } from '../texts/plural.ts';

/** A vacancy as it was sent. A field that is absent keeps its value, or is empty in a new one. */
export interface VacancyDraft extends RecordDraft {
  departmentId?: number | null;
  /** Empty keeps the stored one; a new vacancy is open. */
  status?: VacancyStatus | '';
  titleRu?: string;
  titleUz?: string;
  titleEn?: string;
  textRu?: string;
  textUz?: string;
  textEn?: string;
  linkForTesting?: string;
  /** `yyyy-mm-dd`, or empty. */
  dateOfTesting?: string;
  /** `yyyy-mm-dd`, or empty. */
  expireDate?: string;
}

/** All vacancies, the newest first. The department's name is that of now. */
export async function listVacancies(db: Database) {
  const rows = await db
    .select({ vacancy: vacancies, departmentNameRu: departments.nameRu })
    .from(vacancies)
    .leftJoin(departments, eq(departments.id, vacancies.departmentId))
    .orderBy(desc(vacancies.id));
  return rows.map(({ vacancy, departmentNameRu }) => ({
    ...vacancy,
    departmentNameRu: departmentNameRu ?? '',
    dateOfTesting: vacancy.dateOfTesting ?? '',
    expireDate: vacancy.expireDate ?? '',
  }));
}

const sanitised = (html: string | undefined) => (html === undefined ? undefined : sanitiseHtml(html));
const dayOrNull = (day: string | undefined) => (day === '' ? null : day);

const columnsOf = ({ status: _, ...draft }: Omit<VacancyDraft, 'id' | 'version'>) => ({
  ...draft,
  textRu: sanitised(draft.textRu),
  textUz: sanitised(draft.textUz),
  textEn: sanitised(draft.textEn),
  dateOfTesting: dayOrNull(draft.dateOfTesting),
  expireDate: dayOrNull(draft.expireDate),
});

/** The department stays at least until the transaction ends. */
async function checkDepartment(tx: Database, id: number | null | undefined) {
  if (!id) return;
  const [row] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.id, id))
    .for('key share');
  if (!row) throw invalid('departmentId', 'Такого отдела нет. Возможно, его уже удалили.');
}

const withId = (id: number) => eq(vacancies.id, id);

/**
 * Creates or changes a vacancy; its texts are sanitised.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for an unknown department
 */
export function saveVacancy(
  db: Database,
  { id, version, ...draft }: VacancyDraft,
  signature: Signature,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    const columns = columnsOf(draft);
    await checkDepartment(tx, draft.departmentId);
    return await saveRecord(
      { id, version },
      {
        add: () =>
          tx
            .insert(vacancies)
            .values({ ...columns, status: draft.status || VACANCY_STATUSES[0], ...created(signature) })
            .returning({ id: vacancies.id, version: vacancies.version }),
        lock: (known) => tx.select().from(vacancies).where(withId(known)).for('update'),
        change: (known, next) =>
          tx
            .update(vacancies)
            .set({ ...columns, status: draft.status || undefined, ...changed(next, signature) })
            .where(withId(known)),
      },
    );
  });
}

/**
 * Deletes a vacancy without applications. Whoever sends one meanwhile waits, and then finds it gone.
 *
 * @returns whether it existed
 * @throws ApiError 409 that says how many applications there are: none of them is ever deleted by the way
 */
export function removeVacancy(db: Database, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(vacancies).where(withId(id)).for('update');
    if (!row) return false;
    const count = await tx.$count(applications, eq(applications.vacancyId, id));
    if (count > 0) {
      const those = counted(count, ['заявка', 'заявки', 'заявок']);
      throw new ApiError(409, `Нельзя удалить вакансию: на неё есть ${those}. Её можно закрыть.`);
    }
    await tx.delete(vacancies).where(withId(id));
    return true;
  });
}
