import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Subject } from '../../audit/act.ts';
import { publications, REVIEW_RULES } from '../../db/schema.ts';
import { accountOf } from '../../http/context.ts';
import { existing, notFound } from '../../lib/apiError.ts';
import { answering, itemInPath, parseId, storedId, storedVersion, text } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { savedAnswer } from '../../records/recordRoutes.ts';
import { switchRules } from '../../records/reviewRules.ts';
import { answerOf } from '../../records/revisions.ts';
import type { Publishing } from '../schedule/publishing.ts';
import { giveBackProposal, newest } from './proposals.ts';
import { countFor, MOST_PER_PAGE, queueQuery, readObstacles, readOne, readQueue } from './queue.ts';
import { readReturn, stateGivenBack } from './returns.ts';
import { obstacle, queued, returnedItem, reviewedItem } from './reviewFields.ts';

const LONGEST_NOTE = 5000;

const idsInQuery = z.object({
  ids: z
    .string()
    .transform((list) => list.split(',').map(Number))
    .pipe(z.array(storedId).max(MOST_PER_PAGE))
    .describe('Номера записей через запятую'),
});

const rule = z.object({
  isOn: z.boolean(),
  at: z.string().nullable(),
  by: z.string().nullable(),
  offWantedBy: z.string().nullable().describe('Кто хочет выключить: нужен ещё один администратор'),
  isOwnRequest: z.boolean().describe('Выключить хочет спрашивающий'),
});
const rulesAnswer = z.object({ edits: rule, fourEyes: rule });
const requestedRules = z
  .object({
    edits: z.boolean().optional(),
    fourEyes: z.boolean().optional(),
    offWantedBy: z.string().nullable().optional().describe('Кто хотел выключить, как видел отправитель'),
  })
  .refine(({ edits, fourEyes }) => edits !== undefined || fourEyes !== undefined, {
    error: 'Укажите, какое правило переключить.',
  });

const returned = z.object({
  kind: text,
  id: storedId,
  version: storedVersion,
  note: text
    .transform((value) => value.trim())
    .refine((value) => value !== '', { error: 'Напишите замечание.' })
    .refine((value) => value.length <= LONGEST_NOTE, { error: `Замечание длиннее ${LONGEST_NOTE} знаков.` }),
});

const RULE_NAMES = {
  edits: 'Правки опубликованного ждут подтверждения',
  fourEyes: 'Нельзя подтверждать собственные правки',
};

/** «Нельзя подтверждать собственные правки: выключить» */
const inWords = ({ offWantedBy, ...requested }: z.infer<typeof requestedRules>) => {
  const on = offWantedBy ? 'оставить включённым' : 'включить';
  return REVIEW_RULES.filter((rule) => requested[rule] !== undefined)
    .map((rule) => `${RULE_NAMES[rule]}: ${requested[rule] ? on : 'выключить'}`)
    .join('; ');
};

/** The rules in the audit log. */
const rulesSubject: Subject = {
  kind: 'review',
  keepsRevisions: false,
  lock: async () => {},
  read: async () => undefined,
};

/** The review queue of all kinds, and its rules. Not in the specification. */
export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { rules } = app;
  const publishingOf = (kind: string) => existing(app.publishing.get(kind));

  const askerOf = (request: FastifyRequest) => ({
    ...{ rules, proposable: app.proposable },
    accountId: accountOf(request).id,
  });

  /** Published kinds, and kinds whose changes wait without a publication. */
  const returnable = (kind: string): { subject: Subject } & Pick<Publishing, 'giveBack'> => {
    const proposable = app.proposable.get(kind);
    if (!proposable) return publishingOf(kind);
    return {
      subject: newest(proposable),
      giveBack: (act, given) => giveBackProposal(act, proposable, given),
    };
  };

  const queueSchema = { querystring: queueQuery, response: answering(z.array(queued)) };
  app.get('/GetQueue', { schema: queueSchema }, async (request, reply) => {
    const { rows, total } = await readQueue(
      app.db,
      askerOf(request),
      accountOf(request).now(),
      request.query,
    );
    reply.header('x-total-count', String(total));
    return { data: rows };
  });

  const countSchema = { response: answering(z.number()) };
  app.get('/GetCount', { schema: countSchema }, async (request) => ({
    data: await countFor(app.db, rules, accountOf(request).id),
  }));

  const oneSchema = { params: itemInPath, response: answering(reviewedItem) };
  app.get('/GetItem/:kind/:id', { schema: oneSchema }, async (request) => {
    const { kind, id: digits } = request.params;
    const [{ records }, id] = [publishingOf(kind), existing(parseId(digits))];
    const review = await readOne(app.db, askerOf(request), { kind, id });
    const [item] = await records.read(app.db, and(records.ofKind, eq(publications.id, id)));
    if (!review || !item) throw notFound();
    const [publishedCopy] = await records.read(app.db, eq(publications.standsFor, id));
    const state = review.answered ? await stateGivenBack(app.db, { kind, id }) : undefined;
    const givenBack = state ? await answerOf(app.db, state) : null;
    const published = publishedCopy ?? (item.status === 'published' ? item : null);
    return { data: { ...review, item, published, givenBack } };
  });

  const obstaclesSchema = {
    params: z.object({ kind: z.string() }),
    querystring: idsInQuery,
    response: answering(z.array(obstacle)),
  };
  app.get('/GetObstacles/:kind', { schema: obstaclesSchema }, async (request) => {
    const { kind } = request.params;
    publishingOf(kind);
    return { data: await readObstacles(app.db, askerOf(request), { kind, ids: request.query.ids }) };
  });

  const givenBackSchema = { params: itemInPath, response: answering(returnedItem) };
  app.get('/GetReturn/:kind/:id', { schema: givenBackSchema }, async (request) => {
    const { kind, id: digits } = request.params;
    publishingOf(kind);
    return { data: await readReturn(app.db, { kind, id: existing(parseId(digits)) }) };
  });

  const returnSchema = { body: returned, response: { 200: savedAnswer } };
  app.post('/Return', { schema: returnSchema }, async (request) => {
    const { kind, id, version, note } = request.body;
    const { subject, giveBack } = returnable(kind);
    // the remark is not logged: it may name a person, and nothing is ever erased from the log
    const intent = { act: 'return', subject, id, version } as const;
    return { data: await change(request, intent, (act) => giveBack(act, { id, note })) };
  });

  const readRules = async (request: FastifyRequest) => {
    const account = accountOf(request);
    const { edits, fourEyes } = await rules.read(app.db, account.now());
    const answered = ({ at, offWantedById, ...state }: typeof edits) => ({
      ...state,
      at: at?.toISOString() ?? null,
      isOwnRequest: offWantedById === account.id,
    });
    return { edits: answered(edits), fourEyes: answered(fourEyes) };
  };
  app.get('/GetRules', { schema: { response: answering(rulesAnswer) } }, async (request) => ({
    data: await readRules(request),
  }));

  const switchSchema = { body: requestedRules, response: answering(rulesAnswer) };
  app.post('/SetRules', { schema: switchSchema }, async (request) => {
    const { offWantedBy, ...requested } = request.body;
    const intent = {
      act: 'setting',
      subject: rulesSubject,
      became: (waiting: string[]) => (waiting.length > 0 ? 'propose' : undefined),
      title: inWords(request.body),
      details: () => requested,
    } as const;
    await change(request, intent, (act) => switchRules(act, rules, requested, offWantedBy));
    request.log.info({ user: accountOf(request).userName, ...requested }, 'review rules');
    return { data: await readRules(request) };
  });
};
