import { fold, spellingsOf } from '../wire/folding.ts';
import { LANGUAGES } from '../wire/wire.ts';
import type { MultilingualRecord } from './records.ts';

/** What an entry says, in whichever kind. */
const TEXTS = ['title', 'description', 'about', 'urlVideo', 'urlAudio'];

/** Search, dates, sorting and pages in memory: the depository answers whole lists (part 1, §5 and §9). */

/** Tells whether a text has what is searched for in it, as `folding.ts` compares; an empty search is in everything. */
export const searching = (search: string) => {
  const isIn = searchingFolded(search);
  return (text: string): boolean => isIn(fold(text));
};

const searchingFolded = (search: string) => {
  const spellings = spellingsOf(search);
  return (folded: string): boolean => spellings.some((spelling) => folded.includes(spelling));
};

/** The folded titles of records: folding those of ten thousand at each key would keep the typist waiting. */
const foldedTitles = new WeakMap<object, string>();

/** Keeps the records in whose titles the search is, in any of them. */
export const withTitle = <T extends object>(
  records: T[],
  search: string,
  titlesOf: (record: T) => readonly string[],
): T[] => {
  if (search.trim() === '') return records;
  const isIn = searchingFolded(search);
  return records.filter((record) => {
    const folded = foldedTitles.get(record) ?? titlesOf(record).map(fold).join('\n');
    foldedTitles.set(record, folded);
    return isIn(folded);
  });
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

/** What a record lacks: a language, the cover that lists show, translations as new as the Russian text. */
const LACKS: Record<string, (record: MultilingualRecord) => boolean> = {
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      ({ entries }: MultilingualRecord) => TEXTS.every((text) => (entries[language][text] ?? '') === ''),
    ]),
  ),
  cover: ({ entries }) => !entries.ru.coverId,
  translation: ({ stale }) => Array.isArray(stale) && stale.length > 0,
};

/** Keeps the records that lack something; all of them when nothing is asked for. */
export const lacking = <T extends MultilingualRecord>(records: T[], what = ''): T[] => {
  const lacks = LACKS[what];
  return lacks ? records.filter(lacks) : records;
};

/** The value at a path such as `entries.ru.title`. */
const valueAtKeys = (record: object, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], record);

export const valueAt = (record: object, path: string): unknown => valueAtKeys(record, path.split('.'));

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

/** The orders of each list that was sorted: turning a page of ten thousand records sorts nothing again. */
const orders = new WeakMap<object, Map<string, unknown>>();

/** A sorted copy, the same one for the same list; equal records keep the server's order in both directions. */
export const sortBy = <T extends object>(
  records: T[],
  { field, order }: { field: string; order: string },
): T[] => {
  if (field === '') return records;
  const known = orders.get(records) ?? new Map<string, unknown>();
  orders.set(records, known);
  const name = `${field} ${order}`;
  const before = known.get(name) as T[] | undefined;
  if (before) return before;
  const direction = order === 'DESC' ? -1 : 1;
  const keys = field.split('.');
  const read = records.map((record) => ({ record, value: valueAtKeys(record, keys) }));
  const sorted = read.sort((a, b) => direction * compare(a.value, b.value)).map(({ record }) => record);
  known.set(name, sorted);
  return sorted;
};

/** How many records there are of each value of a field. */
export const sizesOf = (records: readonly object[], field: string): Record<string, number> => {
  const sizes: Record<string, number> = {};
  for (const record of records) {
    const value = String(valueAt(record, field));
    sizes[value] = (sizes[value] ?? 0) + 1;
  }
  return sizes;
};

/** One page, counted from 1. A page behind the last one is the last one (DECISIONS 7). */
export const pageOf = <T>(records: T[], { page, perPage }: { page: number; perPage: number }): T[] => {
  const last = Math.max(1, Math.ceil(records.length / perPage));
  const start = (Math.min(Math.max(1, page), last) - 1) * perPage;
  return records.slice(start, start + perPage);
};
