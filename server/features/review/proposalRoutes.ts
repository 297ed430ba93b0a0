import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountOf } from '../../http/context.ts';
import { existing } from '../../lib/apiError.ts';
import { idInPath, parseId, storedId, storedVersion, text } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { savedAnswer } from '../../records/recordRoutes.ts';
import { rulesOf } from '../../records/reviewRules.ts';
import { newest, putInForce } from './proposals.ts';
import { readProposal, wholeProposal } from './proposed.ts';

const approved = z.object({ kind: text, id: storedId, version: storedVersion });

/** Changes of the figures and of the fund that wait for another administrator, and their approval. Not in the specification. */
export const proposalRoutes: FastifyPluginAsyncZod = async (app) => {
  const rules = rulesOf(app.settings);
  const proposableOf = (kind: string) => existing(app.proposable.get(kind));

  const oneSchema = {
    params: idInPath.extend({ kind: z.string() }),
    response: { 200: z.object({ data: wholeProposal }) },
  };
  app.get('/GetProposal/:kind/:id', { schema: oneSchema }, async (request) => {
    const { kind, id: digits } = request.params;
    const [proposable, id] = [proposableOf(kind), existing(parseId(digits))];
    const asker = { rules, accountId: accountOf(request).id, proposable: app.proposable };
    return { data: await readProposal(app.db, proposable, asker, id) };
  });

  const approveSchema = { body: approved, response: { 200: savedAnswer } };
  app.post('/Approve', { schema: approveSchema }, async (request) => {
    const { kind, id, version } = request.body;
    const proposable = proposableOf(kind);
    const intent = { act: 'approve', subject: newest(proposable), id, version } as const;
    return { data: await change(request, intent, (act) => putInForce(act, rules, proposable, id)) };
  });
};
