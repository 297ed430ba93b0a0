import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listState } from '../db/collections.ts';
import { type Database, inIds } from '../db/database.ts';
import { isNotModified } from '../http/negotiation.ts';
import { existing } from '../lib/apiError.ts';
import { answering, idInPath, parseId } from '../lib/fields.ts';
import { type Element, type ListedRecords, pageQuery } from './listOptions.ts';
import { groupsOf, idPage, type PageRequest } from './pages.ts';
import type { App } from './recordRoutes.ts';

/** A list of the kind: its name in `lists`, and the condition of its records. */
interface Filter {
  name: unknown[];
  condition?: SQL;
}

interface ListRoute {
  url: string;
  params?: z.ZodObject;
  /** Called for each request whose address names something. */
  filter?: Filter | ((request: FastifyRequest) => Promise<Filter>);
  /** Builds the whole list where it has not one element per record. */
  readWhole?(condition: SQL | undefined): Promise<unknown[]>;
  /** Streams a long list. */
  stream?(reply: FastifyReply, condition: SQL | undefined): Promise<FastifyReply>;
}

/** Longer lists are streamed where possible. */
const MOST_AT_ONCE = 150;

const JSON_TYPE = 'application/json; charset=utf-8';
const sendJson = (reply: FastifyReply, data: unknown) => reply.type(JSON_TYPE).send(JSON.stringify({ data }));

/** The elements of a page, and the headers that name it and the number of all elements. */
export async function readPage<Row extends Element>(
  db: Database,
  read: (db: Database, condition: SQL | undefined) => Promise<Row[]>,
  request: PageRequest,
) {
  const { table, answeredId } = request.options;
  const { ids, total, page, isMore } = await idPage(db, request);
  const groups = await groupsOf(db, request);
  const isOnPage = and(request.condition, inIds(answeredId ?? table.id, ids));
  const elements = ids.length > 0 ? await read(db, isOnPage) : [];
  const found = new Map(elements.map((element) => [element.id, element]));
  const headers: Record<string, string> = { 'x-total-count': String(total), 'x-page': String(page) };
  if (isMore) headers['x-total-more'] = 'true';
  if (groups !== undefined) headers['x-groups'] = groups;
  const data = ids.map((id) => found.get(id)).filter((element) => element !== undefined);
  return { data, headers };
}

/** A list as specified, whole, or a page of it where the address has `page`. */
export function listRoute(app: App, records: ListedRecords, list: ListRoute) {
  const { kind, options, rows = records.ofKind, onRead, dependsOn = [] } = records;
  const schema = {
    ...(list.params && { params: list.params }),
    querystring: pageQuery(options),
    response: answering(z.array(records.answer)),
  };
  app.get(list.url, { schema }, async (request, reply) => {
    const { db } = request.server;
    const filter = typeof list.filter === 'function' ? await list.filter(request) : list.filter;
    const condition = and(rows, filter?.condition);
    // the version is read first, so that it is never newer than the records
    const { version, ...state } = await listState(db, options.table, filter?.name ?? [], [
      kind,
      ...dependsOn,
    ]);
    if (!onRead && isNotModified(request, reply, version)) return reply;
    const count = state.count ?? (await db.$count(options.table, condition));
    const { query } = request;
    if (query.page === undefined) {
      if (list.stream && count > MOST_AT_ONCE) return await list.stream(reply, condition);
      const data = await (list.readWhole?.(condition) ?? records.read(db, condition));
      await onRead?.(request, data.length);
      return sendJson(reply, data);
    }
    const { data, headers } = await readPage(db, records.read, { kind, options, condition, count, query });
    if (data.length > 0) await onRead?.(request, data.length);
    return sendJson(reply.headers(headers), data);
  });
}

/** One record as a list answers it, by the id at the end of the address: `Get7`. */
export function oneRoute(app: App, { options, ofKind, answer, read }: ListedRecords, path: string) {
  const schema = { params: idInPath, response: answering(answer) };
  app.get(`${path}/Get:id`, { schema }, async (request, reply) => {
    const id = existing(parseId(request.params.id));
    const [found] = await read(app.db, and(ofKind, eq(options.table.id, id)));
    return sendJson(reply, existing(found));
  });
}
