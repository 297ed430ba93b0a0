import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { loginThrottle } from '../db/schema.ts';
import { normalisedUserName } from './accounts.ts';

export const WINDOW_MINUTES = 15;
export const ATTEMPTS_PER_ACCOUNT = 20;
export const ATTEMPTS_PER_ADDRESS = 50;

/** Somebody who has a network of IPv6 addresses is still one: the first 64 bits count. */
function networkOf(address: string) {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}

/** What the attempts are counted under. Hashed, so that the name's length and characters do not matter. */
function keysOf(userName: string, address: string) {
  const account = createHash('sha256').update(normalisedUserName(userName)).digest('hex');
  return { account: `account ${account}`, address: `address ${networkOf(address)}` };
}

/**
 * Counts one attempt to sign in for the account and for the address, in one statement that stays right when many
 * servers do it at once.
 *
 * @returns seconds until the next attempt is looked at, or 0 when this one is within the limits
 */
export async function countAttempt(db: Database, userName: string, address: string, now: Date) {
  const keys = keysOf(userName, address);
  const windowEndsAt = new Date(now.getTime() + WINDOW_MINUTES * 60_000);
  const isOver = sql`${loginThrottle.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(loginThrottle)
    // always in this order, so that two attempts never wait for each other
    .values([keys.account, keys.address].map((key) => ({ key, attempts: 1, windowEndsAt })))
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${loginThrottle.attempts} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${loginThrottle.windowEndsAt} end`,
      },
    })
    .returning();
  const limits = { [keys.account]: ATTEMPTS_PER_ACCOUNT, [keys.address]: ATTEMPTS_PER_ADDRESS };
  const waits = counted
    .filter(({ key, attempts }) => attempts > (limits[key] ?? 0))
    .map((row) => Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
  return Math.max(0, ...waits);
}

/** Takes back what `countAttempt` counted for a sign-in that succeeded: all of the account's, one of the address's. */
export async function forgiveAttempts(db: Database, userName: string, address: string) {
  const keys = keysOf(userName, address);
  await db.delete(loginThrottle).where(eq(loginThrottle.key, keys.account));
  await db
    .update(loginThrottle)
    .set({ attempts: sql`greatest(${loginThrottle.attempts} - 1, 0)` })
    .where(eq(loginThrottle.key, keys.address));
}

export async function removeOldAttempts(db: Database, now: Date) {
  await db.delete(loginThrottle).where(lte(loginThrottle.windowEndsAt, now));
}
