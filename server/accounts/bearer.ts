import type { FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { recordDeed } from '../audit/audit.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Access } from '../http/context.ts';
import { DUE_MESSAGES } from './due.ts';
import { signedInBy } from './sessions.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

function isAllowed(access: Exclude<Access, 'public'>, role: string) {
  return access === 'signedIn' || access.some((allowed) => allowed === role);
}

/**
 * Lets a request through to its route only when the route's `access` allows it, and nothing else has to be done first. Runs before the body is read, so
 * that nobody learns anything from it or makes the server parse it. A route that declares no access does not start.
 */
export const bearer = fastifyPlugin(async (app) => {
  const routes: RouteOptions[] = [];
  app.decorateRequest('account', null);

  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => !config?.access).map(({ method, url }) => `${method} ${url}`);
    if (open.length > 0) throw new Error(`These routes declare no access: ${open.join(', ')}`);
  });

  async function signedIn(request: FastifyRequest) {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return token ? await signedInBy(app.db, token, app.clock) : undefined;
  }

  async function refuse(request: FastifyRequest, message: string) {
    const details = { method: request.method, route: request.routeOptions.url };
    await recordDeed(request, { act: 'refused', kind: 'calls', details });
    throw new ApiError(403, message);
  }

  app.addHook('onRequest', async (request) => {
    const { access, settles = [] } = request.routeOptions.config;
    if (request.is404 || access === 'public') return;
    const account = await signedIn(request);
    if (!account) throw new ApiError(401, 'Войдите в систему: сеанс завершён или не начат.');
    request.account = account;
    if (!access || !isAllowed(access, account.role)) {
      await refuse(request, 'Недостаточно прав для этого действия.');
    }
    if (account.due && !settles.includes(account.due)) await refuse(request, DUE_MESSAGES[account.due]);
  });
});
