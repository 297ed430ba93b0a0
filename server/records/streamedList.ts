import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Saved } from './saveRecord.ts';

/** So many items are read and written at once: more would keep everybody else waiting. */
const BATCH = 100;

/** Changes whenever an item comes, goes, moves or is saved. Weak, because the bytes also depend on compression. */
function etagOf(listed: Saved[]) {
  const hash = createHash('sha256');
  for (const { id, version } of listed) hash.update(`${id}.${version};`);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Answers a whole list as `{ "data": [...] }`. It is written while it is read, so that neither a long list nor a
 * slow reader costs memory; the first batch is read before the answer starts, so that a failure is still a 5xx.
 *
 * @param listed - what the list holds, in its order
 * @param read - the items with these ids as they go over the wire; ones deleted in the meantime are left out
 */
export async function sendList(
  request: FastifyRequest,
  reply: FastifyReply,
  listed: Saved[],
  read: (ids: number[]) => Promise<object[]>,
) {
  const etag = etagOf(listed);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const ids = listed.map(({ id }) => id);
  const readBatch = async (from: number) => {
    const batch = await read(ids.slice(from, from + BATCH));
    return batch.map((item) => JSON.stringify(item)).join(',');
  };
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
