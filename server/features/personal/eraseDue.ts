import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { SYSTEM } from '../../audit/entry.ts';
import { takeTurn } from '../../db/daily.ts';
import type { Database } from '../../db/database.ts';
import { vacancies } from '../../db/schema.ts';
import type { Retention } from '../../settings.ts';
import { erase, MailUnderWayError, type Reach, type Reason } from './erase.ts';
import { eachPlace, type Numbers, PLACE_NAMES, type Traces } from './places.ts';
import { areFor, isLongClosed, isLongOrphaned, isOldAppeal, retentionOf } from './retention.ts';
import type { By } from './search.ts';
import { type RecordConditions, recordsWhere, tracesOf } from './traces.ts';

/** The batch size, small enough for other requests and for one statement. */
const BATCH = 500;

/** The result of an erasure. */
interface Outcome {
  numbers: Numbers;
  /** The number of vacancies with data left for the next time, because a mail was being sent. */
  left: number;
  /** Why bytes or mails are still there. */
  failures: unknown[];
}

/** Erases in batches until nothing is found. @returns whether everything was erased: a mail that is being sent keeps its batch */
async function eraseAll(
  reach: Reach,
  reason: Reason,
  { numbers, failures }: Outcome,
  find: (tx: Database) => Promise<Traces>,
): Promise<boolean> {
  try {
    for (;;) {
      const { numbers: erased, left } = await erase(reach, reason, find);
      failures.push(...[left.mails, left.bytes].filter(Boolean));
      if (PLACE_NAMES.every((name) => erased[name] === 0)) return true;
      for (const name of PLACE_NAMES) numbers[name] += erased[name];
    }
  } catch (error) {
    if (error instanceof MailUnderWayError) return false;
    throw error;
  }
}

/** Erases vacancy by vacancy. Each is checked again under a lock, so that nobody reopens it (applications may still be restored to it). */
async function eraseApplications(reach: Reach, { doer, now }: By, months: number, outcome: Outcome) {
  const due = await reach.db.select({ id: vacancies.id }).from(vacancies).where(isLongClosed(now, months));
  for (const { id } of due) {
    const isMeant = eq(vacancies.id, id);
    const reason = { doer, now, details: { why: 'retention', months, vacancyId: id } };
    const isDone = await eraseAll(reach, reason, outcome, async (tx) => {
      await tx.select({ id: vacancies.id }).from(vacancies).where(isMeant).for('no key update');
      const isDue = areFor(tx, and(isMeant, isLongClosed(now, months)));
      return await tracesOf(tx, await recordsWhere(tx, isDue, BATCH));
    });
    if (!isDone) outcome.left += 1;
  }
}

/** Erases what is older than the settings allow. Bytes that cannot be deleted do not keep any rows. */
async function eraseDue(reach: Reach, { applications, appeals }: Retention, by: By): Promise<Outcome> {
  const outcome: Outcome = { numbers: eachPlace(() => 0), left: 0, failures: [] };
  const eraseRecords = (months: number, due: RecordConditions) =>
    eraseAll(reach, { ...by, details: { why: 'retention', months } }, outcome, async (tx) =>
      tracesOf(tx, await recordsWhere(tx, due, BATCH)),
    );
  if (applications) {
    await eraseApplications(reach, by, applications, outcome);
    await eraseRecords(applications, { deleted: isLongOrphaned(by.now, applications) });
  }
  if (appeals) await eraseRecords(appeals, { appeals: isOldAppeal(by.now, appeals) });
  return outcome;
}

/** Runs once a day on one of the instances. @returns whether it was this one's turn */
export async function eraseDueDaily(app: FastifyInstance): Promise<boolean> {
  const { db, fileStore, clock, log, settings, noteAudit } = app;
  const daily = retentionOf(settings);
  const now = await clock.read(db);
  if (!daily || !(await takeTurn(db, daily, now))) return false;
  const reach = { db, fileStore, dataDir: settings.dataDir, noteAudit };
  const { numbers, left, failures } = await eraseDue(reach, settings.retention, { doer: SYSTEM, now });
  log.info({ numbers, left }, 'personal data erased');
  if (failures.length > 0)
    throw new AggregateError(failures, 'bytes of erased files are left for the cleaning');
  return true;
}
