import { eq } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { publications, reviewReturns, type ScheduledAct } from '../../db/schema.ts';
import { withdrawOpen } from '../../features/schedule/planning.ts';
import { ApiError } from '../../lib/apiError.ts';
import { changeRecord, type Saved } from '../../records/saveRecord.ts';
import { restorePublishedCopy } from './publishedCopies.ts';

/**
 * Sends a waiting item back to its author with a remark. An edit of a published item is dropped: the published state becomes the newest
 * one. An item that was never published keeps its content and its author, and waits again only after it is saved.
 *
 * @throws ApiError 409 for an item that does not wait
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
  const shown = await restorePublishedCopy(tx, id);
  const ended: ScheduledAct[] = shown ? ['publish'] : ['publish', 'takeDown'];
  await withdrawOpen(act, { kind, id }, ended, `запись возвращена автору (${act.byName})`);
  // a new version also where nothing else changes, so that nobody acts on the item without having seen the remark
  const state = { id, ...shown, ...(shown && { status: 'published' as const }) };
  const saved = await changeRecord(act, { table: publications, kind }, state);
  const { updatedBy, updatedAt } = stored;
  if (!shown) await tx.update(publications).set({ updatedBy, updatedAt }).where(eq(publications.id, id));
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
