import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { auditLog } from '../db/schema.ts';

/** The names of acts in the audit log. */
export type ActName = (typeof ACTS)[number];
export const ACTS = [
  ...(['create', 'update', 'delete', 'restore', 'purge', 'erase', 'upload', 'mail', 'read'] as const),
  ...(['propose', 'approve', 'unapprove', 'return', 'takeDown', 'schedule', 'unschedule'] as const),
  ...(['signIn', 'signInRefused', 'limited', 'limitedMore', 'signOut', 'refused'] as const),
  ...(['password', 'disable', 'enable', 'role', 'rename', 'endSessions', 'secondFactor', 'setting'] as const),
  ...(['resolve', 'reopen', 'share', 'withdraw', 'open', 'check'] as const),
];

export type AuditRow = typeof auditLog.$inferSelect;

/** The user and the client of an act at that moment. */
export type Doer = Pick<AuditRow, 'actorId' | 'login' | 'name' | 'role' | 'address' | 'requestId'>;

/** An act. It never contains personal data or passwords, except as keyed digests. */
export interface Deed {
  act: ActName;
  /** A name in the table of areas, or `accounts`, `files`, `sessions`. */
  kind: string;
  recordId?: number | null;
  version?: number | null;
  title?: string;
  /** Any JSON value. */
  details?: object;
}

/** The sender of a request: the signed-in account or nobody. */
export const doerOf = ({ account, ip, id }: FastifyRequest): Doer => ({
  actorId: account?.id ?? null,
  login: account?.userName ?? '',
  name: account?.fullName ?? '',
  role: account?.role ?? '',
  address: ip,
  requestId: id,
});

const nobody = { actorId: null, role: '', address: '', requestId: '' };

/** The server itself. */
export const SYSTEM: Doer = { ...nobody, login: 'система', name: 'Система' };

/** The console. */
export const CONSOLE: Doer = { ...nobody, login: 'консоль', name: 'Консоль сервера' };

/** The columns of a digest, in this order. */
export const DIGESTED = [
  ...(['seq', 'at', 'actorId', 'login', 'name', 'role', 'address', 'requestId'] as const),
  ...(['act', 'kind', 'recordId', 'version', 'title', 'details', 'previous'] as const),
];

/** SHA-256 in hex over all columns of a row and its predecessor's digest. */
export const digestOf = (row: Omit<AuditRow, 'digest'>): string =>
  hash('sha256', JSON.stringify(DIGESTED.map((name) => row[name])));
