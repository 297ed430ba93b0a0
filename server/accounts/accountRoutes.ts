import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Act } from '../audit/act.ts';
import type { ActName } from '../audit/entry.ts';
import { accountOf } from '../http/context.ts';
import { notFound } from '../lib/apiError.ts';
import { idInPath, parseId, storedId } from '../lib/fields.ts';
import { change } from '../records/change.ts';
import { rulesOf } from '../records/reviewRules.ts';
import {
  ACCESS_BODY_LIMIT_BYTES,
  fullName,
  listedSession,
  nothingAnswer,
  role,
  sessionAnswer,
  userName,
} from './accountFields.ts';
import { accountWith, accountSubject as subject } from './accounts.ts';
import {
  addAccount,
  disableAccount,
  enableAccount,
  endSessionsOf,
  listAccounts,
  renameAccount,
  resetPassword,
  resetSecondFactor,
  setRole,
} from './administration.ts';
import { requireSecondFactor, rolesWithSecondFactor } from './secondFactor.ts';
import { endSessionOf, sessionsOf } from './sessions.ts';
import { holdAdministrator, refuseOwnAdministrator } from './twoAdministrators.ts';

const account = z.object({
  id: z.number(),
  userName: z.string(),
  fullName: z.string(),
  role: z.string(),
  isDisabled: z.boolean(),
  heldBy: z.string().nullable().describe('Кто впустил этого администратора: включить его должен другой'),
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: z.string(),
  lastSignInAt: z.string().nullable(),
});

interface AboutOne {
  id: number;
}

interface AccountAct<Body extends AboutOne> {
  act: ActName;
  body: z.ZodType<Body>;
  work(act: Act, body: Body): Promise<unknown>;
}

const roles = z.object({ data: z.array(role) });
const isHeld = z.boolean().describe('Начнёт действовать, когда учётную запись включит другой администратор');
const passwordAnswer = z.object({ data: z.object({ id: z.number(), password: z.string(), isHeld }) });

/** Accounts, as administrators see to them. Ours: the specifications have no screen for it. */
export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRoute', (route) => {
    route.schema = { tags: ['accounts'], ...route.schema };
    route.bodyLimit ??= ACCESS_BODY_LIMIT_BYTES;
  });

  const rules = rulesOf(app.settings);

  /** A call that changes one account and answers nothing. */
  function actRoute<Body extends AboutOne>(name: string, declared: AccountAct<Body>) {
    const kept: AccountAct<AboutOne> = declared;
    const schema = { body: kept.body, response: { 200: nothingAnswer } };
    app.post(`/${name}`, { schema }, async (request) => {
      const intent = { act: kept.act, subject, id: request.body.id };
      await change(request, intent, (act) => kept.work(act, request.body));
      request.log.info({ user: accountOf(request).userName, account: request.body.id }, `accounts: ${name}`);
      return { data: null };
    });
  }

  app.get('/GetAll', { schema: { response: { 200: z.object({ data: z.array(account) }) } } }, async () => ({
    data: await listAccounts(app.db),
  }));

  const addSchema = { body: z.object({ userName, fullName, role }), response: { 200: passwordAnswer } };
  app.post('/Add', { schema: addSchema }, async (request) => {
    const intent = { act: 'create', subject, isSecret: true } as const;
    const data = await change(request, intent, async (act) => {
      const added = await addAccount(act, request.body);
      return { ...added, isHeld: await holdAdministrator(act, rules, added.id) };
    });
    request.log.info({ user: accountOf(request).userName, account: data.id }, 'accounts: Add');
    return { data };
  });

  const one = z.object({ id: storedId });
  const resetSchema = { body: one, response: { 200: passwordAnswer } };
  app.post('/ResetPassword', { schema: resetSchema }, async (request) => {
    const { id } = request.body;
    const intent = { act: 'password', subject, id, isSecret: true } as const;
    const data = await change(request, intent, async (act) => {
      const { password } = await resetPassword(act, id);
      return { id, password, isHeld: await holdAdministrator(act, rules, id) };
    });
    request.log.info({ user: accountOf(request).userName, account: id }, 'accounts: ResetPassword');
    return { data };
  });

  actRoute('SetRole', {
    act: 'role',
    body: one.extend({ role }),
    async work(act, { id, role }) {
      const before = await accountWith(act.tx, id);
      await setRole(act, id, role);
      if (before?.role !== 'admin') await holdAdministrator(act, rules, id);
    },
  });
  actRoute('Rename', {
    act: 'rename',
    body: one.extend({ fullName }),
    work: (act, body) => renameAccount(act, body.id, body.fullName),
  });
  actRoute('Disable', { act: 'disable', body: one, work: (act, { id }) => disableAccount(act, id) });
  actRoute('Enable', {
    act: 'enable',
    body: one,
    async work(act, { id }) {
      await refuseOwnAdministrator(act, rules, id);
      await enableAccount(act, id);
    },
  });
  actRoute('ResetSecondFactor', {
    act: 'secondFactor',
    body: one,
    work: (act, { id }) => resetSecondFactor(act, id),
  });
  actRoute('EndSessions', { act: 'endSessions', body: one, work: (act, { id }) => endSessionsOf(act, id) });
  actRoute('EndSession', {
    act: 'endSessions',
    body: one.extend({ sessionId: storedId }),
    work: ({ tx }, { id, sessionId }) => endSessionOf(tx, id, sessionId),
  });

  const sessionsSchema = {
    params: idInPath,
    response: { 200: z.object({ data: z.array(listedSession) }) },
  };
  app.get('/GetSessions:id', { schema: sessionsSchema }, async (request) => {
    const id = parseId(request.params.id);
    if (!id) throw notFound();
    const { tokenHash } = accountOf(request);
    const found = await sessionsOf(app.db, id, app.clock.now);
    return { data: found.map((session) => sessionAnswer(session, tokenHash)) };
  });

  app.get('/GetSecondFactorRoles', { schema: { response: { 200: roles } } }, async () => ({
    data: await rolesWithSecondFactor(app.db),
  }));

  const requirement = z.object({ role, isRequired: z.boolean() });
  const requireSchema = { body: requirement, response: { 200: nothingAnswer } };
  app.post('/RequireSecondFactor', { schema: requireSchema }, async (request) => {
    const { role: of, isRequired } = request.body;
    const intent = {
      act: 'setting',
      subject,
      details: () => ({ role: of, secondFactor: isRequired }),
    } as const;
    await change(request, intent, ({ tx }) => requireSecondFactor(tx, of, isRequired));
    request.log.info({ user: accountOf(request).userName, role: of, isRequired }, 'second factor required');
    return { data: null };
  });
};
