import { and, asc, between, Column, count, desc, eq, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold, spellingsOf, wordsIn } from '../../src/wire/folding.ts';
import { computed, type Database } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import type { ListOptions, PageQuery } from './listOptions.ts';
import { LONGEST_WORD } from './searchTexts.ts';

/** A page of a list of a kind. */
export interface PageRequest {
  kind: string;
  options: ListOptions;
  /** The condition of the list's records in the table, and their number. */
  condition: SQL | undefined;
  count: number;
  query: PageQuery;
}

/** Search results above this number are not counted. */
const MOST_FOUND = 1_000;
/** Longer lists are sorted by title only up to this many records, because the last ones would take a second. */
const MOST_SORTED = 10_000;
/** With fewer letters or digits nearly everything would match. */
const SHORTEST_SEARCH = 2;

const escaped = (part: string) => part.replace(/[\\%_]/g, '\\$&');

/** № is folded to letters: «№12» becomes the single word `no12`. */
const NUMBER_SIGN = 'no';
const isNumber = (spelling: string) => /^\d/.test(spelling);

/** The beginning of a word; of a single letter or digit nearly every text has one, so it is a word by itself unless it is being typed. */
const begunBy = (word: string, isLast: boolean) =>
  word.length === 1 && !isLast ? word : `${word.slice(0, LONGEST_WORD)}:*`;

/** Words without special characters, so that none has a meaning in a tsquery. */
const queryOf = (spelling: string) =>
  wordsIn(spelling)
    .map((word, index, { length }) => {
      const begun = begunBy(word, index === length - 1);
      return isNumber(word) ? `(${begun} | ${begunBy(NUMBER_SIGN + word, true)})` : begun;
    })
    .join(' & ');

/** With fewer letters the trigram index only finds beginnings of words. */
const SHORTEST_INDEXED = 3;
/** Characters that may precede a word of a title. */
const BEFORE_WORDS = ['', '% ', '%\n', '%-', '%(', '%"', '%«', '%“', '%/'];
const BEFORE_NUMBERS = BEFORE_WORDS.flatMap((start) => [start, start + NUMBER_SIGN]);

const startsOf = (spelling: string) => {
  if (spelling.length >= SHORTEST_INDEXED) return ['%'];
  return isNumber(spelling) ? BEFORE_NUMBERS : BEFORE_WORDS;
};

/**
 * Matches titles that contain the search text, and texts with words that begin like each of its words. A short search matches beginnings of
 * words in titles only.
 */
function isFound(search: string) {
  const spellings = spellingsOf(search);
  const isShort = spellings.every(({ length }) => length < SHORTEST_INDEXED);
  const patterns = sql.join(
    spellings.flatMap((spelling) =>
      startsOf(spelling).map((start) => sql`${searchTexts.titles} like ${`${start}${escaped(spelling)}%`}`),
    ),
    sql` or `,
  );
  const queries = isShort ? [] : spellings.map(queryOf).filter((query) => query !== '');
  const inWords = queries.map((query) => sql` or ${searchTexts.words} @@ ${query}::tsquery`);
  return sql`(${sql.join([patterns, ...inWords])})`;
}

const conditionsOf = (
  { day, lacking = {} }: ListOptions,
  { from, to, conditions, lacking: lack }: PageQuery,
) => [
  day && from && to ? between(day, from, to) : undefined,
  lack !== undefined && Object.hasOwn(lacking, lack) ? lacking[lack] : undefined,
  ...conditions,
];

/** Punctuation alone or a single letter does not filter. */
const isLongEnough = (search: string) =>
  (fold(search).match(/[\p{L}\p{N}]/gu) ?? []).length >= SHORTEST_SEARCH;

const hasSearch = ({ isSearched = false }: ListOptions, { title = '' }: PageQuery) =>
  isSearched && isLongEnough(title);

/** The condition for the rows of a table with several kinds, by the search text of their lists. */
export const foundIn = (table: { kind: PgColumn; id: PgColumn }, search: string): SQL | undefined =>
  isLongEnough(search)
    ? sql`exists (select from ${searchTexts} where ${searchTexts.kind} = ${table.kind}
        and ${searchTexts.recordId} = ${table.id} and ${isFound(search)})`
    : undefined;

