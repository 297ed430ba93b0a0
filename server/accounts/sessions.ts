import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, lte, ne, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, sessions } from '../db/schema.ts';
import type { SignedIn } from '../http/context.ts';

export const SESSION_HOURS = 8;
export const IDLE_MINUTES = 60;
const MINUTE_MS = 60_000;
/** A session that began later than this from now was made by a clock that has been put back since. */
const CLOCK_DRIFT_MS = 5 * MINUTE_MS;

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Signs an account in. The token leaves the server once, here; only its hash is kept. */
export async function startSession(db: Database, accountId: number, now: Date) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = before(now, -SESSION_HOURS * 60);
  const session = { tokenHash: tokenHashOf(token), accountId, createdAt: now, lastUsedAt: now, expiresAt };
  await db.insert(sessions).values(session);
  return { token, expiresAt };
}

/**
 * Who the token belongs to, or nothing when the session is over: 8 hours after its start, after 60 minutes
 * without a request, after signing out, or as soon as the account is disabled. Asking keeps it alive.
 */
export async function signedInBy(db: Database, token: string, now: Date): Promise<SignedIn | undefined> {
  const tokenHash = tokenHashOf(token);
  const [found] = await db
    .select({
      id: accounts.id,
      userName: accounts.userName,
      fullName: accounts.fullName,
      role: accounts.role,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(accounts.isDisabled, false),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, before(now, IDLE_MINUTES)),
        lte(sessions.createdAt, new Date(now.getTime() + CLOCK_DRIFT_MS)),
      ),
    );
  if (!found) return undefined;
  const { lastUsedAt, ...account } = found;
  // once a minute is exact enough and spares a write per request
  if (lastUsedAt < before(now, 1)) {
    await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { ...account, tokenHash };
}

export async function endSession(db: Database, tokenHash: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endOtherSessions(db: Database, { id, tokenHash }: SignedIn) {
  await db.delete(sessions).where(and(eq(sessions.accountId, id), ne(sessions.tokenHash, tokenHash)));
}

/** Removes what no token can open any more. */
export async function removeDeadSessions(db: Database, now: Date) {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lt(sessions.lastUsedAt, before(now, IDLE_MINUTES))));
}
