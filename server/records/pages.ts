import { and, asc, between, Column, count, desc, eq, is, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { fold, spellingsOf, wordsIn } from '../../src/wire/folding.ts';
import type { Database } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import type { Listed, PageQuery } from './listed.ts';
import { LONGEST_WORD } from './searchTexts.ts';

/** One list of a kind: its name among `lists`, and its records among those of the table. */
export interface Within {
  kind: string;
  list: string;
  condition: SQL | undefined;
}

/** The ids of one page, in order. */
export interface IdPage {
  ids: number[];
  total: number;
  page: number;
  /** There are more than `total`: nobody counts so many that a search finds. */
  isMore: boolean;
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

const conditionOf = ({ day, lacking = {} }: Listed, { from, to, own, lacking: lack }: PageQuery) => [
  day && from && to ? between(day, from, to) : undefined,
  lack !== undefined && Object.hasOwn(lacking, lack) ? lacking[lack] : undefined,
  ...own,
];

/** Punctuation alone, or a single letter, is no search. */
const hasSearch = ({ isSearched = false }: Listed, { title = '' }: PageQuery) =>
  isSearched && (fold(title).match(/[\p{L}\p{N}]/gu) ?? []).length >= SHORTEST_SEARCH;

const collated = (value: SQL) => sql`${value} collate "natural_ru"`;
/** What is not there comes first, as everywhere in an ascending order. */
function directed(by: PgColumn | SQL, direction: 'asc' | 'desc') {
  const isSure = !is(by, Column) || by.notNull;
  if (direction === 'asc') return isSure ? asc(by) : sql`${by} asc nulls first`;
  return isSure ? desc(by) : sql`${by} desc nulls last`;
}

const isByTitle = ({ isSearched = false, sorts }: Listed, { sort }: PageQuery) =>
  isSearched && sort === 'title' && !sorts.title;

const orderOf = ({ sorts, order }: Listed, { sort, order: direction }: PageQuery) => {
  const by = sort === undefined ? undefined : (sorts[sort] ?? collated(sql`${searchTexts.sortTitle}`));
  return by === undefined ? order : [directed(by, direction), ...order];
};

/** The records in the order that is asked for. */
function ordered(db: Database, listed: Listed, { kind, condition }: Within, query: PageQuery) {
  const { table, answered } = listed;
  const isJoined = hasSearch(listed, query) || isByTitle(listed, query);
  const select = db
    .select({ id: answered?.id ?? sql<number>`${table.id}` })
    .from(table)
    .$dynamic();
  if (isJoined) {
    select.innerJoin(searchTexts, and(eq(searchTexts.kind, kind), eq(searchTexts.recordId, table.id)));
  }
  const found = hasSearch(listed, query) ? isFound(query.title ?? '') : undefined;
  return select
    .where(and(condition, ...conditionOf(listed, query), found))
    .orderBy(...orderOf(listed, query));
}

/** How many records each group has, «2025=14 2024=3». */
export async function groupsOf(
  db: Database,
  listed: Listed,
  { condition }: Within,
  query: PageQuery,
): Promise<string | undefined> {
  const { table, groups } = listed;
  if (!groups || query.perPage > 0) return undefined;
  const rows = await db
    .select({ group: groups, count: count() })
    .from(table)
    .where(and(condition, ...conditionOf(listed, query)))
    .groupBy(groups);
  return rows.map(({ group, count }) => `${group}=${count}`).join(' ');
}

/** In the words of the statement: of a number that it is told later PostgreSQL expects a tenth of all, for which it would rather read every record. */
const FINDS = sql.raw(String(MOST_FOUND + 1));

/** Ids in the order that is asked for: as one text, since a hundred thousand rows would keep everybody waiting. */
async function idsOf(db: Database, select: SQL) {
  const [row] = await db.select({ ids: sql<string>`array(${select})::text` }).from(sql`(values (0)) as one`);
  const digits = row?.ids.slice(1, -1) ?? '';
  return digits === '' ? [] : digits.split(',').map(Number);
}

/**
 * The ids of the page that is asked for. A page behind the last one is the last one. Of what a search finds, what lacks something, or a long list in
 * the order of its titles no more than `MOST_FOUND` are counted.
 *
 * @param count - how many records the list has
 */
export async function idPage(
  { db }: Pick<FastifyInstance, 'db'>,
  listed: Listed,
  within: Within,
  query: PageQuery,
  count: number,
): Promise<IdPage> {
  const { page = 1, perPage, showing } = query;
  const size = Math.max(1, perPage);
  const lastPage = (total: number) => Math.max(1, Math.ceil(total / size));
  const select = ordered(db, listed, within, query);
  const isCounted =
    hasSearch(listed, query) ||
    query.lacking !== undefined ||
    (count > MOST_SORTED && isByTitle(listed, query));
  if (!isCounted && showing === undefined) {
    const narrowed = conditionOf(listed, query).filter(Boolean);
    const total =
      narrowed.length > 0 ? await db.$count(listed.table, and(within.condition, ...narrowed)) : count;
    const shown = Math.min(page, lastPage(total));
    const part = select.limit(perPage).offset((shown - 1) * size);
    return { ids: perPage === 0 ? [] : await idsOf(db, sql`${part}`), total, page: shown, isMore: false };
  }
  const all = await idsOf(db, isCounted ? sql`${select} limit ${FINDS}` : sql`${select}`);
  const isMore = isCounted && all.length > MOST_FOUND;
  const total = isMore ? MOST_FOUND : all.length;
  const at = showing === undefined ? -1 : all.indexOf(showing);
  const shown = at < 0 || at >= total ? Math.min(page, lastPage(total)) : Math.floor(at / size) + 1;
  const ids = all.slice((shown - 1) * size, Math.min(shown * perPage, total));
  return { ids: perPage === 0 ? [] : ids, total, page: shown, isMore };
}
