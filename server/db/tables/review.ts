import { boolean, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment, recordKey } from './columns.ts';
import { publications } from './publications.ts';

export const REVIEW_RULES = ['edits', 'fourEyes'] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

/** Switched rules of the review; a rule without a row is as in the settings. */
export const reviewRules = pgTable('review_rules', {
  rule: text('rule').$type<ReviewRule>().primaryKey(),
  isOn: boolean('is_on').notNull(),
  at: moment('at').notNull(),
  byName: text('by_name').notNull(),
});

/** Requests to switch a rule off under the four-eyes rule, which need the same request of another administrator. */
export const reviewRuleRequests = pgTable('review_rule_requests', {
  rule: text('rule').$type<ReviewRule>().primaryKey(),
  by: integer('by').notNull(),
  byName: text('by_name').notNull(),
  at: moment('at').notNull(),
});

/**
 * The last return of an item to its author. It is valid while the item has that version: the next save answers it, and the remark is shown
 * beside that answer until the approval.
 */
export const reviewReturns = pgTable('review_returns', {
  publicationId: integer('publication_id')
    .primaryKey()
    .references(() => publications.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  note: text('note').notNull(),
  /** The revision with the dropped edit; null where the item was left as it was. */
  droppedVersion: integer('dropped_version'),
  /** The author of the returned state. */
  authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
  at: moment('at').notNull(),
  byName: text('by_name').notNull(),
});

/**
 * Waiting changes of kinds without a pending state: the figures, the lists of the fund. A record has at most one, to which further saves
 * add. After a return the row stays without its state until the next save.
 */
export const proposals = pgTable(
  'proposals',
  {
    id: serial('id').primaryKey(),
    ...recordKey(),
    /** The record's newest version: that of the proposed state, which is also a revision, or of the return. */
    version: integer('version').notNull(),
    /** The version in force when the change was begun. Only servers of the former version read it, during an upgrade: it may go with the next one. */
    baseVersion: integer('base_version').notNull(),
    /** The state as JSON; null after a return. */
    state: text('state'),
    /** The author of the last save. */
    authorId: integer('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    waitingSince: moment('waiting_since').notNull(),
    note: text('note'),
    returnedAt: moment('returned_at'),
    returnedByName: text('returned_by_name'),
  },
  (table) => [unique('proposals_record').on(table.kind, table.recordId)],
);
