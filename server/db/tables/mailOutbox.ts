import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { applications } from './vacancies.ts';

export type MailKind = 'link' | 'rejection';

/**
 * Mails to be sent and mails that were. A row is written in the transaction of the change it tells of, so that
 * neither happens without the other.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** One bare address. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The same at every attempt, so that a mail that arrives twice is shown once. */
    messageId: text('message_id').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Whoever took the mail has it until then. */
    leasedUntil: moment('leased_until'),
    sentAt: moment('sent_at'),
    /** It was written into the folder of mails that nobody sends: there was no mail server. */
    isInFolder: boolean('is_in_folder').notNull().default(false),
    /** When it was given up: the server of the recipient will not have it. */
    failedAt: moment('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_outbox_application').on(table.applicationId),
  ],
);
