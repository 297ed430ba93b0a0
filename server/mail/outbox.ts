import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/schema.ts';

export type OutboxMail = typeof mailOutbox.$inferSelect;
type NewMail = Pick<OutboxMail, 'kind' | 'applicationId' | 'recipient' | 'subject' | 'text' | 'html'>;
/** One attempt to send a mail; an attempt whose lease has run out settles nothing any more. */
type Attempt = Pick<OutboxMail, 'id' | 'attempts'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Longer than any attempt may last, so that nobody else takes a mail that is being sent. */
const LEASE_MS = 5 * 60 * 1000;
const FIRST_DELAY_MS = 30 * 1000;
const LONGEST_DELAY_MS = 60 * 60 * 1000;
const PATIENCE_MS = 3 * DAY_MS;
const KEPT_MS = 30 * DAY_MS;

const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms);

/** Puts a mail in the outbox; it leaves when the transaction is done. */
export async function addMail(tx: Database, mail: NewMail, domain: string, now: Date) {
  const messageId = `<${mail.kind}-${randomUUID()}@${domain}>`;
  await tx.insert(mailOutbox).values({ ...mail, messageId, createdAt: now, nextAttemptAt: now });
}

const isOpen = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt));

/**
 * Takes the mail that has been due for longest. Nobody else gets it before the lease runs out, on no instance.
 *
 * @returns nothing when no mail is due
 */
export async function takeMail(db: Database, now: Date): Promise<OutboxMail | undefined> {
  const isFree = or(isNull(mailOutbox.leasedUntil), lte(mailOutbox.leasedUntil, now));
  const due = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isOpen, lte(mailOutbox.nextAttemptAt, now), isFree))
    .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, leasedUntil: later(now, LEASE_MS) })
    .where(eq(mailOutbox.id, due))
    .returning();
  return taken;
}

const ofAttempt = ({ id, attempts }: Attempt) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isOpen);

export async function markSent(db: Database, attempt: Attempt, now: Date) {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, leasedUntil: null, lastError: null })
    .where(ofAttempt(attempt));
}

/** How long to wait after so many attempts: twice as long after each, an hour at most. */
export const delayMsAfter = (attempts: number) =>
  Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);

/**
 * Puts a mail back for another attempt, or gives it up: at once when the refusal is final, else after three days.
 *
 * @returns whether it was given up
 */
export async function markFailed(
  db: Database,
  mail: OutboxMail,
  error: { message: string; isFinal: boolean },
  now: Date,
) {
  const isGivenUp = error.isFinal || now.getTime() - mail.createdAt.getTime() > PATIENCE_MS;
  await db
    .update(mailOutbox)
    .set({
      lastError: error.message,
      leasedUntil: null,
      nextAttemptAt: later(now, delayMsAfter(mail.attempts)),
      failedAt: isGivenUp ? now : null,
    })
    .where(ofAttempt(mail));
  return isGivenUp;
}

/** Forgets mails a month after they were sent or given up: they hold people's names and addresses. @returns them */
export async function removeOldMails(db: Database, now: Date) {
  const monthAgo = later(now, -KEPT_MS);
  return await db
    .delete(mailOutbox)
    .where(or(lt(mailOutbox.sentAt, monthAgo), lt(mailOutbox.failedAt, monthAgo)))
    .returning({ id: mailOutbox.id, kind: mailOutbox.kind, createdAt: mailOutbox.createdAt });
}
