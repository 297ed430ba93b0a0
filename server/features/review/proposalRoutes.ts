import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { computed, type Database, ofRecord } from '../../db/database.ts';
import { proposals } from '../../db/schema.ts';
import { accountOf } from '../../http/context.ts';
import { existing } from '../../lib/apiError.ts';
import { answering, itemInPath, parseId, storedId, storedVersion, text } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { savedAnswer } from '../../records/recordRoutes.ts';
import { allApprovers, approversOf } from './fourEyes.ts';
import { newest, type Proposable, putInForce } from './proposals.ts';
import { readChange } from './queue.ts';
import { changeFields, people, record } from './reviewFields.ts';
import type { Asker } from './rows.ts';

const wholeProposal = z.object({
  isAsked: z.boolean().describe('Сохранения ждут подтверждения другого администратора'),
  approvers: people.describe('Кто подтвердит то, что сохранит спрашивающий'),
  change: changeFields.nullable(),
  proposed: record.nullable().describe('Что ждёт подтверждения'),
  inForce: record.nullable().describe('Что действует, пока что-то ждёт'),
});

async function readNow(tx: Database, { inForce: { kind, read } }: Proposable, asker: Asker, id: number) {
  const isMeant = ofRecord(proposals, kind, id);
  const state = sql<string | null>`(${tx.select({ state: proposals.state }).from(proposals).where(isMeant)})`;
  const found = await computed(tx, { isAsked: asker.rules.isOn('fourEyes'), all: allApprovers, state });
  return {
    isAsked: found.isAsked,
    approvers: approversOf(found.all, [asker.accountId]),
    change: (await readChange(tx, asker, isMeant)) ?? null,
    proposed: found.state ? JSON.parse(found.state) : null,
    inForce: (found.state && (await read(tx, id))) || null,
  };
}

/**
 * The proposal of one record at one moment: whether its changes wait, what waits, and who may approve it.
 *
 * @throws ApiError 404 for an unknown id
 */
function readProposal(db: Database, proposable: Proposable, asker: Asker, id: number) {
  proposable.titleOf(id);
  return db.transaction((tx) => readNow(tx, proposable, asker, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

const approved = z.object({ kind: text, id: storedId, version: storedVersion });

/** Changes of the figures and of the fund that wait for another administrator, and their approval. Not in the specification. */
export const proposalRoutes: FastifyPluginAsyncZod = async (app) => {
  const proposableOf = (kind: string) => existing(app.proposable.get(kind));

  const oneSchema = { params: itemInPath, response: answering(wholeProposal) };
  app.get('/GetProposal/:kind/:id', { schema: oneSchema }, async (request) => {
    const { kind, id: digits } = request.params;
    const [proposable, id] = [proposableOf(kind), existing(parseId(digits))];
    const asker = { rules: app.rules, accountId: accountOf(request).id, proposable: app.proposable };
    return { data: await readProposal(app.db, proposable, asker, id) };
  });

  const approveSchema = { body: approved, response: { 200: savedAnswer } };
  app.post('/Approve', { schema: approveSchema }, async (request) => {
    const { kind, id, version } = request.body;
    const proposable = proposableOf(kind);
    const intent = { act: 'approve', subject: newest(proposable), id, version } as const;
    return { data: await change(request, intent, (act) => putInForce(act, app.rules, proposable, id)) };
  });
};
