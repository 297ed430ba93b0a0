import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { trash } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { savedAnswer } from '../records/recordRoutes.ts';
import type { Subject } from './act.ts';
import { change } from './change.ts';
import { keptRecord, takeFromTrash } from './trash.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const listed = z.object({
  id: z.number(),
  kind: z.string(),
  recordId: z.number(),
  title: z.string().describe('Пусто там, где название — персональные данные'),
  deletedAt: z.string(),
  deletedByName: z.string(),
  endsAt: z.string().describe('Когда запись будет удалена окончательно'),
});

const notInTrash = () =>
  new ApiError(404, 'Этой записи в корзине нет. Возможно, её вернули или удалили окончательно.');

async function locked(...named: Parameters<typeof keptRecord>) {
  const kept = await keptRecord(...named);
  if (!kept) throw notInTrash();
  return kept;
}

/** A kind's records as they lie in the trash. */
const inTrash = ({ kind }: Subject): Subject => ({
  kind,
  keepsRevisions: false,
  lock: ({ tx }, id) => locked(tx, kind, id),
  async read(tx, id) {
    const kept = await keptRecord(tx, kind, id);
    return kept && { id, title: kept.title };
  },
  title: ({ title }) => String(title),
});

/** What was deleted, until its days are over. Ours, beside the specification's calls. */
export const trashRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRoute', (route) => {
    route.config = { access: ['admin'], ...route.config };
    route.schema = { tags: ['trash'], ...route.schema };
  });

  /** The deleted record that an address means, and its kind. @throws ApiError 404 */
  async function meant(digits: string) {
    const id = parseId(digits);
    const columns = { kind: trash.kind, recordId: trash.recordId };
    const [kept] = id ? await app.db.select(columns).from(trash).where(eq(trash.id, id)) : [];
    const subject = kept && app.subjects.get(kept.kind);
    if (!subject) throw notInTrash();
    return { id: kept.recordId, subject };
  }

  app.get('/GetAll', { schema: { response: { 200: z.object({ data: z.array(listed) }) } } }, async () => {
    const { rows: _rows, deletedBy: _by, ...columns } = getTableColumns(trash);
    const kept = await app.db.select(columns).from(trash).orderBy(desc(trash.deletedAt), desc(trash.id));
    return {
      data: kept.map(({ deletedAt, ...each }) => ({
        ...each,
        deletedAt: deletedAt.toISOString(),
        endsAt: new Date(deletedAt.getTime() + app.settings.trashDays * DAY_MS).toISOString(),
      })),
    };
  });

  const restoreSchema = { params: idInPath, response: { 200: savedAnswer } };
  app.post('/Restore:id', { schema: restoreSchema }, async (request) => {
    const { id, subject } = await meant(request.params.id);
    const intent = { act: 'restore', id, subject: { ...subject, lock: inTrash(subject).lock } } as const;
    const data = await change(request, intent, async ({ tx }) =>
      takeFromTrash(tx, await locked(tx, subject.kind, id)),
    );
    return { data };
  });

  const endSchema = { params: idInPath, response: { 200: z.object({ data: z.object({ id: z.number() }) }) } };
  app.delete('/Delete:id', { schema: endSchema }, async (request) => {
    const { id, subject } = await meant(request.params.id);
    const intent = { act: 'purge', id, subject: inTrash(subject) } as const;
    await change(request, intent, async ({ tx }) => {
      const { id: trashId } = await locked(tx, subject.kind, id);
      await tx.delete(trash).where(eq(trash.id, trashId));
    });
    return { data: { id } };
  });
};
