import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';
import { isCheckOff } from './conflict.ts';
import { type ListFilter, narrowingOf } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import { changedFields } from './fieldPaths.ts';
import { narrowed } from './filters.ts';
import { openedIn, origins } from './handOver.ts';
import { DepositoryError, type Http, SessionEnded } from './http.ts';
import { pageOf, sizesOf, sortBy, textOf } from './listing.ts';
import { hasId, readList, waitingEdit } from './records.ts';
import { createServerPages, type Page, type PageRequest } from './serverPages.ts';

/** A list younger than this is not downloaded again unless something was saved. */
const FRESH_MS = 30_000;

const NOT_FOUND = 404;
const CONFLICT = 409;
const UNKNOWN = 'Не удалось проверить, не изменил ли запись кто-то другой. Откройте её из списка снова.';

/** Whether the depository has answered this call with a failure, so that other calls may succeed. */
const isFailedCall = (error: unknown) =>
  error instanceof DepositoryError && !(error instanceof SessionEnded) && error.status !== 0;

/** The list of a type; one without a code has none. */
const byCode = ({ code }: RaRecord): ListFilter => ({ code: textOf(code) });

const isUnchanged = (opened: RaRecord) => (record: RaRecord) =>
  hasId(opened.id)(record) && changedFields(opened, record).length === 0;

/**
 * Reads lists and the records in them. A depository that has pages is asked for the page that is shown, and for single records.
 * Another one answers whole lists: each is downloaded once into the query client, where every change makes it stale, and filtering,
 * sorting and paging happen here.
 */
