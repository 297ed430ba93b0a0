import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountOf, type Rights } from '../../http/context.ts';
import { answering } from '../../lib/fields.ts';
import { waitingFor } from './waiting.ts';

const waiting = z.array(
  z.object({ name: z.string(), count: z.number(), kind: z.string().optional(), day: z.string().optional() }),
);

/** What waits for the user who asks: a summary for the dashboard. Ours, beside the specification's calls. */
export const deskRoutes: FastifyPluginAsyncZod<{ rights: Rights }> = async (app, { rights }) => {
  const schema = {
    summary: 'Что ждёт того, кто спрашивает, по его роли',
    response: answering(waiting),
  };
  app.get('/GetWaiting', { schema }, async (request) => {
    const account = accountOf(request);
    return { data: await waitingFor(rights, { app, account, now: account.now() }) };
  });
};
