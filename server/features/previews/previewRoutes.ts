import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../lib/apiError.ts';
import { idInPath, parseId, storedId, storedVersion } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { linkOf, linkSubject, linksTo, makeLink, type PreviewLink, withdraw } from './links.ts';

interface PreviewRoutesOptions {
  /** The kinds whose versions can be shown to somebody without an account. */
  kinds: ReadonlySet<string>;
}

const moment = z.string().nullable();

const listed = z.object({
  id: z.number(),
  version: z.number(),
  createdAt: z.string(),
  createdByName: z.string(),
  endsAt: z.string(),
  withdrawnAt: moment,
  withdrawnByName: z.string().nullable(),
  opened: z.number().describe('Сколько раз открывали'),
  openedAt: moment.describe('Когда открывали в последний раз'),
});

const answered = ({ id, version, createdByName, withdrawnByName, opened, ...link }: PreviewLink) => ({
  id,
  version,
  createdAt: link.createdAt.toISOString(),
  createdByName,
  endsAt: link.endsAt.toISOString(),
  withdrawnAt: link.withdrawnAt?.toISOString() ?? null,
  withdrawnByName,
  opened,
  openedAt: link.openedAt?.toISOString() ?? null,
});

/** Links under which a version is read without an account: made, listed, withdrawn. Ours, beside the specification's calls. */
export const previewRoutes: FastifyPluginAsyncZod<PreviewRoutesOptions> = async (app, { kinds }) => {
  app.addHook('onRoute', (route) => {
    route.schema = { tags: ['previews'], ...route.schema };
  });

  const subjectOf = (kind: string) => {
    const subject = kinds.has(kind) ? app.subjects.get(kind) : undefined;
    if (!subject) throw notFound();
    return subject;
  };

  const listSchema = {
    params: z.object({ kind: z.string(), id: z.string().describe('Номер записи') }),
    response: { 200: z.object({ data: z.array(listed) }) },
  };
  app.get('/GetByItem/:kind/:id', { schema: listSchema }, async ({ params: { kind, id: digits } }) => {
    subjectOf(kind);
    const id = parseId(digits);
    if (!id) throw notFound();
    return { data: (await linksTo(app.db, kind, id)).map(answered) };
  });

  const addSchema = {
    body: z.object({
      kind: z.string(),
      id: storedId,
      version: storedVersion.min(1).nullish().describe('Без неё — нынешняя версия'),
    }),
    response: {
      200: z.object({
        data: z.object({ id: z.number(), path: z.string(), version: z.number(), endsAt: z.string() }),
      }),
    },
  };
  app.post('/Add', { schema: addSchema }, async (request) => {
    const { kind, id: recordId, version } = request.body;
    const item = subjectOf(kind);
    let told = { title: '', version: 0 };
    const subject = linkSubject(() => told.title);
    const details = () => ({ of: { kind, id: recordId }, version: told.version });
    // the token is a secret: no answer with it is kept
    const intent = { act: 'share', subject, isSecret: true, details } as const;
    const made = await change(request, intent, async (act) => {
      await item.lock(act, recordId);
      const link = await makeLink(act, { subject: item, recordId, version: version ?? undefined });
      told = link;
      return link;
    });
    const { id, token, endsAt } = made;
    return { data: { id, path: `/preview/${token}`, version: made.version, endsAt: endsAt.toISOString() } };
  });

  const withdrawSchema = { params: idInPath, response: { 200: z.object({ data: z.null() }) } };
  app.post('/Withdraw:id', { schema: withdrawSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id) throw notFound();
    const { kind, recordId, version } = await linkOf(app.db, id);
    const state = await subjectOf(kind).read(app.db, recordId);
    const title = (state && subjectOf(kind).title?.(state)) ?? '';
    const details = () => ({ of: { kind, id: recordId }, version });
    const intent = { act: 'withdraw', subject: linkSubject(() => title), id, details } as const;
    await change(request, intent, (act) => withdraw(act, id));
    return { data: null };
  });
};
