import { z } from 'zod';
import { VACANCY_STATUSES, vacancies } from '../../db/schema.ts';
import { day, LARGEST_ID, link, recordDraft, statusIn, statusList, words } from '../../lib/fields.ts';
import type { Lists } from '../../records/elements.ts';
import { listRoute, oneRoute } from '../../records/listRoutes.ts';
import { idRoute, type KindRoutes, saveRoute } from '../../records/recordRoutes.ts';
import { revisionRoutes } from '../../records/revisionRoutes.ts';
import { richText } from '../../records/richText.ts';
import { recordSubject } from '../../records/subjects.ts';
import { translationRoutes } from '../../records/translationRoutes.ts';
import { listedVacancies, listVacancies, removeVacancy, safeDraft, saveVacancy } from './vacancies.ts';

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

/** A vacancy as it is kept: the department's name is that of now. */
const vacancyState = vacancy.omit({ departmentNameRu: true }).extend({
  dateOfTesting: z.string().nullable().transform(emptied),
  expireDate: z.string().nullable().transform(emptied),
});

/** Vacancies (part 2, §7). */
export const vacancyRoutes: KindRoutes = async (app, { kind, path }) => {
  const lists: Lists = {
    kind,
    answer: vacancy,
    listed: listedVacancies,
    read: async ({ db }, condition) => z.array(vacancy).parse(await listVacancies(db, condition)),
    dependsOn: ['departments'],
  };
  listRoute(app, lists, { url: `${path}/GetVacancies` });
  oneRoute(app, lists, path);

  const statusSchema = { response: { 200: statusList } };
  app.get(`${path}/GetStatuses`, { schema: statusSchema }, async () => ({ data: [...VACANCY_STATUSES] }));

  const subject = recordSubject(kind, { table: vacancies, answer: vacancyState }, (state) =>
    String(state.titleRu),
  );
  saveRoute(app, `${path}/UpdateOrAdd`, subject, {
    draft,
    prepare: (sent) => safeDraft(app.sanitise, sent),
    save: saveVacancy,
  });
  revisionRoutes(app, path, subject);
  translationRoutes(app, path, subject);
  idRoute(app, 'delete', `${path}/Delete`, subject, removeVacancy);
};
