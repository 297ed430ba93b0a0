import { and, asc, between, Column, count, desc, eq, is, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { fold, spellingsOf, wordsIn } from '../../src/wire/folding.ts';
import type { Database } from '../db/database.ts';
import { searchTexts } from '../db/schema.ts';
import type { Stand } from '../db/stands.ts';
import type { Listed, PageQuery } from './listed.ts';

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

/** So many rows are passed over to come to a page; what lies deeper is looked up in the order of all. */
const MOST_SKIPPED = 500;
/** The ids of so many pages are read at once: whoever turns a page finds the next ones known. */
const PAGES_AT_ONCE = 10;
/** So many finds of a search are counted. */
const MOST_FOUND = 10_000;

const escaped = (part: string) => part.replace(/[\\%_]/g, '\\$&');

/** Words with letters and digits only: nothing in them means anything in a query. */
const queryOf = (spelling: string) =>
  wordsIn(spelling)
    .map((word) => `${word}:*`)
    .join(' & ');

/** Titles with the search in them, and texts with words that begin like each of its words. A short search is one of titles. */
function isFound(search: string) {
  const spellings = spellingsOf(search);
  const patterns = sql.join(
    spellings.map((spelling) => sql`${searchTexts.titles} like ${`%${escaped(spelling)}%`}`),
    sql` or `,
  );
  const isShort = spellings.every((spelling) => spelling.length < 3);
  const queries = isShort ? [] : spellings.map(queryOf).filter((query) => query !== '');
  const inWords = queries.map((query) => sql` or ${searchTexts.words} @@ ${query}::tsquery`);
  return sql`(${sql.join([patterns, ...inWords])})`;
}

const conditionOf = (
  { day, own = {}, lacking = {} }: Listed,
  { from, to, own: chosen, lacking: lack }: PageQuery,
) => [
  day && from && to ? between(day, from, to) : undefined,
  lack !== undefined && Object.hasOwn(lacking, lack) ? lacking[lack] : undefined,
  ...Object.entries(chosen).map(([name, number]) => own[name]?.(number)),
];

const hasSearch = ({ isSearched = false }: Listed, { title = '' }: PageQuery) =>
  isSearched && fold(title).trim() !== '';

const collated = (value: SQL) => sql`${value} collate "natural_ru"`;
/** What is not there comes first, as everywhere in an ascending order. */
function directed(by: PgColumn | SQL, direction: 'asc' | 'desc') {
  const isSure = !is(by, Column) || by.notNull;
  if (direction === 'asc') return isSure ? asc(by) : sql`${by} asc nulls first`;
  return isSure ? desc(by) : sql`${by} desc nulls last`;
}

const orderOf = ({ sorts, order }: Listed, { sort, order: direction }: PageQuery) => {
  const by = sort === undefined ? undefined : (sorts[sort] ?? collated(sql`${searchTexts.sortTitle}`));
  return by === undefined ? order : [directed(by, direction), ...order];
};

/** The records in the order that is asked for. */
function ordered(db: Database, listed: Listed, { kind, condition }: Within, query: PageQuery) {
  const { table, isSearched, sorts, answered } = listed;
  const isJoined = hasSearch(listed, query) || (isSearched && query.sort === 'title' && !sorts.title);
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

/** What is asked for but for the place of its page. */
const orderKey = ({ list }: Within, { page: _, perPage: _perPage, showing: _showing, ...query }: PageQuery) =>
  JSON.stringify([list, query]);

/** In the words of the statement: of a number that it is told later PostgreSQL expects a tenth of all, for which it would rather read every record. */
const FINDS = sql.raw(String(MOST_FOUND + 1));

/** Ids of the list in order, kept for as long as the list stands as it did: all of them, or some. */
async function idsInOrder(
  { db, kept }: FastifyInstance,
  listed: Listed,
  within: Within,
  query: PageQuery,
  tag: string | undefined,
  near?: { from: number; length: number },
) {
  const key = `${near?.from} ${near?.length} ${orderKey(within, query)}`;
  const known = tag === undefined ? undefined : kept.orders.get(key, tag);
  if (known) return known;
  const select = ordered(db, listed, within, query);
  const all = hasSearch(listed, query) ? sql`${select} limit ${FINDS}` : select;
  const bounded = near ? select.limit(near.length).offset(near.from) : all;
  // as one text: a hundred thousand rows would keep everybody waiting
  const [row] = await db.select({ ids: sql<string>`array(${bounded})::text` }).from(sql`(values (0)) as one`);
  const digits = row?.ids.slice(1, -1) ?? '';
  const ids = digits === '' ? new Int32Array() : Int32Array.from(digits.split(','), Number);
  if (tag !== undefined) kept.orders.set(key, tag, ids, ids.byteLength);
  return ids;
}

/**
 * The ids of the page that is asked for. A page behind the last one is the last one.
 *
 * @param stand - how many records the list has, and what changes with it; without a tag nothing is kept
 */
export async function idPage(
  app: FastifyInstance,
  listed: Listed,
  within: Within,
  query: PageQuery,
  { count, tag }: Stand,
): Promise<IdPage> {
  const { page = 1, perPage, showing } = query;
  const size = Math.max(1, perPage);
  const pageIn = (total: number) => Math.min(page, Math.max(1, Math.ceil(total / size)));
  const isNarrowed = hasSearch(listed, query) || conditionOf(listed, query).some(Boolean);
  const skipped = (pageIn(count) - 1) * size;
  if (!isNarrowed && showing === undefined && (perPage === 0 || skipped <= MOST_SKIPPED)) {
    const length = perPage * PAGES_AT_ONCE;
    const from = skipped - (skipped % Math.max(1, length));
    const near = perPage === 0 ? [] : await idsInOrder(app, listed, within, query, tag, { from, length });
    const ids = [...near.slice(skipped - from, skipped - from + perPage)];
    return { ids, total: count, page: pageIn(count), isMore: false };
  }
  const all = await idsInOrder(app, listed, within, query, tag);
  const isMore = hasSearch(listed, query) && all.length > MOST_FOUND;
  const total = isMore ? MOST_FOUND : all.length;
  const at = showing === undefined ? -1 : all.indexOf(showing);
  const shown = at < 0 || at >= total ? pageIn(total) : Math.floor(at / size) + 1;
  const ids = [...all.slice((shown - 1) * size, Math.min(shown * perPage, total))];
  return { ids: perPage === 0 ? [] : ids, total, page: shown, isMore };
}
