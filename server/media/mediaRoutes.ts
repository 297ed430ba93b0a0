import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, savedAnswer } from '../records/answers.ts';
import { sendList } from '../records/streamedList.ts';
import { listMedia, type MediaItem, readMedia, removeMedia } from './media.ts';
import type { MediaArea } from './mediaAreas.ts';
import { mediaDraftSchemas, mediaListSchemas } from './mediaSchemas.ts';
import { saveMedia } from './saveMedia.ts';

const toWire = (area: MediaArea, { entries, ...base }: MediaItem) => ({
  ...base,
  [area.entriesKey]: entries.map(({ url, ...entry }) => ({
    ...entry,
    [area.urlKey]: url,
    [area.baseIdKey]: base.id,
  })),
});

/** The calls of one media area (part 2, §7), for administrators. Registered once per area with its prefix. */
export const mediaRoutes: FastifyPluginAsyncZod<{ area: MediaArea }> = async (app, { area }) => {
  const { db } = app;
  const { kind, entriesKey } = area;
  const config = { access: ['admin'] as const };
  const tags = [kind];

  const listSchema = { tags, response: { 200: mediaListSchemas[kind] } };
  app.get('/GetAll', { config, schema: listSchema }, async (request, reply) =>
    sendList(request, reply, await listMedia(db, kind), async (ids) => {
      const items = await readMedia(db, ids);
      return items.map((item) => toWire(area, item));
    }),
  );

  const saveSchema = { tags, body: mediaDraftSchemas[kind], response: { 200: savedAnswer } };
  app.post('/UpdateOrAdd', { config, schema: saveSchema }, async (request) => {
    const by = accountOf(request).id;
    return { data: await saveMedia(db, { kind, draft: request.body, by, now: app.clock(), entriesKey }) };
  });

  const idSchema = { tags, params: idInPath, response: { 200: idAnswer } };
  app.delete('/Delete:id', { config, schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removeMedia(db, kind, id))) throw notFound();
    return { data: { id } };
  });
};
