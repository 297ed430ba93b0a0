import type { FastifyBaseLogger } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError, invalid } from '../errors/apiError.ts';
import { change } from '../http/change.ts';
import { accountOf } from '../http/context.ts';
import { cut } from '../http/logging.ts';
import { accountNamed, passwordHashOf, setPasswordHash } from './accounts.ts';
import { countAttempt, forgiveAttempts } from './loginThrottle.ts';
import {
  hashPassword,
  isPasswordRight,
  LONGEST_PASSWORD,
  prepareDecoy,
  SHORTEST_PASSWORD,
} from './passwords.ts';
import { endOtherSessions, endSession, IDLE_MINUTES, startSession } from './sessions.ts';

const BODY_LIMIT_BYTES = 16 * 1024;

const loginSchema = {
  tags: ['access'],
  security: [],
  body: z.object({ userName: z.string(), password: z.string() }),
  response: {
    200: z.object({
      userFullName: z.string(),
      access: z.array(z.string()),
      token: z.string(),
      expiresAt: z.iso.datetime(),
      idleMinutes: z.number(),
    }),
  },
};

const passwordSchema = {
  tags: ['access'],
  body: z.object({
    currentPassword: z.string(),
    newPassword: z
      .string()
      .min(SHORTEST_PASSWORD, { error: `Новый пароль должен быть не короче ${SHORTEST_PASSWORD} знаков.` })
      .max(LONGEST_PASSWORD, { error: `Новый пароль должен быть не длиннее ${LONGEST_PASSWORD} знаков.` }),
  }),
  response: { 200: z.object({ data: z.null() }) },
};

const emptySchema = { tags: ['access'], response: { 200: z.object({ data: z.null() }) } };

function tooManyAttempts(seconds: number) {
  const message = `Слишком много попыток. Повторите через ${Math.ceil(seconds / 60)} мин.`;
  return new ApiError(429, message, undefined, { 'retry-after': String(seconds) });
}

/** Signing in and out, and changing one's own password. */
export const accessRoutes: FastifyPluginAsyncZod = async (app) => {
  await prepareDecoy();

  /** Counts the attempt before the password is looked at, so that parallel attempts cannot slip through. */
  async function allowAttempt(log: FastifyBaseLogger, userName: string, address: string) {
    const waitSeconds = await countAttempt(app.db, userName, address, app.clock());
    if (waitSeconds === 0) return;
    log.warn({ user: cut(userName), address }, 'password attempts limited');
    throw tooManyAttempts(waitSeconds);
  }

  const login = { config: { access: 'public' }, bodyLimit: BODY_LIMIT_BYTES, schema: loginSchema } as const;
  app.post('/login', login, async (request) => {
    const { log, ip: address } = request;
    const { userName, password } = request.body;
    await allowAttempt(log, userName, address);
    const account = await accountNamed(app.db, userName);
    const isRight = await isPasswordRight(account?.passwordHash, password.slice(0, LONGEST_PASSWORD + 1));
    if (!account || !isRight || account.isDisabled) {
      log.warn({ user: cut(userName), address }, 'sign-in refused');
      throw new ApiError(400, 'Неверный логин или пароль.');
    }
    await forgiveAttempts(app.db, userName, address);
    const { token, expiresAt } = await startSession(app.db, account.id, app.clock());
    log.info({ user: account.userName, address }, 'signed in');
    return {
      userFullName: account.fullName,
      access: [account.role],
      token,
      expiresAt: expiresAt.toISOString(),
      idleMinutes: IDLE_MINUTES,
    };
  });

  const signedIn = { access: 'signedIn' } as const;
  app.post(
    '/logout',
    { config: signedIn, bodyLimit: BODY_LIMIT_BYTES, schema: emptySchema },
    async (request) => {
      const { userName, tokenHash } = accountOf(request);
      await endSession(app.db, tokenHash);
      request.log.info({ user: userName, address: request.ip }, 'signed out');
      return { data: null };
    },
  );

  const changePassword = { config: signedIn, bodyLimit: BODY_LIMIT_BYTES, schema: passwordSchema };
  app.post('/ChangePassword', changePassword, async (request) => {
    const { log, ip: address } = request;
    const { currentPassword, newPassword } = request.body;
    const account = accountOf(request);
    await allowAttempt(log, account.userName, address);
    const passwordHash = await passwordHashOf(app.db, account.id);
    if (!(await isPasswordRight(passwordHash, currentPassword.slice(0, LONGEST_PASSWORD + 1)))) {
      log.warn({ user: account.userName, address }, 'password change refused');
      throw invalid('currentPassword', 'Текущий пароль указан неверно.');
    }
    await forgiveAttempts(app.db, account.userName, address);
    const newHash = await hashPassword(newPassword);
    await change(request, async ({ tx, by }) => {
      await setPasswordHash(tx, by, newHash);
      await endOtherSessions(tx, account);
    });
    log.info({ user: account.userName, address }, 'password changed');
    return { data: null };
  });
};
