import { hash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { and, eq, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { later, type Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { loginThrottle } from '../db/schema.ts';
import { normalisedUserName } from './accounts.ts';

const WINDOW_MINUTES = 15;
/** A growing delay, which is at most a window long, comes before the window. */
const LONGEST_WINDOW_MINUTES = 2 * WINDOW_MINUTES;
/** Wrong passwords from one client without a delay; each further one doubles the delay. */
const FREE_ATTEMPTS = 10;
const ATTEMPTS_PER_ACCOUNT = 25;
const ATTEMPTS_PER_ADDRESS = 50;
export const LOOKS_AT_PEOPLE = 60;
/** Invalid preview links from one address. */
const MISSED_PREVIEWS = 30;
/** Refused calls of an account that are logged one by one. */
const REFUSED_CALLS = 60;
const FIRST_DELAY_SECONDS = 5;

/** The account and the client of an attempt. */
export interface Attempt {
  userName: string;
  address: string;
  /** The browser, if this account has signed in from it before. */
  knownDevice?: string;
}

interface Limit {
  /** What is counted: an account from one address, an address, an account, an account from one browser, guesses inside a session, looks at people's data, links that open nothing, calls without the right to them. */
  of: 'place' | 'address' | 'account' | 'device' | 'session' | 'personal' | 'preview' | 'refused';
  key: string;
  most: number;
  /** Each attempt from `most` on doubles the delay; otherwise attempts wait until the window ends. */
  isGrowing?: boolean;
}

/** A refused attempt and its limit. */
export interface Waiting extends Pick<Limit, 'of' | 'key'> {
  seconds: number;
}

/** The names of limits in the audit log, by the beginnings of their keys. */
export function kindOfKey(key: string) {
  if (key.startsWith('preview ')) return 'previews';
  if (key.startsWith('refused ')) return 'calls';
  return key.startsWith('personal ') ? 'personal' : 'sessions';
}

/** An IPv6 client counts by the first 64 bits, because it has a whole network of addresses. */
function networkOf(address: string) {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':');
}

/** Hashed, so that a name may have any length and characters. */
const accountKey = (userName: string) => `account ${hash('sha256', normalisedUserName(userName))}`;
const addressKey = (address: string) => `address ${networkOf(address)}`;

/** The narrowest limit comes first. An attempt it refuses is not counted by the others, so that no single client can lock an account. */
function limitsOf({ userName, address, knownDevice }: Attempt): Limit[] {
  const account = accountKey(userName);
  if (knownDevice) {
    return [{ of: 'device', key: `device ${knownDevice} ${account}`, most: FREE_ATTEMPTS, isGrowing: true }];
  }
  return [
    { of: 'place', key: `${account} ${addressKey(address)}`, most: FREE_ATTEMPTS, isGrowing: true },
    { of: 'address', key: addressKey(address), most: ATTEMPTS_PER_ADDRESS },
    { of: 'account', key: account, most: ATTEMPTS_PER_ACCOUNT },
  ];
}

/** Whether a window has ended, or ends later than it can, because it was stored while the clock was ahead. */
const isWindowOver = (now: Moment, longestMinutes: number): SQL =>
  sql`(${loginThrottle.windowEndsAt} <= ${now}
    or ${loginThrottle.windowEndsAt} > ${later(now, (longestMinutes + 1) * 60)})`;

/** Counts one attempt by one statement, which is safe with several servers. */
async function countUnder(
  db: Database,
  { of, key, most, isGrowing }: Limit,
  now: Moment,
): Promise<Waiting | undefined> {
  const latest = later(now, WINDOW_MINUTES * 60);
  const window = sql.raw(`interval '${WINDOW_MINUTES} minutes'`);
  const isOver = isWindowOver(now, isGrowing ? LONGEST_WINDOW_MINUTES : WINDOW_MINUTES);
  const attempts = sql`(case when ${isOver} then 1 else ${loginThrottle.attempts} + 1 end)`;
  const windowEndsAt = sql`(case when ${isOver} then excluded.window_ends_at else ${loginThrottle.windowEndsAt} end)`;
  const delay = sql.raw(`interval '${FIRST_DELAY_SECONDS} seconds'`);
  const longest = sql`least(${delay} * power(2, least(${attempts} - ${sql.raw(String(most))}, 20)), ${window})`;
  const nextAt = sql`(case when ${attempts} < ${sql.raw(String(most))} then ${now}
    else ${isGrowing ? sql`${now} + ${longest}` : windowEndsAt} end)`;
  const [counted] = await db
    .insert(loginThrottle)
    .values({
      key,
      attempts: 1,
      nextAt: now,
      windowEndsAt: latest,
    })
    .onConflictDoUpdate({
      target: loginThrottle.key,
      set: { attempts, nextAt, windowEndsAt: isGrowing ? sql`${nextAt} + ${window}` : windowEndsAt },
      setWhere: or(lt(loginThrottle.attempts, most), lte(loginThrottle.nextAt, now), isOver),
    })
    .returning({ key: loginThrottle.key });
  if (counted) return undefined;
  const seconds = sql<number>`ceil(extract(epoch from ${loginThrottle.nextAt} - ${now}))`.mapWith(Number);
  const [waiting] = await db.select({ seconds }).from(loginThrottle).where(eq(loginThrottle.key, key));
  return waiting && { of, key, seconds: Math.max(1, waiting.seconds) };
}

/**
 * Counts an attempt to sign in by account and address, by address, and by account. A browser from which the account has signed in before
 * counts separately, so that others cannot lock it out.
 *
 * @returns undefined within the limits
 */
export async function countAttempt(db: Database, attempt: Attempt, now: Moment) {
  for (const limit of limitsOf(attempt)) {
    const waiting = await countUnder(db, limit, now);
    if (waiting) return waiting;
  }
  return undefined;
}

/** Resets a counter. The row stays until the audit log has the number of refused attempts. */
async function forget(db: Database, isMeant: SQL, now: Moment) {
  await db.update(loginThrottle).set({ attempts: 0, nextAt: now, windowEndsAt: now }).where(isMeant);
}

/** Reverts `countAttempt` after a successful sign-in: all attempts of the account, one of the address. */
export async function forgiveAttempts(db: Database, attempt: Attempt, now: Moment) {
  for (const { key } of limitsOf(attempt)) {
    if (key !== addressKey(attempt.address)) await forget(db, eq(loginThrottle.key, key), now);
    else {
      const attempts = sql`greatest(${loginThrottle.attempts} - 1, 0)`;
      await db.update(loginThrottle).set({ attempts, nextAt: now }).where(eq(loginThrottle.key, key));
    }
  }
}

/** Counts a password attempt within a session, separately from everybody else's. */
export const countGuess = (db: Database, accountId: number, now: Moment) =>
  countUnder(db, { of: 'session', key: `inside ${accountId}`, most: FREE_ATTEMPTS, isGrowing: true }, now);

export const forgiveGuesses = (db: Database, accountId: number, now: Moment) =>
  forget(db, eq(loginThrottle.key, `inside ${accountId}`), now);

/** Counts a reading of personal data, because many of them look like a bulk export. */
export const countLook = (db: Database, accountId: number, now: Moment) =>
  countUnder(db, { of: 'personal', key: `personal ${accountId}`, most: LOOKS_AT_PEOPLE }, now);

/** Counts an invalid preview address, so that nobody tries many of them. */
export const countMiss = (db: Database, address: string, now: Moment) =>
  countUnder(db, { of: 'preview', key: `preview ${networkOf(address)}`, most: MISSED_PREVIEWS }, now);

/** Counts a call without the right to it, so that a loop cannot fill the audit log. */
export const countRefusal = (db: Database, accountId: number, now: Moment) =>
  countUnder(db, { of: 'refused', key: `refused ${accountId}`, most: REFUSED_CALLS }, now);

/** Unlocks an account for all clients. */
export const unlock = (db: Database, userName: string, now: Moment) =>
  forget(db, sql`position(${accountKey(userName)} in ${loginThrottle.key}) > 0`, now);

/** Deletes counters that have expired and are logged. */
export async function removeOldAttempts(db: Database, now: Moment) {
  await db
    .delete(loginThrottle)
    .where(and(isWindowOver(now, LONGEST_WINDOW_MINUTES), eq(loginThrottle.refused, 0)));
}
