import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { later, type Moment } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { dueJob } from '../db/runner.ts';
import { mailOutbox } from '../db/schema.ts';

export type OutboxMail = typeof mailOutbox.$inferSelect;
type NewMail = Pick<OutboxMail, 'kind' | 'applicationId' | 'recipient' | 'subject' | 'text' | 'html'>;

const DAY_SECONDS = 24 * 60 * 60;
/** Longer than any attempt, so that nobody else takes a mail that is being sent. */
const LEASE_SECONDS = 5 * 60;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 60 * 60;
const PATIENCE_SECONDS = 3 * DAY_SECONDS;
const KEPT_SECONDS = 30 * DAY_SECONDS;

/** Adds a mail to the outbox; it is sent after the transaction. */
export async function addMail(tx: Database, mail: NewMail, domain: string, now: Date) {
  const messageId = `<${mail.kind}-${randomUUID()}@${domain}>`;
  await tx.insert(mailOutbox).values({ ...mail, messageId, createdAt: now, nextAttemptAt: now });
}

const isOpen = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/** Mails to one applicant are sent in order: an invitation that was refused for a while does not arrive after the rejection. */
const isFirstOfApplication = sql`not exists (select from ${mailOutbox} as earlier
  where earlier.application_id = ${mailOutbox.applicationId} and earlier.id < ${mailOutbox.id}
    and earlier.sent_at is null and earlier.failed_at is null)`;

/**
 * Leases the mail that has been due for longest. No instance gets it again before the lease ends.
 *
 * @returns undefined when no mail is due
 */
export async function takeMail(db: Database, now: Moment): Promise<OutboxMail | undefined> {
  const isNext = and(isOpen, isFirstOfApplication);
  const due = dueJob(db, mailOutbox, { isOpen: isNext, due: mailOutbox.nextAttemptAt }, now);
  const [taken] = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, leasedUntil: later(now, LEASE_SECONDS) })
    .where(eq(mailOutbox.id, due))
    .returning();
  return taken;
}

/** Marks a mail as sent, whichever attempt sent it, even after its lease or a refusal. */
export async function markSent(
  db: Database,
  { id, isInFolder }: Pick<OutboxMail, 'id' | 'isInFolder'>,
  now: Moment,
) {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, isInFolder, failedAt: null, leasedUntil: null, lastError: null })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)));
}

/** The delay before the next attempt: doubled each time, at most an hour. */
export const delaySecondsAfter = (attempts: number) =>
  Math.min(FIRST_DELAY_SECONDS * 2 ** (attempts - 1), LONGEST_DELAY_SECONDS);

/**
 * Schedules another attempt, or gives up: at once after a final refusal, otherwise after three days.
 *
 * @returns whether it was given up
 */
export async function markFailed(
  db: Database,
  { id, attempts }: Pick<OutboxMail, 'id' | 'attempts'>,
  error: { message: string; isFinal: boolean },
  now: Moment,
) {
  const isOver = sql`${mailOutbox.createdAt} < ${later(now, -PATIENCE_SECONDS)}`;
  const [marked] = await db
    .update(mailOutbox)
    .set({
      lastError: error.message,
      leasedUntil: null,
      nextAttemptAt: later(now, delaySecondsAfter(attempts)),
      failedAt: error.isFinal ? now : sql`case when ${isOver} then ${now} end`,
    })
    // a failure after the end of its lease changes nothing
    .where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isOpen))
    .returning({ failedAt: mailOutbox.failedAt });
  return marked?.failedAt != null;
}

/** Deletes mails a month after they were sent or given up, because they contain names and addresses. */
export async function removeOldMails(db: Database, now: Moment) {
  const monthAgo = later(now, -KEPT_SECONDS);
  await db.delete(mailOutbox).where(or(lt(mailOutbox.sentAt, monthAgo), lt(mailOutbox.failedAt, monthAgo)));
}
