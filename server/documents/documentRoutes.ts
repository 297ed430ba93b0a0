import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { documents } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { readItems } from '../records/itemLists.ts';
import { idRoute, type KindRoutes, saveRoute } from '../records/recordRoutes.ts';
import { revisionRoutes } from '../records/revisionRoutes.ts';
import { removeRecord } from '../records/saveRecord.ts';
import { itemSubject } from '../records/subjects.ts';
import { type DocumentShape, saveDocument, typeWithCode } from './documents.ts';

const codeInPath = z.object({ code: z.string().describe('Код типа') });

const unknownCode = () => new ApiError(404, 'Типа с таким кодом нет. Возможно, его изменили или удалили.');

/**
 * The calls of one register of documents (part 2, §7).
 *
 * @param list - the name of the call that lists the documents of a type, up to its code
 */
export const documentRoutes =
  (shape: DocumentShape, list: string): KindRoutes =>
  async (app, { kind, path }) => {
    const { draft, answer, grouped } = shape;
    const listSchema = { params: codeInPath, response: { 200: z.object({ data: z.array(answer) }) } };
    app.get(`${path}/${list}/:code`, { schema: listSchema }, async (request) => {
      const typeId = await typeWithCode(app.db, kind, request.params.code);
      if (typeId === undefined) throw unknownCode();
      const listed = await readItems(app.db, shape, eq(documents.typeId, typeId));
      return { data: grouped ? grouped(listed) : listed };
    });

    const subject = itemSubject(kind, shape);
    saveRoute(app, `${path}/UpdateOrAdd`, subject, {
      draft,
      save: (act, sent) => saveDocument(act, { shape, kind }, sent),
    });
    revisionRoutes(app, path, subject);
    idRoute(app, 'delete', `${path}/Delete`, subject, (act, id) =>
      removeRecord(act, { table: documents, kind }, id),
    );
  };
