import { z } from 'zod';
import { VACANCY_STATUSES } from '../db/schema.ts';
import { notFound } from '../errors/apiError.ts';
import { day, idInPath, LARGEST_ID, parseId, recordDraft, words } from '../fields/fields.ts';
import { statusIn, statusList } from '../fields/statuses.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { link } from '../texts/links.ts';
import { listVacancies, removeVacancy, saveVacancy } from './vacancies.ts';

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
  textRu: words,
  textUz: words,
  textEn: words,
  linkForTesting: link.nullable().transform(emptied).optional(),
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

  const saveSchema = { body: draft, response: { 200: savedAnswer } };
  app.post(`${path}/UpdateOrAdd`, { schema: saveSchema }, async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveVacancy(app.db, request.body, signature) };
  });

  const idSchema = { params: idInPath, response: { 200: idAnswer } };
  app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeVacancy(app.db, id))) throw notFound();
    return { data: { id } };
  });
};
