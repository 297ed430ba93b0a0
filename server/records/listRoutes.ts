import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Subject } from '../acts/act.ts';
import { fillSearchTexts } from '../acts/searchTexts.ts';
import { withStale } from '../acts/translations.ts';
import { among } from '../db/prepared.ts';
import { notFound } from '../errors/apiError.ts';
import { idInPath, parseId } from '../fields/fields.ts';
import { isKnown, sendKept } from '../http/kept.ts';
import { type Listed, type PageQuery, pageQuery } from './listed.ts';
import { idPage } from './pages.ts';
import type { KindRoutes } from './recordRoutes.ts';
import { type Stand, standOf } from './stands.ts';

type App = Parameters<KindRoutes>[0];
type Element = Record<string, unknown>;

/** How the records of one kind are read, whole lists of them, pages, or one. */
export interface Lists {
  kind: string;
  listed: Listed;
  /** One element of a list, for the documentation. */
  answer: z.ZodType;
  /** The records of the kind among those of the table; where rows stand for others, their lists hold `rows` of the kind. */
  ofKind?: SQL;
  rows?: SQL;
  /** The records that a condition describes, as a list answers them, in the order of the whole list. */
  read(app: FastifyInstance, condition: SQL | undefined): Promise<Element[]>;
  /** Other kinds whose records are named in those of this one. */
  dependsOn?: readonly string[];
  /** People's data is kept nowhere, and each reading of it is written down: of how many records, and which. */
  onRead?(request: FastifyRequest, records: number): Promise<void>;
}

/** One list of a kind. */
interface List {
  /** Its address, and what it names beside. */
  url: string;
  params?: z.ZodObject;
  /** Which records it holds, and what tells it apart among the lists of its table. */
  within?(request: FastifyRequest): Promise<{ parts?: unknown[]; condition?: SQL }>;
  /** The whole list where it is not one element for each record. */
  whole?(condition: SQL | undefined): Promise<unknown[]>;
  /** Answers a whole list of many records. */
  stream?(reply: FastifyReply, condition: SQL | undefined): Promise<FastifyReply>;
}

/** A list of more records is not kept in memory, where it can be streamed. */
const MOST_AT_ONCE = 150;

const inOrderOf = (ids: number[], elements: Element[]) => {
  const byId = new Map(elements.map((element) => [element.id, element]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (data: unknown) => JSON.stringify({ data });

interface Asked {
  /** The list, and its records among those of the table. */
  list: string;
  condition: SQL | undefined;
  query: PageQuery;
  stand: Stand;
}

/** What a condition describes, each record with those of its translations that are too old; people's data has none. */
async function readMarked(app: FastifyInstance, { kind, read, onRead }: Lists, condition: SQL | undefined) {
  const elements = await read(app, condition);
  return onRead ? elements : await withStale(app.db, kind, elements);
}

/** A page, and the headers that tell it from a whole list. */
async function pageOf(app: FastifyInstance, lists: Lists, asked: Asked) {
  const { kind, listed } = lists;
  const { ids, total, page, isMore } = await idPage(
    app,
    listed,
    { kind, ...asked },
    asked.query,
    asked.stand,
  );
  const { table, answered } = listed;
  const meant = answered ? and(asked.condition, answered.among(ids)) : among(table.id, ids);
  const data = ids.length > 0 ? inOrderOf(ids, await readMarked(app, lists, meant)) : [];
  const headers: Record<string, string> = { 'x-total-count': String(total), 'x-page': String(page) };
  if (isMore) headers['x-total-more'] = 'true';
  return { records: data.length, body: json(data), headers };
}

/** Everything, and no more to say of it. */
const wholeOf = (data: unknown[]) => ({ records: data.length, body: json(data), headers: {} });

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  lists: Lists,
  list: List,
  query: PageQuery,
) {
  const app = request.server;
  const { kind, listed, ofKind, rows = ofKind, dependsOn = [], onRead } = lists;
  const { parts = [], condition: narrowed } = (await list.within?.(request)) ?? {};
  const condition = and(rows, narrowed);
  const name = [getTableName(listed.table), ...parts].join('/');
  const { count: counted, tag } = await standOf(app.db, name, [kind, ...dependsOn]);
  const count = counted ?? (await app.db.$count(listed.table, condition));
  const stand = { count, tag: onRead ? undefined : tag };
  const write = async () =>
    query.page === undefined
      ? wholeOf(await (list.whole?.(condition) ?? readMarked(app, lists, condition)))
      : await pageOf(app, lists, { list: name, condition, query, stand });
  if (onRead) {
    const { records, body, headers } = await write();
    if (records > 0 || query.page === undefined) await onRead(request, records);
    return reply.headers(headers).type(JSON_TYPE).send(body);
  }
  const key = `${name} ${tag}`;
  if (isKnown(request, reply, key)) return reply;
  const isLong = query.page === undefined && count > MOST_AT_ONCE;
  return isLong && list.stream
    ? await list.stream(reply, condition)
    : await sendKept(request, reply, key, write);
}

/** A list as the specification has it, whole, and page by page where `page` stands in its address. */
export function listRoute(app: App, lists: Lists, list: List) {
  const schema = {
    ...(list.params && { params: list.params }),
    querystring: pageQuery(lists.listed),
    response: { 200: z.object({ data: z.array(lists.answer) }) },
  };
  app.get(list.url, { schema }, (request, reply) => answer(request, reply, lists, list, request.query));
}

/** One record as a list answers it, by the id at the end of the address: `Get7`. */
export function oneRoute(app: App, lists: Lists, path: string) {
  const { listed, ofKind } = lists;
  const schema = { params: idInPath, response: { 200: z.object({ data: lists.answer }) } };
  const answerOne = async (digits: string, reply: FastifyReply) => {
    // tells this answer from that of a depository that knows no such address
    reply.header('x-total-count', '0');
    const id = parseId(digits);
    const [element] = id ? await readMarked(app, lists, and(ofKind, eq(listed.table.id, id))) : [];
    if (!element) throw notFound();
    return reply.header('x-total-count', '1').type(JSON_TYPE).send(json(element));
  };
  app.get(`${path}/Get:id`, { schema }, (request, reply) => answerOne(request.params.id, reply));
}

/** Sees to it that everything can be found: what was there before there was a search is written down while the server runs. */
export function searchable(app: App, subject: Subject, { listed, ofKind }: Lists) {
  let isClosing = false;
  let filling: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    const rows = { table: listed.table, condition: ofKind };
    filling = fillSearchTexts(app.db, subject, rows, () => isClosing).catch((error: unknown) =>
      app.log.error({ err: error, kind: subject.kind }, 'search texts not filled'),
    );
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await filling;
  });
}
