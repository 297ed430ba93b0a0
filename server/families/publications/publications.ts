import { and, eq } from 'drizzle-orm';
import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { publications as base } from '../../db/schema.ts';
import { refuseOwnWork } from '../../features/review/fourEyes.ts';
import { forgetReturn, isReturned } from '../../features/review/returns.ts';
import { cancelScheduledPublication } from '../../features/schedule/planning.ts';
import { PUBLISHED_BEFORE } from '../../features/schedule/schedules.ts';
import { type ItemDraft, type ItemKind, saveItem } from '../../records/items.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { changeRecord, ofKind } from '../../records/saveRecord.ts';
import { itemId } from './kinds.ts';
import { addPublishedCopy, removePublishedCopy } from './publishedCopies.ts';

/** The items of one kind, and the rules by which they come to be published. */
interface Publishable {
  kind: string;
  itemKind: ItemKind;
  subject: Subject;
  rules: Rules;
}

/**
 * Before a published item is changed while edits are reviewed: from here on its own row is one that waits, and another one stands for
 * it on the site. One that was given back waits anew.
 */
async function beginPendingEdit({ tx, now }: Act, { rules, subject }: Publishable, id: number) {
  const [stored] = await tx
    .select({ status: base.status, isReturned, isReviewed: rules.isOn('edits') })
    .from(base)
    .where(eq(base.id, id));
  const isEdited = stored?.status === 'published' && stored.isReviewed;
  if (isEdited) await addPublishedCopy(tx, subject, id);
  // the remark stays beside the edit that answers it; an older one was answered by what was approved
  const answersRemark = isEdited && stored.isReturned;
  if (stored?.status === 'published' && !answersRemark) await forgetReturn(tx, id);
  return isEdited || stored?.isReturned ? { waitingSince: now, ...(isEdited && { status: 'pending' }) } : {};
}

/**
 * Creates or changes an item whose texts are safe already. It never publishes: a new item is pending; a stored one keeps its status, unless
 * edits of published ones are reviewed.
 *
 * @throws ApiError 404 for an unknown id, 400 for a file that cannot be used
 */
export async function savePublication(act: Act, items: Publishable, { entries, ...draft }: ItemDraft) {
  const waiting = draft.id ? await beginPendingEdit(act, items, draft.id) : {};
  return await saveItem(act, items.itemKind, items.kind, { ...draft, ...waiting, entries });
}

/**
 * Publishes an item, an edit of a published one in the place of what was there; one that is published already stays as it is.
 *
 * @throws ApiError 403 for its authors, while four eyes are on
 */
export async function publish(act: Act, { kind, rules }: Pick<Publishable, 'kind' | 'rules'>, id: number) {
  const [stored] = await act.tx.select({ status: base.status }).from(base).where(eq(base.id, id));
  if (stored?.status !== 'pending') return;
  await refuseOwnWork(act, rules, { kind, id });
  await removePublishedCopy(act.tx, id);
  await cancelScheduledPublication(act, kind, id, PUBLISHED_BEFORE);
  await changeRecord(act, { table: base, kind }, { id, status: 'published' as const });
}

/** Whether nothing of an item waits for an approval. */
export const isPublished = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(base.id, id), ofKind({ table: base, kind }), eq(base.status, 'published')))) >
  0;

/** Whether the site shows an item, be it as it was before an edit that waits. */
export const isOnSite = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(itemId, id), eq(base.kind, kind), eq(base.status, 'published')))) > 0;

/** Takes an item off the site: it waits for an approval again, or its edit still does, with its author. */
export async function takeDown(act: Act, kind: string, id: number) {
  const { tx, now } = act;
  const [edit] = await tx
    .select({ updatedBy: base.updatedBy })
    .from(base)
    .where(and(eq(base.id, id), eq(base.status, 'pending')));
  if (!edit) await forgetReturn(tx, id);
  await removePublishedCopy(tx, id);
  const waiting = { status: 'pending' as const, ...(!edit && { waitingSince: now }) };
  await changeRecord(act, { table: base, kind }, { id, ...waiting });
  if (edit) await tx.update(base).set(edit).where(eq(base.id, id));
}
