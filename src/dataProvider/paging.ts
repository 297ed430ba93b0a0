import type { Identifier, RaRecord } from 'ra-core';
import type { Call } from './calls.ts';
import type { ListFilter } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import { DepositoryError, type Http, SessionEnded } from './http.ts';
import { listOfAnySize } from './lightRecords.ts';
import { type PageWish, type Wished, wishedOf } from './pageWish.ts';

export interface Page {
  data: RaRecord[];
  total: number;
  page: number;
  /** There are more records than `total`: nobody counts so many. */
  isMore: boolean;
  /** How many records each group has, where a kind has groups and their number alone was asked for. */
  groups?: Record<string, number>;
}

const COUNT = 'x-total-count';

/** «2025=14 2024=3» */
const groupsIn = (headers: Headers): Page['groups'] => {
  const told = headers.get('x-groups')?.split(' ').filter(Boolean);
  return (
    told &&
    Object.fromEntries(told.map((group) => group.split('=')).map(([name, count]) => [name, Number(count)]))
  );
};

/** Whether a call was refused that a depository may not know: then it is asked as the specification has it. */
const isUnknownCall = (error: unknown) =>
  error instanceof DepositoryError && !(error instanceof SessionEnded) && error.status !== 0;

/** What a server says to parameters that it does not take; whatever else goes wrong would go wrong again. */
const REFUSALS = [400, 404, 405, 414, 422];
const isRefusal = (error: unknown) => error instanceof DepositoryError && REFUSALS.includes(error.status);

/** Whoever asked does not wait for it any more. */
export const isGivenUp = (error: unknown) => (error as Error).name === 'AbortError';

/** For how long a number of records is believed, unless something was saved. */
const FRESH_MS = 30_000;

/**
 * Pages and single records of a depository that has them, which its answers tell: they count what there is (`X-Total-Count`). Another
 * one answers its whole list, and is not asked for pages again.
 *
 * @param changesOf - how many changes of a kind were sent from here
 * @param keepWhole - takes a list that came whole
 * @param read - makes records of what came
 */
export const createPaging = (
  http: Http,
  changesOf: (resource: string) => number,
  keepWhole: (resource: string, filter: ListFilter, records: RaRecord[]) => Promise<unknown>,
  read: (resource: string, elements: unknown[]) => RaRecord[],
) => {
  let hasPages: boolean | undefined;
  /** The last question for each list that is not answered yet. */
  const underway = new Map<string, Promise<unknown>>();
  /** How many records whole lists have, as their pages have told. */
  const totals = new Map<string, { total: number; at: number; change: number }>();

  /** The page; of a depository that does not take the question for it everything, as the specification has it. */
  const sent = (call: Call<unknown[]>, { parameters }: Wished, signal?: AbortSignal) =>
    http
      .exchange(listOfAnySize({ ...call, path: `${call.path}?${parameters}` }), signal)
      .catch((error: unknown) => {
        if (hasPages || !isRefusal(error)) throw error;
        return http.exchange(listOfAnySize(call), signal);
      });

  const ask = async (
    call: Call<unknown[]>,
    wished: Wished,
    { resource, filter, signal }: { resource: string; filter: ListFilter; signal?: AbortSignal },
  ): Promise<Page | undefined> => {
    const change = changesOf(resource);
    const asked = await sent(call, wished, signal);
    const count = asked.headers.get(COUNT);
    hasPages = count !== null;
    const data = read(resource, asked.value);
    if (count === null) {
      // before anybody who has waited looks for it; one that was changed on its way is asked for again
      if (changesOf(resource) === change) await keepWhole(resource, filter, data);
      return undefined;
    }
    const total = Number(count);
    if (!wished.isFiltered) totals.set(call.path, { total, at: Date.now(), change });
    const page = Number(asked.headers.get('x-page') ?? wished.parameters.get('page'));
    const isMore = asked.headers.has('x-total-more');
    return { data, total, page, isMore, groups: groupsIn(asked.headers) };
  };

  /** Whether a question for the list is underway that may be answered with everything: then one question is enough. */
  const isComing = (path: string) => hasPages !== true && underway.has(path);

  /** Waits for it. @throws its failure, which would be that of whoever asks meanwhile, too */
  const come = (path: string) =>
    underway.get(path)?.catch((error: unknown) => {
      if (!isGivenUp(error)) throw error;
    });

  /** The number of records that a page of the list has just told, or is about to tell. */
  const totalOf = async (resource: string, path: string): Promise<Page | undefined> => {
    // whatever else the screen asks for goes first
    await new Promise((resolve) => setTimeout(resolve));
    while (hasPages !== false && underway.has(path))
      await (isComing(path) ? come(path) : underway.get(path)?.catch(() => undefined));
    const known = totals.get(path);
    const isOld = known?.change !== changesOf(resource) || Date.now() - known.at > FRESH_MS;
    return isOld ? undefined : { data: [], total: known.total, page: 1, isMore: false };
  };

  return {
    /** Waits for a list that is perhaps coming whole. @throws its failure */
    comeWhole: async (path: string): Promise<void> => {
      while (isComing(path)) await come(path);
    },

    /** @returns nothing where pages cannot be had: then the whole list is to be asked for */
    pageOf: async (
      resource: string,
      filter: ListFilter,
      wish: PageWish,
      signal?: AbortSignal,
    ): Promise<Page | undefined> => {
      const { list, pages } = endpointOf(resource);
      const call = list(filter);
      const wished = wishedOf(pages, filter, wish);
      if (!call || !wished) return undefined;
      const isTold = wish.perPage === 0 && !wished.isFiltered && !pages?.groups;
      const told = isTold && (await totalOf(resource, call.path));
      if (told) return told;
      while (isComing(call.path)) await come(call.path);
      if (hasPages === false) return undefined;
      const asked = ask(call, wished, { resource, filter, signal });
      underway.set(call.path, asked);
      const forget = () => void (underway.get(call.path) === asked && underway.delete(call.path));
      asked.then(forget, forget);
      return await asked;
    },

    /** @returns nothing where single records cannot be had. @throws DepositoryError 404 when there is no such record */
    recordOf: async (resource: string, id: Identifier): Promise<RaRecord | undefined> => {
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
