import type { Identifier, SortPayload } from 'react-admin';
import type { ListFilter, Pages } from './endpoint.ts';

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
export const toQuery = (
  pages: Pages | undefined,
  filter: ListFilter,
  { page, perPage, sort, showing }: PageRequest,
): URLSearchParams | undefined => {
  const field = sort.field === '' ? '' : pages?.sorts[sort.field];
  const max = Math.max(pages?.perPage ?? 0, MAX_PER_PAGE);
  if (!pages || field === undefined || perPage > max || !isNumericId(showing)) return undefined;
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage) });
  if (field !== '') {
    query.set('sort', field);
    query.set('order', sort.order.toLowerCase());
  }
  if (showing !== undefined) query.set('showing', String(showing));
  for (const name of pages.filters ?? []) {
    const value = filter[name]?.trim();
    if (value) query.set(name, value);
  }
  return query;
};
