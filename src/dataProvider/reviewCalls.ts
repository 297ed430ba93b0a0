import type { Identifier, RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import {
  obstacle,
  proposableNames,
  proposalState,
  queuedRow,
  type ReviewRule,
  returnedItem,
  reviewedItem,
  reviewRules,
} from '../wire/review.ts';
import { type Answer, aNumber, nothing, parsed, refuse } from './answers.ts';
import { get, post } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import type { Publication } from './records.ts';

export { proposableNames, REVIEW_RULES, type Returned, type RuleState } from '../wire/review.ts';
export type { Person } from '../wire/schema.ts';

type ProposableName = (typeof proposableNames)[number];

export const isProposable = (kind: string): kind is ProposableName =>
  proposableNames.some((name) => name === kind);

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

const page: Answer<{ rows: Waiting[]; total: number }> = (body, headers) => {
  const rows = queued(body).map(waiting);
  return { rows, total: Number(headers?.get('x-total-count') ?? rows.length) };
};

const item = (body: unknown) => {
  const { item, published, ...rest } = parsed(reviewedItem)(body);
  const read = (wire: unknown) => endpointOf(rest.kind).shape.read(wire)[0] as Publication | undefined;
  return { ...rest, item: read(item) ?? refuse(), published: published && read(published) };
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

const rules = (body: unknown) => ({ id: 'all', ...parsed(reviewRules)(body) });
export type ReviewRules = ReturnType<typeof rules>;

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
  rules: get(`${area}/GetRules`, rules),
  setRules: (changed: Partial<Record<ReviewRule, boolean>>) => post(`${area}/SetRules`, changed, rules),
};
