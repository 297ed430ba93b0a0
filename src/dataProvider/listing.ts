/** The value at a path such as `entries.ru.title`. */
const valueAtKeys = (record: object, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], record);

export const valueAt = (record: object, path: string): unknown => valueAtKeys(record, path.split('.'));

/** A value as text: '' for none, and JSON for an object, which another depository may send instead of any text. */
export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Whether a mark is set, which another depository may write as a text or a number. */
export const isMarked = (value: unknown): boolean => !/^(|0|false)$/i.test(textOf(value).trim());

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

const compare = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
};

/** Rows of a list that says nothing else (part 1, §4). */
export const ROWS_PER_PAGE = 7;

/** No sort field: the server's order, which is the default (DECISIONS 8). */
export const SERVER_ORDER = { field: '', order: 'ASC' } as const;

/** For `getList`: one page that holds the whole list. */
export const EVERYTHING = {
  pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER },
  sort: SERVER_ORDER,
} as const;

/** The same with a page of no size: how many there are. */
export const NUMBER_ALONE = { pagination: { page: 1, perPage: 0 }, sort: SERVER_ORDER } as const;

/** The orders of each list that was sorted: turning a page of ten thousand records sorts nothing again. */
const orders = new WeakMap<object, Map<string, unknown>>();

/** A sorted copy, the same one for the same list; equal records keep the server's order in both directions. */
export const sortBy = <T extends object>(
  records: T[],
  { field, order }: { field: string; order: string },
): T[] => {
  if (field === '') return records;
  const cache = orders.get(records) ?? new Map<string, unknown>();
  orders.set(records, cache);
  const name = `${field} ${order}`;
  const before = cache.get(name) as T[] | undefined;
  if (before) return before;
  const direction = order === 'DESC' ? -1 : 1;
  const keys = field.split('.');
  const read = records.map((record) => ({ record, value: valueAtKeys(record, keys) }));
  const sorted = read.sort((a, b) => direction * compare(a.value, b.value)).map(({ record }) => record);
  cache.set(name, sorted);
  return sorted;
};

/** The name of the group in which a record with this value stands: a number is one in any writing, and an empty text is no value. */
export const groupOf = (value: unknown): string => {
  const text = textOf(value).trim();
  return text === '' ? 'null' : Number.isNaN(Number(text)) ? text : String(Number(text));
};

/** How many records there are in each group. */
export const sizesOf = (records: readonly object[], field: string): Record<string, number> => {
  const sizes: Record<string, number> = {};
  for (const record of records) {
    const group = groupOf(valueAt(record, field));
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  return sizes;
};

/** One page, counted from 1. A page behind the last one is the last one (DECISIONS 7). */
export const pageOf = <T>(records: T[], { page, perPage }: { page: number; perPage: number }): T[] => {
  const last = Math.max(1, Math.ceil(records.length / perPage));
  const start = (Math.min(Math.max(1, page), last) - 1) * perPage;
  return records.slice(start, start + perPage);
};
