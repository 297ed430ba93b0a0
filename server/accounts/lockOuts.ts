/**
 * Logs refused attempts: the first one of a lock-out at once, and of those that follow only their number, once an hour, so that a flood of
 * attempts cannot fill the audit log.
 */
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { append } from '../audit/append.ts';
import { doerOf, SYSTEM } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import { loginThrottle } from '../db/schema.ts';
import { ApiError } from '../lib/apiError.ts';
import { counted } from '../lib/plural.ts';
import type { Account } from './accounts.ts';
import { kindOfKey, type Waiting } from './loginThrottle.ts';

function tooManyAttempts(seconds: number) {
  const wait = seconds < 60 ? `${seconds} с` : `${Math.ceil(seconds / 60)} мин`;
  const message = `Слишком много попыток. Повторите через ${wait}.`;
  return new ApiError(429, message, { headers: { 'retry-after': String(seconds) } });
}

/** Counts a refused attempt. @returns the present number; undefined for an unknown key */
async function countRefused(db: Database, isMeant: SQL | undefined) {
  const [row] = await db
    .update(loginThrottle)
    .set({ refused: sql`${loginThrottle.refused} + 1` })
    .where(isMeant)
    .returning({ refused: loginThrottle.refused });
  return row?.refused;
}

/**
 * Logs an attempt over a limit: the first one at once, later ones by `tellOfRefused`.
 *
 * @param account - the account concerned, where it is known
 */
export async function tellLimited(
  request: FastifyRequest,
  { of, key, seconds }: Waiting,
  account: Pick<Account, 'id' | 'userName'> | undefined,
) {
  const { server, log, ip: address } = request;
  const { db, clock, noteAudit } = server;
  const title = account?.userName;
  log.warn({ user: title, isKnown: account !== undefined, address }, 'attempts limited');
  const isOfKey = eq(loginThrottle.key, key);
  if (await countRefused(db, and(isOfKey, gt(loginThrottle.refused, 0)))) return;
  const head = await db.transaction(async (tx) => {
    // another attempt may have come at the same moment
    if ((await countRefused(tx, isOfKey)) !== 1) return undefined;
    const deed = {
      act: 'limited',
      kind: kindOfKey(key),
      recordId: account?.id,
      title,
      details: { of, seconds },
    } as const;
    const row = await append(tx, doerOf(request), deed, await clock.read(tx));
    await tx.update(loginThrottle).set({ toldIn: row.seq }).where(isOfKey);
    return row;
  });
  if (head) noteAudit(head);
}

/** Refuses an attempt over a limit. @throws ApiError 429 */
export async function refuseLimited(
  request: FastifyRequest,
  waiting: Waiting | undefined,
  account?: Parameters<typeof tellLimited>[2],
) {
  if (!waiting) return;
  await tellLimited(request, waiting, account);
  throw tooManyAttempts(waiting.seconds);
}

const attempts = (count: number) => counted(count, ['попытка', 'попытки', 'попыток']);

/** Logs how many attempts were refused after the first one, and resets their number. */
export async function tellOfRefused({ db, clock, noteAudit }: FastifyInstance) {
  const isRefusing = gt(loginThrottle.refused, 0);
  for (const { key } of await db.select({ key: loginThrottle.key }).from(loginThrottle).where(isRefusing)) {
    const head = await db.transaction(async (tx) => {
      const isMeant = and(eq(loginThrottle.key, key), isRefusing);
      const [row] = await tx.select().from(loginThrottle).where(isMeant).for('update');
      await tx.update(loginThrottle).set({ refused: 0, toldIn: null }).where(isMeant);
      const more = (row?.refused ?? 0) - 1;
      if (more <= 0) return undefined;
      const title = `${attempts(more)} после записи № ${row?.toldIn}`;
      const details = { attempts: more, after: row?.toldIn };
      return await append(
        tx,
        SYSTEM,
        { act: 'limitedMore', kind: kindOfKey(key), title, details },
        await clock.read(tx),
      );
    });
    if (head) noteAudit(head);
  }
}
