import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicationStatus } from '../db/schema.ts';
import { sendList } from '../records/streamedList.ts';
import type { PublicationArea } from './publicationAreas.ts';
import { listPublications, type Publication, readPublications } from './publications.ts';

function toWire(area: PublicationArea, { entries, isReferToCorruption, ...base }: Publication) {
  return {
    ...base,
    ...(area.hasCorruptionMark && { isReferToCorruption }),
    [area.entriesKey]: entries.map((entry) => ({ ...entry, [area.baseIdKey]: base.id })),
  };
}

/** Answers all items of an area in one status. */
export async function sendPublicationList(
  request: FastifyRequest,
  reply: FastifyReply,
  area: PublicationArea,
  status: PublicationStatus,
) {
  const { db } = request.server;
  const listed = await listPublications(db, area.kind, status);
  return await sendList(request, reply, listed, async (ids) => {
    const items = await readPublications(db, ids);
    return items.map((item) => toWire(area, item));
  });
}
