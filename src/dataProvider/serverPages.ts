import type { Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Call } from './calls.ts';
import { type Endpoint, type ListFilter, narrowingOf } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import { DepositoryError, type Http, SessionEnded } from './http.ts';
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

const COUNT = 'x-total-count';
/** The header of a page. */
const PAGE = 'x-page';

/** Whether an answer without `X-Page` may be a page all the same, so that the whole list has to be asked for. */
const mayBePart = ({ length }: readonly unknown[], { perPage }: PageRequest, headers: Headers) =>
  length === perPage || (headers.has(COUNT) && Number(headers.get(COUNT)) !== length);

/** «2025=14 2024=3» */
const groupsIn = (headers: Headers): Page['groups'] => {
  const groups = headers.get('x-groups')?.split(' ').filter(Boolean);
  return (
    groups &&
    Object.fromEntries(groups.map((group) => group.split('=')).map(([name, count]) => [name, Number(count)]))
  );
};

/** Statuses by which a server refuses unknown parameters; any other failure would repeat for the whole list. */
const REFUSALS = [400, 404, 405, 414, 422];
const isRefusal = (error: unknown) => error instanceof DepositoryError && REFUSALS.includes(error.status);

/** Whether the depository has answered this call with a failure, so that other calls may succeed. */
export const isFailedCall = (error: unknown) =>
  error instanceof DepositoryError && !(error instanceof SessionEnded) && error.status !== 0;

/**
 * Reads pages and single records from a depository that has them: its answers name the page (`X-Page`) and the number of records
 * (`X-Total-Count`). Another depository answers its whole list and is not asked for pages again.
 */
export const createServerPages = (http: Http) => {
  let hasPages: boolean | undefined;
  /** The first request. Others wait for its answer, so that no list is downloaded twice. */
  let probe: Promise<unknown> | undefined;

  /** A depository that refuses the parameters is asked for the whole list, as specified. */
  const send = (call: Call<unknown[]>, query: URLSearchParams, signal?: AbortSignal) =>
    http.exchange({ ...call, path: `${call.path}?${query}` }, signal).catch((error: unknown) => {
      if (hasPages || !isRefusal(error)) throw error;
      return http.exchange(call, signal);
    });

  return {
    /**
     * @param onWholeList - receives the records of a depository without pages
     * @returns undefined without pages: the whole list is needed
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
        if (!hasPages) return mayBePart(value, request, headers) ? undefined : onWholeList(data);
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

    /** Whether the depository has pages; undefined while that is not known. */
    areThere: (): boolean | undefined => hasPages,

    /** @returns undefined where single records cannot be had. @throws DepositoryError 404 when there is no such record */
    record: async (resource: string, id: Identifier): Promise<RaRecord | undefined> => {
      const { one, shape } = endpointOf(resource);
      if (!one || hasPages === false) return undefined;
      try {
        const { value, headers } = await http.exchange(one(id));
        hasPages ??= headers.has(COUNT);
        return headers.has(COUNT) ? value.flatMap(shape.read)[0] : undefined;
      } catch (error) {
        const isOurs = hasPages || (error instanceof DepositoryError && error.headers?.has(COUNT));
        if (isOurs || !isFailedCall(error)) throw error;
        if (isNumericId(id) && isRefusal(error)) hasPages = false;
        return undefined;
      }
    },
  };
};
