import { and, asc, between, Column, count, desc, eq, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold, spellingsOf, wordsIn } from '../../src/wire/folding.ts';
import type { Database } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import type { ListOptions, PageQuery } from './listOptions.ts';
import { LONGEST_WORD } from './searchTexts.ts';

/** A page of a list of a kind. */
export interface PageRequest {
  kind: string;
  options: ListOptions;
  /** The records of the list among those of the table, and how many there are. */
  condition: SQL | undefined;
  count: number;
  query: PageQuery;
}

/** So many finds are counted. */
const MOST_FOUND = 1_000;
/** Of a longer list no more than these are put in the order of their titles: to find the last ones takes a second. */
const MOST_SORTED = 10_000;
/** With fewer letters and digits nearly everything would be found. */
const SHORTEST_SEARCH = 2;

const escaped = (part: string) => part.replace(/[\\%_]/g, '\\$&');

/** The sign № is folded like any other: «№12» is one word, `no12`. */
const NUMBER_SIGN = 'no';
const isNumber = (spelling: string) => /^\d/.test(spelling);

const begunBy = (word: string) => `${word.slice(0, LONGEST_WORD)}:*`;

/** Words with letters and digits only: nothing in them means anything in a query. */
const queryOf = (spelling: string) =>
  wordsIn(spelling)
    .map((word) => (isNumber(word) ? `(${begunBy(word)} | ${begunBy(NUMBER_SIGN + word)})` : begunBy(word)))
    .join(' & ');

/** Of fewer letters the index knows only where they begin a word. */
const SHORTEST_INDEXED = 3;
/** What may stand before a word of a title. */
const BEFORE_WORDS = ['', '% ', '%\n', '%-', '%(', '%"', '%«', '%“', '%/'];
const BEFORE_NUMBERS = BEFORE_WORDS.flatMap((start) => [start, start + NUMBER_SIGN]);

const startsOf = (spelling: string) => {
  if (spelling.length >= SHORTEST_INDEXED) return ['%'];
  return isNumber(spelling) ? BEFORE_NUMBERS : BEFORE_WORDS;
};

/**
 * Titles with the search in them, and texts with words that begin like each of its words. A short search is one of words of titles that begin
 * with it.
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

/** Punctuation alone, or a single letter, is no search. */
const hasSearch = ({ isSearched = false }: ListOptions, { title = '' }: PageQuery) =>
  isSearched && (fold(title).match(/[\p{L}\p{N}]/gu) ?? []).length >= SHORTEST_SEARCH;

const isByTitle = ({ isSearched = false, sorts }: ListOptions, { sort }: PageQuery) =>
  isSearched && sort === 'title' && !sorts.title;

/** What is not there comes first, as everywhere in an ascending order. */
function directed(by: PgColumn | SQL, direction: 'asc' | 'desc') {
  const isNullable = is(by, Column) && !by.notNull;
  if (direction === 'asc') return isNullable ? sql`${by} asc nulls first` : asc(by);
  return isNullable ? sql`${by} desc nulls last` : desc(by);
}

const orderOf = ({ sorts, order }: ListOptions, { sort, order: direction }: PageQuery) => {
  if (sort === undefined) return order;
  return [directed(sorts[sort] ?? sql`${searchTexts.sortTitle} collate "natural_ru"`, direction), ...order];
};

/** The ids of all records that are asked for, in the order that is asked for. */
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

/** How many records each group has, «2025=14 2024=3», where the number of records alone is asked for. */
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

/** In the words of the statement: for a number that it is told later PostgreSQL would rather read every record. */
const FINDS = sql.raw(String(MOST_FOUND + 1));

/** The ids that a query selects: as one value, since a hundred thousand rows would keep everybody waiting. */
export async function idsOf(db: Database, select: SQLWrapper): Promise<number[]> {
  const [row] = await db.select({ ids: sql<number[]>`array(${select})` }).from(sql`(values (0)) as one`);
  return row?.ids ?? [];
}

/**
 * The ids of the page that is asked for. A page behind the last one is the last one. Of what a search finds, what lacks something, or a long list in
 * the order of its titles no more than `MOST_FOUND` are counted.
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