export const createLists = (http: Http, queryClient: QueryClient) => {
  const serverPages = createServerPages(http);
  const changes = new Map<string, number>();
  const changeCount = (resource: string) => changes.get(resource) ?? 0;

  /** Reads again if something was changed meanwhile, because the answer may be older than the change. */
  const retryIfChanged = async <T>(resource: string, read: () => Promise<T>): Promise<T> => {
    for (;;) {
      const before = changeCount(resource);
      const answer = await read();
      if (changeCount(resource) === before) return answer;
    }
  };

  /**
   * The lists in memory, which `meta` tells from other answers with a key of this form.
   *
   * @param resource - all kinds without it
   */
  const cachedLists = (resource?: string) =>
    queryClient
      .getQueryCache()
      .findAll({
        predicate: ({ queryKey: [kind], meta }) => meta?.filter !== undefined && kind === (resource ?? kind),
      })
      .map((query) => ({
        records: queryClient.getQueryData<RaRecord[]>(query.queryKey) ?? [],
        filter: (query.meta?.filter ?? {}) as ListFilter,
        isFresh: !query.isStaleByTime(FRESH_MS),
      }));

  const wholeList = async (resource: string, filter: ListFilter, staleMs = FRESH_MS): Promise<RaRecord[]> => {
    const { list, shape, isSingle } = endpointOf(resource);
    const call = list(filter);
    if (!call) return [];
    const download = async () => {
      const wire = await http.send(call);
      // a single record that is not there yet is compared before a save as well
      const records = isSingle ? shape.read(wire[0] ?? {}) : readList(shape, wire);
      for (const record of records) origins.set(record, filter);
      return records;
    };
    const query = {
      queryKey: [resource, 'whole', call.path],
      queryFn: () => retryIfChanged(resource, download),
      staleTime: staleMs,
      // skip react-query's structural sharing: comparing two lists of 60 MB takes seconds
      structuralSharing: false,
      meta: { filter },
    };
    // a download that has begun before may not have what a colleague has changed since
    if (staleMs === 0 && queryClient.isFetching({ queryKey: query.queryKey, exact: true }) > 0)
      await queryClient.fetchQuery(query).catch(() => undefined);
    return await queryClient.fetchQuery(query);
  };

  const pageInMemory = async (resource: string, filter: ListFilter, request: PageRequest): Promise<Page> => {
    const endpoint = endpointOf(resource);
    const { sort, perPage, showing, isFresh } = request;
    const list = await wholeList(resource, filter, isFresh ? 0 : FRESH_MS);
    const records = sortBy(narrowed(list, narrowingOf(endpoint, filter)), sort);
    const at = showing === undefined ? -1 : records.findIndex(hasId(showing));
    const page = at < 0 ? request.page : Math.floor(at / perPage) + 1;
    const groups = perPage === 0 && endpoint.groups ? sizesOf(records, endpoint.groups) : undefined;
    return { data: pageOf(records, { page, perPage }), total: records.length, page, isMore: false, groups };
  };

  const filtersOfAllLists = async (resource: string, staleMs?: number): Promise<readonly ListFilter[]> => {
    const { everywhere, types } = endpointOf(resource);
    return types ? (await wholeList(types.resource, {}, staleMs)).map(byCode) : (everywhere ?? [{}]);
  };

  /** The list in which a record was opened: the cached one that has it as it was opened, or the one that the record names, as by its type. */
  const ownFilters = async (resource: string, opened: RaRecord): Promise<readonly ListFilter[]> => {
    const cached = cachedLists(resource).find(({ records }) => records.some(isUnchanged(opened)));
    const origin = origins.get(opened) ?? cached?.filter;
    if (origin) {
      origins.set(opened, origin);
      return [origin];
    }
    const { types, list, listOf } = endpointOf(resource);
    if (listOf) return [listOf(opened)].filter(list);
    const all = types ? await wholeList(types.resource, {}) : [];
    return all
      .filter(({ id }) => String(id) === String(opened[types?.idField ?? '']))
      .map(byCode)
      .filter(list);
  };

  /** The record in each of the lists that has it, by its id or as its kind finds it. A list that cannot be read fails after the others, which may have the record. */
  async function* findIn(kind: string, filters: readonly ListFilter[], opened: RaRecord, staleMs?: number) {
    const { find } = endpointOf(kind);
    const failures: unknown[] = [];
    for (const filter of filters) {
      const records = await wholeList(kind, filter, staleMs).catch((error: unknown) => {
        if (!isFailedCall(error)) throw error;
        failures.push(error);
        return [];
      });
      const record = find ? find(records, opened) : records.find(hasId(opened.id));
      if (record) yield record;
    }
    if (failures.length > 0) throw failures[0];
  }

  /**
   * The record in its own list, else in any, because an approved or moved record is in another list than before. Another depository may
   * give one id to a published item and to the edit of it that waits.
   */
  const findEverywhere = async (resource: string, opened: RaRecord, staleMs?: number) => {
    const { list, listOf } = endpointOf(resource);
    const own = await ownFilters(resource, opened);
    const failures: unknown[] = [];
    const inOwn = findIn(resource, own, opened, staleMs).next();
    const { value } = await inOwn.catch((error: unknown) => ({ value: void failures.push(error) }));
    if (value) return value;
    if (failures.some((each) => !isFailedCall(each))) throw failures[0];
    const paths = own.map((filter) => list(filter)?.path);
    const isOwn = (filter: ListFilter) => paths.includes(list(filter)?.path);
    // a record that names its list never moves; a type may have another code by now, and no list under its former one
    const all = listOf && own.length > 0 ? own : await filtersOfAllLists(resource, 0);
    if (failures.length > 0 && all.some(isOwn)) throw failures[0];
    const others = all.filter((filter) => list(filter) && !isOwn(filter));
    if (own.length + others.length === 0) throw new DepositoryError(UNKNOWN, CONFLICT);
    const found: RaRecord[] = [];
    for await (const record of findIn(resource, others, opened, staleMs)) {
      const isOpened = own.length === 0 && isUnchanged(opened)(record);
      if (isOpened) origins.set(opened, origins.get(record) ?? {});
      if (isOpened || own.length > 0) return record;
      found.push(record);
    }
    if (found.length > 1) throw new DepositoryError(UNKNOWN, CONFLICT);
    return found[0];
  };

  return {
    page: async (resource: string, filter: ListFilter, request: PageRequest): Promise<Page> =>
      (await retryIfChanged(resource, () => serverPages.page(resource, filter, request))) ??
      (await pageInMemory(resource, filter, request)),

    /** @param own - the list in which it was opened. @throws DepositoryError 404 when there is no such record */
    record: async (resource: string, id: Identifier, own?: ListFilter): Promise<RaRecord> => {
      const cached = cachedLists(resource)
        .filter(({ isFresh }) => isFresh && !own)
        .flatMap(({ records }) => records)
        .find((record) => hasId(id)(record) && waitingEdit(record) !== 'edited');
      const record = cached ?? (await serverPages.record(resource, id));
      if (record) return record;
      const all = await filtersOfAllLists(resource);
      for await (const found of findIn(resource, own ? [own, ...all] : all, { id }))
        return own ? openedIn(own, found) : found;
      throw new DepositoryError('Запись не найдена: возможно, её удалили.', NOT_FOUND);
    },

    /** The record as it is stored now; undefined when it was deleted. */
    current: async (resource: string, record: RaRecord): Promise<RaRecord | undefined> => {
      try {
        const stored = await serverPages.record(resource, record.id);
        if (stored) return stored;
      } catch (error) {
        if (error instanceof DepositoryError && error.status === NOT_FOUND) return undefined;
        throw error;
      }
      return isCheckOff() ? record : await findEverywhere(resource, record);
    },

    /** The same, from lists that are downloaded again. A depository that compares versions needs no check before a save. */
    currentFromLists: async (resource: string, record: RaRecord) =>
      endpointOf(resource).isSingle
        ? // figures that were never saved have the id 0, and compare as nothing where others exist by now
          (await wholeList(resource, {}, 0)).find(({ id }) => id || !record.id)
        : await findEverywhere(resource, record, 0),

    /** The records of all lists in memory that are fresh. */
    freshRecords: (): RaRecord[] => cachedLists().flatMap(({ records, isFresh }) => (isFresh ? records : [])),

    /** All records of a kind, from lists that are downloaded again. */
    everyRecord: async (resource: string): Promise<RaRecord[]> => {
      const filters = await filtersOfAllLists(resource);
      return (await Promise.all(filters.map((filter) => wholeList(resource, filter, 0)))).flat();
    },

    /** Marks cached lists as stale after a change, also after a refused one, which may mean that another user changed something. */
    invalidate: async (resource: string) => {
      changes.set(resource, changeCount(resource) + 1);
      await queryClient.invalidateQueries({ queryKey: [resource, 'whole'] });
    },
  };
};
