import { z } from 'zod';
import { VACANCY_STATUSES } from '../db/schema.ts';
import { day, LARGEST_ID, link, recordDraft, statusIn, statusList, words } from '../fields/fields.ts';
import { richText } from '../fields/richText.ts';
import { idRoute, type KindRoutes, saveRoute } from '../records/recordRoutes.ts';
import { listVacancies, removeVacancy, safeDraft, saveVacancy } from './vacancies.ts';

/** A dropdown may send its value as digits, and '' before anything is chosen. */
const departmentId = z
  .union([z.int().min(0).max(LARGEST_ID), z.string().regex(/^\d{0,9}$/)], {
    error: 'Ожидается номер отдела.',
  })
  .nullable()
  .transform((value) => Number(value) || null);

const emptied = (value: string | null) => value ?? '';

const draft = z.object({
  ...recordDraft,
  departmentId: departmentId.optional(),
  status: statusIn(VACANCY_STATUSES),
  titleRu: words,
  titleUz: words,
  titleEn: words,
  textRu: richText,
  textUz: richText,
  textEn: richText,
  linkForTesting: link,
  dateOfTesting: day.nullable().transform(emptied).optional(),
  expireDate: day.nullable().transform(emptied).optional(),
});

const vacancy = z.object({
  id: z.number(),
  departmentId: z.number().nullable(),
  departmentNameRu: z.string(),
  status: z.string(),
  titleRu: z.string(),
  textRu: z.string(),
  titleUz: z.string(),
  textUz: z.string(),
  titleEn: z.string(),
  textEn: z.string(),
  linkForTesting: z.string(),
  dateOfTesting: z.string(),
  expireDate: z.string(),
  version: z.number(),
});

/** Vacancies (part 2, §7). */
export const vacancyRoutes: KindRoutes = async (app, { path }) => {
  const listSchema = { response: { 200: z.object({ data: z.array(vacancy) }) } };
  app.get(`${path}/GetVacancies`, { schema: listSchema }, async () => ({
    data: await listVacancies(app.db),
  }));

  const statusSchema = { response: { 200: statusList } };
  app.get(`${path}/GetStatuses`, { schema: statusSchema }, async () => ({ data: [...VACANCY_STATUSES] }));

  saveRoute(app, `${path}/UpdateOrAdd`, {
    draft,
    prepare: (sent) => safeDraft(app.sanitise, sent),
    save: saveVacancy,
  });
  idRoute(app, 'DELETE', `${path}/Delete`, removeVacancy);
};
