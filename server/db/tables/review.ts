import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';
import { publications } from './publications.ts';

export const REVIEW_RULES = ['edits', 'fourEyes'] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

/** The rules of the review as somebody has switched them; one without a row is as the settings say. */
export const reviewRules = pgTable('review_rules', {
  rule: text('rule').$type<ReviewRule>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  at: moment('at').notNull(),
  byName: text('by_name').notNull(),
});

/** The last time that an item was given back to its author. It counts as long as the item has that version: whoever saves it anew has answered. */
export const reviewReturns = pgTable('review_returns', {
  publicationId: integer('publication_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  note: text('note').notNull(),
  /** The revision that holds what was dropped; nothing where the item was left as it was. */
  droppedVersion: integer('dropped_version'),
  /** Whose work it was. */
  authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
  at: moment('at').notNull(),
  byName: text('by_name').notNull(),
});
