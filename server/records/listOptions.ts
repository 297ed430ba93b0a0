import { Column, eq, is, SQL, sql } from 'drizzle-orm';
import { PgBoolean, type PgColumn, PgInteger, type PgTable, PgText } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { day, text } from '../lib/fields.ts';

/** A text as lists are sorted by it: as a Russian dictionary does, numbers in it as numbers. */
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

/** What a list of records can be asked for beside being whole: one declaration for each kind, next to its order. */
export interface ListOptions {
  table: PgTable & { id: PgColumn };
  /** The id that is answered, where it is not the row's: that of an item whose published copy the row may be. */
  answeredId?: SQL<number>;
  /** The order of the whole list, and among records that a sorting leaves equal. */
  order: (PgColumn | SQL)[];
  /** What it can be sorted by: the names that are asked for, and what stands behind them. */
  sorts: Record<string, PgColumn | SQL>;
  /** Found by title and text, and sorted by `title`. */
  isSearched?: boolean;
  /** What `from` and `to` are compared with. */
  day?: PgColumn;
  /** Filters beside those of every list: what may be asked for, read as the condition that it sets. */
  filters?: Filters;
  /** Never answered whole. */
  isPaged?: boolean;
  /** How many rows a page may have, where that is more than elsewhere. */
  mostPerPage?: number;
  /** A number by which records stand in groups: a request for the count alone (`perPage=0`) also gets the count of each group. */
  groups?: PgColumn;
  /** What a record may lack, by the names that are asked for: `lacking=uz`. */
  lacking?: Record<string, SQL>;
}

export type Element = Record<string, unknown>;

/** The records of a kind as its lists answer them. */
export interface ListedRecords {
  kind: string;
  options: ListOptions;
  /** One element of a list, for the documentation. */
  answer: z.ZodType;
  /** The kind's records among the rows of the table, and its rows where lists hold published copies too. */
  ofKind?: SQL;
  rows?: SQL;
  /** The records that a condition describes, in the order of the whole list. */
  read(db: Database, condition: SQL | undefined): Promise<Element[]>;
  /** Other kinds whose records are named in those of this one. */
  dependsOn?: readonly string[];
  /** People's data: each reading is written to the audit log, and no browser caches an answer. */
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

/** Which part of a list is asked for. */
export interface PageQuery {
  /** Counted from 1. A page behind the last one is the last one. */
  page?: number;
  /** 0 asks for the number of records only. */
  perPage: number;
  sort?: string;
  order: 'asc' | 'desc';
  title?: string;
  from?: string;
  to?: string;
  /** The record whose page is asked for, whatever `page` says, if the list has it. */
  showing?: number;
  conditions: SQL[];
  lacking?: string;
}

/** The names by which a list can be sorted. */
const sortsOf = ({ sorts, isSearched }: ListOptions) => [
  ...Object.keys(sorts),
  ...(isSearched ? ['title'] : []),
];

const lackingOf = (lacking: Record<string, SQL>) => {
  const names = Object.keys(lacking);
  return z
    .enum(names, { error: `Так отобрать нельзя. Можно: ${names.join(', ')}.` })
    .optional()
    .describe('Чего в записи нет');
};

/** The parameters of a list's address: all of them may be absent, and a list without `page` is answered whole. */
export function pageQuery(options: ListOptions) {
  const sorts = sortsOf(options);
  const { filters = {} } = options;
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