const isByTitle = ({ isSearched = false, sorts }: ListOptions, { sort }: PageQuery) =>
  isSearched && sort === 'title' && !sorts.title;

/** Nulls come first in ascending order. */
function directed(by: PgColumn | SQL, direction: 'asc' | 'desc') {
  const isNullable = is(by, Column) && !by.notNull;
  if (direction === 'asc') return isNullable ? sql`${by} asc nulls first` : asc(by);
  return isNullable ? sql`${by} desc nulls last` : desc(by);
}

const orderOf = ({ sorts, order }: ListOptions, { sort, order: direction }: PageQuery) => {
  if (sort === undefined) return order;
  return [directed(sorts[sort] ?? sql`${searchTexts.sortTitle} collate "natural_ru"`, direction), ...order];
};

/** The ids of all requested records in the requested order. */
function orderedIds(db: Database, { kind, options, condition, query }: PageRequest) {
  const { table, answeredId } = options;
  const select = db
    .select({ id: answeredId ?? sql<number>`${table.id}` })
    .from(table)
    .$dynamic();
  const isSearch = hasSearch(options, query);
  if (isSearch || isByTitle(options, query))
    select.innerJoin(searchTexts, and(eq(searchTexts.kind, kind), eq(searchTexts.recordId, table.id)));
  const found = isSearch ? isFound(query.title ?? '') : undefined;
  return select
    .where(and(condition, ...conditionsOf(options, query), found))
    .orderBy(...orderOf(options, query));
}

/** The number of records by group, «2025=14 2024=3», when only numbers are requested. */
export async function groupsOf(db: Database, { options, condition, query }: PageRequest) {
  const { table, groups } = options;
  if (!groups || query.perPage > 0) return undefined;
  const rows = await db
    .select({ group: groups, count: count() })
    .from(table)
    .where(and(condition, ...conditionsOf(options, query)))
    .groupBy(groups);
  return rows.map(({ group, count }) => `${group}=${count}`).join(' ');
}

/** Inlined in the statement: with a parameter PostgreSQL would rather scan all records. */
const FINDS = sql.raw(String(MOST_FOUND + 1));

/** The selected ids as one array, because a hundred thousand rows would delay other requests. */
export const idsOf = async (db: Database, select: SQLWrapper) =>
  (await computed(db, { ids: sql<number[]>`array(${select})` })).ids;

/**
 * The ids of the requested page; a page after the last one is the last one. Search results, `lacking` filters and long lists in title order
 * are counted up to `MOST_FOUND` only.
 */
export async function idPage(db: Database, request: PageRequest) {
  const { options, query, condition, count } = request;
  const { page = 1, perPage, showing } = query;
  const size = Math.max(1, perPage);
  const within = (total: number) => Math.min(page, Math.max(1, Math.ceil(total / size)));
  const select = orderedIds(db, request);
  const isLimited =
    hasSearch(options, query) ||
    query.lacking !== undefined ||
    (count > MOST_SORTED && isByTitle(options, query));
  if (!isLimited && showing === undefined) {
    const narrowed = conditionsOf(options, query).filter(Boolean);
    const total = narrowed.length > 0 ? await db.$count(options.table, and(condition, ...narrowed)) : count;
    const shown = within(total);
    const part = select.limit(perPage).offset((shown - 1) * size);
    return { ids: perPage === 0 ? [] : await idsOf(db, part), total, page: shown, isMore: false };
  }
  const all = await idsOf(db, isLimited ? sql`${select} limit ${FINDS}` : select);
  const isMore = isLimited && all.length > MOST_FOUND;
  const total = isMore ? MOST_FOUND : all.length;
  const at = showing === undefined ? -1 : all.indexOf(showing);
  const shown = at < 0 || at >= total ? within(total) : Math.floor(at / size) + 1;
  return { ids: all.slice((shown - 1) * size, Math.min(shown * perPage, total)), total, page: shown, isMore };
}
