import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { causesOf, codeOf } from '../lib/faults.ts';

const LONGEST_TEXT = 200;

/** Cuts values of clients, so that no request fills the log. */
export const cut = (text: string) => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text);

/**
 * An error for the log. A failed query names its SQL and its values in its message, and the values may be
 * anybody's data: only the database's own message and the place in our code are kept.
 */
function describeError(error: unknown) {
  const causes = causesOf(error);
  const root = causes.at(-1);
  const [outermost] = causes;
  const frames = outermost?.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: root?.name ?? typeof error,
    code: root && codeOf(root),
    message: cut(root?.message ?? String(error)),
    stack: frames?.join('\n') ?? '',
  };
}

/** Never logs query strings, headers, bodies or preview tokens, which contain tokens, passwords and personal data. */
const withoutQuery = (url: string) => cut(url.replace(/[?#].*$/s, '').replace(/^(\/preview\/)[^/]+/i, '$1…'));

export function loggerOptions(level: string, stream?: { write(line: string): void }) {
  return {
    level,
    ...(stream && { stream }),
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: describeError,
      req: (request: FastifyRequest) => ({ method: request.method, url: withoutQuery(request.url) }),
    },
  };
}

const API = /^\/(api|Access|WebsiteFiles|preview)\//i;

/** Uses the route's pattern where there is one, because an address can be written in many ways. */
const isCall = ({ url, routeOptions }: FastifyRequest) => API.test(routeOptions.url ?? url);

/**
 * Logs one line for each API call with its outcome; refusals (401, 403, 429) are warnings. Each answer has its request's id, as all log
 * lines about it do.
 */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    if (!isCall(request)) return;
    const line = {
      method: request.method,
      url: withoutQuery(request.url),
      status: statusCode,
      ms: Math.round(elapsedTime),
      address: request.ip,
      user: request.account?.userName,
    };
    if ([401, 403, 429].includes(statusCode)) request.log.warn(line, 'refused');
    else request.log.info(line, 'answered');
  });
});
