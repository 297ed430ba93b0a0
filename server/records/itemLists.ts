import { Readable } from 'node:stream';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { type Database, inIds } from '../db/database.ts';
import { inTurn } from '../lib/inTurn.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';
import type { ItemKind } from './items.ts';
import type { Element, ListedRecords } from './listOptions.ts';
import { idsOf } from './pages.ts';
import { inOrder } from './publicationTitles.ts';
import { selectionOf } from './recordFields.ts';
import { ofKind, rowsOfKind } from './saveRecord.ts';
import { staleIn } from './translations.ts';

/** The batch size of items: larger batches would delay other requests. */
const BATCH = 50;

/** Batches of all lists run one after the other, and other work runs between two of them. */
const batchInTurn = inTurn(1);

/** The items that meet the condition in list order, with their entries in the order of LANGUAGES, by one query. */
export async function readItems(db: Database, itemKind: ItemKind, condition: SQL | undefined) {
  const { base, entries, files, marks = {}, entriesKey } = itemKind;
  const selectedFiles = files.map(({ kind, answeredAs, file }) => ({
    [answeredAs]: { name: file.name, sizeBytes: file.sizeBytes },
    ...(kind === 'cover' && { coverBase64: file.thumbnail }),
  }));
  const query = db
    .select({
      language: entries.language,
      ...selectionOf(itemKind.entry),
      ...Object.assign({}, ...selectedFiles),
      item: { ...selectionOf(itemKind.item), ...marks, stale: staleIn(base.kind, base.id) },
      itemId: base.id,
      entryOf: entries.baseId,
    })
    .from(base)
    .leftJoin(entries, eq(entries.baseId, base.id))
    .$dynamic();
  for (const { file, column } of files) query.leftJoin(file, eq(file.id, column));
  const rows: Record<string, unknown>[] = await query
    .where(condition)
    .orderBy(...itemKind.list.order, base.id, inOrder);
  const items = new Map<unknown, { item: Element; entries: Element[] }>();
  for (const { item, itemId, entryOf, ...entry } of rows) {
    const found = items.get(itemId) ?? { item: Object(item), entries: [] as Element[] };
    items.set(itemId, found);
    if (entryOf !== null) found.entries.push(entry);
  }
  return [...items.values()].map(({ item, entries }): Element => {
    for (const mark of [...Object.keys(marks), 'stale']) if (!item[mark]) delete item[mark];
    return { ...item, [entriesKey]: entries };
  });
}

/** The items of a kind for its lists. */
export const listedItems = (kind: string, itemKind: ItemKind): ListedRecords => ({
  kind,
  options: itemKind.list,
  answer: itemKind.answer,
  ofKind: ofKind({ table: itemKind.base, kind }),
  rows: rowsOfKind({ table: itemKind.base, kind }),
  read: (db, condition) => readItems(db, itemKind, condition),
});

/**
 * Streams all items that meet the condition as `{ "data": [...] }`, so that neither a long list nor a slow client costs memory. The first
 * batch is read before the answer starts, so that a failure is still a 5xx. Every batch is read at its own time: an item that has left the
 * list meanwhile is missing, and one that has moved to another row is read there.
 */
export async function streamItems(reply: FastifyReply, itemKind: ItemKind, condition: SQL | undefined) {
  const { db } = reply.server;
  const { base, list } = itemKind;
  const id = list.answeredId ?? sql<number>`${base.id}`;
  const query = db
    .select({ id })
    .from(base)
    .where(condition)
    .orderBy(...list.order);
  const ids = await idsOf(db, query);
  let separator = '';
  const textOf = (batch: number[]) =>
    batchInTurn(async () => {
      const items = await readItems(db, itemKind, and(condition, inIds(id, batch)));
      await yieldToOthers();
      const text = items.map((item) => JSON.stringify(item)).join(',');
      if (text === '') return '';
      const separated = `${separator}${text}`;
      separator = ',';
      return separated;
    });
  const first = await textOf(ids.slice(0, BATCH));

  async function* write() {
    yield `{"data":[${first}`;
    for (let from = BATCH; from < ids.length; from += BATCH) {
      const batch = await textOf(ids.slice(from, from + BATCH));
      if (batch) yield batch;
    }
    yield ']}';
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(Readable.from(write()));
}
