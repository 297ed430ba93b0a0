import { eq } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { publications, reviewReturns } from '../../db/schema.ts';
import { cancelScheduledPublication } from '../../features/schedule/planning.ts';
import { ApiError } from '../../lib/apiError.ts';
import { changeRecord, type Saved } from '../../records/saveRecord.ts';
import { restorePublishedCopy } from './publishedCopies.ts';

/**
 * Gives an item that waits back to its author, with a note. An edit of a published one is dropped: what the site shows becomes its newest
 * state. One that was never published stays as it is, and waits no more until somebody saves it anew.
 *
 * @throws ApiError 409 for what does not wait
 */
export async function giveBack(
  act: Act,
  kind: string,
  { id, note }: { id: number; note: string },
): Promise<Saved> {
  const { tx, byName, now } = act;
  const [stored] = await tx.select().from(publications).where(eq(publications.id, id));
  if (stored?.status !== 'pending') {
    throw new ApiError(409, 'Эта запись не ждёт подтверждения: возвращать нечего.');
  }
  await cancelScheduledPublication(act, kind, id, `запись возвращена автору (${act.byName})`);
  const shown = await restorePublishedCopy(tx, id);
  const saved = shown
    ? await changeRecord(act, { table: publications, kind }, { id, ...shown, status: 'published' as const })
    : { id, version: stored.version };
  const remark = {
    version: saved.version,
    note,
    droppedVersion: shown ? stored.version : null,
    authorId: stored.updatedBy,
    at: now,
    byName,
  };
  await tx
    .insert(reviewReturns)
    .values({ publicationId: id, ...remark })
    .onConflictDoUpdate({ target: reviewReturns.publicationId, set: remark });
  return saved;
}
