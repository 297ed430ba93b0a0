import { hash, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { later, type Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { knownDevices } from '../db/schema.ts';

const COOKIE = /(?:^|;\s*)((?:__Secure-)?device)=([A-Za-z0-9_-]{43})(?=;|$)/g;
const KEPT_DAYS = 180;
const DAY_SECONDS = 24 * 60 * 60;

/** With this prefix a browser sends the cookie over https only if it was set over https, so that nobody in between can set his own. */
const nameOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Secure-device' : 'device');

/** The hash of the browser's cookie; undefined without one. */
function markOf(request: FastifyRequest) {
  const own = [...(request.headers.cookie ?? '').matchAll(COOKIE)].find(
    ([, name]) => name === nameOf(request),
  );
  return own?.[2] ? hash('sha256', own[2]) : undefined;
}

/** The browser's cookie if the account has signed in with it before. It grants nothing but a counter of its own for attempts. */
export async function knownDevice(db: Database, request: FastifyRequest, accountId: number | undefined) {
  const tokenHash = markOf(request);
  if (!tokenHash || accountId === undefined) return undefined;
  const ofBoth = and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.accountId, accountId));
  const [known] = await db.select().from(knownDevices).where(ofBoth);
  return known?.tokenHash;
}

/**
 * Remembers that the account has signed in from this browser. The cookie is renewed each time, so that nobody gains by planting his own in
 * another browser.
 *
 * @returns the cookie to send
 */
export async function rememberDevice(db: Database, request: FastifyRequest, accountId: number, now: Moment) {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hash('sha256', token);
  const former = markOf(request);
  if (former) await db.update(knownDevices).set({ tokenHash }).where(eq(knownDevices.tokenHash, former));
  await db
    .insert(knownDevices)
    .values({ tokenHash, accountId, usedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.accountId], set: { usedAt: now } });
  const secure = request.protocol === 'https' ? '; Secure' : '';
  return `${nameOf(request)}=${token}; Path=/Access; Max-Age=${KEPT_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}

/** Forgets browsers without a sign-in for half a year. */
export async function removeOldDevices(db: Database, now: Moment) {
  await db.delete(knownDevices).where(lt(knownDevices.usedAt, later(now, -KEPT_DAYS * DAY_SECONDS)));
}
