/** Setting, moving and withdrawing schedules, each within an act on the locked record. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Act } from '../../audit/act.ts';
import { type Database, ofRecord } from '../../db/database.ts';
import { type ScheduledAct, schedules } from '../../db/schema.ts';
import { ApiError, existing, invalid } from '../../lib/apiError.ts';
import { momentAt, type WallTime, wallTime } from '../../lib/days.ts';
import type { Publishing } from './publishing.ts';
import { inWords, isOpen, type Schedule, schedulesOf, scheduleWith } from './schedules.ts';

/** The record and the scheduled act. */
interface Plan {
  kind: string;
  recordId: number;
  act: ScheduledAct;
  /** The version that the client has read. */
  version: number;
  wall: WallTime;
  /** The time that the client has seen; null for none, undefined to replace any. */
  was?: WallTime | null;
}

/** Refuses to replace a time that the client has not seen. @throws ApiError 409 */
function checkSeen(open: Pick<Schedule, 'at'> | undefined, was: Plan['was']) {
  const now = open && wallTime(open.at);
  if (was === undefined || (was?.day === now?.day && was?.time === now?.time)) return;
  const stands = open ? `теперь ${inWords(open.at)}` : 'теперь ничего не назначено';
  throw new ApiError(
    409,
    `Время уже изменил кто-то другой: ${stands}. Проверьте новое значение и повторите.`,
  );
}

/** Converts a typed day and time. @throws ApiError 400 for one that is past or does not exist */
function momentOf(wall: WallTime, now: Date): Date {
  const at = momentAt(wall);
  if (!at) throw invalid('time', 'В этот день часы переводят, и такого времени нет. Выберите другое.');
  if (at <= now)
    throw invalid(
      wall.day < wallTime(now).day ? 'day' : 'time',
      `Это время уже прошло: сейчас ${inWords(now)}.`,
    );
  return at;
}

/** Checks the rights and the state: a publication needs an approver, and a removal something published. @throws ApiError 400, 403, 409 */
async function checkPlan(
  act: Act,
  publishing: Publishing,
  { kind, recordId, ...plan }: Pick<Plan, 'kind' | 'recordId' | 'act' | 'was'>,
  at: Date,
) {
  const others = await schedulesOf(act.tx, kind, recordId);
  const waiting = (other: ScheduledAct) =>
    others.find((each) => each.act === other && each.state === 'waiting');
  checkSeen(waiting(plan.act), plan.was);
  if (plan.act === 'publish') {
    await publishing.checkApproval(act, recordId);
    const end = waiting('takeDown');
    if (end && end.at <= at)
      throw invalid('time', `Снятие с сайта назначено раньше: ${inWords(end.at)}. Сначала перенесите его.`);
    return;
  }
  const begin = waiting('publish');
  if (begin && begin.at >= at) throw invalid('time', `Публикация назначена позже: ${inWords(begin.at)}.`);
  if (!begin && !(await publishing.subject.isOnSite(act.tx, recordId)))
    throw new ApiError(409, 'Запись не на сайте, снимать нечего. Сначала назначьте публикацию.');
}

/**
 * Schedules an act on a record, in place of a former schedule. Scheduling a publication approves the version that the client has read,
 * which the act has compared.
 *
 * @throws ApiError 400 for an impossible time, 403 for a user who may not approve, 409 for an act that would change nothing
 */
export async function setSchedule(
  act: Act,
  publishing: Publishing,
  { wall, was, ...plan }: Plan,
): Promise<number> {
  const { tx, now, by, byName } = act;
  const at = momentOf(wall, now);
  if (plan.act === 'publish' && (await publishing.isPublished(tx, plan.recordId)))
    throw new ApiError(409, 'Запись уже опубликована.');
  await checkPlan(act, publishing, { ...plan, was }, at);
  const values = { ...plan, at, setAt: now, setBy: by, setByName: byName };
  const [changed] = await tx
    .update(schedules)
    .set({ ...values, state: 'waiting', reason: '', endedAt: null, leasedUntil: null })
    .where(and(ofRecord(schedules, plan.kind, plan.recordId), eq(schedules.act, plan.act), isOpen))
    .returning({ id: schedules.id });
  if (changed) return changed.id;
  const [added] = await tx.insert(schedules).values(values).returning({ id: schedules.id });
  if (!added) throw new Error('The database returned no id.');
  return added.id;
}

