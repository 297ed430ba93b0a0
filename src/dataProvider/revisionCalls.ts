import type { Identifier, RaRecord } from 'react-admin';
import { isScreen } from '../wire/kinds.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { type Answer, isObject, objectIn, records, refuse } from './answers.ts';
import { type Call, get } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import { fundCalls } from './kindCalls.ts';

/** Calls of ours, made only where sign-in has named their feature: the saved states of a record. */

/** A saved state. */
export interface Revision {
  version: number;
  /** ISO; nothing for what was there before anybody changed it here. */
  at?: string;
  by: string;
  /** What led to it, where that is known. */
  act?: string;
  /** The sources of the fields that it changed. */
  changed: string[];
}

/** Some of the states, the newest first, and the version before which the next ones lie. */
export interface RevisionPage {
  rows: Revision[];
  next?: number;
}

const PER_PAGE = 20;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether the states of a kind's records are kept: of all that people write in forms. */
export const hasRevisions = (resource: string): boolean =>
  isScreen(resource) && endpointOf(resource).save !== undefined;

/** Kinds that are saved list by list. */
const LISTS: Readonly<Record<string, string>> = { guaranteeFund: fundCalls.add([]).path };

/** Where a kind's calls stand, its save among them. */
const areaOf = (resource: string) => {
  const saved = endpointOf(resource).save?.({}).path ?? LISTS[resource] ?? refuse();
  return saved.replace(/\/\w+$/, '');
};

/** `news.ru.title` names a value as the audit log does: the entry by its language, not by its place. */
const sourceIn = (resource: string, path: string) => {
  const [list, name, ...fields] = path.split('.');
  const index = LANGUAGES.map(String).indexOf(name ?? '');
  return endpointOf(resource).shape.sourceOf(index < 0 ? path : [list, index, ...fields].join('.'));
};

const revision =
  (resource: string) =>
  ({ version, at, by, act, changed }: Record<string, unknown>): Revision => ({
    version: Number(version),
    at: isText(at) ? at : undefined,
    by: String(by),
    act: isText(act) ? act : undefined,
    changed: (Array.isArray(changed) ? changed : []).map((path) => sourceIn(resource, String(path))),
  });

const page =
  (resource: string): Answer<RevisionPage> =>
  (body) => ({
    rows: records(body).map(objectIn).map(revision(resource)),
    next: isObject(body) && typeof body.next === 'number' ? body.next : undefined,
  });

export const revisionCalls = {
  page: (resource: string, id: Identifier, before?: number): Call<RevisionPage> => {
    const query = `count=${PER_PAGE}${before === undefined ? '' : `&before=${before}`}`;
    return get(`${areaOf(resource)}/Revisions${id}?${query}`, page(resource));
  },
  state: (resource: string, id: Identifier, version: number): Call<RaRecord> =>
    get(
      `${areaOf(resource)}/Revision${id}/${version}`,
      (body) => endpointOf(resource).shape.read(objectIn(body))[0] ?? refuse(),
    ),
};
