import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ActName } from '../audit/entry.ts';
import { accountOf, DUES } from '../http/context.ts';
import { ApiError } from '../lib/apiError.ts';
import { storedId } from '../lib/fields.ts';
import { change } from '../records/change.ts';
import {
  ACCESS_BODY_LIMIT_BYTES,
  code,
  listedSession,
  nothingAnswer,
  sessionAnswer,
} from './accountFields.ts';
import { draftKeyOf, accountSubject as subject } from './accounts.ts';
import { guess, guessPassword, WrongGuess } from './guess.ts';
import {
  confirmSecret,
  hasSecondFactor,
  needsSecondFactor,
  offerSecret,
  recoveryCodesLeft,
  removeSecondFactor,
} from './secondFactor.ts';
import { endSessionOf, sessionsOf } from './sessions.ts';
import { ownAccount } from './signIn.ts';

const state = z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number() });
const settles = ['secondFactor'] as const;

/** An act on one's own account. */
const own = (request: FastifyRequest, act: ActName) => ({
  act,
  subject,
  id: accountOf(request).id,
  isSecret: true,
});

/** What everybody signed in sees to of the own account: sessions, second factor, and the key of drafts. Ours. */
export const ownRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRoute', (route) => {
    route.schema = { tags: ['access'], ...route.schema };
    route.bodyLimit ??= ACCESS_BODY_LIMIT_BYTES;
  });

  const listSchema = { response: { 200: z.object({ data: z.array(listedSession) }) } };
  app.get('/Sessions', { schema: listSchema }, async (request) => {
    const { id, tokenHash } = accountOf(request);
    const found = await sessionsOf(app.db, id, app.clock.now);
    return { data: found.map((session) => sessionAnswer(session, tokenHash)) };
  });

  // whatever is asked keeps the session alive; this asks for nothing else
  app.post(
    '/Stay',
    { config: { settles: DUES }, schema: { response: { 200: nothingAnswer } } },
    async () => ({
      data: null,
    }),
  );

  const keySchema = { response: { 200: z.object({ data: z.object({ key: z.string() }) }) } };
  app.get('/DraftKey', { schema: keySchema }, async (request) => ({
    data: { key: draftKeyOf(await ownAccount(app.db, accountOf(request).id)) },
  }));

  const endSchema = { body: z.object({ id: storedId }), response: { 200: nothingAnswer } };
  app.post('/EndSession', { schema: endSchema }, async (request) => {
    const { id } = accountOf(request);
    await change(request, own(request, 'endSessions'), ({ tx }) => endSessionOf(tx, id, request.body.id));
    return { data: null };
  });

  app.get(
    '/SecondFactor',
    { config: { settles }, schema: { response: { 200: z.object({ data: state }) } } },
    async (request) => {
      const account = await ownAccount(app.db, accountOf(request).id);
      const isRequired = await needsSecondFactor(app.db, account.role);
      const left = await recoveryCodesLeft(app.db, account.id);
      return { data: { isOn: hasSecondFactor(account), isRequired, recoveryCodesLeft: left } };
    },
  );

  const offer = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) });
  const withPassword = z.object({ currentPassword: z.string() });
  const beginSchema = { body: withPassword, response: { 200: offer } };
  app.post('/SecondFactor/Begin', { config: { settles }, schema: beginSchema }, async (request) => {
    await guessPassword(request, request.body.currentPassword);
    return {
      data: await change(request, own(request, 'secondFactor'), async ({ tx }) => {
        const account = await ownAccount(tx, accountOf(request).id);
        if (hasSecondFactor(account))
          throw new ApiError(409, 'Второй фактор уже включён. Сначала выключите его.');
        return await offerSecret(tx, account, app.secrets);
      }),
    };
  });

  const confirmSchema = {
    body: z.object({ code }),
    response: { 200: z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) }) },
  };
  app.post('/SecondFactor/Confirm', { config: { settles }, schema: confirmSchema }, async (request) => {
    const recoveryCodes = await guess(request, () =>
      change(request, own(request, 'secondFactor'), async ({ tx, now }) => {
        const account = await ownAccount(tx, accountOf(request).id);
        if (hasSecondFactor(account)) throw new ApiError(409, 'Второй фактор уже включён.');
        const codes = await confirmSecret(tx, account, app.secrets, request.body.code, now);
        if (codes) return codes;
        throw new WrongGuess('code', 'Код не подошёл. Проверьте часы телефона и введите новый код.');
      }),
    );
    request.log.info({ user: accountOf(request).userName }, 'second factor on');
    return { data: { recoveryCodes } };
  });

  const offSchema = { body: withPassword, response: { 200: nothingAnswer } };
  app.post('/SecondFactor/Off', { schema: offSchema }, async (request) => {
    const account = await guessPassword(request, request.body.currentPassword);
    if (await needsSecondFactor(app.db, account.role)) {
      throw new ApiError(409, 'Для вашей роли второй фактор обязателен.');
    }
    await change(request, own(request, 'secondFactor'), ({ tx }) => removeSecondFactor(tx, account.id));
    request.log.info({ user: account.userName }, 'second factor off');
    return { data: null };
  });
};
