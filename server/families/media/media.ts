import { desc, sql } from 'drizzle-orm';
import { media as base, mediaEntries as entries } from '../../db/schema.ts';
import { listedItems, streamItems } from '../../records/itemLists.ts';
import { type ItemKind, itemKind, saveItem } from '../../records/items.ts';
import { kindRoutes } from '../../records/kindRoutes.ts';
import { lackingIn } from '../../records/lacking.ts';
import type { ListOptions } from '../../records/listOptions.ts';
import { listRoute } from '../../records/listRoutes.ts';
import { fileField, linkField, readOnly, refuseForgotten } from '../../records/recordFields.ts';
import type { KindRoutes } from '../../records/recordRoutes.ts';
import { removeRecord } from '../../records/saveRecord.ts';
import { itemSubject } from '../../records/subjects.ts';

const list: ListOptions = {
  table: base,
  order: [desc(base.posted), desc(base.id)],
  sorts: { id: base.id, posted: base.posted },
  day: base.posted,
  isSearched: true,
  lacking: lackingIn({ base, entries, blank: sql`entry.title = '' and entry.url = ''` }),
};

const item = { id: readOnly(base.id), posted: base.posted, version: readOnly(base.version) };
const entry = { title: entries.title, coverId: fileField(entries.coverFileId, 'cover') };
const url = linkField(entries.url);
const baseId = readOnly(entries.baseId);

/** Videos and audios (part 2, §3). */
export const videos = itemKind({
  ...{ base, entries, list, item },
  entriesKey: 'videos',
  entry: { ...entry, urlVideo: url, websiteVideosBaseId: baseId },
});

export const audios = itemKind({
  ...{ base, entries, list, item },
  entriesKey: 'audios',
  entry: { ...entry, urlAudio: url, websiteAudiosBaseId: baseId },
});

refuseForgotten(base, [videos.item]);
refuseForgotten(entries, [videos.entry], ['baseId', 'language']);

/** The calls of one kind of media (part 2, §7). */
export const mediaRoutes =
  (itemKind: ItemKind): KindRoutes =>
  async (app, { kind, path }) => {
    const records = listedItems(kind, itemKind);
    listRoute(app, records, {
      url: `${path}/GetAll`,
      filter: { name: [kind] },
      stream: (reply, condition) => streamItems(reply, itemKind, condition),
    });
    kindRoutes(app, path, records, {
      subject: itemSubject(kind, itemKind),
      draft: itemKind.draft,
      save: (act, draft) => saveItem(act, itemKind, kind, draft),
      remove: (act, id) => removeRecord(act, { table: base, kind }, id),
    });
  };
