/** The first rows of the list at an address, asked for before anything is drawn: then it is drawn once, with them. */
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListResult } from 'ra-core';
import type { ListFilter } from './endpoint.ts';
import { endpointOf } from './endpoints.ts';
import { ROWS_PER_PAGE, SERVER_ORDER } from './listing.ts';
import { wishedOf } from './pageWish.ts';

export const rowsPerPage = (resource: string): number => endpointOf(resource).pages?.perPage ?? ROWS_PER_PAGE;

/** What a list shows to whoever has just come. */
const AT_FIRST: ListFilter = { status: 'published' };

const firstPage = (resource: string) => ({
  pagination: { page: 1, perPage: rowsPerPage(resource) },
  sort: SERVER_ORDER,
});

/** The path of the call for the first page of a list; undefined for one that cannot be asked for without a choice. */
export const firstCall = (resource: string, filter = AT_FIRST): string | undefined => {
  const { list, pages } = endpointOf(resource);
  const path = list(filter)?.path;
  const { pagination, sort } = firstPage(resource);
  const wished = wishedOf(pages, filter, { ...pagination, sort });
  return path && wished ? `${path}?${wished.parameters}` : path;
};

/** Beside the pages of the list itself: what makes those old makes it old, too. */
const keyOf = (resource: string, path: string | undefined) => [resource, 'getList', 'ahead', path];

/** So long may what was read ahead be taken for what there is. */
const FRESH_MS = 10_000;

/** What came of it. A failure is the list's to tell. */
type Read = { page: GetListResult } | { failure: unknown };

/** Reads the rows that the page itself has asked for (boot/boot.ts), if they are those of this kind; it never fails. */
export const readAhead = async (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  resource: string,
): Promise<void> => {
  const path = firstCall(resource);
  if (!path || globalThis.early?.path !== path) return;
  await queryClient.prefetchQuery({
    queryKey: keyOf(resource, path),
    queryFn: (): Promise<Read> =>
      dataProvider.getList(resource, { ...firstPage(resource), filter: AT_FIRST }).then(
        (page) => ({ page }),
        (failure: unknown) => ({ failure }),
      ),
  });
};

/**
 * Puts what was read ahead where react-admin's list looks for it: the rows, or what is still on its way, or why there are none.
 *
 * @returns whether there is anything: then nothing need be asked
 */
export const takeAhead = (queryClient: QueryClient, resource: string, filter: ListFilter): boolean => {
  const queryKey = keyOf(resource, firstCall(resource, filter));
  const state = queryClient.getQueryState<Read>(queryKey);
  if (!state) return false;
  const forget = () => queryClient.removeQueries({ queryKey });
  const { data, dataUpdatedAt, isInvalidated } = state;
  if (data && (isInvalidated || Date.now() - dataUpdatedAt > FRESH_MS)) {
    forget();
    return false;
  }
  const listKey = [resource, 'getList', { ...firstPage(resource), filter }];
  if (data && 'page' in data) {
    queryClient.setQueryData(listKey, data.page);
    forget();
    return true;
  }
  const queryFn = async () => {
    const read = await queryClient.fetchQuery<Read>({ queryKey, staleTime: FRESH_MS });
    forget();
    if ('failure' in read) throw read.failure;
    return read.page;
  };
  void queryClient.prefetchQuery({ queryKey: listKey, queryFn });
  return true;
};
