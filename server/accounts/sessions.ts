import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, exists, gt, lt, lte, ne, or, sql } from 'drizzle-orm';
import { type Clock, goingOn, later, type Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { accounts, secondFactorRoles, sessions } from '../db/schema.ts';
import type { Due, SignedIn } from '../http/context.ts';
import { notFound } from '../lib/apiError.ts';

const SESSION_HOURS = 8;
export const IDLE_MINUTES = 60;
const LONGEST_CLIENT_TEXT = 300;
/** The last use is stored at most once a minute, to save a write per request. */
const PRECISION_MS = 60_000;
/** A session with a later start was created before the clock was set back. */
const DRIFT_MINUTES = 5;

const inMinutes = (now: Moment, minutes: number) => later(now, minutes * 60);

/** The required step before anything else: the password, then the second factor, or none. */
export function dueOf({
  mustChangePassword,
  mustEnrol,
}: Record<'mustChangePassword' | 'mustEnrol', boolean>) {
  const due: Due | null = mustChangePassword ? 'password' : mustEnrol ? 'secondFactor' : null;
  return due;
}

/** The client of a session. */
export interface ClientInfo {
  address: string;
  userAgent: string;
}

/** Starts a session. The token is returned only here; its hash is stored. */
export async function startSession(
  tx: Database,
  accountId: number,
  { address, userAgent }: ClientInfo,
  mustEnrol: boolean,
  now: Moment,
) {
  const token = randomBytes(32).toString('base64url');
  const [begun] = await tx
    .insert(sessions)
    .values({
      tokenHash: hash('sha256', token),
      accountId,
      mustEnrol,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: inMinutes(now, SESSION_HOURS * 60),
      address: address.slice(0, LONGEST_CLIENT_TEXT),
      userAgent: userAgent.slice(0, LONGEST_CLIENT_TEXT),
    })
    .returning({ expiresAt: sessions.expiresAt });
  if (!begun) throw new Error('the database returned no session');
  return { token, ...begun };
}

/** The condition for open sessions. */
export const isAlive = (now: Moment) =>
  and(
    gt(sessions.expiresAt, now),
    gt(sessions.lastUsedAt, inMinutes(now, -IDLE_MINUTES)),
    lte(sessions.createdAt, inMinutes(now, DRIFT_MINUTES)),
  );

/** The demand for a second factor ends where the present role needs none any more. */
const mustStillEnrol = (db: Database) => {
  const needing = db.select().from(secondFactorRoles).where(eq(secondFactorRoles.role, accounts.role));
  return sql<boolean>`${sessions.mustEnrol} and ${exists(needing)}`;
};

const sessionWith = (db: Database, now: Moment, tokenHash: string) =>
  db
    .select({
      id: accounts.id,
      userName: accounts.userName,
      fullName: accounts.fullName,
      role: accounts.role,
      mustChangePassword: accounts.mustChangePassword,
      mustEnrol: mustStillEnrol(db),
      lastUsedAt: sessions.lastUsedAt,
      foundAt: now,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(accounts.isDisabled, false), isAlive(now)));

type Found = Awaited<ReturnType<typeof sessionWith>>[number];

const accountIn = (found: Found, tokenHash: string, now: () => Date): SignedIn => {
  const { id, userName, fullName, role } = found;
  return { id, userName, fullName, role, tokenHash, due: dueOf(found), now };
};

/**
 * The account of a token; undefined when the session is over: 8 hours after its start, after 60 minutes without a request, after signing
 * out, or when the account is disabled. Calling this keeps the session alive.
 */
export async function findSession(db: Database, token: string, { now }: Clock) {
  const tokenHash = hash('sha256', token);
  const [found] = await sessionWith(db, now, tokenHash);
  if (!found) return undefined;
  if (found.foundAt.getTime() - found.lastUsedAt.getTime() > PRECISION_MS) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return accountIn(found, tokenHash, goingOn(found.foundAt));
}

/** The account of a session within a transaction; undefined when the session is over. */
export async function sessionNow(tx: Database, { tokenHash, now }: SignedIn, clock: Clock) {
  const [found] = await sessionWith(tx, clock.now, tokenHash);
  return found && accountIn(found, tokenHash, now);
}

export async function endSession(db: Database, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endOtherSessions(db: Database, { id, tokenHash }: Pick<SignedIn, 'id' | 'tokenHash'>) {
  await db.delete(sessions).where(and(eq(sessions.accountId, id), ne(sessions.tokenHash, tokenHash)));
}

/** Ends the sessions of an account, or all. @returns their number */
export async function endAllSessions(db: Database, accountId?: number) {
  const ended = await db
    .delete(sessions)
    .where(accountId === undefined ? undefined : eq(sessions.accountId, accountId))
    .returning({ id: sessions.id });
  return ended.length;
}

/**
 * Ends one session of an account by its number in the list.
 *
 * @throws ApiError 404 for an unknown number
 */
export async function endSessionOf(db: Database, accountId: number, id: number) {
  const isMeant = and(eq(sessions.accountId, accountId), eq(sessions.id, id));
  const ended = await db.delete(sessions).where(isMeant).returning({ id: sessions.id });
  if (ended.length === 0) throw notFound();
}

/** The open sessions of an account, last used first. */
export async function listSessions(db: Database, accountId: number, now: Moment, currentHash?: string) {
  const found = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isAlive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  return found.map((session) => ({ ...session, isCurrent: session.tokenHash === currentHash }));
}

/** Deletes expired sessions. */
export async function removeDeadSessions(db: Database, now: Moment) {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lt(sessions.lastUsedAt, inMinutes(now, -IDLE_MINUTES))));
}
