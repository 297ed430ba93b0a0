import { fold, spellingsOf } from './folding.ts';

/** Search, dates, sorting and pages in memory: the depository answers whole lists (part 1, §5 and §9). */

/** Tells whether a text has what is searched for in it, as `folding.ts` compares; an empty search is in everything. */
export const searching = (search: string) => {
  const spellings = spellingsOf(search);
  return (text: string): boolean => {
    const folded = fold(text);
    return spellings.some((spelling) => folded.includes(spelling));
  };
};

/**
 * Keeps the records whose `posted` day lies in the range, both ends included.
 *
 * @param from - first day, `yyyy-mm-dd`; with only one end given the range is ignored (part 1, §5)
 * @returns a new array in the same order; records without a date are dropped
 */
export const postedBetween = <T extends { posted: string | null }>(
  records: T[],
  from?: string,
  to?: string,
): T[] => (from && to ? records.filter(({ posted }) => posted && from <= posted && posted <= to) : records);

/** The value at a path such as `entries.ru.title`. */
export const valueAt = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], record);

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
};

/** Rows of a list that says nothing else (part 1, §4). */
export const ROWS_PER_PAGE = 7;

/** No sort field: the server's order, which is the default (DECISIONS 8). */
export const SERVER_ORDER = { field: '', order: 'ASC' } as const;

/** One page that holds the whole list. */
export const EVERYTHING = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;

/** A page of no size: how many there are. */
export const NUMBER_ALONE = { page: 1, perPage: 0 } as const;

/** A sorted copy; equal records keep the server's order in both directions. */
export const sortBy = <T extends object>(
  records: T[],
  { field, order }: { field: string; order: string },
): T[] => {
  if (field === '') return records;
  const direction = order === 'DESC' ? -1 : 1;
  return records.toSorted((a, b) => direction * compare(valueAt(a, field), valueAt(b, field)));
};

/** One page, counted from 1. A page behind the last one is the last one (DECISIONS 7). */
export const pageOf = <T>(records: T[], { page, perPage }: { page: number; perPage: number }): T[] => {
  const last = Math.max(1, Math.ceil(records.length / perPage));
  const start = (Math.min(Math.max(1, page), last) - 1) * perPage;
  return records.slice(start, start + perPage);
};
