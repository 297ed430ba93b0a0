import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { append } from '../audit/append.ts';
import { SYSTEM } from '../audit/entry.ts';
import { trash } from '../db/schema.ts';
import { DAY_MS } from '../lib/days.ts';
import { deleteDependents } from '../records/trash.ts';

/** Ends the deleted records whose days are over, each with its row in the audit log. Their files go with the next cleaning. */
export async function emptyTrash({ db, settings, clock, noteAudit }: FastifyInstance) {
  const now = await clock.read(db);
  const isOver = lt(trash.deletedAt, new Date(now.getTime() - settings.trashDays * DAY_MS));
  const over = await db.select({ id: trash.id }).from(trash).where(isOver);
  for (const { id } of over) {
    const head = await db.transaction(async (tx) => {
      // restored meanwhile, or ended by another instance
      const [ended] = await tx
        .delete(trash)
        .where(and(eq(trash.id, id), isOver))
        .returning({ kind: trash.kind, recordId: trash.recordId, title: trash.title });
      if (!ended) return undefined;
      await deleteDependents(tx, ended.kind, ended.recordId);
      return await append(tx, SYSTEM, { act: 'purge', ...ended }, now);
    });
    if (head) noteAudit(head);
  }
}
