import type { FastifyRequest } from 'fastify';
import type { Act } from '../audit/act.ts';
import type { Head } from '../audit/append.ts';
import { doerOf } from '../audit/entry.ts';
import { accountOf } from '../http/context.ts';
import { type Intent, perform } from './perform.ts';
import { once } from './repeatedCalls.ts';

/** What a request is about to do. */
interface Asked<Result> extends Intent<Result> {
  /** The answer holds a secret: it is kept nowhere, and a repeated call works again. */
  isSecret?: boolean;
}

/**
 * Does what a request asks for, all of it or nothing: whatever a request changes goes through here. One transaction holds
 * the act, as `perform` does it, and its answer, which is kept for a repeated call.
 *
 * @throws ApiError 401, 403 when session or rights were taken away since the request began; 404 for an unknown id; 409 for a stale version, with the stored record, its author and time
 */
export async function change<Result>(
  request: FastifyRequest,
  intent: Asked<Result>,
  work: (act: Act) => Promise<Result>,
): Promise<Result> {
  const { db, digestKey, noteAudit, authoriseAgain } = request.server;
  const { result, head } = await db.transaction(async (tx) => {
    await authoriseAgain(request, tx, intent.subject.kind !== 'accounts');
    const performer = { tx, doer: doerOf(request), now: accountOf(request).now(), digestKey };
    let head: Head | undefined;
    const result = await once(request, performer, !intent.isSecret, async () => {
      const done = await perform(performer, intent, work);
      head = done.head;
      return done.result;
    });
    return { result, head };
  });
  if (head) noteAudit(head);
  return result;
}
