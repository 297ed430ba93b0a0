import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { causesOf, codeOf } from '../lib/faults.ts';

type LoggerOptions = Extract<NonNullable<FastifyServerOptions['logger']>, object>;

const LONGEST_TEXT = 200;

/** Cuts what a stranger sent, so that nobody fills the log with one request. */
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

/** Never the query string, a header or a body, nor what opens a preview: they are where tokens, passwords and people's data are. */
export const withoutQuery = (url: string) =>
  cut(url.replace(/[?#].*$/s, '').replace(/^(\/preview\/)[^/]+/i, '$1…'));

export function loggerOptions(level: string, stream?: { write(line: string): void }): LoggerOptions {
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
