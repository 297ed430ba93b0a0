import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId, recordDraft, words } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { listDepartments, removeDepartment, saveDepartment } from './departments.ts';

const draft = z.object({
  ...recordDraft,
  code: words,
  nameRu: words,
  nameUz: words,
  nameEn: words,
  aboutRu: words,
  aboutUz: words,
  aboutEn: words,
});

const department = z.object({
  id: z.number(),
  code: z.string(),
  nameRu: z.string(),
  nameUz: z.string(),
  nameEn: z.string(),
  aboutRu: z.string(),
  aboutUz: z.string(),
  aboutEn: z.string(),
  version: z.number(),
});

/** The departments of vacancies (part 2, §7). */
export const departmentRoutes: KindRoutes = async (app, { path }) => {
  const listSchema = { response: { 200: z.object({ data: z.array(department) }) } };
  app.get(`${path}/GetDepartments`, { schema: listSchema }, async () => ({
    data: await listDepartments(app.db),
  }));

  const saveSchema = { body: draft, response: { 200: savedAnswer } };
  app.post(`${path}/UpdateOrAdd`, { schema: saveSchema }, async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveDepartment(app.db, request.body, signature) };
  });

  const idSchema = { params: idInPath, response: { 200: idAnswer } };
  app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeDepartment(app.db, id))) throw notFound();
    return { data: { id } };
  });
};
