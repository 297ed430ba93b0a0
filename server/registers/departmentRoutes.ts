import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId, recordDraft, words } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, savedAnswer } from '../records/answers.ts';
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

/** The departments of vacancies (part 2, §7), for administrators and the personnel department. */
export const departmentRoutes: FastifyPluginAsyncZod = async (app) => {
  const config = { access: ['admin', 'kadry'] as const };
  const tags = ['departments'];

  const listSchema = { tags, response: { 200: z.object({ data: z.array(department) }) } };
  app.get('/GetDepartments', { config, schema: listSchema }, async () => ({
    data: await listDepartments(app.db),
  }));

  const saveSchema = { tags, body: draft, response: { 200: savedAnswer } };
  app.post('/UpdateOrAdd', { config, schema: saveSchema }, async (request) => {
    const signature = { by: accountOf(request).id, now: app.clock() };
    return { data: await saveDepartment(app.db, request.body, signature) };
  });

  const idSchema = { tags, params: idInPath, response: { 200: idAnswer } };
  app.delete('/Delete:id', { config, schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeDepartment(app.db, id))) throw notFound();
    return { data: { id } };
  });
};
