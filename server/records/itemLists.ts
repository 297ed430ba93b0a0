import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as everythingElse } from 'node:timers/promises';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { inTurn } from '../http/inTurn.ts';
import type { ItemShape } from './items.ts';
import type { Saved } from './saveRecord.ts';

/** So many items are read and written at once: more would keep everybody else waiting. */
const BATCH = 50;

/** Batches of all lists follow each other, and whatever else there is to do comes between two of them. */
const batchInTurn = inTurn(1);

const languages = sql.join(
  LANGUAGES.map((language) => sql`${language}`),
  sql`, `,
);

/** The items that the condition describes, in the order of their shape, their entries in that of LANGUAGES. */
export async function readItems(db: Database, { family, ...shape }: ItemShape, condition: SQL | undefined) {
  const { base, entries, files } = family;
  const items = await db
    .select({ ...shape.item, itemId: base.id })
    .from(base)
    .where(condition)
    .orderBy(...shape.order);
  const query = db
    .select({ ...shape.entry, itemId: entries.baseId })
    .from(entries)
    .innerJoin(base, eq(base.id, entries.baseId))
    .$dynamic();
  for (const { file, column } of Object.values(files)) query.leftJoin(file, eq(file.id, column));
  const rows = await query
    .where(condition)
    .orderBy(sql`array_position(array[${languages}], ${entries.language})`);
  const entriesOf = new Map<unknown, Record<string, unknown>[]>(items.map(({ itemId }) => [itemId, []]));
  for (const { itemId, ...entry } of rows) entriesOf.get(itemId)?.push(entry);
  return items.map(
    ({ itemId, ...item }): Record<string, unknown> => ({
      ...item,
      [shape.entriesKey]: entriesOf.get(itemId) ?? [],
    }),
  );
}

/** Changes whenever an item comes, goes, moves or is saved. Weak, because the bytes also depend on compression. */
function etagOf(listed: Saved[]) {
  const hash = createHash('sha256');
  for (const { id, version } of listed) hash.update(`${id}.${version};`);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Answers all items that the condition describes as `{ "data": [...] }`. It is written while it is read, so that
 * neither a long list nor a slow reader costs memory; the first batch is read before the answer starts, so that a
 * failure is still a 5xx. Items deleted in the meantime are left out.
 */
export async function sendItems(
  request: FastifyRequest,
  reply: FastifyReply,
  shape: ItemShape,
  condition: SQL | undefined,
) {
  const { db } = request.server;
  const { base } = shape.family;
  const listed = await db
    .select({ id: base.id, version: base.version })
    .from(base)
    .where(condition)
    .orderBy(...shape.order);
  const etag = etagOf(listed);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const ids = listed.map(({ id }) => id);
  const readBatch = (from: number) =>
    batchInTurn(async () => {
      const batch = ids.slice(from, from + BATCH);
      const items = batch.length > 0 ? await readItems(db, shape, inArray(base.id, batch)) : [];
      const text = items.map((item) => JSON.stringify(item)).join(',');
      if (ids.length > BATCH) await everythingElse();
      return text;
    });
  reply.header('content-type', 'application/json; charset=utf-8');
  const first = await readBatch(0);
  if (ids.length <= BATCH) return reply.send(`{"data":[${first}]}`);

  async function* write() {
    let isEmpty = first === '';
    yield `{"data":[${first}`;
    for (let from = BATCH; from < ids.length; from += BATCH) {
      const batch = await readBatch(from);
      if (!batch) continue;
      yield isEmpty ? batch : `,${batch}`;
      isEmpty = false;
    }
    yield ']}';
  }
  return reply.send(Readable.from(write()));
}
