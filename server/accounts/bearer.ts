import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { recordDeed } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { auditHead, auditLog } from '../db/schema.ts';
import { type Access, accountOf, type Due, type Rights, type SignedIn } from '../http/context.ts';
import { ApiError, RefusedError } from '../lib/apiError.ts';
import { tellLimited } from './lockOuts.ts';
import { countRefusal } from './loginThrottle.ts';
import { findSession, sessionNow } from './sessions.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

const DUE_MESSAGES: Record<Due, string> = {
  password: 'Сначала смените одноразовый пароль: до этого ничего другого сделать нельзя.',
  secondFactor: 'Сначала настройте второй фактор входа: до этого ничего другого сделать нельзя.',
};

const signInFirst = () => new ApiError(401, 'Войдите в систему: сеанс завершён или не начат.');

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Authorises the call again by the session and the account as they are by now, because the body may have taken half an hour. Updates the
     * account of the request.
     *
     * @throws ApiError 401, RefusedError
     */
    authoriseAgain(request: FastifyRequest, tx: Database): Promise<void>;
    /**
     * Authorises the user before an act in a transaction, and again after it if the audit log has got a row of another request that may have
     * taken rights away: the refusal then rolls the act back. Nothing locks the account, because administrators may act on each other at the
     * same moment.
     *
     * @throws ApiError 401, RefusedError
     */
    authorised<Result>(request: FastifyRequest, tx: Database, act: () => Promise<Result>): Promise<Result>;
    /** Logs a refusal in a transaction of its own; of many refusals of one account only their number. */
    tellRefusal(request: FastifyRequest, details?: object): Promise<void>;
  }
}

/**
 * Lets a request through to its route only when the table of rights allows it, and nothing else has to be done first. Runs before the body is read, so
 * that nobody learns anything from it or makes the server parse it. A route without a row in the table does not start.
 */
export const bearer = fastifyPlugin<{ rights: Rights }>(async (app, { rights }) => {
  const routes: RouteOptions[] = [];
  app.decorateRequest('account', null);

  const accessTo = ({ method, url, config }: Pick<RouteOptions, 'method' | 'url' | 'config'>) =>
    config?.isPage ? 'public' : rights.get(`${method} ${url}`);
  const accessOf = ({ routeOptions: { method, url = '', config } }: FastifyRequest) =>
    accessTo({ method, url, config });

  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const forgotten = routes.filter((route) => !accessTo(route)).map(({ method, url }) => `${method} ${url}`);
    if (forgotten.length > 0) throw new Error(`Not in the table of rights: ${forgotten.join(', ')}`);
  });

  /** Lets an account make a call. @throws ApiError 401 without an account, 403 until it has done something else first; RefusedError */
  function admit(request: FastifyRequest, access: Access | undefined, account: SignedIn | undefined) {
    if (!account) throw signInFirst();
    request.account = account;
    const { due, role } = account;
    const isForAll = access === 'public' || access === 'signedIn';
    if (!isForAll && !access?.includes(role))
      throw new RefusedError('Недостаточно прав для этого действия.', role);
    // no attempt at what the account may not do: it may, once that is settled
    if (due && !request.routeOptions.config.settles?.includes(due))
      throw new ApiError(403, DUE_MESSAGES[due]);
  }

  async function tellRefusal(request: FastifyRequest, details?: object) {
    const account = accountOf(request);
    const waiting = await countRefusal(app.db, account.id, app.clock.now);
    if (waiting) return await tellLimited(request, waiting, account);
    const { method, routeOptions } = request;
    const call = { method, route: routeOptions.url, ...details };
    await recordDeed(request, { act: 'refused', kind: 'calls', details: call });
  }
  app.decorate('tellRefusal', tellRefusal);

  async function authoriseAgain(request: FastifyRequest, tx: Database) {
    admit(request, accessOf(request), await sessionNow(tx, accountOf(request), app.clock));
  }
  app.decorate('authoriseAgain', authoriseAgain);

  app.decorate('authorised', async (request, tx, act) => {
    const [before] = await tx.select({ seq: auditHead.seq }).from(auditHead);
    await authoriseAgain(request, tx);
    const result = await act();
    const { id } = accountOf(request);
    const ofAccount = and(
      eq(auditLog.kind, 'accounts'),
      or(eq(auditLog.recordId, id), isNull(auditLog.recordId)),
      ne(auditLog.act, 'refused'),
    );
    const signOut = and(eq(auditLog.act, 'signOut'), eq(auditLog.actorId, id));
    const isByOthers = and(gt(auditLog.seq, before?.seq ?? 0), ne(auditLog.requestId, request.id));
    const changes = await tx.$count(auditLog, and(isByOthers, or(ofAccount, signOut)));
    if (changes > 0) await authoriseAgain(request, tx);
    return result;
  });

  // after the transaction of the call, which a refusal has rolled back
  app.addHook('onError', async (request, _reply, error) => {
    if (!(error instanceof RefusedError)) return;
    await tellRefusal(request).catch((failure: unknown) =>
      request.log.error({ err: failure }, 'refusal not written'),
    );
  });

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const access = accessOf(request);
    if (access === 'public') return;
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    admit(request, access, token ? await findSession(app.db, token, app.clock) : undefined);
  });
});