/** Refuses to publish at once what is scheduled for later, because the sender may not know that. @throws ApiError 428 */
export async function refuseEarly(tx: Database, kind: string, id: number) {
  const all = await schedulesOf(tx, kind, id);
  const planned = all.find(({ act, state }) => act === 'publish' && state === 'waiting');
  if (!planned) return;
  const { at, setByName } = planned;
  throw new ApiError(
    428,
    `Публикация назначена на ${inWords(at)} (${setByName}). Чтобы опубликовать запись сейчас, подтвердите её ещё раз.`,
  );
}

/** The message for a schedule that is over. */
function refusalOf({ act, state, reason, endedAt }: Schedule) {
  const done = act === 'publish' ? 'Запись уже опубликована' : 'Запись уже снята с сайта';
  if (state === 'done') return `${done}${endedAt ? `: ${inWords(endedAt)}` : ''}.`;
  if (state === 'withdrawn') return `Этого расписания больше нет${reason ? `: ${reason}` : ''}.`;
  return `Расписание остановлено: ${reason}. Откройте запись и назначьте время снова.`;
}

/** Locks a schedule. @throws ApiError 404, 409 for one that is over */
async function stillOpen({ tx }: Act, id: number, mayBeStopped: boolean): Promise<Schedule> {
  await tx.select({ id: schedules.id }).from(schedules).where(eq(schedules.id, id)).for('update');
  const schedule = existing(await scheduleWith(tx, id));
  if (schedule.state === 'waiting' || (mayBeStopped && schedule.state === 'stopped')) return schedule;
  throw new ApiError(409, refusalOf(schedule));
}

/** Moves a schedule; its approval stays. @throws ApiError 400, 403, 404, 409 */
export async function moveSchedule(
  act: Act,
  publishing: Publishing,
  id: number,
  { wall, was }: Pick<Plan, 'wall' | 'was'>,
) {
  const schedule = await stillOpen(act, id, false);
  const at = momentOf(wall, act.now);
  await checkPlan(act, publishing, { ...schedule, was }, at);
  await act.tx.update(schedules).set({ at }).where(eq(schedules.id, id));
}

/** Withdraws the open schedules of some acts on a record. */
export async function withdrawOpen(
  { tx, now }: Act,
  { kind, id }: { kind: string; id: number },
  acts: ScheduledAct[],
  reason: string,
) {
  const isMeant = and(ofRecord(schedules, kind, id), inArray(schedules.act, acts));
  await tx.update(schedules).set({ state: 'withdrawn', endedAt: now, reason }).where(and(isMeant, isOpen));
}

/** Withdraws a schedule. The removal of what will not be published goes with its publication. @throws ApiError 404, 409 */
export async function withdrawSchedule(
  act: Act,
  publishing: Publishing,
  id: number,
  seen: Pick<Plan, 'was'> & { setAt?: string },
) {
  const { kind, recordId, act: scheduled, at, setAt } = await stillOpen(act, id, true);
  // it may have been set again for the same time
  checkSeen({ at }, seen.setAt === undefined || seen.setAt === setAt.toISOString() ? seen.was : null);
  const leavesNothing = scheduled === 'publish' && !(await publishing.subject.isOnSite(act.tx, recordId));
  const acts: ScheduledAct[] = leavesNothing ? ['publish', 'takeDown'] : [scheduled];
  await withdrawOpen(act, { kind, id: recordId }, acts, `отменено (${act.byName})`);
}
