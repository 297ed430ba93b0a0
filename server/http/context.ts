import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings.ts';
import type { SignedIn } from './access.ts';

/** The time now. Tests put another one in, so that nobody waits eight hours for a session to end. */
export type Clock = () => Date;

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    settings: Settings;
    clock: Clock;
  }
}

/** The signed-in account of a request; only for routes that are not public. */
export function accountOf(request: FastifyRequest): SignedIn {
  if (!request.account)
    throw new Error(`${request.routeOptions.url} needs an account but is declared public.`);
  return request.account;
}
