/**
 * What the audit log is told of attempts that have to wait. The first one of a lock-out stands in it at once; of those that
 * follow only how many there were, once an hour: a flood of them can neither fill the log nor hold its head.
 */
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { append } from '../audit/append.ts';
import { doerOf, SYSTEM } from '../audit/entry.ts';
import type { Database } from '../db/database.ts';
import { loginThrottle } from '../db/schema.ts';
import { ApiError } from '../errors/apiError.ts';
import { counted } from '../texts/plural.ts';
import type { Account } from './accounts.ts';
import type { Waiting } from './loginThrottle.ts';

function tooManyAttempts(seconds: number) {
  const wait = seconds < 60 ? `${seconds} с` : `${Math.ceil(seconds / 60)} мин`;
  const message = `Слишком много попыток. Повторите через ${wait}.`;
  return new ApiError(429, message, undefined, { 'retry-after': String(seconds) });
}

/** Counts a refused attempt, the first one only or only those that follow. @returns whether it was such a one */
async function countRefused(db: Database, key: string, isFirst: boolean) {
  const isMeant = isFirst ? eq(loginThrottle.refused, 0) : gt(loginThrottle.refused, 0);
  const found = await db
    .update(loginThrottle)
    .set({ refused: sql`${loginThrottle.refused} + 1` })
    .where(and(eq(loginThrottle.key, key), isMeant))
    .returning({ key: loginThrottle.key });
  return found.length > 0;
}

/**
 * Refuses an attempt that has to wait.
 *
 * @param account - whose, where that is known
 * @throws ApiError 429, always
 */
export async function refuseToLook(
  request: FastifyRequest,
  { of, key, seconds }: Waiting,
  account: Pick<Account, 'id' | 'userName'> | undefined,
): Promise<never> {
  const { server, log, ip: address } = request;
  const { db, clock, noteAudit } = server;
  const title = account?.userName;
  log.warn({ user: title, isKnown: account !== undefined, address }, 'attempts limited');
  if (await countRefused(db, key, false)) throw tooManyAttempts(seconds);
  const head = await db.transaction(async (tx) => {
    if (!(await countRefused(tx, key, true))) return undefined;
    const deed = {
      act: 'limited',
      kind: 'sessions',
      recordId: account?.id,
      title,
      details: { of, seconds },
    } as const;
    const told = await append(tx, doerOf(request), deed, await clock.read(tx));
    await tx.update(loginThrottle).set({ toldIn: told.seq }).where(eq(loginThrottle.key, key));
    return told;
  });
  if (head) noteAudit(head);
  throw tooManyAttempts(seconds);
}

const attempts = (count: number) => counted(count, ['попытка', 'попытки', 'попыток']);

/** Tells the audit log how many attempts were refused after the first one that it was told of, and begins anew. */
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
        { act: 'limitedMore', kind: 'sessions', title, details },
        await clock.read(tx),
      );
    });
    if (head) noteAudit(head);
  }
}
