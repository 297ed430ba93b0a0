import type { FastifyRequest } from 'fastify';
import type { Role } from '../../src/wire/wire.ts';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import type { Sanitise } from '../lib/sanitiser.ts';
import type { Settings } from '../settings.ts';

/** What somebody may have to do before anything else: change a password that was given, set up a second factor. */
export const DUES = ['password', 'secondFactor'] as const;
export type Due = (typeof DUES)[number];

/** Who may make a call: anybody, anybody signed in, or the roles named. */
export type Access = 'public' | 'signedIn' | readonly Role[];

/** Who may make which call: `DELETE /api/Admin/News/Delete:id`. */
export type Rights = ReadonlyMap<string, Access>;

/** The signed-in account, known to every handler behind a route that is not public. */
export interface SignedIn {
  id: number;
  userName: string;
  fullName: string;
  role: string;
  /** SHA-256 of the token the request came with: the key of its session. */
  tokenHash: string;
  /** What has to be done before any other call is allowed. */
  due: Due | null;
  /** The time by the database: what it said when it found the session, and what has passed since. */
  now(): Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    settings: Settings;
    clock: Clock;
    sanitise: Sanitise;
    /** What digests of people's data are keyed with. */
    digestKey: string;
  }
  interface FastifyContextConfig {
    /** No call but a page or what belongs to one: anybody may have it. */
    isPage?: boolean;
    /** Tells how the server is, whatever state it is in. */
    isHealth?: boolean;
    /** The dues while which the call is allowed all the same. */
    settles?: readonly Due[];
  }
  interface FastifyRequest {
    /** `null` only on public routes. */
    account: SignedIn | null;
  }
}

/** The signed-in account of a request; only for routes that are not public. */
export function accountOf(request: FastifyRequest): SignedIn {
  if (!request.account)
    throw new Error(`${request.routeOptions.url} needs an account but is declared public.`);
  return request.account;
}
