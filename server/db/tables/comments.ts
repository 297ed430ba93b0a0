import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { accountId, accounts } from './accounts.ts';
import { moment, recordKey } from './columns.ts';

/** A passage by its words and its context, so that it is found after the text has changed. */
export interface Quote {
  before: string;
  exact: string;
  after: string;
}

/**
 * Comments of staff on items, and answers. The author is stored as a text. Comments are kept while their item is in the trash, and end
 * with it.
 */
export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    /** The item: a kind of the table of areas, and its id. */
    ...recordKey(),
    /** The answered comment; null for the first one of a thread. */
    threadId: integer('thread_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The field in the forms; null for the whole item. */
    language: text('language').$type<Language>(),
    field: text('field'),
    quote: jsonb('quote').$type<Quote>(),
    at: moment('at').notNull(),
    by: integer('by').references(() => accounts.id, { onDelete: 'set null' }),
    byLogin: text('by_login').notNull(),
    byName: text('by_name').notNull(),
    /** In the first comment of a thread: when it was resolved, and by whom. */
    resolvedAt: moment('resolved_at'),
    resolvedByName: text('resolved_by_name'),
    /** When its words were erased because of personal data. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('comments_item').on(table.kind, table.recordId, table.id),
    index('comments_thread').on(table.threadId),
  ],
);

/** Mentions of people in comments. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: accountId(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.accountId] }),
    index('comment_mentions_account').on(table.accountId),
  ],
);
