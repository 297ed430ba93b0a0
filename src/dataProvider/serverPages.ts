import type { Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Call } from './calls.ts';
import { type Endpoint, type ListFilter, narrowingOf } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import { DepositoryError, type Http, SessionEnded } from './http.ts';
import { readList } from './records.ts';

/** Which part of a list a screen needs. */
export interface PageRequest {
  page: number;
  /** 0: the number of records alone. */
  perPage: number;
  sort: SortPayload;
  /** The record whose page is to be returned, if the list has it. */
  showing?: Identifier;
  signal?: AbortSignal;
}

/** Unless a kind's own pages are larger. */
const MAX_PER_PAGE = 100;

const isNumericId = (id: Identifier | undefined) => id === undefined || /^\d{1,8}$/.test(String(id));

/** The query of a page; undefined where the kind has no such pages: then the whole list is needed. */
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
  /** There are more records than `total`: the depository stops counting there. */
  isMore: boolean;
  /** How many records each group has, where a kind has groups and their number alone was requested. */
  groups?: Record<string, number>;
}

const COUNT = 'x-total-count';
/** Of a page; without it the answer is the whole list, whatever it counts. */
const PAGE = 'x-page';

/** «2025=14 2024=3» */
const groupsIn = (headers: Headers): Page['groups'] => {
  const groups = headers.get('x-groups')?.split(' ').filter(Boolean);
  return (
    groups &&
    Object.fromEntries(groups.map((group) => group.split('=')).map(([name, count]) => [name, Number(count)]))
  );
};

/** What a server answers to parameters that it does not take; any other failure would be repeated. */
const REFUSALS = [400, 404, 405, 414, 422];
const isRefusal = (error: unknown) => error instanceof DepositoryError && REFUSALS.includes(error.status);

const isUnknownCall = (error: unknown) =>
  error instanceof DepositoryError && !(error instanceof SessionEnded) && error.status !== 0;

/**
 * Pages and single records of a depository that has them: its answers say which page it is (`X-Page`) of how many records
 * (`X-Total-Count`). Another one answers its whole list and is not asked for pages again.
 */
export const createServerPages = (http: Http) => {
  let hasPages: boolean | undefined;
  /** The first request: the others wait for its answer, so that no list is downloaded twice. */
  let probe: Promise<unknown> | undefined;

  /** A depository that refuses the parameters is asked for the whole list, as the specification has it. */
  const send = (call: Call<unknown[]>, query: URLSearchParams, signal?: AbortSignal) =>
    http.exchange({ ...call, path: `${call.path}?${query}` }, signal).catch((error: unknown) => {
      if (hasPages || !isRefusal(error)) throw error;
      return http.exchange(call, signal);
    });

  return {
    /**
     * @param onWholeList - gets the records of a depository without pages
     * @returns undefined where pages cannot be had: then the whole list is needed
     */
    page: async (
      resource: string,
      filter: ListFilter,
      request: PageRequest,
      onWholeList: (records: RaRecord[]) => undefined,
    ): Promise<Page | undefined> => {
      const endpoint = endpointOf(resource);
      const call = endpoint.list(filter);
      const query = toQuery(endpoint, filter, request);
      if (!call || !query) return undefined;
      if (hasPages === undefined && probe) await probe.catch(() => undefined);
      if (hasPages === false) return undefined;
      const read = async () => {
        const { value, headers } = await send(call, query, request.signal);
        const page = headers.get(PAGE);
        hasPages = page !== null && headers.has(COUNT);
        const data = readList(endpoint.shape, value);
        if (!hasPages) return onWholeList(data);
        const isMore = headers.has('x-total-more');
        return {
          data,
          total: Number(headers.get(COUNT)),
          page: Number(page),
          isMore,
          groups: groupsIn(headers),
        };
      };
      const reading = read();
      if (hasPages === undefined) probe = reading;
      return (await reading) ?? undefined;
    },

    /** @returns undefined where single records cannot be had. @throws DepositoryError 404 when there is no such record */
    record: async (resource: string, id: Identifier): Promise<RaRecord | undefined> => {
      const { one, shape } = endpointOf(resource);
      if (!one || hasPages === false) return undefined;
      try {
        const { value, headers } = await http.exchange(one(id));
        if (!headers.has(COUNT)) return undefined;
        hasPages = true;
        return value.flatMap(shape.read)[0];
      } catch (error) {
        const isOurs = hasPages || (error instanceof DepositoryError && error.headers?.has(COUNT));
        if (!isOurs && isUnknownCall(error)) return undefined;
        throw error;
      }
    },
  };
};
