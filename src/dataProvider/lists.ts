import type { Query, QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'ra-core';
import { type Arrival, arrivals } from './arrivals.ts';
import type { Call } from './calls.ts';
import { isCheckOff } from './conflict.ts';
import { createCurrentState } from './currentState.ts';
import type { ListFilter } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import { DepositoryError, type Http } from './http.ts';
import { createLightRecords, listOfAnySize } from './lightRecords.ts';
import { pageOf, SERVER_ORDER, sizesOf, sortBy } from './listing.ts';
import type { PageWish } from './pageWish.ts';
import { createPaging, isGivenUp, type Page } from './paging.ts';
import { createSightings } from './sightings.ts';

/** A list younger than this is not asked for again unless something was saved. */
const FRESH_MS = 30_000;

/** Some search. */
const ANY = 'а';

const listKey = (resource: string, call?: Call) => [resource, 'whole', ...(call ? [call.path] : [])];

const hasId = (id: Identifier) => (record: RaRecord) => String(record.id) === String(id);

const recordsIn = ({ state }: Query) => (state.data ?? []) as RaRecord[];

/**
 * Reads lists and the records in them. A depository that has pages is asked for the page that is shown, and for single records.
 * Another one answers whole lists: each is fetched once and kept in the query client, where every change makes it stale, and
 * filtering, sorting and paging happen here.
 */
export const createLists = (http: Http, queryClient: QueryClient) => {
  const changes = new Map<string, number>();
  const changesOf = (resource: string) => changes.get(resource) ?? 0;

  /** Asks again if something has changed meanwhile: what was asked for before a change may have been answered before it, too. */
  const settled = async <T>(resource: string, ask: () => Promise<T>): Promise<T> => {
    for (;;) {
      const before = changesOf(resource);
      const answer = await ask();
      if (changesOf(resource) === before) return answer;
    }
  };

  const kept = (resource: string, filter: ListFilter, staleMs: number, ask: () => Promise<RaRecord[]>) =>
    queryClient.fetchQuery({
      queryKey: listKey(resource, endpointOf(resource).list(filter)),
      queryFn: ask,
      staleTime: staleMs,
      // nobody looks whether records of a list are the same as before, and to compare 60 MB takes seconds
      structuralSharing: false,
      meta: { filter },
      retry: false,
    });

  const light = createLightRecords();

  const paging = createPaging(
    http,
    changesOf,
    (resource, filter, records) => kept(resource, filter, 0, async () => records),
    light.read,
  );

  /** @param staleMs - how old it may be */
  const wholeList = async (resource: string, filter: ListFilter, staleMs = FRESH_MS): Promise<RaRecord[]> => {
    const call = endpointOf(resource).list(filter);
    if (!call) return [];
    const ask = async () => light.read(resource, await http.send(listOfAnySize(call)));
    await paging.comeWhole(call.path);
    return await kept(resource, filter, staleMs, () => settled(resource, ask));
  };

  const listsHere = (resource: string) =>
    queryClient.getQueryCache().findAll({ queryKey: listKey(resource) });

  const filtersOfAllLists = async (resource: string): Promise<readonly ListFilter[]> => {
    const { everywhere, types } = endpointOf(resource);
    return types
      ? (await wholeList(types.resource, {})).map(({ code }) => ({ code: String(code) }))
      : (everywhere ?? [{}]);
  };

  const pageAmong = async (
    resource: string,
    filter: ListFilter,
    wish: PageWish,
    records: RaRecord[],
  ): Promise<Page> => {
    const { keep = (records: RaRecord[]) => records, pages } = endpointOf(resource);
    const sorted = keep(sortBy(records, wish.sort), filter);
    const at = wish.showing === undefined ? -1 : sorted.findIndex(hasId(wish.showing));
    const page = at < 0 ? wish.page : Math.floor(at / wish.perPage) + 1;
    const data = await light.whole(resource, pageOf(sorted, { ...wish, page }));
    const groups = wish.perPage === 0 && pages?.groups ? sizesOf(sorted, pages.groups) : undefined;
    return { data, total: sorted.length, page, isMore: false, groups };
  };

  const pageInMemory = async (resource: string, filter: ListFilter, wish: PageWish): Promise<Page> =>
    await pageAmong(resource, filter, wish, await wholeList(resource, filter));

  /** A page of the depository's, where it has any. */
  const pageThere = (resource: string, filter: ListFilter, wish: PageWish, signal?: AbortSignal) =>
    settled(resource, () => paging.pageOf(resource, filter, wish, signal));

  const sightings = createSightings(changesOf);

  const pageOfAll = async (resource: string, filter: ListFilter, wish: PageWish, signal?: AbortSignal) => {
    const there = await pageThere(resource, filter, wish, signal);
    if (!there) return await pageInMemory(resource, filter, wish);
    sightings.inPage(resource, there.data);
    return there;
  };

  /** Has titles ready for a search as they come: those of ten thousand records at once would keep the typist waiting. */
  const readyForSearch = (resource: string, filter: ListFilter, part: Arrival) => {
    const { keep } = endpointOf(resource);
    let count = 0;
    return arrivals.watch(() => {
      const added = part.elements.slice(count);
      count = part.elements.length;
      keep?.(light.read(resource, added), { ...filter, title: ANY });
    });
  };

  /** Large lists that broke off: until one of them comes whole it is waited for, so that its failure is seen. */
  const brokenOff = new Set<string>();

  /**
   * Of a large list that comes for the first time what is there of it by now: what is shown is asked for again when the list is there, or
   * is not to be had. Rows that are here stay until the new ones are.
   */
  const page = async (resource: string, filter: ListFilter, wish: PageWish, signal?: AbortSignal) => {
    const call = endpointOf(resource).list(filter);
    const all = pageOfAll(resource, filter, wish, signal);
    if (!call || brokenOff.has(call.path) || queryClient.getQueryData(listKey(resource, call))) {
      const whole = await all;
      if (call) brokenOff.delete(call.path);
      return whole;
    }
    const part = await arrivals.begun(call.path, all);
    if (!part) return await all;
    const stop = readyForSearch(resource, filter, part);
    const readAgain = () => queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    all.finally(stop).then(readAgain, (error: unknown) => {
      if (isGivenUp(error)) return undefined;
      // all that wait for it fail at once, and see to it once
      if (brokenOff.has(call.path)) return undefined;
      brokenOff.add(call.path);
      return readAgain();
    });
    return {
      ...(await pageAmong(resource, filter, wish, light.read(resource, part.elements))),
      isMore: true,
    };
  };

  /** @returns nothing when there is no such record any more; `false` where single records cannot be had */
  const recordThere = async (resource: string, id: Identifier) => {
    try {
      return (await paging.recordOf(resource, id)) ?? false;
    } catch (error) {
      if (error instanceof DepositoryError && error.status === 404) return undefined;
      throw error;
    }
  };

  const findInLists = createCurrentState({
    wholeList,
    listOf: (resource, id) =>
      listsHere(resource).find((list) => recordsIn(list).some(hasId(id)))?.meta?.filter as
        | ListFilter
        | undefined,
    filtersOfAllLists,
  });

  const currentInLists = async (resource: string, record: RaRecord, staleMs?: number) => {
    const found = await findInLists(resource, record, staleMs);
    return found && (await light.one(resource, found));
  };

  /** The record of a whole list that is here and fresh. */
  const freshRecord = (resource: string, id: Identifier) =>
    listsHere(resource)
      .filter((query) => !query.isStaleByTime(FRESH_MS))
      .flatMap(recordsIn)
      .find((record) => hasId(id)(record) && !record.edited);

  const recordInLists = async (resource: string, id: Identifier) => {
    for (const filter of await filtersOfAllLists(resource)) {
      const record = (await wholeList(resource, filter)).find(hasId(id));
      if (record) return record;
    }
    throw new DepositoryError('Запись не найдена: возможно, её удалили.', 404);
  };

  return {
    page,
    wholeList,
    /** How many records a list has, where that costs less than the list. */
    count: async (resource: string, filter: ListFilter) => {
      const wish = { page: 1, perPage: 0, sort: SERVER_ORDER };
      return (await pageThere(resource, filter, wish))?.total;
    },
    /** @throws DepositoryError 404 when there is no such record */
    record: async (resource: string, id: Identifier): Promise<RaRecord> => {
      const fresh = freshRecord(resource, id);
      if (fresh) return await light.one(resource, fresh);
      const change = changesOf(resource);
      const there = await paging.recordOf(resource, id);
      if (!there) return await light.one(resource, await recordInLists(resource, id));
      sightings.alone(resource, there, change);
      return there;
    },
    /** The record as it stands by now; nothing when it was deleted. */
    current: async (resource: string, record: RaRecord, staleMs?: number) => {
      // a depository with pages has versions too, and needs no look before a save
      if (staleMs === 0) return await currentInLists(resource, record, staleMs);
      const last = sightings.lastOf(resource, record);
      if (last) return last;
      const there = await recordThere(resource, record.id);
      if (there !== false) return there;
      return isCheckOff() ? record : await currentInLists(resource, record, staleMs);
    },
    /** A change of the kind was sent: what is listed here is old, also after a refusal, which may mean that somebody else has changed it. */
    isChanged: async (resource: string) => {
      changes.set(resource, changesOf(resource) + 1);
      await queryClient.invalidateQueries({ queryKey: listKey(resource) });
    },
  };
};
