import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { documents } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import type { Lists } from '../../records/elements.ts';
import { itemLists } from '../../records/itemLists.ts';
import { listRoute, oneRoute } from '../../records/listRoutes.ts';
import { idRoute, type KindRoutes, saveRoute } from '../../records/recordRoutes.ts';
import { revisionRoutes } from '../../records/revisionRoutes.ts';
import { removeRecord } from '../../records/saveRecord.ts';
import { itemSubject } from '../../records/subjects.ts';
import { translationRoutes } from '../../records/translationRoutes.ts';
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
    const { draft, grouped } = shape;
    const { read, ...lists } = itemLists(kind, shape);
    const each: Lists = {
      ...lists,
      // a page has its documents one by one
      read: async (server, condition) => {
        const listed = await read(server, condition);
        return grouped ? listed.flatMap((document) => grouped([document])) : listed;
      },
    };
    listRoute(app, each, {
      url: `${path}/${list}/:code`,
      params: codeInPath,
      async within({ params }) {
        const typeId = await typeWithCode(app.db, kind, codeInPath.parse(params).code);
        if (typeId === undefined) throw unknownCode();
        return { parts: [kind, typeId], condition: eq(documents.typeId, typeId) };
      },
      async whole(condition) {
        const listed = await read(app, condition);
        return grouped ? grouped(listed) : listed;
      },
    });
    oneRoute(app, each, path);

    const subject = itemSubject(kind, shape);
    saveRoute(app, `${path}/UpdateOrAdd`, subject, {
      draft,
      save: (act, sent) => saveDocument(act, { shape, kind }, sent),
    });
    revisionRoutes(app, path, subject);
    translationRoutes(app, path, subject);
    idRoute(app, 'delete', `${path}/Delete`, subject, (act, id) =>
      removeRecord(act, { table: documents, kind }, id),
    );
  };
