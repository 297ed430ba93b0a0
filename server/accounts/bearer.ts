import type { FastifyRequest, RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { recordDeed } from '../audit/audit.ts';
import { ApiError } from '../errors/apiError.ts';
import type { Access, Rights } from '../http/context.ts';
import { DUE_MESSAGES } from './due.ts';
import { sessionFinder } from './sessions.ts';

const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;

function isAllowed(access: Exclude<Access, 'public'>, role: string) {
  return access === 'signedIn' || access.some((allowed) => allowed === role);
}

interface Told {
  rights: Rights;
  /** See `OpenDatabase`. */
  changes: (() => number) | undefined;
}

/**
 * Lets a request through to its route only when the table of rights allows it, and nothing else has to be done first. Runs before the body is read, so
 * that nobody learns anything from it or makes the server parse it. A route without a row in the table does not start.
 */
export const bearer = fastifyPlugin<Told>(async (app, { rights, changes }) => {
  const routes: RouteOptions[] = [];
  const signedInBy = sessionFinder(changes);
  app.decorateRequest('account', null);
  app.decorateRequest('stand', null);

  const accessTo = ({ method, url, config }: Pick<RouteOptions, 'method' | 'url' | 'config'>) =>
    config?.isPage ? 'public' : rights.get(`${method} ${url}`);

  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const forgotten = routes.filter((route) => !accessTo(route)).map(({ method, url }) => `${method} ${url}`);
    if (forgotten.length > 0) throw new Error(`Not in the table of rights: ${forgotten.join(', ')}`);
  });

  async function signedIn(request: FastifyRequest) {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    const { standing } = request.routeOptions.config;
    return token ? await signedInBy(app.db, token, app.clock, standing) : undefined;
  }

  async function refuse(request: FastifyRequest, message: string) {
    const details = { method: request.method, route: request.routeOptions.url };
    await recordDeed(request, { act: 'refused', kind: 'calls', details });
    throw new ApiError(403, message);
  }

  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { method, url = '', config } = request.routeOptions;
    const { settles = [] } = config;
    const access = accessTo({ method, url, config });
    if (access === 'public') return;
    const found = await signedIn(request);
    if (!found) throw new ApiError(401, 'Войдите в систему: сеанс завершён или не начат.');
    const { account, stand } = found;
    request.account = account;
    if (!access || !isAllowed(access, account.role)) {
      await refuse(request, 'Недостаточно прав для этого действия.');
    }
    if (account.due && !settles.includes(account.due)) await refuse(request, DUE_MESSAGES[account.due]);
    request.stand = stand;
  });
});
