import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Language, StoredFileWire } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { files, media, mediaEntries } from '../db/schema.ts';
import { byLanguage } from '../records/languages.ts';
import type { Saved } from '../records/saveRecord.ts';

export interface MediaEntry {
  id: number;
  language: Language;
  title: string;
  url: string;
  coverId: number | null;
  coverBase64: string | null;
  coverFile: StoredFileWire | null;
}

/** One video or audio with its entries in the order of LANGUAGES. */
export interface MediaItem {
  id: number;
  posted: string;
  version: number;
  entries: MediaEntry[];
}

/** Which items there are, newest day first, then newest item. */
export async function listMedia(db: Database, kind: string): Promise<Saved[]> {
  return await db
    .select({ id: media.id, version: media.version })
    .from(media)
    .where(eq(media.kind, kind))
    .orderBy(desc(media.posted), desc(media.id));
}

async function readEntries(db: Database, ids: number[]) {
  return await db
    .select({
      id: mediaEntries.id,
      mediaId: mediaEntries.mediaId,
      language: mediaEntries.language,
      title: mediaEntries.title,
      url: mediaEntries.url,
      coverId: mediaEntries.coverFileId,
      coverBase64: files.thumbnail,
      coverFile: { name: files.name, sizeBytes: files.sizeBytes },
    })
    .from(mediaEntries)
    .leftJoin(files, eq(files.id, mediaEntries.coverFileId))
    .where(inArray(mediaEntries.mediaId, ids));
}

/** The items with these ids, in this order; ones deleted in the meantime are left out. */
export async function readMedia(db: Database, ids: number[]): Promise<MediaItem[]> {
  if (ids.length === 0) return [];
  const bases = await db
    .select({ id: media.id, posted: media.posted, version: media.version })
    .from(media)
    .where(inArray(media.id, ids));
  const byId = new Map<number, MediaItem>(bases.map((base) => [base.id, { ...base, entries: [] }]));
  for (const { mediaId, ...entry } of await readEntries(db, ids)) byId.get(mediaId)?.entries.push(entry);
  for (const { entries } of byId.values()) entries.sort(byLanguage);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Deletes an item with its entries; its covers stay until nothing refers to them. @returns whether it existed */
export async function removeMedia(db: Database, kind: string, id: number) {
  const removed = await db
    .delete(media)
    .where(and(eq(media.id, id), eq(media.kind, kind)))
    .returning({ id: media.id });
  return removed.length > 0;
}
