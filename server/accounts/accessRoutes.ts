import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordDeed, recordWith } from '../audit/audit.ts';
import { doerOf } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import { accountOf, DUES } from '../http/context.ts';
import { ApiError, invalid } from '../lib/apiError.ts';
import { answeringNothing, moment } from '../lib/fields.ts';
import { change } from '../records/change.ts';
import type { Settings } from '../settings.ts';
import { code } from './accountFields.ts';
import { accountNamed, accountSubject } from './accounts.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { forgetFirstPassword } from './firstPasswords.ts';
import { guessPassword } from './guess.ts';
import { refuseLimited } from './lockOuts.ts';
import { type Attempt, countAttempt, forgiveAttempts } from './loginThrottle.ts';
import { weaknessOf } from './passwordRules.ts';
import {
  hashPassword,
  isPasswordRight,
  LONGEST_PASSWORD,
  prepareDecoy,
  SHORTEST_PASSWORD,
} from './passwords.ts';
import { endSession, IDLE_MINUTES } from './sessions.ts';
import { changePassword, signIn, wrongCredentials } from './signIn.ts';

/**
 * Features beyond the specification, which the answer to a sign-in names, because another depository names none. `pages`: parts of
 * lists, and single records, can be asked for; `versions`: a change of what is newer than the version it names is refused; `ownFiles`:
 * each upload gets an id of its own. The others bring screens and acts of the front end.
 */
const FEATURES = [
  'pages',
  'versions',
  'ownFiles',
  'accounts',
  'sessions',
  'secondFactor',
  'audit',
  'trash',
  'system',
  'personal',
  'schedule',
  'desk',
  'drafts',
  'restore',
  'idempotency',
  'comments',
  'revisions',
  'review',
  'proposals',
  'previews',
  'translations',
  'applications',
];

/** @returns the features, with `keptMails` while mails are not sent */
const featuresOf = ({ smtpUrl }: Settings) => (smtpUrl ? FEATURES : [...FEATURES, 'keptMails']);

/** The largest sign-in body, since anybody may send one. */
const LOGIN_LIMIT_BYTES = 16 * 1024;

const loginSchema = {
  security: [],
  body: z.object({
    userName: z.string(),
    password: z.string(),
    code: code.nullish().describe('Код второго фактора, если он включён'),
  }),
  response: {
    200: z.object({
      userFullName: z.string(),
      access: z.array(z.string()),
      token: z.string(),
      expiresAt: moment,
      idleMinutes: z.number(),
      due: z.enum(DUES).nullable().describe('Что нужно сделать прежде всего остального'),
      features: z.array(z.string()).describe('Что умеет этот сервер сверх спецификации'),
    }),
  },
};

const passwordSchema = {
  body: z.object({
    currentPassword: z.string(),
    newPassword: z
      .string()
      .min(SHORTEST_PASSWORD, { error: `Новый пароль должен быть не короче ${SHORTEST_PASSWORD} знаков.` })
      .max(LONGEST_PASSWORD, { error: `Новый пароль должен быть не длиннее ${LONGEST_PASSWORD} знаков.` }),
  }),
  response: answeringNothing,
};

/** Signing in and out, and changing one's own password. */
export const accessRoutes: FastifyPluginAsyncZod = async (app) => {
  await prepareDecoy();

  app.post('/login', { bodyLimit: LOGIN_LIMIT_BYTES, schema: loginSchema }, async (request, reply) => {
    const { log, ip: address } = request;
    const { userName, password, code } = request.body;
    const { now } = app.clock;
    const account = await accountNamed(app.db, userName);
    // a typed login may be a password, so only names of existing accounts are logged
    const user = account?.userName;
    const device = await knownDevice(app.db, request, account?.id);
    const attempt: Attempt = { userName, address, knownDevice: device };
    // counted before the password is checked, so that parallel attempts cannot pass
    await refuseLimited(request, await countAttempt(app.db, attempt, now), account);
    try {
      const isRight = await isPasswordRight(account?.passwordHash, password);
      if (!account || !isRight) throw wrongCredentials();
      const client = { address, userAgent: request.headers['user-agent'] ?? '' };
      const { userName: login, fullName: name, role } = account;
      const doer = { ...doerOf(request), actorId: account.id, login, name, role };
      const deed = { act: 'signIn', kind: 'sessions' } as const;
      const begin = async (tx: Database) => {
        const session = await signIn(tx, app.secrets, account, client, code || undefined, now);
        await forgiveAttempts(tx, attempt, now);
        return { session, cookie: await rememberDevice(tx, request, account.id, now) };
      };
      const { session, cookie } = await recordWith(request, deed, begin, doer);
      reply.header('set-cookie', cookie);
      await forgetFirstPassword(app.settings.dataDir, login).catch((error: unknown) =>
        log.error({ err: error }, 'first password not forgotten'),
      );
      log.info({ user, address }, 'signed in');
      const features = featuresOf(app.settings);
      return { ...session, userFullName: name, access: [role], idleMinutes: IDLE_MINUTES, features };
    } catch (error) {
      if (error instanceof ApiError) {
        log.warn({ user, isKnown: user !== undefined, address }, 'sign-in refused');
        await recordDeed(request, { act: 'signInRefused', kind: 'sessions', recordId: account?.id });
      }
      throw error;
    }
  });

  const logout = { config: { settles: DUES }, schema: { response: answeringNothing } } as const;
  app.post('/logout', logout, async (request) => {
    const { userName, tokenHash } = accountOf(request);
    await recordWith(request, { act: 'signOut', kind: 'sessions' }, (tx) => endSession(tx, tokenHash));
    request.log.info({ user: userName, address: request.ip }, 'signed out');
    return { data: null };
  });

  const password = { config: { settles: ['password'] }, schema: passwordSchema } as const;
  app.post('/ChangePassword', password, async (request) => {
    const { currentPassword, newPassword } = request.body;
    const signedIn = accountOf(request);
    const user = signedIn.userName;
    const { passwordHash } = await guessPassword(request, currentPassword);
    if (newPassword === currentPassword) throw invalid('newPassword', 'Новый пароль совпадает с текущим.');
    const weakness = await weaknessOf(newPassword, user);
    if (weakness) throw invalid('newPassword', weakness);
    const newHash = await hashPassword(newPassword);
    // not stored for repeated calls, because even a digest of the body would reveal a password
    const intent = { act: 'password', subject: accountSubject, id: signedIn.id, runsAgain: true } as const;
    await change(request, intent, ({ tx }) => changePassword(tx, signedIn, passwordHash, newHash));
    request.log.info({ user, address: request.ip }, 'password changed');
    return { data: null };
  });
};
