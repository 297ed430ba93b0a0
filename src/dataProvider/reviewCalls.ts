import type { Identifier, RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import { isOneOf, publishableNames } from '../wire/kinds.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { type Answer, aNumber, countIn, nothing, parsed, refuse } from './answers.ts';
import { get, post } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import type { Publication } from './records.ts';
import { maybe, person, textOrEmpty } from './schema.ts';

/** Kinds without a pending state: a change of theirs waits as a whole. */
export const proposableNames = ['statistics', 'guaranteeFund'] as const;

/** Why an item was sent back, and the version in its history where that dropped an edit. */
const returned = z.object({
  note: z.string(),
  by: z.string(),
  at: z.string(),
  droppedVersion: maybe(z.number()),
});
export type Returned = z.infer<typeof returned>;

/** The same with the version that was sent back; `null` for an item that was not, or was saved since. */
const returnedItem = z.nullable(z.extend(returned, { version: z.number() }));

const waitingItem = z.object({
  /** Who saved it last. */
  author: person,
  /** ISO 8601. */
  waitingSince: z.string(),
  /** Its scheduled time on the site is over, and it was not published since. */
  takenDown: z._default(z.boolean(), false),
  returned: maybe(returned),
  /** False for everybody who has touched the version, where the institution wants four eyes. */
  mayApprove: z.boolean(),
  /** Why not, in Russian. */
  reason: maybe(z.string()),
  /** What was said when its forerunner was given back. */
  answered: maybe(returned),
});

/** A row of the queue as it comes. */
const queuedRow = z.extend(waitingItem, {
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

/** Those who may publish it. */
const approval = { approvers: z.array(person) };

/** An item as it is to be judged, as the site shows it now, and as it was when it was sent back. */
const reviewedItem = z.extend(waitingItem, {
  ...approval,
  kind: z.enum(publishableNames),
  item: record,
  published: maybe(record),
  givenBack: maybe(record),
});

/** A change of the figures or of a currency's list that waits, or was given back. */
const proposedChange = z.extend(queuedRow, approval);

/** What is to be known of a record whose changes wait as a whole. */
const proposalState = z.object({
  /** Its changes wait for another user. */
  isAsked: z.boolean(),
  /** Those who may approve what the reader would save. */
  approvers: z.array(person),
  change: maybe(proposedChange),
  proposed: maybe(record),
  inForce: maybe(record),
});

/** Why an item may not be approved by the reader. */
const obstacle = z.object({ id: z.number(), reason: z.string(), isReturned: z._default(z.boolean(), false) });

export const REVIEW_RULES = ['edits', 'fourEyes'] as const;

/** A rule to switch, and whose request to switch it off the user has seen. */
export interface SwitchedRule {
  rule: (typeof REVIEW_RULES)[number];
  isOn: boolean;
  offWantedBy: string | null;
}

const rule = z.object({
  isOn: z.boolean(),
  /** When (ISO 8601) it was switched, and by whom; absent where the settings say it. */
  at: maybe(z.string()),
  by: maybe(z.string()),
  /** Who wants it off, while that needs another administrator. */
  offWantedBy: maybe(z.string()),
  /** It is the reader who wants it off. */
  isOwnRequest: maybe(z.boolean()),
});
export type RuleState = z.infer<typeof rule>;

const reviewRules = z.object({ edits: rule, fourEyes: rule });
export type ReviewRules = z.infer<typeof reviewRules>;

export const isProposable = isOneOf(proposableNames);

/** Where an item is read, below the address of the queue. */
export const itemPath = (kind: string, id: Identifier) => `${kind}/${encodeURIComponent(id)}`;

/** The same below `/dashboard/`. */
export const reviewPath = (kind: string, id: Identifier) => `review/${itemPath(kind, id)}`;

/** A row of the queue. Its id names the version, so that whatever is selected is selected as it was seen. */
const waiting = ({ id: itemId, ...row }: z.infer<typeof queuedRow>) => ({
  ...row,
  itemId,
  id: `${itemPath(row.kind, itemId)} ${row.version}`,
});
export type Waiting = ReturnType<typeof waiting>;

const queued = parsed(z.array(queuedRow));

const page: Answer<{ rows: Waiting[]; total: number }> = (body, headers) => ({
  rows: queued(body).map(waiting),
  total: countIn('x-total-count', headers),
});

const item = (body: unknown) => {
  const { item, published, givenBack, ...rest } = parsed(reviewedItem)(body);
  const read = (wire: unknown) => endpointOf(rest.kind).shape.read(wire)[0] as Publication | undefined;
  return {
    ...rest,
    item: read(item) ?? refuse(),
    published: published && read(published),
    givenBack: givenBack && read(givenBack),
  };
};

export type ReviewItem = ReturnType<typeof item>;

const withId = (record?: Record<string, unknown>): RaRecord | undefined => record && { id: 0, ...record };

const proposal = (body: unknown) => {
  const { proposed, inForce, ...state } = parsed(proposalState)(body);
  return { ...state, proposed: withId(proposed), inForce: withId(inForce) };
};
export type ProposalState = ReturnType<typeof proposal>;

/** The only figures there are. */
export const FIGURES_ID = 1;

const area = '/api/Admin/Review';

/** What waits to be read and published; calls of ours, made only where sign-in has named `review` (a proposal's: `proposals`). */
export const reviewCalls = {
  count: get(`${area}/GetCount`, aNumber),
  queue: (query: Record<string, string>) => get(`${area}/GetQueue?${new URLSearchParams(query)}`, page),
  obstacles: (kind: string, ids: readonly Identifier[]) =>
    get(`${area}/GetObstacles/${kind}?ids=${ids.join()}`, parsed(z.array(obstacle))),
  item: (kind: string, id: Identifier) => get(`${area}/GetItem/${itemPath(kind, id)}`, item),
  returnOf: (kind: string, id: Identifier) =>
    get(`${area}/GetReturn/${itemPath(kind, id)}`, parsed(returnedItem)),
  sendBack: (params: { kind: string; id: Identifier; version?: number; note: string }) =>
    post(`${area}/Return`, params, nothing),
  proposal: (kind: string, id: number) => get(`${area}/GetProposal/${kind}/${id}`, proposal),
  approveProposal: (seen: { kind: string; id: Identifier; version: number }) =>
    post(`${area}/Approve`, seen, nothing),
  rules: get(`${area}/GetRules`, parsed(reviewRules)),
  switchRule: ({ rule, isOn, offWantedBy }: SwitchedRule) =>
    post(`${area}/SetRules`, { [rule]: isOn, offWantedBy }, parsed(reviewRules)),
};
