import { hash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { type Act, rowSubject, type Subject } from '../../audit/act.ts';
import { later, type Moment } from '../../db/clock.ts';
import { type Database, ofRecord } from '../../db/database.ts';
import { previewLinks } from '../../db/schema.ts';
import { ApiError, existing } from '../../lib/apiError.ts';
import { stateOf, storeFirstRevision } from '../../records/revisions.ts';

const DAY_SECONDS = 24 * 60 * 60;
const LIFE_DAYS = 7;
/** How long an expired link stays in the list. */
const LISTED_DAYS = 90;
/** The most open links of one item. */
const MOST_OPEN = 20;

export type PreviewLink = typeof previewLinks.$inferSelect;

/** Links in the audit log: under the title of their item. */
export const linkSubject = (title: () => string) => {
  const { withdrawnAt, endsAt } = previewLinks;
  return rowSubject('previews', previewLinks, { withdrawnAt, endsAt }, { title });
};

const isOpenAt = (now: Date) => and(isNull(previewLinks.withdrawnAt), gt(previewLinks.endsAt, now));

/** The links to versions of an item, newest first. */
export const linksTo = (db: Database, kind: string, recordId: number) =>
  db
    .select()
    .from(previewLinks)
    .where(ofRecord(previewLinks, kind, recordId))
    .orderBy(desc(previewLinks.id));

export async function linkOf(db: Database, id: number): Promise<PreviewLink> {
  const [link] = await db.select().from(previewLinks).where(eq(previewLinks.id, id));
  return existing(link);
}

/**
 * Creates a link to one version of a locked item. The token is answered this once and stored as a digest, so that a copy of the database
 * opens nothing.
 *
 * @throws ApiError 404 for a version that is not stored, 409 when too many links are open
 */
export async function makeLink(
  act: Act,
  { subject, recordId, version: requested }: { subject: Subject; recordId: number; version?: number },
) {
  const { tx, byName, now } = act;
  const { kind } = subject;
  const state = existing(await subject.read(tx, recordId));
  // unchanged sample content has no revision yet
  await storeFirstRevision(act, subject, recordId, state);
  const version = requested ?? state.version ?? 1;
  existing(await stateOf(tx, kind, recordId, version));
  if (
    (await tx.$count(previewLinks, and(ofRecord(previewLinks, kind, recordId), isOpenAt(now)))) >= MOST_OPEN
  ) {
    throw new ApiError(409, `У этой записи уже ${MOST_OPEN} действующих ссылок. Отзовите лишние.`);
  }
  const token = randomBytes(32).toString('base64url');
  const endsAt = new Date(now.getTime() + LIFE_DAYS * DAY_SECONDS * 1000);
  const [made] = await tx
    .insert(previewLinks)
    .values({
      tokenHash: hash('sha256', token),
      kind,
      recordId,
      version,
      createdAt: now,
      createdByName: byName,
      endsAt,
    })
    .returning({ id: previewLinks.id });
  if (!made) throw new Error('The database returned no id.');
  return { id: made.id, token, version, endsAt, title: subject.title?.(state) ?? '' };
}

/** Withdraws a link; a withdrawn one keeps who withdrew it first. */
export const withdraw = async ({ tx, byName, now }: Act, id: number) => {
  await tx
    .update(previewLinks)
    .set({ withdrawnAt: now, withdrawnByName: byName })
    .where(and(eq(previewLinks.id, id), isNull(previewLinks.withdrawnAt)));
};

/** Withdraws all links. @returns how many were open */
export async function withdrawAll(tx: Database, now: Date, byName: string) {
  const ended = await tx
    .update(previewLinks)
    .set({ withdrawnAt: now, withdrawnByName: byName })
    .where(isOpenAt(now))
    .returning({ id: previewLinks.id });
  return ended.length;
}

/** The link of a token, valid or not. An invalid token takes the same time. */
export async function linkBehind(db: Database, token: string): Promise<PreviewLink | undefined> {
  const [link] = await db
    .select()
    .from(previewLinks)
    .where(eq(previewLinks.tokenHash, hash('sha256', token)));
  return link;
}

export const isOver = ({ withdrawnAt, endsAt }: PreviewLink, now: Date) =>
  withdrawnAt !== null || endsAt.getTime() <= now.getTime();

/** Deletes links that expired long ago. */
export const removeOldLinks = async (db: Database, now: Moment) => {
  const before = later(now, -LISTED_DAYS * DAY_SECONDS);
  await db
    .delete(previewLinks)
    .where(or(lt(previewLinks.endsAt, before), lt(previewLinks.withdrawnAt, before)));
};
