import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, savedAnswer } from '../records/answers.ts';
import type { PublicationArea } from './publicationAreas.ts';
import { sendPublicationList } from './publicationList.ts';
import { draftSchemas, listSchemas } from './publicationSchemas.ts';
import { publish, removePublication } from './publications.ts';
import { savePublication } from './savePublication.ts';

/**
 * The calls of one publishable area (part 1, §7), for administrators. Registered once per area with its prefix.
 * Approving is a GET because the specification says so; it works with the Authorization header only, so no page
 * elsewhere can cause it.
 */
export const publicationRoutes: FastifyPluginAsyncZod<{ area: PublicationArea }> = async (app, { area }) => {
  const config = { access: ['admin'] as const };
  const tags = [area.kind];
  const listSchema = { tags, response: { 200: listSchemas[area.entriesKey] } };

  app.get('/GetAllPublished', { config, schema: listSchema }, (request, reply) =>
    sendPublicationList(request, reply, area, 'published'),
  );

  app.get('/GetAllPending', { config, schema: listSchema }, (request, reply) =>
    sendPublicationList(request, reply, area, 'pending'),
  );

  const saveSchema = {
    tags,
    body: draftSchemas[area.kind],
    response: { 200: savedAnswer },
  };
  app.post('/UpdateOrAdd', { config, schema: saveSchema }, async (request) => {
    const { kind, entriesKey } = area;
    const by = accountOf(request).id;
    const save = { kind, draft: request.body, by, now: app.clock(), entriesKey };
    return { data: await savePublication(app.db, save) };
  });

  const idSchema = { tags, params: idInPath, response: { 200: idAnswer } };
  app.get('/AllowToPublish:id', { config, schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    const by = accountOf(request).id;
    if (!id || !(await publish(app.db, area.kind, id, by, app.clock()))) throw notFound();
    return { data: { id } };
  });

  app.delete('/Delete:id', { config, schema: idSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id || !(await removePublication(app.db, area.kind, id))) throw notFound();
    return { data: { id } };
  });
};
