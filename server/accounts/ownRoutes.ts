import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ActName } from '../audit/entry.ts';
import { accountOf, DUES } from '../http/context.ts';
import { ApiError } from '../lib/apiError.ts';
import { answering, answeringNothing, storedId } from '../lib/fields.ts';
import { change } from '../records/change.ts';
import { code, listedSession } from './accountFields.ts';
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
import { endSessionOf, listSessions } from './sessions.ts';
import { ownAccount } from './signIn.ts';

const state = z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number() });
const withPassword = z.object({ currentPassword: z.string() });
const settles = ['secondFactor'] as const;

/** An act on one's own account. */
const own = (request: FastifyRequest, act: ActName) => ({
  act,
  subject,
  id: accountOf(request).id,
  runsAgain: true,
});

/** The signed-in user's own account: sessions, second factor, the key of drafts. Not in the specification. */
export const ownRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/Sessions', { schema: { response: answering(z.array(listedSession)) } }, async (request) => {
    const { id, tokenHash } = accountOf(request);
    return { data: await listSessions(app.db, id, app.clock.now, tokenHash) };
  });

  // any call keeps the session alive; this one does nothing else
  const staySchema = { config: { settles: DUES }, schema: { response: answeringNothing } };
  app.post('/Stay', staySchema, async () => ({ data: null }));

  const keySchema = { response: answering(z.object({ key: z.string() })) };
  app.get('/DraftKey', { schema: keySchema }, async (request) => ({
    data: { key: draftKeyOf(await ownAccount(app.db, accountOf(request).id)) },
  }));

  const endSchema = { body: z.object({ id: storedId }), response: answeringNothing };
  app.post('/EndSession', { schema: endSchema }, async (request) => {
    const { id } = accountOf(request);
    await change(request, own(request, 'endSessions'), ({ tx }) => endSessionOf(tx, id, request.body.id));
    return { data: null };
  });

  const stateSchema = { config: { settles }, schema: { response: answering(state) } };
  app.get('/SecondFactor', stateSchema, async (request) => {
    const account = await ownAccount(app.db, accountOf(request).id);
    const isRequired = await needsSecondFactor(app.db, account.role);
    const left = await recoveryCodesLeft(app.db, account.id);
    return { data: { isOn: hasSecondFactor(account), isRequired, recoveryCodesLeft: left } };
  });

  const offer = z.object({ secret: z.string(), uri: z.string() });
  const beginSchema = { body: withPassword, response: answering(offer) };
  app.post('/SecondFactor/Begin', { config: { settles }, schema: beginSchema }, async (request) => {
    await guessPassword(request, request.body.currentPassword);
    const data = await change(request, own(request, 'secondFactor'), async ({ tx }) => {
      const account = await ownAccount(tx, accountOf(request).id);
      if (hasSecondFactor(account))
        throw new ApiError(409, 'Второй фактор уже включён. Сначала выключите его.');
      return await offerSecret(tx, account, app.secrets);
    });
    return { data };
  });

  const confirmSchema = {
    body: z.object({ code }),
    response: answering(z.object({ recoveryCodes: z.array(z.string()) })),
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

  const offSchema = { body: withPassword, response: answeringNothing };
  app.post('/SecondFactor/Off', { schema: offSchema }, async (request) => {
    const { id, userName } = await guessPassword(request, request.body.currentPassword);
    await change(request, own(request, 'secondFactor'), async ({ tx }) => {
      const { role } = await ownAccount(tx, id);
      if (await needsSecondFactor(tx, role))
        throw new ApiError(409, 'Для вашей роли второй фактор обязателен.');
      await removeSecondFactor(tx, id);
    });
    request.log.info({ user: userName }, 'second factor off');
    return { data: null };
  });
};
