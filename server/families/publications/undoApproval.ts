import { and, eq, gt, lt, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Act } from '../../audit/act.ts';
import { type Database, ofRecord } from '../../db/database.ts';
import { auditLog, publications, reviewReturns, revisions, schedules } from '../../db/schema.ts';
import { lastAuthorOf, wasPublished } from '../../features/review/fourEyes.ts';
import { withdrawOpen } from '../../features/schedule/planning.ts';
import { PUBLISHED_BEFORE } from '../../features/schedule/schedules.ts';
import { ApiError } from '../../lib/apiError.ts';
import { changeRecord, type Saved } from '../../records/saveRecord.ts';

const former = alias(revisions, 'former');

/** Whether a record would be taken down before a scheduled publication, which then would never end. */
const isTakenDownBefore = sql`exists (select from ${schedules} as ending where ending.kind = ${schedules.kind}
  and ending.record_id = ${schedules.recordId} and ending.act = 'takeDown' and ending.state = 'waiting' and ending.at <= ${schedules.at})`;

/** After this time the item may have been read on the site. */
const UNDO_MINUTES = 2;

/** Whether the approval of this version has replaced another state on the site. */
async function hasReplaced(tx: Database, kind: string, id: number, version: number) {
  const isEarlier = and(ofRecord(former, kind, id), lt(former.version, version));
  const isTakenDown = sql`exists (select from ${auditLog} where ${auditLog.kind} = ${kind} and ${auditLog.recordId} = ${id}
    and ${auditLog.act} = 'takeDown' and ${auditLog.version} between ${former.version} and ${version})`;
  const replaced = await tx
    .select({ version: former.version })
    .from(former)
    .where(and(isEarlier, wasPublished, not(isTakenDown)))
    .limit(1);
  return replaced.length > 0;
}

/**
 * Undoes the user's own approval of an item that was not on the site before. The item becomes pending as before, with its author, its
 * remark, its position in the queue, and its schedule, unless that is due by now or would follow a taking down. A taking down without a
 * publication is withdrawn. The four-eyes rule treats the item as unapproved.
 *
 * @throws ApiError 409 for any other item, and after the time limit
 */
export async function undoApproval(act: Act, kind: string, id: number): Promise<Saved> {
  const { tx, by, byName, now } = act;
  const [stored] = await tx
    .select({ version: publications.version, status: publications.status })
    .from(publications)
    .where(eq(publications.id, id));
  const isState = (version: number) => and(ofRecord(revisions, kind, id), eq(revisions.version, version));
  const version = stored?.version ?? 0;
  const [approved] = await tx
    .select({ at: revisions.at, by: revisions.by })
    .from(revisions)
    .where(isState(version));
  const isRecent = approved?.at && now.getTime() - approved.at.getTime() <= UNDO_MINUTES * 60_000;
  const isOwn = stored?.status === 'published' && approved?.by === by;
  if (!isRecent || !isOwn || (await hasReplaced(tx, kind, id, version)))
    throw new ApiError(
      409,
      'Отменить это подтверждение нельзя: так можно только в течение двух минут после него, пока запись не изменили и если до него её не было на сайте.',
    );

  await tx.update(revisions).set({ isUndone: true }).where(isState(version));
  const saved = await changeRecord(act, { table: publications, kind }, { id, status: 'pending' as const });
  await tx
    .update(publications)
    .set({ updatedBy: lastAuthorOf(kind, id) })
    .where(eq(publications.id, id));
  await tx
    .update(reviewReturns)
    .set({ version: saved.version })
    .where(and(eq(reviewReturns.publicationId, id), eq(reviewReturns.version, version - 1)));
  const restored = await tx
    .update(schedules)
    .set({ state: 'waiting', reason: '', endedAt: null, version: saved.version })
    .where(
      and(
        ofRecord(schedules, kind, id),
        eq(schedules.version, version - 1),
        eq(schedules.state, 'withdrawn'),
        eq(schedules.reason, PUBLISHED_BEFORE),
        // a schedule that is due would publish the item again at once
        gt(schedules.at, now),
        not(isTakenDownBefore),
      ),
    )
    .returning({ id: schedules.id });
  if (restored.length === 0)
    await withdrawOpen(act, { kind, id }, ['takeDown'], `подтверждение отменено (${byName})`);
  return saved;
}
