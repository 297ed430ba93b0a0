import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { existing } from '../../lib/apiError.ts';
import {
  answering,
  answeringNothing,
  idInPath,
  itemInPath,
  moment,
  parseId,
  storedId,
  storedVersion,
} from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { linkOf, linkSubject, linksTo, makeLink, withdraw } from './links.ts';

const listed = z.object({
  id: z.number(),
  version: z.number(),
  createdAt: moment,
  createdByName: z.string(),
  endsAt: moment,
  withdrawnAt: moment.nullable(),
  withdrawnByName: z.string().nullable(),
  opened: z.number().describe('Сколько раз открывали'),
  openedAt: moment.nullable().describe('Когда открывали в последний раз'),
});

const made = z.object({ id: z.number(), path: z.string(), version: z.number(), endsAt: moment });

/** Preview links, which open a version without an account: create, list, withdraw. Not in the specification. */
export const previewRoutes: FastifyPluginAsyncZod = async (app) => {
  const subjectOf = (kind: string) => existing(app.publishing.get(kind)).subject;

  const listSchema = { params: itemInPath, response: answering(z.array(listed)) };
  app.get('/GetByItem/:kind/:id', { schema: listSchema }, async ({ params: { kind, id: digits } }) => {
    subjectOf(kind);
    return { data: await linksTo(app.db, kind, existing(parseId(digits))) };
  });

  const addSchema = {
    body: z.object({
      kind: z.string(),
      id: storedId,
      version: storedVersion.min(1).nullish().describe('Без неё — нынешняя версия'),
    }),
    response: answering(made),
  };
  app.post('/Add', { schema: addSchema }, async (request) => {
    const { kind, id: recordId, version } = request.body;
    const item = subjectOf(kind);
    let added: Awaited<ReturnType<typeof makeLink>> | undefined;
    const subject = linkSubject(() => added?.title ?? '');
    const details = () => ({ of: { kind, id: recordId }, version: added?.version });
    // the token is a secret, so the answer is not stored
    const intent = { act: 'share', subject, runsAgain: true, details } as const;
    const link = await change(request, intent, async (act) => {
      await item.lock(act, recordId);
      added = await makeLink(act, { subject: item, recordId, version: version ?? undefined });
      return added;
    });
    return { data: { ...link, path: `/preview/${link.token}` } };
  });

  const withdrawSchema = { params: idInPath, response: answeringNothing };
  app.post('/Withdraw:id', { schema: withdrawSchema }, async (request) => {
    const id = existing(parseId(request.params.id));
    const { kind, recordId, version } = await linkOf(app.db, id);
    const state = await subjectOf(kind).read(app.db, recordId);
    const title = (state && subjectOf(kind).title?.(state)) ?? '';
    const details = () => ({ of: { kind, id: recordId }, version });
    const intent = { act: 'withdraw', subject: linkSubject(() => title), id, details } as const;
    await change(request, intent, (act) => withdraw(act, id));
    return { data: null };
  });
};
