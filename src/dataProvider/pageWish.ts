import type { Identifier, SortPayload } from 'ra-core';
import type { ListFilter, Pages } from './endpoint.ts';

/** Which part of a list a screen needs. */
export interface PageWish {
  page: number;
  /** 0: the number of records alone. */
  perPage: number;
  sort: SortPayload;
  /** The record whose page it is to be, if the list has it. */
  showing?: Identifier;
}

/** Unless a kind's own pages are larger. */
const MOST_PER_PAGE = 100;

const isDigits = (id: Identifier | undefined) => id === undefined || /^\d{1,8}$/.test(String(id));

export interface Wished {
  parameters: URLSearchParams;
  isFiltered: boolean;
}

/** What to ask for, where the kind has pages for such a wish. */
export const wishedOf = (
  pages: Pages | undefined,
  filter: ListFilter,
  wish: PageWish,
): Wished | undefined => {
  const { page, perPage, sort, showing } = wish;
  const by = sort.field === '' ? '' : pages?.sorts[sort.field];
  const most = Math.max(pages?.perPage ?? 0, MOST_PER_PAGE);
  if (!pages || by === undefined || perPage > most || !isDigits(showing)) return undefined;
  const parameters = new URLSearchParams({ page: String(page), perPage: String(perPage) });
  if (by !== '') {
    parameters.set('sort', by);
    parameters.set('order', sort.order.toLowerCase());
  }
  if (showing !== undefined) parameters.set('showing', String(showing));
  const chosen = (pages.filters ?? []).map((name) => [name, filter[name]?.trim() ?? ''] as const);
  for (const [name, value] of chosen) if (value !== '') parameters.set(name, value);
  return { parameters, isFiltered: chosen.some(([, value]) => value !== '') };
};
