import * as z from 'zod/mini';
import { publishableNames } from './kinds.ts';
import { maybe, person, textOrEmpty } from './schema.ts';
import { LANGUAGES } from './wire.ts';

/** Kinds without a pending state: a change of theirs waits as a whole. */
export const proposableNames = ['statistics', 'guaranteeFund'] as const;

/** Why an item was sent back. */
const returned = z.object({ note: z.string(), by: z.string(), at: z.string() });
export type Returned = z.infer<typeof returned>;

/** The same with the version that was sent back; `null` for an item that was not, or was saved since. */
export const returnedItem = z.nullable(z.extend(returned, { version: z.number() }));

const waiting = z.object({
  /** Who saved it last. */
  author: person,
  /** ISO 8601. */
  waitingSince: z.string(),
  returned: maybe(returned),
  /** False for everybody who has touched the version, where the institution wants four eyes. */
  mayApprove: z.boolean(),
  /** Why not, in Russian. */
  reason: maybe(z.string()),
});

/** A row of the queue as it comes. */
export const queuedRow = z.extend(waiting, {
  kind: z.enum([...publishableNames, ...proposableNames]),
  id: z.number(),
  version: z.number(),
  /** Of a change of the fund the currency, of one of the figures ''. */
  title: textOrEmpty,
  /** Another state of it is published. */
  replaces: z.boolean(),
  /** Those with a text. */
  languages: z.array(z.enum(LANGUAGES)),
  /** How many comments are open. */
  unresolved: z.number(),
});

const record = z.looseObject({});

const approval = {
  /** What was said when its forerunner was given back. */
  answered: maybe(returned),
  /** Those who may publish it. */
  approvers: z.array(person),
};

/** An item as it is to be judged, and as the site shows it now. */
export const reviewedItem = z.extend(waiting, {
  ...approval,
  kind: z.enum(publishableNames),
  item: record,
  published: maybe(record),
});

/** A change of the figures or of a currency's list that waits, or was given back. */
const proposal = z.extend(queuedRow, approval);

/** What is to be known of a record whose changes wait as a whole. */
export const proposalState = z.object({
  /** Its changes wait for another user. */
  isAsked: z.boolean(),
  /** Those who may approve what the reader would save. */
  approvers: z.array(person),
  told: maybe(proposal),
  proposed: maybe(record),
  inForce: maybe(record),
});

/** Why an item may not be approved by the reader. */
export const obstacle = z.object({ id: z.number(), reason: z.string() });

export const REVIEW_RULES = ['edits', 'fourEyes'] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];

const rule = z.object({
  isOn: z.boolean(),
  /** When (ISO 8601) it was switched, and by whom; absent where the settings say it. */
  at: maybe(z.string()),
  by: maybe(z.string()),
  /** Who wants it off, while that needs another administrator. */
  offWantedBy: maybe(z.string()),
});
export type RuleState = z.infer<typeof rule>;

export const reviewRules = z.object({ edits: rule, fourEyes: rule });
