/** What the items of the four publishable kinds are (part 1, §3). */
import { desc, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { publications as base, publicationEntries as entries } from '../../db/schema.ts';
import { hasNoWords } from '../../db/tables/columns.ts';
import { itemKind } from '../../records/items.ts';
import { lackingIn } from '../../records/lacking.ts';
import type { ListOptions } from '../../records/listOptions.ts';
import { fileField, readOnly, refuseForgotten, richTextField } from '../../records/recordFields.ts';

/** An item's id; a published copy has its item's. */
export const itemId: SQL<number> = sql<number>`coalesce(${base.standsFor}, ${base.id})`;
/** An item's version. A published copy has its item's newest version, so that acts compare with what the client has read. */
const version = sql<number>`case when ${base.standsFor} is null then ${base.version}
  else (select own.version from ${base} as own where own.id = ${base.standsFor}) end`;
const hasPublishedCopy = sql`exists (select from ${base} as shown where shown.stands_for = ${base.id})`;

const list: ListOptions = {
  table: base,
  answeredId: itemId,
  order: [desc(base.posted), desc(itemId)],
  sorts: { id: itemId, posted: base.posted },
  day: base.posted,
  isSearched: true,
  lacking: lackingIn({
    base,
    entries,
    blank: sql`entry.title = '' and ${hasNoWords(sql`entry.description`)}`,
  }),
};

const tables = {
  base,
  entries,
  list,
  marks: {
    /** A newer edit waits for approval. */
    edited: sql<boolean>`${base.standsFor} is not null`,
    /** Its approval replaces a published state. */
    replaces: sql<boolean>`(${base.status} = 'pending' and ${hasPublishedCopy})`,
  },
};

const item = {
  id: readOnly(itemId),
  posted: base.posted,
  status: readOnly(base.status, z.string()),
  version: readOnly(version),
};

const entry = {
  title: entries.title,
  description: richTextField(entries.description),
  pdfId: fileField(entries.pdfFileId, 'pdf'),
  coverId: fileField(entries.coverFileId, 'cover'),
};

const baseId = readOnly(itemId);

export const depoNews = itemKind({
  ...{ ...tables, item },
  entriesKey: 'news',
  entry: { ...entry, newsBaseId: baseId },
});

/** Like depo news, with the anti-corruption mark. */
export const news = itemKind({
  ...tables,
  item: { ...item, isReferToCorruption: base.isReferToCorruption },
  entriesKey: 'news',
  entry: { ...entry, newsBaseId: baseId },
});

/** Compasses and bulletins. */
export const depos = itemKind({
  ...{ ...tables, item },
  entriesKey: 'depos',
  entry: { ...entry, compassBaseId: baseId },
});

refuseForgotten(base, [news.item], ['standsFor', 'waitingSince']);
refuseForgotten(entries, [news.entry], ['baseId', 'language']);
