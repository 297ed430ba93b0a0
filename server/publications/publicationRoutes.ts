import { z } from 'zod';
import { sendItems } from '../records/itemLists.ts';
import { addressOf, idRoute, type KindRoutes, saveRoute } from '../records/recordRoutes.ts';
import { revisionRoutes } from '../records/revisionRoutes.ts';
import { removeRecord } from '../records/saveRecord.ts';
import { itemSubject } from '../records/subjects.ts';
import { countPublished, inStatus, publish, safeDraft, savePublication } from './publications.ts';
import type { PublicationShape } from './shapes.ts';

/**
 * The calls of one publishable kind (part 1, §7). Approving is a GET because the specification says so; it works with
 * the Authorization header only, so no page elsewhere can cause it.
 *
 * @param counter - the name of the call that counts what is published, see `addressOf`
 */
export const publicationRoutes =
  (shape: PublicationShape, counter = 'GetCount'): KindRoutes =>
  async (app, { kind, path }) => {
    const { draft, answer, family } = shape;
    const listSchema = { response: { 200: z.object({ data: z.array(answer) }) } };
    app.get(`${path}/GetAllPublished`, { schema: listSchema }, (request, reply) =>
      sendItems(request, reply, shape, inStatus(kind, 'published')),
    );
    app.get(`${path}/GetAllPending`, { schema: listSchema }, (request, reply) =>
      sendItems(request, reply, shape, inStatus(kind, 'pending')),
    );

    const subject = itemSubject(kind, shape);
    saveRoute(app, `${path}/UpdateOrAdd`, subject, {
      draft,
      prepare: (sent) => safeDraft(app.sanitise, shape.entriesKey, sent),
      save: (act, sent) => savePublication(act, { shape, kind }, sent),
    });
    idRoute(app, 'approve', `${path}/AllowToPublish`, subject, (act, id) => publish(act, kind, id));
    revisionRoutes(app, path, subject);
    idRoute(app, 'delete', `${path}/Delete`, subject, (act, id) =>
      removeRecord(act, { table: family.base, kind }, id),
    );

    const counterOptions = {
      schema: { tags: ['counters'], response: { 200: z.object({ data: z.number() }) } },
    };
    app.get(addressOf(counter, path), counterOptions, async () => ({
      data: await countPublished(app.db, kind),
    }));
  };
