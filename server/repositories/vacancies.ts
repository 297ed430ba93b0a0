import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applications, departments, VACANCY_STATUSES, type VacancyStatus, vacancies } from '../db/schema.ts';
import { ApiError, invalid, notFound } from '../errors.ts';
import { sanitiseHtml } from '../html.ts';
import { counted } from '../plural.ts';
import { type Author, changedColumns, createdColumns, current, knownId } from './authorship.ts';

type Texts = Pick<
  typeof vacancies.$inferSelect,
  'titleRu' | 'titleUz' | 'titleEn' | 'textRu' | 'textUz' | 'textEn' | 'linkForTesting'
>;

/** A vacancy as it was sent. A field that is absent keeps its value, or is empty in a new one. */
export interface VacancyDraft extends Partial<Texts> {
  id?: number | null;
  version?: number | null;
  departmentId?: number | null;
  /** Empty keeps the stored one; a new vacancy is open. */
  status?: VacancyStatus | '';
  /** `yyyy-mm-dd`, or empty. */
  dateOfTesting?: string;
  /** `yyyy-mm-dd`, or empty. */
  expireDate?: string;
}

const saved = { id: vacancies.id, version: vacancies.version, status: vacancies.status };

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

const columnsOf = ({ id: _, version: __, status, ...draft }: VacancyDraft) => ({
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

async function change(tx: Database, id: number, draft: VacancyDraft, author: Author) {
  const withId = eq(vacancies.id, knownId(id));
  const [row] = await tx.select(saved).from(vacancies).where(withId).for('update');
  const stored = current(row, draft.version);
  const columns = { ...columnsOf(draft), status: draft.status || stored.status };
  return await tx
    .update(vacancies)
    .set({ ...columns, ...changedColumns(author, stored) })
    .where(withId)
    .returning(saved);
}

async function add(tx: Database, draft: VacancyDraft, author: Author) {
  const columns = { ...columnsOf(draft), status: draft.status || VACANCY_STATUSES[0] };
  return await tx
    .insert(vacancies)
    .values({ ...columns, ...createdColumns(author) })
    .returning(saved);
}

/**
 * Creates or changes a vacancy; its texts are sanitised.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for an unknown department
 */
export function saveVacancy(db: Database, draft: VacancyDraft, author: Author) {
  return db.transaction(async (tx) => {
    await checkDepartment(tx, draft.departmentId);
    const [row] = draft.id ? await change(tx, draft.id, draft, author) : await add(tx, draft, author);
    if (!row) throw new Error('The database returned no row.');
    return { id: row.id, version: row.version };
  });
}

/** Deletes a vacancy. @throws ApiError 404 for an unknown id, 409 while there are applications for it */
export function removeVacancy(db: Database, id: number) {
  return db.transaction(async (tx) => {
    const withId = eq(vacancies.id, id);
    // no application can be added to a row that is locked like this
    const [row] = await tx.select(saved).from(vacancies).where(withId).for('update');
    if (!row) throw notFound();
    const count = await tx.$count(applications, eq(applications.vacancyId, id));
    if (count > 0) {
      const those = counted(count, ['заявка', 'заявки', 'заявок']);
      throw new ApiError(409, `На вакансию подано: ${those}. Сначала удалите их или закройте вакансию.`);
    }
    await tx.delete(vacancies).where(withId);
  });
}
