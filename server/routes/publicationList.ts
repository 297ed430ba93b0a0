import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicationStatus } from '../db/schema.ts';
import type { PublicationArea } from '../publicationAreas.ts';
import {
  type ListedPublication,
  listPublications,
  type Publication,
  readPublications,
} from '../repositories/publications.ts';

/** So many items are read and written at once: more would keep everybody else waiting. */
const BATCH = 100;

function toWire(area: PublicationArea, { entries, isReferToCorruption, ...base }: Publication) {
  return {
    ...base,
    ...(area.hasCorruptionMark && { isReferToCorruption }),
    [area.entriesKey]: entries.map((entry) => ({ ...entry, [area.baseIdKey]: base.id })),
  };
}

/** Changes whenever an item comes, goes, moves or is saved. Weak, because the bytes also depend on compression. */
function etagOf(listed: ListedPublication[]) {
  const hash = createHash('sha256');
  for (const { id, version } of listed) hash.update(`${id}.${version};`);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/**
 * Answers a whole list as `{ "data": [...] }`. It is written while it is read, so that neither a long list nor a
 * slow reader costs memory; the first batch is read before the answer starts, so that a failure is still a 5xx.
 */
export async function sendPublicationList(
  request: FastifyRequest,
  reply: FastifyReply,
  area: PublicationArea,
  status: PublicationStatus,
) {
  const { db } = request.server;
  const listed = await listPublications(db, area.kind, status);
  const etag = etagOf(listed);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const ids = listed.map(({ id }) => id);
  const readBatch = async (from: number) => {
    const batch = await readPublications(db, ids.slice(from, from + BATCH));
    return batch.map((publication) => JSON.stringify(toWire(area, publication))).join(',');
  };
  reply.header('content-type', 'application/json; charset=utf-8');
  const first = await readBatch(0);
  if (ids.length <= BATCH) return reply.send(`{"data":[${first}]}`);

  async function* write() {
    yield `{"data":[${first}`;
    for (let from = BATCH; from < ids.length; from += BATCH) {
      const batch = await readBatch(from);
      if (batch) yield `,${batch}`;
    }
    yield ']}';
  }
  return reply.send(Readable.from(write()));
}
