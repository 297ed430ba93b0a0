import { and, eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { publicationEntries, publications } from '../db/schema.ts';
import { changedDay, newDay } from '../fields/days.ts';
import { checkFiles, type UsedFile } from '../files/usedFiles.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';
import { sanitiseHtml } from '../texts/html.ts';

/** An entry as it was sent. A field that is absent keeps its value, or is empty in a new entry. */
export interface EntryDraft {
  language: Language;
  title?: string;
  description?: string;
  pdfId?: number | null;
  coverId?: number | null;
}

/** An item as it was sent. */
export interface PublicationDraft extends RecordDraft {
  /** `yyyy-mm-dd`; absent keeps the stored day, empty is today. */
  posted?: string | null;
  isReferToCorruption?: boolean | null;
  entries: EntryDraft[];
}

export interface PublicationSave extends Signature {
  kind: string;
  draft: PublicationDraft;
  /** Where the entries stand in the body, for messages. */
  entriesKey: string;
}

function filesOf({ draft: { entries }, entriesKey }: PublicationSave): UsedFile[] {
  return entries.flatMap((entry, index) => [
    { id: entry.pdfId, kind: 'pdf', path: `${entriesKey}.${index}.pdfId` },
    { id: entry.coverId, kind: 'cover', path: `${entriesKey}.${index}.coverId` },
  ]);
}

async function saveBase(tx: Database, { kind, draft, by, now }: PublicationSave) {
  const ofKind = (id: number) => and(eq(publications.id, id), eq(publications.kind, kind));
  const isReferToCorruption = draft.isReferToCorruption ?? undefined;
  return await saveRecord(draft, {
    add: () =>
      tx
        .insert(publications)
        .values({ kind, posted: newDay(draft.posted, now), isReferToCorruption, ...created({ by, now }) })
        .returning({ id: publications.id, version: publications.version }),
    lock: (id) => tx.select().from(publications).where(ofKind(id)).for('update'),
    change: (id, version) =>
      tx
        .update(publications)
        .set({
          posted: changedDay(draft.posted, now),
          isReferToCorruption,
          ...changed(version, { by, now }),
        })
        .where(ofKind(id)),
  });
}

function columnsOf({ title, description, pdfId, coverId }: EntryDraft) {
  return {
    title,
    description: description === undefined ? undefined : sanitiseHtml(description),
    pdfFileId: pdfId,
    coverFileId: coverId,
  };
}

/** Entries are found by their language: an id that was sent, perhaps of another item's entry, plays no part. */
async function saveEntries(tx: Database, publicationId: number, entries: EntryDraft[]) {
  const blank = LANGUAGES.map((language) => ({ publicationId, language }));
  await tx.insert(publicationEntries).values(blank).onConflictDoNothing();
  for (const entry of entries) {
    const columns = columnsOf(entry);
    if (Object.values(columns).every((value) => value === undefined)) continue;
    const ofLanguage = eq(publicationEntries.language, entry.language);
    await tx
      .update(publicationEntries)
      .set(columns)
      .where(and(eq(publicationEntries.publicationId, publicationId), ofLanguage));
  }
}

/**
 * Creates or changes an item, all of it or nothing. It never publishes: a new item is pending, a stored one keeps
 * its status.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for a file that cannot be used
 */
export function savePublication(db: Database, save: PublicationSave): Promise<Saved> {
  return db.transaction(async (tx) => {
    const base = await saveBase(tx, save);
    await checkFiles(tx, filesOf(save));
    await saveEntries(tx, base.id, save.draft.entries);
    return base;
  });
}
