import { and, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../src/dataProvider/wire.ts';
import type { Act } from '../acts/act.ts';
import type { Database } from '../db/database.ts';
import {
  publications as base,
  publicationEntries as entries,
  files,
  type PublicationStatus,
} from '../db/schema.ts';
import { changedDay, newDay } from '../fields/days.ts';
import { safeRichText } from '../fields/richText.ts';
import { type ItemFamily, type ItemShape, saveItem } from '../records/items.ts';
import { changeRecord, ofKind, type RecordDraft } from '../records/saveRecord.ts';
import type { Sanitise } from '../texts/sanitiser.ts';

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

/** What the items of all kinds have in common over the wire: newest day first, then newest item. */
export const publicationShape = {
  family,
  order: [desc(base.posted), desc(base.id)],
  item: { id: base.id, posted: base.posted, status: base.status, version: base.version },
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
    order: [desc(base.posted), desc(base.id)],
    sorts: { id: base.id, posted: base.posted },
    day: base.posted,
    isSearched: true,
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

/**
 * Creates or changes an item whose texts are safe already. It never publishes: a new item is pending, a stored one keeps its status.
 *
 * @throws ApiError 404 for an unknown id, 400 for a file that cannot be used
 */
export function savePublication(
  act: Act,
  items: { shape: ItemShape; kind: string },
  { posted, isReferToCorruption, entries: sent, ...record }: PublicationDraft,
) {
  const draft = {
    ...record,
    posted: changedDay(posted, act.now),
    isReferToCorruption: isReferToCorruption ?? undefined,
    entries: sent,
  };
  return saveItem(act, items, draft, { posted: newDay(posted, act.now) });
}

/** The items of a kind in one status. */
const inStatus = (kind: string, status: PublicationStatus) =>
  and(ofKind({ table: base, kind }), eq(base.status, status));

/** Publishes an item; one that is published already stays as it is. */
export async function publish(act: Act, kind: string, id: number) {
  const isPending = await act.tx.$count(base, and(eq(base.id, id), inStatus(kind, 'pending')));
  if (isPending) await changeRecord(act, { table: base, kind }, { id, status: 'published' as const });
}

export const isPublished = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(base.id, id), inStatus(kind, 'published')))) > 0;

/** Takes an item off the site: it waits again, as before it was published. */
export async function takeDown(act: Act, kind: string, id: number) {
  await changeRecord(act, { table: base, kind }, { id, status: 'pending' as const });
}
