import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicationStatus } from '../db/schema.ts';
import { sendList } from '../records/streamedList.ts';
import { listPublications, type Publication, readPublications } from './publications.ts';
import type { PublicationShape } from './shapes.ts';

function toWire(shape: PublicationShape, { entries, isReferToCorruption, ...base }: Publication) {
  return {
    ...base,
    ...(shape.hasCorruptionMark && { isReferToCorruption }),
    [shape.entriesKey]: entries.map((entry) => ({ ...entry, [shape.baseIdKey]: base.id })),
  };
}

/** Answers all items of a kind in one status. */
export async function sendPublicationList(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, shape, status }: { kind: string; shape: PublicationShape; status: PublicationStatus },
) {
  const { db } = request.server;
  const listed = await listPublications(db, kind, status);
  return await sendList(request, reply, listed, async (ids) => {
    const items = await readPublications(db, ids);
    return items.map((item) => toWire(shape, item));
  });
}
