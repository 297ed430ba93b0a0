import { z } from 'zod';
import { ApiError, notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import type { DocumentShape } from './documentShape.ts';
import { documentsOfType, removeDocument, typeWithCode } from './documents.ts';
import { saveDocument } from './saveDocument.ts';

const codeInPath = z.object({ code: z.string().describe('Код типа') });

const unknownCode = () => new ApiError(404, 'Типа с таким кодом нет. Возможно, его изменили или удалили.');

/**
 * The calls of one register of documents (part 2, §7).
 *
 * @param listPath - the call that lists the documents of a type, up to its code
 */
export const documentRoutes =
  ({ draft, names, order, answer, toWire }: DocumentShape, listPath: string): KindRoutes =>
  async (app, { kind, path }) => {
    const listSchema = { params: codeInPath, response: { 200: z.object({ data: z.array(answer) }) } };
    app.get(`${path}${listPath}/:code`, { schema: listSchema }, async (request) => {
      const type = await typeWithCode(app.db, kind, request.params.code);
      if (!type) throw unknownCode();
      return { data: toWire(await documentsOfType(app.db, type.id, order)) };
    });

    const saveSchema = { body: draft, response: { 200: savedAnswer } };
    app.post(`${path}/UpdateOrAdd`, { schema: saveSchema }, async (request) => {
      const by = accountOf(request).id;
      return { data: await saveDocument(app.db, { kind, draft: request.body, names, by, now: app.clock() }) };
    });

    const idSchema = { params: idInPath, response: { 200: idAnswer } };
    app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
      const id = parseId(request.params.id);
      if (!id || !(await removeDocument(app.db, kind, id))) throw notFound();
      return { data: { id } };
    });
  };
