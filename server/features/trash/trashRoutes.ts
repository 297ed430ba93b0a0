import { desc, lt } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trash } from '../../db/schema.ts';
import { existing } from '../../lib/apiError.ts';
import { DAY_MS } from '../../lib/days.ts';
import { answering, idInPath, moment, newestPage, newestQuery, parseId } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { savedAnswer } from '../../records/recordRoutes.ts';
import { deleteDependents, inTrash, recordInTrash, restore, takeOut } from '../../records/trash.ts';

const listed = z.object({
  id: z.number(),
  kind: z.string(),
  recordId: z.number(),
  title: z.string().describe('Пусто там, где название — персональные данные'),
  deletedAt: moment,
  deletedByName: z.string(),
  endsAt: moment.describe('Когда запись будет удалена окончательно'),
});

/** Deleted records until they are purged. Not in the specification. */
export const trashRoutes: FastifyPluginAsyncZod = async (app) => {
  /** The deleted record in the address, and its kind. @throws ApiError 404 */
  async function meant(digits: string) {
    const { kind, recordId } = await recordInTrash(app.db, parseId(digits));
    return { id: recordId, kind, subject: existing(app.subjects.get(kind)) };
  }

  const listSchema = {
    querystring: newestQuery(1_000),
    response: { 200: z.object({ data: z.array(listed), next: z.number().nullable() }) },
  };
  app.get('/GetAll', { schema: listSchema }, async ({ query: { before, count } }) => {
    const { id, kind, recordId, title, deletedAt, deletedByName } = trash;
    const found = await app.db
      .select({ id, kind, recordId, title, deletedAt, deletedByName })
      .from(trash)
      .where(before === undefined ? undefined : lt(trash.id, before))
      .orderBy(desc(trash.id))
      .limit(count + 1);
    const { rows, next } = newestPage(found, count, ({ id }) => id);
    const endOf = (deletedAt: Date) => new Date(deletedAt.getTime() + app.settings.trashDays * DAY_MS);
    return { next, data: rows.map((each) => ({ ...each, endsAt: endOf(each.deletedAt) })) };
  });

  const restoreSchema = { params: idInPath, response: { 200: savedAnswer } };
  app.post('/Restore:id', { schema: restoreSchema }, async (request) => {
    const { id, kind, subject } = await meant(request.params.id);
    const intent = { act: 'restore', id, subject: { ...subject, lock: inTrash(subject).lock } } as const;
    return { data: await change(request, intent, ({ tx }) => restore(tx, kind, id)) };
  });

  const endSchema = { params: idInPath, response: answering(z.object({ id: z.number() })) };
  app.delete('/Delete:id', { schema: endSchema }, async (request) => {
    const { id, kind, subject } = await meant(request.params.id);
    const intent = { act: 'purge', id, subject: inTrash(subject) } as const;
    await change(request, intent, async ({ tx }) => {
      await takeOut(tx, kind, id);
      await deleteDependents(tx, kind, id);
    });
    return { data: { id } };
  });
};
