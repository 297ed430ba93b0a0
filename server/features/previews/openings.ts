import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { append } from '../../audit/append.ts';
import { doerOf } from '../../audit/entry.ts';
import { previewLinks } from '../../db/schema.ts';
import type { PreviewLink } from './links.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Counts an opening. The audit log is told of the first one, and then once an hour at most of how many there were: a link that is passed
 * around, or looked at by every machine on its way, neither fills the log nor holds its head.
 */
export async function noteOpening(request: FastifyRequest, { id }: PreviewLink, title: string) {
  const { db, clock, noteAudit } = request.server;
  const isMeant = eq(previewLinks.id, id);
  const head = await db.transaction(async (tx) => {
    const now = await clock.read(tx);
    const [link] = await tx
      .update(previewLinks)
      .set({ opened: sql`${previewLinks.opened} + 1`, openedAt: now })
      .where(isMeant)
      .returning();
    if (!link || (link.toldAt && now.getTime() - link.toldAt.getTime() < HOUR_MS)) return undefined;
    await tx.update(previewLinks).set({ toldAt: now, told: link.opened }).where(isMeant);
    const { kind, recordId, version, opened, told } = link;
    const details = { of: { kind, id: recordId }, version, times: opened - told };
    return await append(
      tx,
      doerOf(request),
      { act: 'open', kind: 'previews', recordId: id, title, details },
      now,
    );
  });
  if (head) noteAudit(head);
}
