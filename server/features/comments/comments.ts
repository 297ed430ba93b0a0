import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { type Act, rowSubject } from '../../audit/act.ts';
import { type Database, ofRecord } from '../../db/database.ts';
import { accounts, commentMentions, comments, trash } from '../../db/schema.ts';
import { ApiError, existing, invalid } from '../../lib/apiError.ts';
import type { CommentRow, commentDraft } from './commentFields.ts';
import { calledIn, type Person } from './people.ts';

/** The number of open threads about an item, as a query. @param kind - a part of the surrounding query, like the id */
export const openThreads = (
  kind: SQL,
  id: SQL,
) => sql<number>`(select count(*)::integer from ${comments} as thread
  where thread.kind = ${kind} and thread.record_id = ${id} and thread.thread_id is null and thread.resolved_at is null)`;

/** The most comments on one item. */
const MOST = 1_000;
const MINUTE_MS = 60_000;
/** How long people may delete their own comment, the same as for other deletions. */
const OWN_MINUTES = 10;

export async function commentOf(db: Database, id: number): Promise<CommentRow> {
  const [comment] = await db.select().from(comments).where(eq(comments.id, id));
  return existing(comment, 'Комментарий уже удалили.');
}

/** Comments in the audit log: under the title of their item, with digests of their words. */
export const commentSubject = (title: () => string) =>
  rowSubject('comments', comments, { text: comments.text, resolvedAt: comments.resolvedAt }, { title });

/** All comments on an item, oldest first. */
export const commentsOn = (db: Database, kind: string, recordId: number) =>
  db
    .select()
    .from(comments)
    .where(ofRecord(comments, kind, recordId))
    .orderBy(asc(comments.id));

/** The first comment of the answered thread, which must be about the same item. @throws ApiError 400 */
async function threadOf(tx: Database, kind: string, recordId: number, answers: number) {
  const [found] = await tx
    .select({ id: comments.id, threadId: comments.threadId })
    .from(comments)
    .where(and(eq(comments.id, answers), ofRecord(comments, kind, recordId)))
    .for('key share');
  if (!found) throw invalid('answers', 'Комментария, на который вы отвечаете, больше нет.');
  return found.threadId ?? found.id;
}

/** Adds a comment to a locked item and stores its mentions. An answer reopens a resolved thread. */
export async function addComment(
  { tx, by, byName, now }: Act,
  { kind, recordId, byLogin }: Pick<CommentRow, 'kind' | 'recordId' | 'byLogin'>,
  { text, answers, place }: z.output<typeof commentDraft>,
  people: readonly Person[],
) {
  if ((await tx.$count(comments, ofRecord(comments, kind, recordId))) >= MOST) {
    throw new ApiError(409, `У этой записи уже ${MOST} комментариев: больше добавить нельзя.`);
  }
  const threadId = answers ? await threadOf(tx, kind, recordId, answers) : null;
  const about = threadId ? undefined : place;
  const [added] = await tx
    .insert(comments)
    .values({
      ...{ kind, recordId, threadId, text, at: now, by, byLogin, byName },
      language: about?.language ?? null,
      field: about?.field ?? null,
      quote: about?.quote ?? null,
    })
    .returning({ id: comments.id });
  if (!added) throw new Error('The database returned no id.');
  if (threadId) await tx.update(comments).set(OPEN).where(eq(comments.id, threadId));
  const called = calledIn(text, people).filter(({ id }) => id !== by);
  if (called.length > 0) {
    await tx
      .insert(commentMentions)
      .values(called.map(({ id: accountId }) => ({ commentId: added.id, accountId })));
  }
  return added;
}

const OPEN = { resolvedAt: null, resolvedByName: null };

/** Resolves or reopens a thread; a resolved one keeps who resolved it first. @throws ApiError 400 for an answer */
export async function settle({ tx, byName, now }: Act, { id, threadId }: CommentRow, isResolved: boolean) {
  if (threadId) throw invalid('id', '«Решено» отмечают у комментария, а не у ответа.');
  const first = eq(comments.id, id);
  await tx
    .update(comments)
    .set(isResolved ? { resolvedAt: now, resolvedByName: byName } : OPEN)
    .where(isResolved ? and(first, isNull(comments.resolvedAt)) : first);
}

/**
 * Deletes the user's own new comment. An answered comment cannot be deleted, and none can be edited, because the answers would refer to
 * other words.
 *
 * @throws ApiError 403 for somebody else's comment, 409 after the time limit or after an answer
 */
export async function takeBack({ tx, by, now }: Act, { id, by: author, at }: CommentRow) {
  if (author !== by) throw new ApiError(403, 'Удалить можно только свой комментарий.');
  const isLate = now.getTime() - at.getTime() > OWN_MINUTES * MINUTE_MS;
  const isAnswered = (await tx.$count(comments, eq(comments.threadId, id))) > 0;
  if (isLate || isAnswered) {
    throw new ApiError(
      409,
      `Комментарий можно удалить в течение ${OWN_MINUTES} минут, пока на него не ответили.`,
    );
  }
  await tx.delete(comments).where(eq(comments.id, id));
}

const first = alias(comments, 'first');
const answer = alias(comments, 'answer');

/** The condition for mentions that wait for somebody: the thread is open, the person has not answered since, and the item exists. */
const isWaiting = (accountId: number, kinds: string[]): SQL | undefined =>
  and(
    eq(commentMentions.accountId, accountId),
    inArray(comments.kind, kinds),
    isNull(first.resolvedAt),
    sql`not exists (select from ${comments} as answer where ${answer.threadId} = ${first.id}
      and ${answer.id} > ${comments.id} and ${answer.by} = ${accountId})`,
    sql`not exists (select from ${trash} where ${trash.kind} = ${comments.kind} and ${trash.recordId} = ${comments.recordId})`,
  );

/** The unanswered mentions of a person, newest first, and their number. */
export async function mentionsOf(db: Database, accountId: number, kinds: string[], most: number) {
  if (kinds.length === 0) return { count: 0, rows: [] };
  const rows = await db
    .select({ comment: comments, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(commentMentions)
    .innerJoin(comments, eq(comments.id, commentMentions.commentId))
    .innerJoin(first, sql`${first.id} = coalesce(${comments.threadId}, ${comments.id})`)
    .where(isWaiting(accountId, kinds))
    .orderBy(desc(comments.id))
    .limit(most);
  return { count: rows[0]?.count ?? 0, rows: rows.map(({ comment }) => comment) };
}

/** The people whom comments mention, without duplicates. */
export const calledBy = (db: Database, commentIds: number[]): Promise<Omit<Person, 'id'>[]> =>
  db
    .selectDistinct({ login: accounts.userName, name: accounts.fullName })
    .from(commentMentions)
    .innerJoin(accounts, eq(accounts.id, commentMentions.accountId))
    .where(inArray(commentMentions.commentId, commentIds));
