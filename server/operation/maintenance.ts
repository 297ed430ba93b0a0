import { join } from 'node:path';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { removeOldDevices } from '../accounts/devices.ts';
import { tellOfRefused } from '../accounts/lockOuts.ts';
import { removeOldAttempts } from '../accounts/loginThrottle.ts';
import { removeDeadSessions } from '../accounts/sessions.ts';
import { append } from '../audit/append.ts';
import { SYSTEM } from '../audit/entry.ts';
import type { OpenDatabase } from '../db/database.ts';
import { trash } from '../db/schema.ts';
import { eraseDueDaily } from '../features/personal/eraseDue.ts';
import { removeOldLinks } from '../features/previews/links.ts';
import { sweepStaging } from '../files/staging.ts';
import { sweepFiles } from '../files/sweep.ts';
import { DAY_MS } from '../lib/days.ts';
import { sweepLetters } from '../mail/delivery.ts';
import { removeOldMails } from '../mail/outbox.ts';
import { removeOldAnswers } from '../records/repeatedCalls.ts';
import { deleteDependents } from '../records/trash.ts';

/** Purges deleted records whose time is over, each with an audit row. The next clean-up deletes their files. */
async function emptyTrash({ db, settings, clock, noteAudit }: FastifyInstance) {
  const now = await clock.read(db);
  const isOver = lt(trash.deletedAt, new Date(now.getTime() - settings.trashDays * DAY_MS));
  const over = await db.select({ id: trash.id }).from(trash).where(isOver);
  for (const { id } of over) {
    const head = await db.transaction(async (tx) => {
      // restored meanwhile, or purged by another instance
      const [ended] = await tx
        .delete(trash)
        .where(and(eq(trash.id, id), isOver))
        .returning({ kind: trash.kind, recordId: trash.recordId, title: trash.title });
      if (!ended) return undefined;
      await deleteDependents(tx, ended.kind, ended.recordId);
      return await append(tx, SYSTEM, { act: 'purge', ...ended }, now);
    });
    if (head) noteAudit(head);
  }
}

const MINUTE_MS = 60_000;
const CHECKPOINT_MINUTES = 5;
const CLEANING_MINUTES = 60;
const DAY_MINUTES = 24 * 60;
const FIRST_VACUUM_MINUTES = 10;
/** A daily task is checked for this often. */
const RETENTION_MINUTES = 10;

/** Deletes expired sessions, attempts, mails, deleted records and unused files. */
export async function cleanUp(app: FastifyInstance) {
  const { db, fileStore, clock, log, settings } = app;
  await removeDeadSessions(db, clock.now);
  await tellOfRefused(app);
  await removeOldAttempts(db, clock.now);
  await removeOldDevices(db, clock.now);
  await removeOldMails(db, clock.now);
  await sweepLetters(db, join(settings.dataDir, 'outbox'));
  await removeOldAnswers(db, clock.now);
  await removeOldLinks(db, clock.now);
  await emptyTrash(app);
  await sweepStaging(fileStore.stagingFolder);
  const swept = await sweepFiles(db, fileStore);
  for (const what of ['files', 'bytes', 'gone'] as const) app.swept[what] += swept[what].length;
  if (Object.values(swept).some((taken) => taken.length > 0)) log.info(swept, 'files taken out of use');
}

/**
 * Runs a task and stores its result; a failure is logged, and the task is tried again next time.
 *
 * @param work - returns `false` when there was nothing to do: the last result stays then
 */
export async function doWork({ works, log }: FastifyInstance, name: string, work: () => Promise<unknown>) {
  const { failures, lastSuccess } = works.get(name) ?? { failures: 0, lastSuccess: undefined };
  try {
    if ((await work()) === false) return;
    works.set(name, { failures, lastSuccess: new Date(), isFailing: false });
  } catch (error) {
    works.set(name, { failures: failures + 1, lastSuccess, isFailing: true });
    log.error({ err: error, work: name }, 'maintenance failed');
  }
}

/** Runs the housekeeping tasks at their intervals until the server closes. A failure is logged, and the task is tried again next time. */
export function startMaintenance(app: FastifyInstance, { checkpoint, vacuum }: OpenDatabase) {
  const repeat = (name: string, minutes: number, work: () => Promise<unknown>) =>
    setInterval(() => void doWork(app, name, work), minutes * MINUTE_MS).unref();
  // a server that is restarted every night would otherwise never run it
  const soon = setTimeout(
    () => vacuum().catch((error: unknown) => app.log.error({ err: error }, 'first vacuum failed')),
    FIRST_VACUUM_MINUTES * MINUTE_MS,
  ).unref();
  const timers = [
    repeat('checkpoint', CHECKPOINT_MINUTES, checkpoint),
    repeat('clean up', CLEANING_MINUTES, () => cleanUp(app)),
    repeat('vacuum', DAY_MINUTES, vacuum),
    repeat('retention', RETENTION_MINUTES, () => eraseDueDaily(app)),
  ];
  app.addHook('onClose', async () => {
    clearTimeout(soon);
    for (const timer of timers) clearInterval(timer);
  });
}
