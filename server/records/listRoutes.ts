import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import { among } from '../db/prepared.ts';
import { type Standing, standOf } from '../db/stands.ts';
import { isNotModified } from '../http/negotiation.ts';
import { notFound } from '../lib/apiError.ts';
import { idInPath, parseId } from '../lib/fields.ts';
import { elementsOf, type Lists, listName, readMarked } from './elements.ts';
import { type PageQuery, pageQuery } from './listed.ts';
import { groupsOf, idPage } from './pages.ts';
import type { KindRoutes } from './recordRoutes.ts';
import { fillSearchTexts } from './searchTexts.ts';

type App = Parameters<KindRoutes>[0];
/** What tells a list apart among those of its table, and its records among the kind's. */
interface Part {
  parts: unknown[];
  condition?: SQL;
}

/** One list of a kind. */
interface List {
  /** Its address, and what it names beside. */
  url: string;
  params?: z.ZodObject;
  /** Which records it holds; told for each request where its address names some. */
  within?: Part | ((request: FastifyRequest) => Promise<Part>);
  /** The whole list where it is not one element for each record. */
  whole?(condition: SQL | undefined): Promise<unknown[]>;
  /** Answers a whole list of many records. */
  stream?(reply: FastifyReply, condition: SQL | undefined): Promise<FastifyReply>;
}

/** A list of more records is streamed, where it can be. */
const MOST_AT_ONCE = 150;

const JSON_TYPE = 'application/json; charset=utf-8';
const sendJson = (reply: FastifyReply, data: unknown) => reply.type(JSON_TYPE).send(JSON.stringify({ data }));

interface PageRequest {
  /** The list, and its records among those of the table. */
  list: string;
  condition: SQL | undefined;
  query: PageQuery;
  count: number;
}

/** A page, and the headers that tell it from a whole list. */
async function pageOf(app: FastifyInstance, lists: Lists, request: PageRequest) {
  const { kind, listed } = lists;
  const { table, answered } = listed;
  const { condition, query, count } = request;
  const within = { kind, ...request };
  const { ids, total, page, isMore } = await idPage(app, listed, within, query, count);
  const groups = await groupsOf(app.db, listed, within, query);
  const isOnPage = answered ? and(condition, answered.among(ids)) : among(table.id, ids);
  const headers: Record<string, string> = { 'x-total-count': String(total), 'x-page': String(page) };
  if (isMore) headers['x-total-more'] = 'true';
  if (groups !== undefined) headers['x-groups'] = groups;
  return { data: await elementsOf(app, lists, isOnPage, ids), headers };
}

const EVERYTHING: Part = { parts: [] };

/** What the answers of lists depend on. */
const standingOf = ({ kind, listed, dependsOn = [] }: Lists, parts: Part[]): Standing => ({
  lists: parts.map(({ parts }) => listName(listed, ...parts)),
  kinds: [kind, ...dependsOn],
});

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  lists: Lists,
  list: List,
  query: PageQuery,
) {
  const app = request.server;
  const { listed, ofKind, rows = ofKind, onRead } = lists;
  const { within = EVERYTHING } = list;
  const part = typeof within === 'function' ? await within(request) : within;
  const condition = and(rows, part.condition);
  const standing = standingOf(lists, [part]);
  const [name = ''] = standing.lists;
  const { count: counted, tag } = request.stand ?? (await standOf(app.db, standing));
  if (!onRead && isNotModified(request, reply, `${name} ${tag}`)) return reply;
  const count = counted ?? (await app.db.$count(listed.table, condition));
  if (query.page === undefined) {
    if (!onRead && list.stream && count > MOST_AT_ONCE) return await list.stream(reply, condition);
    const data = await (list.whole?.(condition) ?? readMarked(app, lists, condition));
    await onRead?.(request, data.length);
    return sendJson(reply, data);
  }
  const { data, headers } = await pageOf(app, lists, { list: name, condition, query, count });
  if (data.length > 0) await onRead?.(request, data.length);
  return sendJson(reply.headers(headers), data);
}

/** A list as the specification has it, whole, and page by page where `page` stands in its address. */
export function listRoute(app: App, lists: Lists, list: List) {
  const schema = {
    ...(list.params && { params: list.params }),
    querystring: pageQuery(lists.listed),
    response: { 200: z.object({ data: z.array(lists.answer) }) },
  };
  const { within = EVERYTHING } = list;
  const config: FastifyContextConfig =
    typeof within === 'function' ? {} : { standing: standingOf(lists, [within]) };
  app.get(list.url, { schema, config }, (request, reply) =>
    answer(request, reply, lists, list, request.query),
  );
}

/** One record as a list answers it, by the id at the end of the address: `Get7`. */
export function oneRoute(app: App, lists: Lists, path: string) {
  const { listed, ofKind } = lists;
  const schema = { params: idInPath, response: { 200: z.object({ data: lists.answer }) } };
  app.get(`${path}/Get:id`, { schema }, async (request, reply) => {
    // tells this answer from that of a depository that knows no such address
    reply.header('x-total-count', '0');
    const id = parseId(request.params.id);
    const [element] = id ? await readMarked(app, lists, and(ofKind, eq(listed.table.id, id))) : [];
    if (!element) throw notFound();
    return sendJson(reply.header('x-total-count', '1'), element);
  });
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
