import { Readable } from 'node:stream';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { LANGUAGES } from '../../src/wire/wire.ts';
import type { Database } from '../db/database.ts';
import { among } from '../db/prepared.ts';
import { inTurn } from '../lib/inTurn.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';
import type { Lists } from './elements.ts';
import type { ItemShape } from './items.ts';
import { ofKind, rowsOfKind } from './saveRecord.ts';
import { ROW, withStale } from './translations.ts';

/** So many items are read and written at once: more would keep everybody else waiting. */
const BATCH = 50;
/** The first ones are fewer: until they are there, nothing is answered. */
const FIRST = 10;

/** Batches of all lists follow each other, and whatever else there is to do comes between two of them. */
const batchInTurn = inTurn(1);

const languages = sql.join(
  LANGUAGES.map((language) => sql`${language}`),
  sql`, `,
);

/** The items that the condition describes, in the order of their shape, their entries in that of LANGUAGES: one read. */
export async function readItems(db: Database, { family, ...shape }: ItemShape, condition: SQL | undefined) {
  const { base, entries, files } = family;
  const marks = Object.keys(shape.marks ?? {});
  const query = db
    .select({
      ...shape.entry,
      item: { ...shape.item, ...shape.marks },
      itemId: base.id,
      entryOf: entries.baseId,
    })
    .from(base)
    .leftJoin(entries, eq(entries.baseId, base.id))
    .$dynamic();
  for (const { file, column } of Object.values(files)) query.leftJoin(file, eq(file.id, column));
  const rows: (Record<string, unknown> & { itemId: number })[] = await query
    .where(condition)
    .orderBy(...shape.order, base.id, sql`array_position(array[${languages}], ${entries.language})`);
  const items = new Map<number, { item: unknown; entries: Record<string, unknown>[] }>();
  for (const { item, itemId, entryOf, ...entry } of rows) {
    const found = items.get(itemId) ?? { item, entries: [] };
    items.set(itemId, found);
    if (entryOf !== null) found.entries.push(entry);
  }
  return [...items].map(([row, { item, entries }]): Record<string, unknown> & { [ROW]: number } => {
    const answered = { ...Object(item), [shape.entriesKey]: entries, [ROW]: row };
    for (const mark of marks) if (answered[mark] !== true) delete answered[mark];
    return answered;
  });
}

/** How the items of a kind are listed. */
export const itemLists = (
  kind: string,
  shape: ItemShape & { answer: z.ZodType },
): Lists & { read: (app: FastifyInstance, condition: SQL | undefined) => ReturnType<typeof readItems> } => ({
  kind,
  listed: shape.listed,
  answer: shape.answer,
  ofKind: ofKind({ table: shape.family.base, kind }),
  rows: rowsOfKind({ table: shape.family.base, kind }),
  read: (app, condition) => readItems(app.db, shape, condition),
});

/**
 * Answers all items that the condition describes as `{ "data": [...] }`. It is written while it is read, so that
 * neither a long list nor a slow reader costs memory; the first batch is read before the answer starts, so that a
 * failure is still a 5xx. Each batch holds what the condition describes at its time: an item that has left the list is
 * left out, and one that stands in another row by then is read there.
 */
export async function streamItems(
  reply: FastifyReply,
  kind: string,
  shape: ItemShape,
  condition: SQL | undefined,
) {
  const { db } = reply.server;
  const { base } = shape.family;
  const { id, among: amongItems } = shape.listed.answered ?? {
    id: base.id,
    among: (ids: number[]) => among(base.id, ids),
  };
  let separator = '';
  const readBatch = (batch: number[]) =>
    batchInTurn(async () => {
      const read = batch.length > 0 ? await readItems(db, shape, and(condition, amongItems(batch))) : [];
      const items = await withStale(db, kind, read);
      const text = items.map((item) => JSON.stringify(item)).join(',');
      await yieldToOthers();
      if (text === '') return '';
      const separated = `${separator}${text}`;
      separator = ',';
      return separated;
    });
  const select = () =>
    db
      .select({ id: sql<number>`${id}` })
      .from(base)
      .where(condition)
      .orderBy(...shape.order);
  const firstIds = (await select().limit(FIRST)).map((row) => row.id);
  const first = await readBatch(firstIds);

  async function* write() {
    yield `{"data":[${first}`;
    // as one text: rows of their own for a hundred thousand ids would keep everybody waiting
    const [row] = await db
      .select({ ids: sql<string>`array(${select()})::text` })
      .from(sql`(values (0)) as one`);
    const ids = (row?.ids.slice(1, -1) ?? '')
      .split(',')
      .map(Number)
      .filter((each) => !firstIds.includes(each));
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = await readBatch(ids.slice(from, from + BATCH));
      if (batch) yield batch;
    }
    yield ']}';
  }
  reply.header('content-type', 'application/json; charset=utf-8');
  return reply.send(Readable.from(write()));
}
