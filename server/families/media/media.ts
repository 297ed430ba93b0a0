import { desc, sql } from 'drizzle-orm';
import type { Language } from '../../../src/wire/wire.ts';
import type { Act } from '../../audit/act.ts';
import { media as base, mediaEntries as entries, files } from '../../db/schema.ts';
import { changedDay, newDay } from '../../lib/days.ts';
import { type ItemFamily, type ItemShape, saveItem } from '../../records/items.ts';
import { lackingIn } from '../../records/lacking.ts';
import type { RecordDraft } from '../../records/saveRecord.ts';

/** A video or audio as it was sent. A field that is absent keeps its value, or is empty in a new one. */
export interface MediaDraft extends RecordDraft {
  /** `yyyy-mm-dd`; absent keeps the stored day, empty is today. */
  posted?: string | null;
  entries: { language: Language; title?: string; url?: string; coverFileId?: number | null }[];
}

const family: ItemFamily = {
  base,
  entries,
  files: { coverFileId: { kind: 'cover', column: entries.coverFileId, file: files } },
};

/** What videos and audios have in common over the wire: newest day first, then newest item. */
export const mediaShape = {
  family,
  order: [desc(base.posted), desc(base.id)],
  item: { id: base.id, posted: base.posted, version: base.version },
  entry: {
    id: entries.id,
    language: entries.language,
    title: entries.title,
    coverId: entries.coverFileId,
    coverBase64: files.thumbnail,
    coverFile: { name: files.name, sizeBytes: files.sizeBytes },
  },
  fileKeys: { coverFileId: 'coverId' },
  listed: {
    table: base,
    order: [desc(base.posted), desc(base.id)],
    sorts: { id: base.id, posted: base.posted },
    day: base.posted,
    isSearched: true,
    lacking: lackingIn({
      base,
      entries,
      blank: sql`entry.title = '' and entry.url = ''`,
    }),
  },
} satisfies Partial<ItemShape>;

/**
 * Creates or changes a video or audio.
 *
 * @throws ApiError 404 for an unknown id, 400 for a cover that cannot be used
 */
export const saveMedia = (
  act: Act,
  items: { shape: ItemShape; kind: string },
  { posted, ...draft }: MediaDraft,
) =>
  saveItem(
    act,
    items,
    { ...draft, posted: changedDay(posted, act.now) },
    { posted: newDay(posted, act.now) },
  );
