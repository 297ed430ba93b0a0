import type { FastifyRequest } from 'fastify';
import type { Role } from '../../src/wire/wire.ts';
import type { Clock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import type { Sanitise } from '../lib/sanitiser.ts';
import type { Settings } from '../settings.ts';

/** A required step before anything else: replacing a given password, or setting up a second factor. */
export const DUES = ['password', 'secondFactor'] as const;
export type Due = (typeof DUES)[number];

/** Who may make a call: anybody, any signed-in user, or certain roles. */
export type Access = 'public' | 'signedIn' | readonly Role[];

/** The access of each call: `DELETE /api/Admin/News/Delete:id`. */
export type Rights = ReadonlyMap<string, Access>;

/** The roles that may read records, by kind. */
export type Readers = ReadonlyMap<string, readonly Role[]>;

/** The signed-in account, available to handlers of all routes that are not public. */
export interface SignedIn {
  id: number;
  userName: string;
  fullName: string;
  role: Role;
  /** SHA-256 of the request's token, the key of its session. */
  tokenHash: string;
  /** The required step, if any. */
  due: Due | null;
  /** The database's time: when it found the session, plus what has passed since. */
  now(): Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    settings: Settings;
    clock: Clock;
    sanitise: Sanitise;
    /** The key for digests of personal data. */
    digestKey: string;
  }
  interface FastifyContextConfig {
    /** A page or one of its files, not a call: public. */
    isPage?: boolean;
    /** Reports the state of the server, and is therefore never refused. */
    isHealth?: boolean;
    /** The required steps during which the call is allowed. */
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

/** Runs an act in a transaction, which is rolled back when the user's rights are taken away meanwhile. @throws ApiError 401, RefusedError */
export type Authorised = <Result>(tx: Database, act: () => Promise<Result>) => Promise<Result>;
