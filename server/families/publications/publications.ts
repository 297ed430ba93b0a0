import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { among } from '../../db/prepared.ts';
import { publications as base, publicationEntries as entries, files } from '../../db/schema.ts';
import { hasNoWords } from '../../db/tables/columns.ts';
import { refuseOwnWork } from '../../features/review/fourEyes.ts';
import { forgetReturn, isReturned } from '../../features/review/returns.ts';
import { withdrawPublication } from '../../features/schedule/planning.ts';
import { PUBLISHED_BEFORE } from '../../features/schedule/schedules.ts';
import { changedDay, newDay } from '../../lib/days.ts';
import type { Sanitise } from '../../lib/sanitiser.ts';
import { type ItemFamily, type ItemShape, saveItem } from '../../records/items.ts';
import { lackingIn } from '../../records/lacking.ts';
import type { Rules } from '../../records/reviewRules.ts';
import { safeRichText } from '../../records/richText.ts';
import { changeRecord, ofKind, type RecordDraft } from '../../records/saveRecord.ts';
import { addPublishedCopy, removePublishedCopy } from './publishedCopies.ts';

/** An item as it was sent. A field that is absent keeps its value, or is empty in a new item. */
export interface PublicationDraft extends RecordDraft {
  /** `yyyy-mm-dd`; absent keeps the stored day, empty is today. */
  posted?: string | null;
  isReferToCorruption?: boolean | null;
  entries: {
    language: Language;
    title?: string;
    description?: string;
    pdfFileId?: number | null;
    coverFileId?: number | null;
  }[];
}

const pdf = alias(files, 'pdf');
const cover = alias(files, 'cover');

const family: ItemFamily = {
  base,
  entries,
  files: {
    pdfFileId: { kind: 'pdf', column: entries.pdfFileId, file: pdf },
    coverFileId: { kind: 'cover', column: entries.coverFileId, file: cover },
  },
};

/** An item's id, also that of the row that stands for it. */
export const itemId: SQL<number> = sql<number>`coalesce(${base.standsFor}, ${base.id})`;
/** An item's version: its newest, so that what is done to the row that stands for it is done to what everybody has seen. */
const version = sql<number>`case when ${base.standsFor} is null then ${base.version}
  else (select own.version from ${base} as own where own.id = ${base.standsFor}) end`;
const hasPublishedCopy = sql`exists (select from ${base} as shown where shown.stands_for = ${base.id})`;

/** What the items of all kinds have in common over the wire: newest day first, then newest item. */
export const publicationShape = {
  family,
  order: [desc(base.posted), desc(itemId)],
  item: { id: itemId, posted: base.posted, status: base.status, version },
  marks: {
    /** Something newer waits for its approval. */
    edited: sql<boolean>`${base.standsFor} is not null`,
    /** Once approved, it takes the place of what is published. */
    replaces: sql<boolean>`(${base.status} = 'pending' and ${hasPublishedCopy})`,
  },
  entry: {
    id: entries.id,
    language: entries.language,
    title: entries.title,
    description: entries.description,
    pdfId: entries.pdfFileId,
    coverId: entries.coverFileId,
    coverBase64: cover.thumbnail,
    pdfFile: { name: pdf.name, sizeBytes: pdf.sizeBytes },
    coverFile: { name: cover.name, sizeBytes: cover.sizeBytes },
  },
  fileKeys: { pdfFileId: 'pdfId', coverFileId: 'coverId' },
  listed: {
    table: base,
    answered: { id: itemId, among: (ids: number[]) => or(among(base.id, ids), among(base.standsFor, ids)) },
    order: [desc(base.posted), desc(itemId)],
    sorts: { id: itemId, posted: base.posted },
    day: base.posted,
    isSearched: true,
    lacking: lackingIn({
      base,
      entries,
      blank: sql`entry.title = '' and ${hasNoWords(sql`entry.description`)}`,
    }),
  },
} satisfies Partial<ItemShape>;

/** The item with texts that run nothing. @param entriesKey - what the entries are called in what was sent */
export async function safeDraft(
  sanitise: Sanitise,
  entriesKey: string,
  draft: PublicationDraft,
): Promise<PublicationDraft> {
  const entries = draft.entries.map(async ({ description, ...entry }, index) => ({
    ...entry,
    description: await safeRichText(sanitise, description, `${entriesKey}.${index}.description`),
  }));
  return { ...draft, entries: await Promise.all(entries) };
}

/** The items of one kind, and the rules by which they come to be published. */
export interface Publishable {
  kind: string;
  shape: ItemShape;
  subject: Subject;
  rules: Rules;
}

/**
 * Before a published item is changed while edits are reviewed: from here on its own row is one that waits, and another one stands for
 * it on the site. One that was given back waits anew.
 */
async function startWaiting({ tx, now }: Act, { rules, subject }: Publishable, id: number) {
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
export async function savePublication(
  act: Act,
  items: Publishable,
  { posted, isReferToCorruption, entries: sent, ...record }: PublicationDraft,
) {
  const draft = {
    ...record,
    ...(record.id && (await startWaiting(act, items, record.id))),
    posted: changedDay(posted, act.now),
    isReferToCorruption: isReferToCorruption ?? undefined,
    entries: sent,
  };
  return await saveItem(act, items, draft, { posted: newDay(posted, act.now) });
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
  await withdrawPublication(act, kind, id, PUBLISHED_BEFORE);
  await changeRecord(act, { table: base, kind }, { id, status: 'published' as const });
}

/** Whether nothing of an item waits for an approval. */
export const isPublished = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(base.id, id), ofKind({ table: base, kind }), eq(base.status, 'published')))) >
  0;

/** Whether the site shows an item, be it as it was before an edit that waits. */
export const isOnSite = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(itemId, id), eq(base.kind, kind), eq(base.status, 'published')))) > 0;

/** Takes an item off the site: it waits, again or still, for an approval. */
export async function takeDown(act: Act, kind: string, id: number) {
  const wasPublished = await isPublished(act.tx, kind, id);
  if (wasPublished) await forgetReturn(act.tx, id);
  await removePublishedCopy(act.tx, id);
  const waiting = { status: 'pending' as const, ...(wasPublished && { waitingSince: act.now }) };
  await changeRecord(act, { table: base, kind }, { id, ...waiting });
}
