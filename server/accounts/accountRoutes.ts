import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountOf } from '../http/context.ts';
import { existing } from '../lib/apiError.ts';
import { answering, answeringNothing, idInPath, moment, parseId } from '../lib/fields.ts';
import { change } from '../records/change.ts';
import { listedSession, role } from './accountFields.ts';
import { accountSubject as subject } from './accounts.ts';
import {
  type AccountAct,
  accountActs,
  addAccount,
  givenPassword,
  listAccounts,
  newAccount,
} from './administration.ts';
import { requireSecondFactor, rolesWithSecondFactor } from './secondFactor.ts';
import { listSessions } from './sessions.ts';

const account = z.object({
  id: z.number(),
  userName: z.string(),
  fullName: z.string(),
  role: z.string(),
  isDisabled: z.boolean(),
  heldBy: z.string().nullable().describe('Кто впустил этого администратора: включить его должен другой'),
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: moment,
  lastSignInAt: moment.nullable(),
});

/** Administration of accounts. Not in the specification. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const log = (request: FastifyRequest, name: string, about: object) =>
    request.log.info({ user: accountOf(request).userName, ...about }, `accounts: ${name}`);

  app.get('/GetAll', { schema: { response: answering(z.array(account)) } }, async () => ({
    data: await listAccounts(app.db),
  }));

  const addSchema = { body: newAccount, response: answering(givenPassword) };
  app.post('/Add', { schema: addSchema }, async (request) => {
    const intent = { act: 'create', subject, runsAgain: true } as const;
    const data = await change(request, intent, (act) => addAccount(act, request.body, app.rules));
    log(request, 'Add', { account: data.id });
    return { data };
  });

  for (const [name, { act: done, body, answer, work }] of Object.entries<AccountAct<{ id: number }>>(
    accountActs,
  )) {
    app.post(`/${name}`, { schema: { body, response: answering(answer ?? z.null()) } }, async (request) => {
      const { id } = request.body;
      // somebody may have changed it back since, but an ended session stays ended
      const intent = { act: done, subject, id, runsAgain: name !== 'EndSession' };
      const data = await change(request, intent, async (act) => {
        const result = await work(act, request.body, app.rules);
        return answer ? result : undefined;
      });
      log(request, name, { account: id });
      return { data: data ?? null };
    });
  }

  const sessionsSchema = { params: idInPath, response: answering(z.array(listedSession)) };
  app.get('/GetSessions:id', { schema: sessionsSchema }, async (request) => {
    const id = existing(parseId(request.params.id));
    return { data: await listSessions(app.db, id, app.clock.now, accountOf(request).tokenHash) };
  });

  app.get('/GetSecondFactorRoles', { schema: { response: answering(z.array(role)) } }, async () => ({
    data: await rolesWithSecondFactor(app.db),
  }));

  const requireSchema = {
    body: z.object({ role, isRequired: z.boolean() }),
    response: answeringNothing,
  };
  app.post('/RequireSecondFactor', { schema: requireSchema }, async (request) => {
    const { role: of, isRequired } = request.body;
    const details = () => ({ role: of, secondFactor: isRequired });
    // somebody may have changed it back since
    const intent = { act: 'setting', subject, details, runsAgain: true } as const;
    await change(request, intent, ({ tx }) => requireSecondFactor(tx, of, isRequired));
    log(request, 'RequireSecondFactor', { role: of, isRequired });
    return { data: null };
  });
};
