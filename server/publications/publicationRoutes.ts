import { z } from 'zod';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { accountOf } from '../http/context.ts';
import { idAnswer, type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { sendPublicationList } from './publicationList.ts';
import { countPublished, publish, removePublication } from './publications.ts';
import { savePublication } from './savePublication.ts';
import type { PublicationShape } from './shapes.ts';

/**
 * The calls of one publishable kind (part 1, §7). Approving is a GET because the specification says so; it works with
 * the Authorization header only, so no page elsewhere can cause it.
 *
 * @param counterPath - what the counter's address begins with, where it is not that of the other calls
 */
export const publicationRoutes =
  (shape: PublicationShape, counterPath?: string): KindRoutes =>
  async (app, { kind, path }) => {
    const listSchema = { response: { 200: z.object({ data: z.array(shape.answer) }) } };
    app.get(`${path}/GetAllPublished`, { schema: listSchema }, (request, reply) =>
      sendPublicationList(request, reply, { kind, shape, status: 'published' }),
    );

    app.get(`${path}/GetAllPending`, { schema: listSchema }, (request, reply) =>
      sendPublicationList(request, reply, { kind, shape, status: 'pending' }),
    );

    const saveSchema = { body: shape.draft, response: { 200: savedAnswer } };
    app.post(`${path}/UpdateOrAdd`, { schema: saveSchema }, async (request) => {
      const { entriesKey } = shape;
      const by = accountOf(request).id;
      const save = { kind, draft: request.body, by, now: app.clock(), entriesKey };
      return { data: await savePublication(app.db, save) };
    });

    const idSchema = { params: idInPath, response: { 200: idAnswer } };
    app.get(`${path}/AllowToPublish:id`, { schema: idSchema }, async (request) => {
      const id = parseId(request.params.id);
      const by = accountOf(request).id;
      if (!id || !(await publish(app.db, kind, id, by, app.clock()))) throw notFound();
      return { data: { id } };
    });

    app.delete(`${path}/Delete:id`, { schema: idSchema }, async (request) => {
      const id = parseId(request.params.id);
      if (!id || !(await removePublication(app.db, kind, id))) throw notFound();
      return { data: { id } };
    });

    // how many are published: the dashboard shows it to everybody who is signed in
    const counter = {
      config: { access: 'signedIn' as const },
      schema: { tags: ['counters'], response: { 200: z.object({ data: z.number() }) } },
    };
    app.get(`${counterPath ?? path}/GetCount`, counter, async () => ({
      data: await countPublished(app.db, kind),
    }));
  };
