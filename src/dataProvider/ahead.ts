/** The first rows of the list at an address, asked for before anything is drawn: then it is drawn once, with them. */
import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'ra-core';
import { wireKindOf } from '../kinds.ts';
import type { ListFilter } from './endpoint.ts';
import { ROWS_PER_PAGE, SERVER_ORDER } from './listing.ts';
import { wishedOf } from './pageWish.ts';

export const rowsPerPage = (resource: string): number => wireKindOf(resource).pages?.perPage ?? ROWS_PER_PAGE;

/** What a list shows to whoever has just come. */
const AT_FIRST: ListFilter = { status: 'published' };

const firstPage = (resource: string) => ({
  pagination: { page: 1, perPage: rowsPerPage(resource) },
  sort: SERVER_ORDER,
});

/** The path of the call for the first page of a list; undefined for one that cannot be asked for without a choice. */
export const firstCall = (resource: string, filter = AT_FIRST): string | undefined => {
  const { list, pages } = wireKindOf(resource);
  const path = list(filter)?.path;
  const { pagination, sort } = firstPage(resource);
  const wished = wishedOf(pages, filter, { ...pagination, sort });
  return path && wished ? `${path}?${wished.parameters}` : path;
};

/** What every key of what was read ahead begins with. */
export const AHEAD = ['ahead'];
const keyOf = (path: string | undefined) => [...AHEAD, path];

/** So long may what was read ahead be taken for what there is. */
const FRESH_MS = 10_000;

/** Reads the rows that the page itself has asked for (boot/boot.ts), if they are those of this kind; it never fails. */
export const readAhead = async (
  queryClient: QueryClient,
  dataProvider: DataProvider,
  resource: string,
): Promise<void> => {
  const path = firstCall(resource);
  if (!path || globalThis.early?.path !== path) return;
  await queryClient.prefetchQuery({
    queryKey: keyOf(path),
    queryFn: () => dataProvider.getList(resource, { ...firstPage(resource), filter: AT_FIRST }),
  });
};

/**
 * Puts what was read ahead where react-admin's list looks for it.
 *
 * @returns whether there is anything: then nothing need be asked
 */
export const takeAhead = (queryClient: QueryClient, resource: string, filter: ListFilter): boolean => {
  const queryKey = keyOf(firstCall(resource, filter));
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  queryClient.removeQueries({ queryKey });
  if (!data || Date.now() - dataUpdatedAt > FRESH_MS) return false;
  queryClient.setQueryData([resource, 'getList', { ...firstPage(resource), filter }], data);
  return true;
};
