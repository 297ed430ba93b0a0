import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { applications } from './vacancies.ts';

export type MailKind = 'link' | 'rejection';

/** Mails to be sent and sent ones. A row is inserted in the transaction of the change it concerns. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    applicationId: integer('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** One address without a name. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The same at every attempt, so that mail programs show a mail once that arrives twice. */
    messageId: text('message_id').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** The end of the lease. */
    leasedUntil: moment('leased_until'),
    sentAt: moment('sent_at'),
    /** It was written to the outbox folder, because there was no mail server. */
    isInFolder: boolean('is_in_folder').notNull().default(false),
    /** When it was given up after refusals. */
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
