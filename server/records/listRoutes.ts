import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Subject } from '../audit/act.ts';
import { among } from '../db/prepared.ts';
import { type Stand, type Standing, type StandRead, standOf } from '../db/stands.ts';
import { isKnown, sendKept } from '../http/kept.ts';
import { notFound } from '../lib/apiError.ts';
import { idInPath, parseId } from '../lib/fields.ts';
import { elementsOf, type Lists, listName, listWith, readMarked, recordOf } from './elements.ts';
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

/** A list of more records is not kept in memory, where it can be streamed. */
const MOST_AT_ONCE = 150;

const JSON_TYPE = 'application/json; charset=utf-8';
const json = (data: unknown) => [Buffer.from(JSON.stringify({ data }))];

interface Asked {
  /** The list, and its records among those of the table. */
  list: string;
  condition: SQL | undefined;
  query: PageQuery;
  stand: Stand;
}

/** A page, and the headers that tell it from a whole list. */
async function pageOf(app: FastifyInstance, lists: Lists, asked: Asked) {
  const { kind, listed } = lists;
  const within = { kind, ...asked };
  const { ids, total, page, isMore } = await idPage(app, listed, within, asked.query, asked.stand.count);
  const groups = await groupsOf(app.db, listed, within, asked.query);
  const { table, answered } = listed;
  const data = await elementsOf(
    app,
    lists,
    {
      list: asked.list,
      tag: asked.stand.tag,
      among: (few) => (answered ? and(asked.condition, answered.among(few)) : among(table.id, few)),
    },
    ids,
  );
  const headers: Record<string, string> = { 'x-total-count': String(total), 'x-page': String(page) };
  if (isMore) headers['x-total-more'] = 'true';
  if (groups !== undefined) headers['x-groups'] = groups;
  return { records: data.length, body: listWith(data), headers };
}

/** Everything, and no more to say of it. */
const wholeOf = (data: unknown[]) => ({ records: data.length, body: json(data), headers: {} });

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
  const count = counted ?? (await app.db.$count(listed.table, condition));
  const stand = { count, tag: onRead ? undefined : tag };
  const write = async () =>
    query.page === undefined
      ? wholeOf(await (list.whole?.(condition) ?? readMarked(app, lists, condition)))
      : await pageOf(app, lists, { list: name, condition, query, stand });
  if (onRead) {
    const { records, body, headers } = await write();
    if (records > 0 || query.page === undefined) await onRead(request, records);
    return reply.headers(headers).type(JSON_TYPE).send(Buffer.concat(body));
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
  const { within = EVERYTHING } = list;
  const config: FastifyContextConfig =
    typeof within === 'function' ? {} : { standing: standingOf(lists, [within]) };
  app.get(list.url, { schema, config }, (request, reply) =>
    answer(request, reply, lists, list, request.query),
  );
}

/**
 * One record as a list answers it, by the id at the end of the address: `Get7`.
 *
 * @param parts - all lists that may hold it, where these are known; without them it is read each time
 */
export function oneRoute(app: App, lists: Lists, path: string, parts: Part[] = []) {
  const { kind, listed, ofKind } = lists;
  const config: FastifyContextConfig = parts.length > 0 ? { standing: standingOf(lists, parts) } : {};
  const schema = { params: idInPath, response: { 200: z.object({ data: lists.answer }) } };
  const answerOne = async (digits: string, stand: StandRead | null, reply: FastifyReply) => {
    // tells this answer from that of a depository that knows no such address
    reply.header('x-total-count', '0');
    const id = parseId(digits);
    const from = {
      list: `one ${kind}`,
      tag: stand?.tag,
      among: ([id]: number[]) => and(ofKind, eq(listed.table.id, id)),
    };
    const [element] = id ? await elementsOf(app, lists, from, [id]) : [];
    if (!element) throw notFound();
    return reply.header('x-total-count', '1').type(JSON_TYPE).send(recordOf(element));
  };
  app.get(`${path}/Get:id`, { schema, config }, (request, reply) =>
    answerOne(request.params.id, request.stand, reply),
  );
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
