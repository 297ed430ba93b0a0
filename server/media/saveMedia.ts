import { and, eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { media, mediaEntries } from '../db/schema.ts';
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

/** An entry as it was sent. A field that is absent keeps its value, or is empty in a new entry. */
export interface MediaEntryDraft {
  language: Language;
  title?: string;
  url?: string;
  coverId?: number | null;
}

/** A video or audio as it was sent. */
export interface MediaDraft extends RecordDraft {
  /** `yyyy-mm-dd`; absent keeps the stored day, empty is today. */
  posted?: string | null;
  entries: MediaEntryDraft[];
}

export interface MediaSave extends Signature {
  kind: string;
  draft: MediaDraft;
  /** Where the entries stand in the body, for messages. */
  entriesKey: string;
}

const filesOf = ({ draft, entriesKey }: MediaSave): UsedFile[] =>
  draft.entries.map(({ coverId }, index) => ({
    id: coverId,
    kind: 'cover',
    path: `${entriesKey}.${index}.coverId`,
  }));

async function saveBase(tx: Database, { kind, draft, by, now }: MediaSave) {
  const ofKind = (id: number) => and(eq(media.id, id), eq(media.kind, kind));
  return await saveRecord(draft, {
    add: () =>
      tx
        .insert(media)
        .values({ kind, posted: newDay(draft.posted, now), ...created({ by, now }) })
        .returning({ id: media.id, version: media.version }),
    lock: (id) => tx.select().from(media).where(ofKind(id)).for('update'),
    change: (id, version) =>
      tx
        .update(media)
        .set({ posted: changedDay(draft.posted, now), ...changed(version, { by, now }) })
        .where(ofKind(id)),
  });
}

/** Entries are found by their language: an id that was sent, perhaps of another item's entry, plays no part. */
async function saveEntries(tx: Database, mediaId: number, entries: MediaEntryDraft[]) {
  const blank = LANGUAGES.map((language) => ({ mediaId, language }));
  await tx.insert(mediaEntries).values(blank).onConflictDoNothing();
  for (const { language, title, url, coverId } of entries) {
    const columns = { title, url, coverFileId: coverId };
    if (Object.values(columns).every((value) => value === undefined)) continue;
    await tx
      .update(mediaEntries)
      .set(columns)
      .where(and(eq(mediaEntries.mediaId, mediaId), eq(mediaEntries.language, language)));
  }
}

/**
 * Creates or changes a video or audio, all of it or nothing.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for a cover that cannot be used
 */
export function saveMedia(db: Database, save: MediaSave): Promise<Saved> {
  return db.transaction(async (tx) => {
    const base = await saveBase(tx, save);
    await checkFiles(tx, filesOf(save));
    await saveEntries(tx, base.id, save.draft.entries);
    return base;
  });
}
