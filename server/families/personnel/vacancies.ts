import { desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import {
  applications,
  departments,
  VACANCY_STATUSES,
  type VacancyStatus,
  vacancies,
} from '../../db/schema.ts';
import { invalid } from '../../lib/apiError.ts';
import { counted } from '../../lib/plural.ts';
import type { Sanitise } from '../../lib/sanitiser.ts';
import { lackingInColumns } from '../../records/lacking.ts';
import { type Listed, sortsBy } from '../../records/listed.ts';
import { safeRichText } from '../../records/richText.ts';
import { type RecordDraft, removeRecord, type Saved, saveRecord } from '../../records/saveRecord.ts';

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

const { id, titleRu, linkForTesting, status, dateOfTesting, expireDate } = vacancies;

/** What the list of vacancies can be asked for by. */
export const listedVacancies: Listed = {
  table: vacancies,
  order: [desc(id)],
  sorts: sortsBy({ id, titleRu, linkForTesting, status, dateOfTesting, expireDate }),
  lacking: lackingInColumns('vacancies', id, getTableColumns(vacancies)),
};

/** The vacancies that a condition describes, the newest first. The department's name is that of now. */
export async function listVacancies(db: Database, condition: SQL | undefined) {
  const rows = await db
    .select({ vacancy: vacancies, departmentNameRu: departments.nameRu })
    .from(vacancies)
    .leftJoin(departments, eq(departments.id, vacancies.departmentId))
    .where(condition)
    .orderBy(...listedVacancies.order);
  return rows.map(({ vacancy, departmentNameRu }) => ({
    ...vacancy,
    departmentNameRu: departmentNameRu ?? '',
    dateOfTesting: vacancy.dateOfTesting ?? '',
    expireDate: vacancy.expireDate ?? '',
  }));
}

/** The vacancy with texts that run nothing. */
export async function safeDraft(sanitise: Sanitise, draft: VacancyDraft): Promise<VacancyDraft> {
  const [textRu, textUz, textEn] = await Promise.all(
    (['textRu', 'textUz', 'textEn'] as const).map((path) => safeRichText(sanitise, draft[path], path)),
  );
  return { ...draft, textRu, textUz, textEn };
}

const dayOrNull = (day: string | undefined) => (day === '' ? null : day);

const columnsOf = (draft: VacancyDraft) => ({
  ...draft,
  status: draft.status || undefined,
  dateOfTesting: dayOrNull(draft.dateOfTesting),
  expireDate: dayOrNull(draft.expireDate),
});

/** The department stays at least until the transaction ends. */
async function checkDepartment({ tx }: Act, id: number | null | undefined) {
  if (!id) return;
  const [row] = await tx
    .select({ id: departments.id })
    .from(departments)
    .where(eq(departments.id, id))
    .for('key share');
  if (!row) throw invalid('departmentId', 'Такого отдела нет. Возможно, его уже удалили.');
}

const records = { table: vacancies };

/**
 * Creates or changes a vacancy whose texts are safe already.
 *
 * @throws ApiError 404 for an unknown id, 400 for an unknown department
 */
export async function saveVacancy(act: Act, draft: VacancyDraft): Promise<Saved> {
  const columns = columnsOf(draft);
  await checkDepartment(act, draft.departmentId);
  return await saveRecord(act, records, columns, { status: draft.status || VACANCY_STATUSES[0] });
}

/** None of the applications for a vacancy is ever deleted by the way. */
const usedBy = {
  column: applications.vacancyId,
  refusal: (count: number) =>
    `Нельзя удалить вакансию: на неё есть ${counted(count, ['заявка', 'заявки', 'заявок'])}. Её можно закрыть.`,
};

/** Deletes a vacancy. @throws ApiError 409 when there are applications for it */
export const removeVacancy = (act: Act, id: number) => removeRecord(act, records, id, usedBy);
