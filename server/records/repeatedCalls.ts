import { createHmac } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { later, type Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { answeredCalls } from '../db/schema.ts';
import { accountOf } from '../http/context.ts';
import { ApiError } from '../lib/apiError.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
/** One day longer than browsers keep drafts, whose keys come with the repeated save. */
const KEPT_SECONDS = 15 * 24 * 60 * 60;

/** The call's `Idempotency-Key`, if it has one. @throws ApiError 400 for one that is no visible ASCII text */
function keyOf({ headers }: FastifyRequest) {
  const key = headers['idempotency-key'];
  // the body of an upload is not compared, so an upload is never a repetition
  const isUpload = headers['content-type']?.startsWith('multipart/');
  if (key === undefined || isUpload) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new ApiError(400, 'Заголовок Idempotency-Key: ожидается от 1 до 200 знаков ASCII без пробелов.');
  }
  return key;
}

/** The key was used with another call. */
const usedElsewhere = () =>
  new ApiError(409, 'Этот Idempotency-Key уже использован для другого вызова. Повторите с новым ключом.');

/** A keyed digest, because bodies contain personal data that could be guessed otherwise. */
async function digestOf(query: string, body: unknown, key: string) {
  const json = JSON.stringify(body ?? null);
  await yieldToOthers(json.length);
  return createHmac('sha256', key).update(query).update(json).digest('base64url');
}

/** The key has saved something else than is sent, or than is there by now; `repeated` is the first answer. */
export const savedBefore = (answer: unknown) =>
  new ApiError(409, 'Эти данные уже сохранены в другом виде: предыдущая попытка удалась.', {
    repeated: answer,
  });

/** The call was carried out, and somebody has undone it. */
export const undoneSince = () =>
  new ApiError(
    409,
    'Это уже было сделано, но с тех пор изменено. Откройте запись заново и проверьте, прежде чем повторять.',
  );

/**
 * Runs a call once per account and `Idempotency-Key`: a repetition, on any instance, gets the first answer and does nothing. A failed call
 * has left nothing behind and may be tried again.
 *
 * @param mayKeep - whether the answer may be stored at all
 * @throws ApiError 409 when the key was used with another body or query, or a key that continues it was used since; `repeated` has the first
 * answer
 */
export async function once<Result>(
  request: FastifyRequest,
  { tx, now, digestKey }: { tx: Database; now: Date; digestKey: string },
  mayKeep: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = mayKeep ? keyOf(request) : undefined;
  if (key === undefined) return await work();
  const accountId = accountOf(request).id;
  const [route = '', query = ''] = request.url.split('?', 2);
  const call = { route, bodyDigest: await digestOf(query, request.body, digestKey) };
  // a second request with the same key waits here until the first one has ended
  const [mine] = await tx
    .insert(answeredCalls)
    .values({ accountId, key, ...call, at: now })
    .onConflictDoNothing()
    .returning({ key: answeredCalls.key });
  const ofKey = and(eq(answeredCalls.accountId, accountId), eq(answeredCalls.key, key));
  if (mine) {
    const result = await work();
    await tx
      .update(answeredCalls)
      .set({ answer: JSON.stringify(result ?? null) })
      .where(ofKey);
    return result;
  }
  const [first] = await tx.select().from(answeredCalls).where(ofKey);
  if (!first) throw new Error('A call that was answered is gone.');
  if (first.route !== call.route) throw usedElsewhere();
  const result: Result = JSON.parse(first.answer);
  // a key that continues this one with a dot has saved something else since
  const isContinuing = and(
    eq(answeredCalls.accountId, accountId),
    eq(answeredCalls.route, route),
    sql`starts_with(key, ${`${key}.`})`,
  );
  const isContinued = (await tx.$count(answeredCalls, isContinuing)) > 0;
  if (isContinued || first.bodyDigest !== call.bodyDigest) throw savedBefore(result);
  return result;
}

/** Deletes answers that nobody repeats any more. */
export async function removeOldAnswers(db: Database, now: Moment) {
  await db.delete(answeredCalls).where(lt(answeredCalls.at, later(now, -KEPT_SECONDS)));
}
