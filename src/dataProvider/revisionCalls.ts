import type { Identifier, RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import { isScreen } from '../wire/kinds.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { newest, objectIn, parsed, refuse } from './answers.ts';
import { type Call, get } from './calls.ts';
import { endpointOf } from './endpoints.ts';
import { fundCalls } from './kindCalls.ts';
import { maybe } from './schema.ts';

/** Calls of ours, made only where sign-in has named their feature: the saved states of a record. */

const revision = z.object({
  version: z.number(),
  /** ISO; nothing for what was there before anybody changed it here. */
  at: maybe(z.string()),
  by: z.string(),
  /** What led to it, where that is known. */
  act: maybe(z.string()),
  /** The paths of the values that it changed; the sources of their fields, once they are read. */
  changed: z.array(z.string()),
});
export type Revision = z.infer<typeof revision>;

const PER_PAGE = 20;

/** Whether the states of a kind's records are stored: of all that people write in forms. */
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

const revisions = parsed(z.array(revision));

/** Some of the states, the newest first, and the version before which the next ones lie. */
const page = (resource: string) =>
  newest((body) =>
    revisions(body).map(({ changed, ...row }) => ({
      ...row,
      changed: changed.map((path) => sourceIn(resource, path)),
    })),
  );

export const revisionCalls = {
  page: (resource: string, id: Identifier, before?: number) => {
    const query = `count=${PER_PAGE}${before === undefined ? '' : `&before=${before}`}`;
    return get(`${areaOf(resource)}/Revisions${id}?${query}`, page(resource));
  },
  state: (resource: string, id: Identifier, version: number): Call<RaRecord> =>
    get(
      `${areaOf(resource)}/Revision${id}/${version}`,
      (body) => endpointOf(resource).shape.read(objectIn(body))[0] ?? refuse(),
    ),
};
