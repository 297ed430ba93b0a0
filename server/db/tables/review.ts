import { boolean, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
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

/** Who wants a rule off while four eyes are asked for: it goes off once another administrator wants the same. */
export const reviewRuleRequests = pgTable('review_rule_requests', {
  rule: text('rule').$type<ReviewRule>().primaryKey(),
  by: integer('by').notNull(),
  byName: text('by_name').notNull(),
  at: moment('at').notNull(),
});

/**
 * The last time that an item was given back to its author. It counts as long as the item has that version: the next save
 * answers it, and the remark is shown beside that answer until it is approved.
 */
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

/**
 * Changes that nobody else has approved yet, of kinds without a pending state of their own: the figures, the lists of the fund. A record
 * has one at most; a save while it waits adds to it. One that was given back stays, without its state, until the next save.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    /** The record's newest: that of the proposed state, which is kept as a revision too, or of the act that gave it back. */
    version: integer('version').notNull(),
    /** The version in force when it was begun: the authors of later ones count as its editors. */
    baseVersion: integer('base_version').notNull(),
    /** JSON, as acts know the record; nothing for what was given back. */
    state: text('state'),
    /** Whoever has saved last. */
    authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    waitingSince: moment('waiting_since').notNull(),
    note: text('note'),
    returnedAt: moment('returned_at'),
    returnedByName: text('returned_by_name'),
  },
  (table) => [unique('proposals_record').on(table.kind, table.recordId)],
);
