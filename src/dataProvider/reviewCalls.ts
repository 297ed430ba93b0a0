import type { Identifier, RaRecord } from 'react-admin';
import { type PublishableName, publishableNames, type ScreenName } from '../wire/kinds.ts';
import { LANGUAGES, type Language } from '../wire/wire.ts';
import { type Answer, aNumber, isObject, nothing, objectIn, records, refuse, unwrap } from './answers.ts';
import { get, post } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import type { Publication } from './records.ts';

/** Calls of ours, made only where sign-in has named `review`: what waits to be read and published. */

/** Kinds without a pending state: their changes wait as a whole, with our depository. */
export const proposableNames = ['statistics', 'guaranteeFund'] as const satisfies readonly ScreenName[];
type ProposableName = (typeof proposableNames)[number];

export const isProposable = (kind: string): kind is ProposableName =>
  proposableNames.some((name) => name === kind);

/** Whatever waits in the queue. */
export type ReviewedName = PublishableName | ProposableName;

export interface Person {
  login: string;
  name: string;
}

/** That an item was sent back. */
export interface Returned {
  note: string;
  by: string;
  at: string;
}

/** The same, with the version that was. */
export interface ReturnedItem extends Returned {
  version: number;
}

/** Who may publish a version: nobody who has touched it, where the institution wants four eyes. */
export interface Approval {
  mayApprove: boolean;
  /** Why not, in Russian. */
  reason?: string;
}

/** A row of the queue. Its id names the version, so that whatever is selected is selected as it was seen. */
export interface Waiting extends RaRecord, Approval {
  id: string;
  kind: ReviewedName;
  itemId: Identifier;
  version: number;
  /** Of a change of the fund the currency, of one of the figures ''. */
  title: string;
  author: Person;
  /** ISO 8601. */
  waitingSince: string;
  /** Another state of it is published. */
  replaces: boolean;
  returned?: Returned;
  /** Those with a text. */
  languages: Language[];
  /** How many comments are open. */
  unresolved: number;
}

export interface QueuePage {
  rows: Waiting[];
  total: number;
}

/** An item as it is to be judged, and as the site shows it now. */
export interface ReviewItem extends Approval {
  kind: PublishableName;
  item: Publication;
  published?: Publication;
  author: Person;
  waitingSince: string;
  /** Whoever may publish it. */
  approvers: Person[];
  returned?: Returned;
  /** What was said when its forerunner was given back. */
  answered?: Returned;
}

const kindIn = (value: unknown): PublishableName =>
  publishableNames.find((name) => name === value) ?? refuse();

const reviewedIn = (value: unknown): ReviewedName =>
  proposableNames.find((name) => name === value) ?? kindIn(value);

const idIn = (value: unknown): Identifier =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : refuse();

export const personIn = (value: unknown): Person => {
  const { login, name } = isObject(value) ? value : {};
  return { login: String(login ?? ''), name: String(name ?? login ?? '') };
};

export const returnedIn = (value: unknown): Returned | undefined => {
  if (!isObject(value)) return undefined;
  const { note, by, at } = value;
  return {
    note: String(note ?? ''),
    by: isObject(by) ? personIn(by).name : String(by ?? ''),
    at: String(at),
  };
};

export const approvalIn = ({ mayApprove, reason }: Record<string, unknown>): Approval => ({
  mayApprove: mayApprove === true,
  reason: typeof reason === 'string' ? reason : undefined,
});

/** Where an item is read, below the address of the queue. */
export const itemPath = (kind: string, id: Identifier) => `${kind}/${encodeURIComponent(id)}`;

/** The same below `/dashboard/`. */
export const reviewPath = (kind: string, id: Identifier) => `review/${itemPath(kind, id)}`;

const waiting = (row: Record<string, unknown>): Waiting => {
  const [kind, itemId] = [reviewedIn(row.kind), idIn(row.id)];
  const { languages } = row;
  return {
    ...approvalIn(row),
    id: `${itemPath(kind, itemId)} ${row.version}`,
    kind,
    itemId,
    version: Number(row.version),
    title: String(row.title ?? ''),
    author: personIn(row.author),
    waitingSince: String(row.waitingSince),
    replaces: row.replaces === true,
    returned: returnedIn(row.returned),
    languages: LANGUAGES.filter((language) => Array.isArray(languages) && languages.includes(language)),
    unresolved: Number(row.unresolved) || 0,
  };
};

const page: Answer<QueuePage> = (body, headers) => {
  const rows = records(body).map(objectIn).map(waiting);
  return { rows, total: Number(headers?.get('x-total-count') ?? rows.length) };
};

const item: Answer<ReviewItem> = (body) => {
  const answer = objectIn(body);
  const kind = kindIn(answer.kind);
  const read = (wire: unknown) => endpointOf(kind).shape.read(wire)[0] as Publication | undefined;
  return {
    ...approvalIn(answer),
    kind,
    item: (isObject(answer.item) && read(answer.item)) || refuse(),
    published: isObject(answer.published) ? read(answer.published) : undefined,
    author: personIn(answer.author),
    waitingSince: String(answer.waitingSince),
    approvers: Array.isArray(answer.approvers) ? answer.approvers.map(personIn) : [],
    returned: returnedIn(answer.returned),
    answered: returnedIn(answer.answered),
  };
};

/** `null` for an item that was not, or was saved since. */
const returnOf: Answer<ReturnedItem | null> = (body) => {
  const value = unwrap(body);
  const returned = returnedIn(value);
  return returned && isObject(value) ? { ...returned, version: Number(value.version) } : null;
};

/** Why an item may not be approved by whoever asks. */
export interface Obstacle {
  id: Identifier;
  reason: string;
}

const obstacle = ({ id, reason }: Record<string, unknown>): Obstacle => ({
  id: idIn(id),
  reason: String(reason),
});

const area = '/api/Admin/Review';

export const reviewCalls = {
  count: get(`${area}/GetCount`, aNumber),
  queue: (query: Record<string, string>) => get(`${area}/GetQueue?${new URLSearchParams(query)}`, page),
  obstacles: (kind: string, ids: readonly Identifier[]) =>
    get(`${area}/GetObstacles/${kind}?ids=${ids.join()}`, (body) =>
      records(body).map(objectIn).map(obstacle),
    ),
  item: (kind: string, id: Identifier) => get(`${area}/GetItem/${itemPath(kind, id)}`, item),
  returnOf: (kind: string, id: Identifier) => get(`${area}/GetReturn/${itemPath(kind, id)}`, returnOf),
  sendBack: (params: { kind: string; id: Identifier; version?: number; note: string }) =>
    post(`${area}/Return`, params, nothing),
};
