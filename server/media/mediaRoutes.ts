import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { sendList } from '../records/streamedList.ts';
import { listMedia, type MediaItem, readMedia, removeMedia } from './media.ts';
import { saveMedia } from './saveMedia.ts';
import type { MediaShape } from './shapes.ts';

const toWire = ({ entriesKey, urlKey, baseIdKey }: MediaShape, { entries, ...base }: MediaItem) => ({
  ...base,
  [entriesKey]: entries.map(({ url, ...entry }) => ({ ...entry, [urlKey]: url, [baseIdKey]: base.id })),
});

/** The calls of one kind of media (part 2, §7). */
export const mediaRoutes =
  (shape: MediaShape): KindRoutes =>
  async (app, { kind, path }) => {
    const { db } = app;

    const listSchema = { response: { 200: z.object({ data: z.array(shape.answer) }) } };
    app.get(`${path}/GetAll`, { schema: listSchema }, async (request, reply) =>
      sendList(request, reply, await listMedia(db, kind), async (ids) => {
        const items = await readMedia(db, ids);
        return items.map((item) => toWire(shape, item));
      }),
    );

    const saveSchema = { body: shape.draft, response: { 200: savedAnswer } };
    app.post(`${path}/UpdateOrAdd`, { schema: saveSchema }, async (request) => {
      const { entriesKey } = shape;
      const by = accountOf(request).id;
      return { data: await saveMedia(db, { kind, draft: request.body, by, now: app.clock(), entriesKey }) };
    });

    const idSchema = { params: idInPath, response: { 200: idAnswer } };
    app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
      const id = parseId(request.params.id);
      if (!id || !(await removeMedia(db, kind, id))) throw notFound();
      return { data: { id } };
    });
  };
