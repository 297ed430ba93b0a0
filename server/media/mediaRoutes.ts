import { z } from 'zod';
import { media } from '../db/schema.ts';
import { sendItems } from '../records/itemLists.ts';
import { idRoute, type KindRoutes, saveRoute } from '../records/recordRoutes.ts';
import { revisionRoutes } from '../records/revisionRoutes.ts';
import { ofKind, removeRecord } from '../records/saveRecord.ts';
import { itemSubject } from '../records/subjects.ts';
import { saveMedia } from './media.ts';
import type { MediaShape } from './shapes.ts';

/** The calls of one kind of media (part 2, §7). */
export const mediaRoutes =
  (shape: MediaShape): KindRoutes =>
  async (app, { kind, path }) => {
    const { draft, answer } = shape;
    const records = { table: media, kind };
    const listSchema = { response: { 200: z.object({ data: z.array(answer) }) } };
    app.get(`${path}/GetAll`, { schema: listSchema }, (request, reply) =>
      sendItems(request, reply, shape, ofKind(records)),
    );
    const subject = itemSubject(kind, shape);
    saveRoute(app, `${path}/UpdateOrAdd`, subject, {
      draft,
      save: (act, sent) => saveMedia(act, { shape, kind }, sent),
    });
    revisionRoutes(app, path, subject);
    idRoute(app, 'delete', `${path}/Delete`, subject, (act, id) => removeRecord(act, records, id));
  };
