import { Column, eq, is, SQL, sql } from 'drizzle-orm';
import { PgBoolean, type PgColumn, PgInteger, type PgTable, PgText } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { day, text } from '../lib/fields.ts';

/** Sorts a text as Russian dictionaries do, with numbers by value. */
export const asInDictionary = (text: PgColumn | SQL) => sql`coalesce(${text}, '') collate "natural_ru"`;

/**
 * Columns as lists are sorted by them, each by its own name: numbers and days as they are, texts as a dictionary does. What is no column is the
 * same in all records.
 */
export const sortsBy = (columns: Record<string, PgColumn | SQL>) =>
  Object.fromEntries(
    Object.entries(columns)
      .filter(([, column]) => is(column, Column))
      .map(([name, column]) => [name, is(column, PgText) ? asInDictionary(column) : column]),
  );

const filterBy = (column: PgColumn | SQL): z.ZodType<SQL> | undefined => {
  if (is(column, PgBoolean))
    return z.enum(['true', 'false']).transform((chosen) => eq(column, chosen === 'true'));
  if (is(column, PgInteger)) return byNumber((chosen) => eq(column, chosen));
  return is(column, PgText) ? search.transform((chosen) => eq(column, chosen)) : undefined;
};

/** Filters by the value of columns, each by its own name: a checkbox, a number, a short text. */
export const filtersBy = (columns: Record<string, PgColumn | SQL>): Filters =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => {
      const filter = filterBy(column);
      return filter ? [[name, filter]] : [];
    }),
  );

type Filters = Record<string, z.ZodType<SQL | undefined>>;

/** The filters and sortings of a kind's lists: one declaration per kind, next to its order. */
export interface ListOptions {
  table: PgTable & { id: PgColumn };
  /** The answered id, where it is not the row's: a published copy has its item's. */
  answeredId?: SQL<number>;
  /** The order of the whole list, and of records that are equal in another sorting. */
  order: (PgColumn | SQL)[];
  /** Sortable fields, and the expressions to sort by. */
  sorts: Record<string, PgColumn | SQL>;
  /** Searchable by title and text, and sortable by `title`. */
  isSearched?: boolean;
  /** The column that `from` and `to` compare with. */
  day?: PgColumn;
  /** Further filters: each parses its value into a condition. */
  filters?: Filters;
  /** The list is only answered in pages. */
  isPaged?: boolean;
  /** The largest page, where that is larger than usual. */
  mostPerPage?: number;
  /** A number by which records are grouped: a request for the count alone (`perPage=0`) is also answered the count of each group. */
  groups?: PgColumn;
  /** What a record may lack, by the value of the parameter: `lacking=uz`. */
  lacking?: Record<string, SQL>;
}

export type Element = Record<string, unknown>;

/** The records of a kind as its lists answer them. */
export interface ListedRecords {
  kind: string;
  options: ListOptions;
  /** The schema of an element, for the API documentation. */
  answer: z.ZodType;
  /** The condition for the kind's records, and for its rows where lists also have published copies. */
  ofKind?: SQL;
  rows?: SQL;
  /** Reads the records that meet a condition, in the order of the whole list. */
  read(db: Database, condition: SQL | undefined): Promise<Element[]>;
  /** Other kinds whose records these records name. */
  dependsOn?: readonly string[];
  /** Personal data: each reading is logged, and browsers must not cache the answer. */
  onRead?(request: FastifyRequest, records: number): Promise<void>;
}

const DEFAULT_PER_PAGE = 7;
const MOST_PER_PAGE = 100;
const LAST_PAGE = 10_000_000;
const LONGEST_SEARCH = 200;

const wholeNumber = (from: number, to: number) => {
  const error = `Ожидается целое число от ${from} до ${to.toLocaleString('ru')}.`;
  return z
    .string({ error })
    .regex(/^\d{1,8}$/, { error })
    .transform(Number)
    .refine((number) => number >= from && number <= to, { error });
};

/** A filter by a number. */
export const byNumber = (condition: (chosen: number) => SQL) =>
  wholeNumber(0, 99_999_999).transform(condition);

export const search = text.refine((value) => value.length <= LONGEST_SEARCH, {
  error: `Запрос длиннее ${LONGEST_SEARCH} знаков.`,
});

/** The requested part of a list. */
export interface PageQuery {
  /** Counted from 1. A page after the last one is answered with the last one. */
  page?: number;
  /** 0 requests the number of records alone. */
  perPage: number;
  sort?: string;
  order: 'asc' | 'desc';
  title?: string;
  from?: string;
  to?: string;
  /** Requests the page that contains this record, if the list has it; `page` is ignored then. */
  showing?: number;
  conditions: SQL[];
  lacking?: string;
}

const lackingOf = (lacking: Record<string, SQL>) => {
  const names = Object.keys(lacking);
  return z
    .enum(names, { error: `Так отобрать нельзя. Можно: ${names.join(', ')}.` })
    .optional()
    .describe('Чего в записи нет');
};

/** The query parameters of a list. All are optional, and a list without `page` is answered whole. */
export function pageQuery(options: ListOptions) {
  const { filters = {}, isSearched } = options;
  const sorts = [...Object.keys(options.sorts), ...(isSearched ? ['title'] : [])];
  const sort = z.enum(sorts, { error: `По этому полю сортировать нельзя. Можно: ${sorts.join(', ')}.` });
  const page = wholeNumber(1, LAST_PAGE);
  const order = z.enum(['asc', 'desc'], { error: 'Ожидается порядок: asc или desc.' });
  return z
    .object({
      ...Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, filter.optional()])),
      page: options.isPaged ? page.default(1) : page.optional().describe('Без неё список отвечается целиком'),
      perPage: wholeNumber(0, options.mostPerPage ?? MOST_PER_PAGE).default(DEFAULT_PER_PAGE),
      sort: sort.optional(),
      order: order.default('asc'),
      showing: wholeNumber(0, 99_999_999).optional().describe('Запись, страница с которой нужна'),
      title: search.optional().describe('Где есть поиск'),
      from: day.optional().describe('Где есть даты; вместе с to'),
      to: day.optional(),
      lacking: options.lacking ? lackingOf(options.lacking) : text.optional(),
    })
    .transform((sent): PageQuery => {
      const conditions = Object.values<unknown>(sent).filter((value) => is(value, SQL));
      return { ...sent, conditions };
    });
}
