import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError, notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, savedAnswer } from '../records/answers.ts';
import type { DocumentArea } from './documentArea.ts';
import { documentsOfType, removeDocument, typeWithCode } from './documents.ts';
import { saveDocument } from './saveDocument.ts';

const codeInPath = z.object({ code: z.string().describe('Код типа') });

const unknownCode = () => new ApiError(404, 'Типа с таким кодом нет. Возможно, его изменили или удалили.');

/**
 * The calls of one register of documents (part 2, §7), for administrators. Registered once per area with its prefix.
 */
export const documentRoutes: FastifyPluginAsyncZod<{ area: DocumentArea }> = async (app, { area }) => {
  const { kind, listPath, draft, names, answer, toWire } = area;
  const config = { access: ['admin'] as const };
  const tags = [kind];

  const listSchema = { tags, params: codeInPath, response: { 200: z.object({ data: z.array(answer) }) } };
  app.get(`${listPath}/:code`, { config, schema: listSchema }, async (request) => {
    const type = await typeWithCode(app.db, kind, request.params.code);
    if (!type) throw unknownCode();
    return { data: toWire(await documentsOfType(app.db, kind, type.id)) };
  });

  const saveSchema = { tags, body: draft, response: { 200: savedAnswer } };
  app.post('/UpdateOrAdd', { config, schema: saveSchema }, async (request) => {
    const by = accountOf(request).id;
    return { data: await saveDocument(app.db, { kind, draft: request.body, names, by, now: app.clock() }) };
  });

  const idSchema = { tags, params: idInPath, response: { 200: idAnswer } };
  app.delete('/Delete:id', { config, schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeDocument(app.db, kind, id))) throw notFound();
    return { data: { id } };
  });
};
