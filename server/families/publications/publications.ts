import { and, eq } from 'drizzle-orm';
import type { Act, Subject } from '../../audit/act.ts';
import { changedValues } from '../../audit/differences.ts';
import type { Database } from '../../db/database.ts';
import { publications as base } from '../../db/schema.ts';
import { lastAuthorOf, refuseOwnWork } from '../../features/review/fourEyes.ts';
import { forgetReturn, isReturned, readReturn, remarkAsComment } from '../../features/review/returns.ts';
import { refuseEarly, withdrawOpen } from '../../features/schedule/planning.ts';
import { PUBLISHED_BEFORE } from '../../features/schedule/schedules.ts';
import { type ItemDraft, type ItemKind, saveItem } from '../../records/items.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { changeRecord, ofKind, type Saved } from '../../records/saveRecord.ts';
import { addPublishedCopy, removePublishedCopy } from './publishedCopies.ts';

/** The items of one kind, and the rules of their publication. */
interface Publishable {
  kind: string;
  itemKind: ItemKind;
  subject: Subject;
  rules: Rules;
}

/**
 * Prepares the change of a published item while edits are reviewed: the item's own row becomes the waiting edit, and a copy represents it
 * on the site. An item that was sent back waits again.
 */
async function beginPendingEdit({ tx, now }: Act, { rules, subject }: Publishable, id: number) {
  const [stored] = await tx
    .select({ status: base.status, isReturned, isReviewed: rules.isOn('edits') })
    .from(base)
    .where(eq(base.id, id));
  const isEdited = stored?.status === 'published' && stored.isReviewed;
  if (isEdited) await addPublishedCopy(tx, subject, id);
  // the remark stays with the edit that answers it; an approval has settled older ones
  const answersRemark = isEdited && stored.isReturned;
  if (stored?.status === 'published' && !answersRemark) await forgetReturn(tx, id);
  return isEdited || stored?.isReturned ? { waitingSince: now, ...(isEdited && { status: 'pending' }) } : {};
}

/**
 * Creates or changes an item with sanitised texts. Never publishes it: a new item is pending, and a stored one keeps its status, unless
 * edits of published items are reviewed.
 *
 * @throws ApiError 404 for an unknown id, 400 for a file that cannot be used
 */
async function savePublication(act: Act, items: Publishable, { entries, ...draft }: ItemDraft) {
  const waiting = draft.id ? await beginPendingEdit(act, items, draft.id) : {};
  return await saveItem(act, items.itemKind, items.kind, { ...draft, ...waiting, entries });
}

class NothingChanged extends Error {}

/**
 * Creates or changes an item as `savePublication` does. A save that changes nothing is taken back, so that it makes nobody an author and
 * stops no schedule; for a pending item that was sent back it is an answer, and leaves it its author.
 */
export async function saveIfChanged(act: Act, items: Publishable, draft: ItemDraft): Promise<Saved> {
  const { id } = draft;
  const before = id ? await items.subject.read(act.tx, id) : undefined;
  if (!id || !before?.version) return await savePublication(act, items, draft);
  const changes = async (tx: Database) => changedValues(before, await items.subject.read(tx, id));
  if (before.status === 'pending' && (await readReturn(act.tx, { ...items, id }))) {
    const saved = await savePublication(act, items, draft);
    const author = { updatedBy: lastAuthorOf(items.kind, id) };
    if ((await changes(act.tx)).length === 0) await act.tx.update(base).set(author).where(eq(base.id, id));
    return saved;
  }
  try {
    return await act.tx.transaction(async (tx) => {
      const saved = await savePublication({ ...act, tx }, items, draft);
      if ((await changes(tx)).every(({ path }) => path === 'status')) throw new NothingChanged();
      return saved;
    });
  } catch (error) {
    if (error instanceof NothingChanged) return { id, version: before.version };
    throw error;
  }
}

/**
 * Publishes an item; an edit replaces the published state. An item without changes stays as it is.
 *
 * @param mayBeEarly - also when it is scheduled for later
 * @throws ApiError 403 for its authors under the four-eyes rule; 428 when it is scheduled for later
 */
export async function publish(
  act: Act,
  { kind, rules }: Pick<Publishable, 'kind' | 'rules'>,
  id: number,
  mayBeEarly = true,
) {
  const [stored] = await act.tx.select({ status: base.status }).from(base).where(eq(base.id, id));
  if (stored?.status !== 'pending') return;
  await refuseOwnWork(act, rules, { kind, id });
  if (!mayBeEarly) await refuseEarly(act.tx, kind, id);
  await removePublishedCopy(act.tx, id);
  await withdrawOpen(act, { kind, id }, ['publish'], PUBLISHED_BEFORE);
  await changeRecord(act, { table: base, kind }, { id, status: 'published' as const });
}

/** Whether nothing of an item waits for approval. */
export const isPublished = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(base.id, id), ofKind({ table: base, kind }), eq(base.status, 'published')))) >
  0;

/**
 * Takes an item off the site. It becomes pending again, with its author; a waiting edit stays as it is. The remark of a return is not about
 * what waits now, and becomes a comment.
 */
export async function takeDown(act: Act, kind: string, id: number) {
  const { tx, now } = act;
  const [stored] = await tx
    .select({ status: base.status, updatedBy: base.updatedBy })
    .from(base)
    .where(eq(base.id, id));
  const isEdited = stored?.status === 'pending';
  if (!isEdited) await remarkAsComment(tx, { kind, id });
  await removePublishedCopy(tx, id);
  const waiting = { status: 'pending' as const, ...(!isEdited && { waitingSince: now }) };
  await changeRecord(act, { table: base, kind }, { id, ...waiting });
  // a reviewer's remark goes to the author, and the four-eyes rule counts the author
  const author = isEdited ? stored.updatedBy : lastAuthorOf(kind, id);
  await tx.update(base).set({ updatedBy: author }).where(eq(base.id, id));
}
