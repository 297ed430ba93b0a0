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
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** A passage by its words and by what stood around it, so that it is found again after the text has changed. */
export interface Quote {
  before: string;
  exact: string;
  after: string;
}

/**
 * What staff say about an item, and what others answer. Who said it stands here as it was. Comments stay while their item lies in the
 * trash, and end with it.
 */
export const comments = pgTable(
  'comments',
  {
    id: serial('id').primaryKey(),
    /** The item: the name of a row in the table of areas, and its id. */
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** The comment that this one answers; nothing for the first of a thread. */
    threadId: integer('thread_id').references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The place that it is about, as the forms name it; nothing for the whole item. */
    language: text('language').$type<Language>(),
    field: text('field'),
    quote: jsonb('quote').$type<Quote>(),
    at: moment('at').notNull(),
    by: integer('by').references(() => accounts.id, { onDelete: 'set null' }),
    byLogin: text('by_login').notNull(),
    byName: text('by_name').notNull(),
    /** Of the first comment of a thread: when it was settled, and by whom. */
    resolvedAt: moment('resolved_at'),
    resolvedByName: text('resolved_by_name'),
    /** When its words were erased for the personal data in them. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    index('comments_item').on(table.kind, table.recordId, table.id),
    index('comments_thread').on(table.threadId),
  ],
);

/** Who is called by name in a comment. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.accountId] }),
    index('comment_mentions_account').on(table.accountId),
  ],
);
