import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SYSTEM } from '../audit/entry.ts';
import { takeTurn } from '../db/daily.ts';
import type { Database } from '../db/database.ts';
import { vacancies } from '../db/schema.ts';
import type { Retention } from '../settings.ts';
import { erase, type Reach, type Reason } from './erase.ts';
import { MailUnderWayError } from './held.ts';
import { appealsOf, applicationsFor, isLongClosed, isOldAppeal, retentionOf } from './retention.ts';
import { isNothing, type Traces, tracesOf } from './traces.ts';

/** So many records go at once: nobody waits long for them, and a statement takes no more. */
const BATCH = 500;

export type Numbers = Record<keyof Traces, number>;

/** In whose name, and when. */
type By = Pick<Reason, 'doer' | 'now'>;

/** Erases batch by batch until nothing more is found. @returns whether all of it went: a mail that is on its way keeps a batch */
async function eraseAll(
  reach: Reach,
  reason: Reason,
  numbers: Numbers,
  find: (tx: Database) => Promise<Traces>,
): Promise<boolean> {
  try {
    for (;;) {
      const traces = await erase(reach, reason, find);
      if (isNothing(traces)) return true;
      numbers.applications += traces.applications.length;
      numbers.appeals += traces.appeals.length;
      numbers.deleted += traces.deleted.length;
      numbers.mails += traces.mails.length;
      numbers.files += traces.files.length;
    }
  } catch (error) {
    if (error instanceof MailUnderWayError) return false;
    throw error;
  }
}

/** Of the vacancies, one after the other; each is looked at again while nobody can open it (but applications may come back to it). @returns of how many something stays */
async function eraseApplications(reach: Reach, { doer, now }: By, months: number, numbers: Numbers) {
  const due = await reach.db.select({ id: vacancies.id }).from(vacancies).where(isLongClosed(now, months));
  let left = 0;
  for (const { id } of due) {
    const isMeant = eq(vacancies.id, id);
    const reason = { doer, now, details: { why: 'retention', months, vacancyId: id } };
    const isDone = await eraseAll(reach, reason, numbers, async (tx) => {
      await tx.select({ id: vacancies.id }).from(vacancies).where(isMeant).for('no key update');
      return await tracesOf(tx, await applicationsFor(tx, and(isMeant, isLongClosed(now, months)), BATCH));
    });
    if (!isDone) left += 1;
  }
  return left;
}

/**
 * Erases what is kept longer than the settings say.
 *
 * @returns the numbers of what went, and of how many vacancies something stays until the next time: a mail was on its way
 */
export async function eraseDue(reach: Reach, { applications, appeals }: Retention, by: By) {
  const numbers: Numbers = { applications: 0, appeals: 0, deleted: 0, mails: 0, files: 0 };
  const left = applications ? await eraseApplications(reach, by, applications, numbers) : 0;
  if (appeals) {
    const reason = { ...by, details: { why: 'retention', months: appeals } };
    await eraseAll(reach, reason, numbers, async (tx) =>
      tracesOf(tx, await appealsOf(tx, isOldAppeal(by.now, appeals), BATCH)),
    );
  }
  return { numbers, left };
}

/** Does so once a day, on one of the instances. */
export async function eraseDueDaily(app: FastifyInstance) {
  const { db, fileStore, clock, log, settings, noteAudit } = app;
  const daily = retentionOf(settings);
  const now = await clock.read(db);
  if (!daily || !(await takeTurn(db, daily, now))) return;
  const reach = { db, fileStore, dataDir: settings.dataDir, noteAudit };
  const erased = await eraseDue(reach, settings.retention, { doer: SYSTEM, now });
  log.info(erased, 'personal data erased');
}
