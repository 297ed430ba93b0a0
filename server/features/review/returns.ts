import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { commentMentions, comments, publications, reviewReturns, revisions } from '../../db/schema.ts';
import { answerOf } from '../../records/revisions.ts';
import { authorsOfReturned } from './fourEyes.ts';

/** Whether an item, as a row of `publications` in a query, was sent back in its present version. */
export const isReturned = sql<boolean>`exists (select from ${reviewReturns} as returned
  where returned.publication_id = publications.id and returned.version = publications.version)`;

/** Deletes the remark of a return, which the published state answers or which is pointless by now. */
export const forgetReturn = (tx: Database, id: number) =>
  tx
    .delete(reviewReturns)
    .where(eq(reviewReturns.publicationId, id))
    .returning({ authorId: reviewReturns.authorId });

/** The remark of a return until the next save; its version names the state it is about. */
export async function readReturn(db: Database, { kind, id }: { kind: string; id: number }) {
  const { note, byName: by, at, version, droppedVersion } = reviewReturns;
  const [found] = await db
    .select({ note, by, at, version, droppedVersion, status: publications.status })
    .from(reviewReturns)
    .innerJoin(publications, eq(publications.id, reviewReturns.publicationId))
    .where(and(eq(publications.id, id), eq(publications.kind, kind), isReturned));
  return found ? { ...found, at: found.at.toISOString() } : null;
}

/** Turns an unanswered remark into a comment under the reviewer's name, which mentions the author of the returned edit. */
export async function remarkAsComment(tx: Database, { kind, id }: { kind: string; id: number }) {
  const remark = await readReturn(tx, { kind, id });
  const [sent] = await forgetReturn(tx, id);
  if (!remark?.note) return;
  const { note: text, at, by: byName } = remark;
  const [added] = await tx
    .insert(comments)
    .values({ kind, recordId: id, text, at: new Date(at), byLogin: '', byName })
    .returning({ commentId: comments.id });
  if (added && sent?.authorId)
    await tx.insert(commentMentions).values({ ...added, accountId: sent.authorId });
}

/** The state that was sent back last, as JSON: the dropped edit, or else the item itself. */
export async function stateGivenBack(db: Database, { kind, id }: { kind: string; id: number }) {
  const { publicationId, version, droppedVersion } = reviewReturns;
  const given = eq(revisions.version, sql`coalesce(${droppedVersion}, ${version})`);
  const [found] = await db
    .select({ state: revisions.state })
    .from(reviewReturns)
    .innerJoin(revisions, and(eq(revisions.kind, kind), eq(revisions.recordId, publicationId), given))
    .where(eq(publicationId, id));
  return found?.state;
}

/** The remark with which an item was sent back last. */
export async function lastRemark(db: Database, id: number): Promise<string | undefined> {
  const [found] = await db
    .select({ note: reviewReturns.note })
    .from(reviewReturns)
    .where(eq(reviewReturns.publicationId, id));
  return found?.note;
}

/** What was sent back, with the status that the item has by now; undefined once a save has answered it. */
export async function returnedItem(db: Database, item: { kind: string; id: number }) {
  const remark = await readReturn(db, item);
  const state = remark && (await stateGivenBack(db, item));
  if (!state) return undefined;
  const { version, droppedVersion, status } = remark;
  const sentVersion = droppedVersion ?? version;
  return {
    state: { ...(await answerOf(db, state)), version, status },
    sentVersion,
    authors: await authorsOfReturned(db, item.kind, item.id, sentVersion),
  };
}
