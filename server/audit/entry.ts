import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { auditLog } from '../db/schema.ts';

/** What may stand in the audit log as an act. */
export type ActName = (typeof ACTS)[number];
export const ACTS = [
  ...(['create', 'update', 'delete', 'restore', 'purge', 'erase', 'upload', 'mail', 'read'] as const),
  ...(['propose', 'approve', 'unapprove', 'return', 'takeDown', 'schedule', 'unschedule'] as const),
  ...(['signIn', 'signInRefused', 'limited', 'limitedMore', 'signOut', 'refused'] as const),
  ...(['password', 'disable', 'enable', 'role', 'rename', 'endSessions', 'secondFactor', 'setting'] as const),
  ...(['resolve', 'reopen', 'share', 'withdraw', 'open', 'check'] as const),
];

export type AuditRow = typeof auditLog.$inferSelect;

/** Who did something and from where, as it was at that moment. */
export type Doer = Pick<AuditRow, 'actorId' | 'login' | 'name' | 'role' | 'address' | 'requestId'>;

/** What was done. Personal data and passwords never stand in it, unless as keyed digests. */
export interface Deed {
  act: ActName;
  /** The name of a row in the table of areas, or `accounts`, `files`, `sessions`. */
  kind: string;
  recordId?: number | null;
  version?: number | null;
  title?: string;
  /** Anything that JSON can hold. */
  details?: object;
}

/** Whoever sends a request: the account that is signed in, or nobody. */
export const doerOf = ({ account, ip, id }: FastifyRequest): Doer => ({
  actorId: account?.id ?? null,
  login: account?.userName ?? '',
  name: account?.fullName ?? '',
  role: account?.role ?? '',
  address: ip,
  requestId: id,
});

const nobody = { actorId: null, role: '', address: '', requestId: '' };

/** The server by itself: nobody has asked for it. */
export const SYSTEM: Doer = { ...nobody, login: 'система', name: 'Система' };

/** Whoever types commands on the server's console. */
export const CONSOLE: Doer = { ...nobody, login: 'консоль', name: 'Консоль сервера' };

/** What a digest is made of, in this order. */
export const DIGESTED = [
  ...(['seq', 'at', 'actorId', 'login', 'name', 'role', 'address', 'requestId'] as const),
  ...(['act', 'kind', 'recordId', 'version', 'title', 'details', 'previous'] as const),
];

/** SHA-256 in hex of everything that a row says, its predecessor's digest included. */
export const digestOf = (row: Omit<AuditRow, 'digest'>): string =>
  createHash('sha256')
    .update(JSON.stringify(DIGESTED.map((name) => row[name])))
    .digest('hex');
