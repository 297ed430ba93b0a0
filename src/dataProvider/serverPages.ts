import type { Identifier, RaRecord, SortPayload } from 'react-admin';
import { session } from '../session.ts';
import { type Answer, countIn } from './answers.ts';
import { type Endpoint, type ListFilter, narrowingOf } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import type { Http } from './http.ts';
import { readList } from './records.ts';

/** Which part of a list a screen needs. */
export interface PageRequest {
  page: number;
  /** 0 asks for the number of records alone. */
  perPage: number;
  sort: SortPayload;
  /** Return the page of this record, if the list has it. */
  showing?: Identifier;
  /** Download a whole list again, however young the one in memory is. */
  isFresh?: boolean;
  signal?: AbortSignal;
}

/** The largest page, unless a kind has a larger one. */
const MAX_PER_PAGE = 100;

const isNumericId = (id: Identifier | undefined) => id === undefined || /^\d{1,8}$/.test(String(id));

/** The query of a page; undefined where the kind has no such pages, so that the whole list is needed. */
const toQuery = (
  endpoint: Endpoint,
  filter: ListFilter,
  { page, perPage, sort, showing }: PageRequest,
): URLSearchParams | undefined => {
  const { isSingle, shape, perPage: own = 0 } = endpoint;
  const field = sort.field && shape.sortedAs(sort.field);
  const isTooLong = perPage > Math.max(own, MAX_PER_PAGE);
  if (isSingle || field === undefined || isTooLong || !isNumericId(showing)) return undefined;
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage) });
  if (field !== '') {
    query.set('sort', field);
    query.set('order', sort.order.toLowerCase());
  }
  if (showing !== undefined) query.set('showing', String(showing));
  for (const [name, value = ''] of Object.entries(narrowingOf(endpoint, filter))) query.set(name, value);
  return query;
};

export interface Page {
  data: RaRecord[];
  total: number;
  page: number;
  /** The depository stops counting at `total`: there are more records. */
  isMore: boolean;
  /** The number of records in each group, for kinds with groups and only when numbers alone were requested. */
  groups?: Record<string, number>;
}

/** «2025=14 2024=3» */
const groupsIn = (headers?: Headers): Page['groups'] => {
  const groups = headers?.get('x-groups')?.split(' ').filter(Boolean);
  return (
    groups &&
    Object.fromEntries(groups.map((group) => group.split('=')).map(([name, count]) => [name, Number(count)]))
  );
};

/** Without its headers, which a gateway may take away, a page would pass for the whole list. */
const pageOf =
  (records: Answer<RaRecord[]>): Answer<Page> =>
  (body, headers) => ({
    data: records(body),
    total: countIn('x-total-count', headers),
    page: countIn('x-page', headers),
    isMore: headers?.has('x-total-more') === true,
    groups: groupsIn(headers),
  });

/** Reads pages and single records where the depository has named them at sign-in. Another one answers whole lists alone. */
export const createServerPages = (http: Http) => ({
  /** @returns undefined where the whole list is needed */
  page: async (resource: string, filter: ListFilter, request: PageRequest): Promise<Page | undefined> => {
    const endpoint = endpointOf(resource);
    const call = endpoint.list(filter);
    const query = session.hasFeature('pages') && toQuery(endpoint, filter, request);
    if (!call || !query) return undefined;
    const answer = pageOf((body) => readList(endpoint.shape, call.answer(body)));
    return await http.send({ ...call, path: `${call.path}?${query}`, answer }, request.signal);
  },

  /** @returns undefined where single records cannot be had. @throws DepositoryError 404 when there is no such record */
  record: async (resource: string, id: Identifier): Promise<RaRecord | undefined> => {
    const { one, shape } = endpointOf(resource);
    return one && session.hasFeature('pages') ? (await http.send(one(id))).flatMap(shape.read)[0] : undefined;
  },
});
