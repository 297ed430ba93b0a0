import { and, eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { type PublicationKind, publicationEntries, publications } from '../db/schema.ts';
import { notFound, stale } from '../errors.ts';
import { sanitiseHtml } from '../html.ts';
import { LARGEST_ID } from '../validation.ts';
import { checkFiles, type UsedFile } from './usedFiles.ts';

/** An entry as it was sent. A field that is absent keeps its value, or is empty in a new entry. */
export interface EntryDraft {
  language: Language;
  title?: string | null;
  description?: string | null;
  pdfId?: number | null;
  coverId?: number | null;
}

/** An item as it was sent. Without an id it is created; without a version the last save wins. */
export interface PublicationDraft {
  id?: number | null;
  version?: number | null;
  /** `yyyy-mm-dd`; absent keeps the stored day, empty is today. */
  posted?: string | null;
  isReferToCorruption?: boolean | null;
  entries: EntryDraft[];
}

export interface Save {
  kind: PublicationKind;
  draft: PublicationDraft;
  /** The account that saves. */
  by: number;
  now: Date;
  /** Where the entries stand in the body, for messages. */
  entriesKey: string;
}

/** The depository's own calendar day, whatever the server's time zone is. */
export const todayInTashkent = (now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(now);

function filesOf({ draft: { entries }, entriesKey }: Save): UsedFile[] {
  return entries.flatMap((entry, index) => [
    { id: entry.pdfId, kind: 'pdf', path: `${entriesKey}.${index}.pdfId` },
    { id: entry.coverId, kind: 'cover', path: `${entriesKey}.${index}.coverId` },
  ]);
}

async function addBase(tx: Database, { kind, draft, by, now }: Save) {
  const [base] = await tx
    .insert(publications)
    .values({
      kind,
      posted: draft.posted || todayInTashkent(now),
      isReferToCorruption: draft.isReferToCorruption ?? false,
      createdAt: now,
      createdBy: by,
      updatedAt: now,
      updatedBy: by,
    })
    .returning({ id: publications.id, version: publications.version });
  if (!base) throw new Error('The database returned no id.');
  return base;
}

/** The row stays locked until the save is done, so that two saves of one item follow each other. */
async function changeBase(tx: Database, { kind, draft, by, now }: Save, id: number) {
  if (id > LARGEST_ID) throw notFound();
  const ofKind = and(eq(publications.id, id), eq(publications.kind, kind));
  const [stored] = await tx.select().from(publications).where(ofKind).for('update');
  if (!stored) throw notFound();
  if (draft.version != null && draft.version !== stored.version) throw stale();
  const version = stored.version + 1;
  await tx
    .update(publications)
    .set({
      posted: draft.posted === '' ? todayInTashkent(now) : (draft.posted ?? stored.posted),
      isReferToCorruption: draft.isReferToCorruption ?? stored.isReferToCorruption,
      version,
      updatedAt: now,
      updatedBy: by,
    })
    .where(ofKind);
  return { id, version };
}

function columnsOf({ title, description, pdfId, coverId }: EntryDraft) {
  return {
    title: title === null ? '' : title,
    description: description == null ? (description === null ? '' : undefined) : sanitiseHtml(description),
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
export function savePublication(db: Database, save: Save): Promise<{ id: number; version: number }> {
  return db.transaction(async (tx) => {
    const { id, entries } = save.draft;
    const base = id ? await changeBase(tx, save, id) : await addBase(tx, save);
    await checkFiles(tx, filesOf(save));
    await saveEntries(tx, base.id, entries);
    return base;
  });
}
