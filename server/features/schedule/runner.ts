import { and, eq, lte, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../audit/act.ts';
import { append } from '../../audit/append.ts';
import { CONSOLE, SYSTEM } from '../../audit/entry.ts';
import { databaseClock, later } from '../../db/clock.ts';
import type { Database } from '../../db/database.ts';
import { dueJob, type Runner, type RunnerOptions, startRunner } from '../../db/runner.ts';
import { accounts, RECORD_DELETED, type ScheduleState, schedules } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import { perform } from '../../records/change.ts';
import type { Publishing } from './publishing.ts';
import { CHANGED, PUBLISHED_BEFORE } from './schedules.ts';

/**
 * Checks the rights of the user who scheduled a publication again when it is due, because rules and roles may have changed.
 *
 * @throws ApiError 403 with a message for everybody
 */
async function recheckScheduler(act: Act, publishing: Publishing, { recordId, setBy, setByName }: Job) {
  if (setBy === null) return;
  const isApprover = and(eq(accounts.id, setBy), eq(accounts.role, 'admin'), eq(accounts.isDisabled, false));
  if ((await act.tx.$count(accounts, isApprover)) === 0)
    throw new ApiError(
      403,
      `сотрудник, который назначил публикацию (${setByName}), больше не может публиковать`,
    );
  try {
    await publishing.checkApproval({ ...act, by: setBy, byName: setByName }, recordId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 403) throw error;
    throw new ApiError(
      403,
      `публикацию назначил автор правки (${setByName}), а подтверждать собственные правки теперь нельзя`,
    );
  }
}

/** Longer than an act takes. A second instance would find the act done; the lease only spares it the attempt. */
const LEASE_SECONDS = 30;
const POLL_MS = 5_000;

type Job = typeof schedules.$inferSelect;
type App = Pick<FastifyInstance, 'db' | 'clock' | 'log' | 'publishing' | 'digestKey' | 'noteAudit'>;

/** Another instance has done it, or somebody has moved or withdrawn it. */
class AlreadyHandled extends Error {}

/** What is to happen to one record happens in order: nothing is taken down before it was put up, by whichever instance and however often it is tried. */
const isFirstOfRecord = sql`not exists (select from ${schedules} as earlier
  where earlier.kind = ${schedules.kind} and earlier.record_id = ${schedules.recordId} and earlier.state = 'waiting'
    and (earlier.at, earlier.id) < (${schedules.at}, ${schedules.id}))`;

async function take({ db, clock }: App): Promise<Job | undefined> {
  const { now } = clock;
  const isWaiting = and(eq(schedules.state, 'waiting'), isFirstOfRecord);
  const due = dueJob(db, schedules, { isOpen: isWaiting, due: schedules.at }, now);
  const [taken] = await db
    .update(schedules)
    .set({ leasedUntil: later(now, LEASE_SECONDS) })
    .where(eq(schedules.id, due))
    .returning();
  return taken;
}

/** Ends a schedule, unless somebody has changed it since it was read. @throws AlreadyHandled */
async function finish(tx: Database, job: Job, state: ScheduleState, reason: string, endedAt: Date) {
  const isAsTaken = and(
    eq(schedules.state, 'waiting'),
    eq(schedules.at, job.at),
    eq(schedules.setAt, job.setAt),
  );
  const [ended] = await tx
    .update(schedules)
    .set({ state, reason, endedAt, leasedUntil: null })
    .where(and(eq(schedules.id, job.id), isAsTaken))
    .returning({ id: schedules.id });
  if (!ended) throw new AlreadyHandled();
}

async function work(act: Act, publishing: Publishing, job: Job) {
  await finish(act.tx, job, 'done', '', act.now);
  const { recordId } = job;
  if (job.act === 'publish') {
    await recheckScheduler(act, publishing, job);
    return await publishing.publish(act, recordId);
  }
  if (!(await publishing.subject.isOnSite(act.tx, recordId)))
    throw new ApiError(409, 'к этому времени запись не была на сайте');
  await publishing.takeDown(act, recordId);
}

/** Carries out a due schedule in one transaction, safely by several instances at once. @throws ApiError, AlreadyHandled */
async function doJob({ db, clock, digestKey, noteAudit }: App, publishing: Publishing, job: Job) {
  const head = await db.transaction(async (tx) => {
    const now = await clock.read(tx);
    const intent = {
      act: job.act === 'publish' ? 'approve' : 'takeDown',
      subject: publishing.subject,
      id: job.recordId,
      // exactly the approved version
      version: job.act === 'publish' ? job.version : undefined,
      details: () => ({ schedule: job.id, setBy: job.setByName, at: job.at.toISOString() }),
    } as const;
    return (await perform({ tx, doer: SYSTEM, now, digestKey }, intent, (act) => work(act, publishing, job)))
      .head;
  });
  if (head) noteAudit(head);
}

/** Why a schedule was not carried out. */
async function outcomeOf(
  tx: Database,
  { isPublished }: Publishing,
  { act, recordId }: Job,
  { statusCode, message }: ApiError,
) {
  const isStale = act === 'publish' && statusCode === 409;
  if (statusCode === 404) return { state: 'failed', reason: RECORD_DELETED } as const;
  if (statusCode === 403) return { state: 'stopped', reason: message } as const;
  if (!isStale) return { state: 'failed', reason: message } as const;
  return (await isPublished(tx, recordId))
    ? ({ state: 'withdrawn', reason: PUBLISHED_BEFORE } as const)
    : ({ state: 'stopped', reason: CHANGED } as const);
}

/** Stores, also in the audit log, that it was not carried out. @throws AlreadyHandled */
async function giveUp({ db, clock, noteAudit }: App, publishing: Publishing, job: Job, error: ApiError) {
  const { outcome, head } = await db.transaction(async (tx) => {
    const now = await clock.read(tx);
    const outcome = await outcomeOf(tx, publishing, job, error);
    await finish(tx, job, outcome.state, outcome.reason, now);
    const { kind, recordId } = job;
    const deed = { act: 'unschedule', kind, recordId, details: { schedule: job.id, ...outcome } } as const;
    return { outcome, head: await append(tx, SYSTEM, deed, now) };
  });
  if (head) noteAudit(head);
  return outcome;
}

export const RESTORED = 'данные восстановлены из резервной копии';

/** Stops, for the console, the schedules of a restored backup whose time has passed: they may have been carried out or withdrawn after it was made. */
export const stopOverdue = (db: Database) =>
  db.transaction(async (tx) => {
    const now = await databaseClock().read(tx);
    const outcome = { state: 'stopped', reason: RESTORED } as const;
    const stopped = await tx
      .update(schedules)
      .set({ ...outcome, endedAt: now, leasedUntil: null })
      .where(and(eq(schedules.state, 'waiting'), lte(schedules.at, now)))
      .returning();
    for (const { id, kind, recordId } of stopped) {
      const details = { schedule: id, ...outcome };
      await append(tx, CONSOLE, { act: 'unschedule', kind, recordId, details }, now);
    }
  });

/**
 * Carries out due schedules, earliest first, including those that became due while no server ran. Publications are acts of the server
 * itself, each of exactly the version that was approved when it was scheduled.
 */
export function startSchedule(app: App, options: Partial<RunnerOptions> = {}): Runner {
  const { db, clock, log } = app;

  async function doOrGiveUp(job: Job) {
    const line = { schedule: job.id, kind: job.kind, record: job.recordId, act: job.act };
    const publishing = app.publishing.get(job.kind);
    if (!publishing) throw new Error(`Nobody knows the kind ${job.kind}.`);
    try {
      await doJob(app, publishing, job);
      log.info(line, 'done by schedule');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log.warn({ ...line, ...(await giveUp(app, publishing, job, error)) }, 'not done by schedule');
    }
  }

  /** Leaves alone what somebody else handles between this runner's steps. */
  async function attempt(job: Job) {
    await doOrGiveUp(job).catch((error) => {
      if (!(error instanceof AlreadyHandled)) throw error;
    });
  }

  const jobs = { take: () => take(app), attempt, unreadable: 'schedule not readable' };
  return startRunner(jobs, { db, clock, log, pollMs: POLL_MS, ...options });
}
