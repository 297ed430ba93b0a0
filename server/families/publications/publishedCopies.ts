/** Published copies: rows with the state on the site of an item whose own row holds an edit that waits for approval. */
import { and, eq, getTableColumns, inArray, is, isNotNull, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Subject } from '../../audit/act.ts';
import { commaSeparated, type Database } from '../../db/database.ts';
import {
  publications as base,
  publicationEntries as entries,
  lists,
  reviewReturns,
  searchTexts,
  staleTranslations as stale,
} from '../../db/schema.ts';
import { lastRemark, returnedItem } from '../../features/review/returns.ts';
import type { Publishing } from '../../features/schedule/publishing.ts';
import { existing } from '../../lib/apiError.ts';
import { readItems } from '../../records/itemLists.ts';
import type { ItemKind } from '../../records/items.ts';
import { titleOf } from '../../records/publicationTitles.ts';
import { keyOf } from '../../records/recordFields.ts';
import { keepSearchTexts } from '../../records/searchTexts.ts';
import { rowsIn } from '../../records/subjects.ts';
import { itemId, news } from './kinds.ts';

/** The column names of a table without some, so that a copy includes columns that are added later. */
const columnsOf = (table: PgTable, except: string[]) =>
  commaSeparated(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !except.includes(name))
      .map(([, column]) => sql.identifier(column.name)),
  );

const OWN_STATE = ['id', 'status', 'standsFor', 'waitingSince'];
const OF_BASE = columnsOf(base, OWN_STATE);
const OF_ENTRY = columnsOf(entries, ['id', 'baseId']);
const OF_STALE = columnsOf(stale, ['recordId']);

/** The columns of an item that a save may set, besides its entries. */
const OWN_FIELDS = Object.fromEntries(
  Object.values(news.item).flatMap(({ column, draft }) =>
    draft && is(column, PgColumn) ? [[keyOf(column), column] as const] : [],
  ),
);

/** The id of an item's published copy. */
const publishedCopyOf = (id: number): SQL => sql`(select id from ${base} where stands_for = ${id})`;

/**
 * Locks both list versions of a kind in the order of single statements. An act on an item with a published copy changes both lists in
 * several statements; this keeps two of them from deadlocking.
 */
const lockLists = (tx: Database, condition: SQL) =>
  tx.execute(sql`select list from ${lists} where list in
    (select concat_ws('/', 'publications', kind, side) from ${base}, unnest(array['pending', 'published']) as side where ${condition})
    order by list for update`);

/** Copies a published item to a row of its own, which is searched and sorted like the item. */
export async function addPublishedCopy(tx: Database, subject: Subject, id: number) {
  await lockLists(tx, eq(base.id, id));
  await tx.execute(sql`insert into ${base} (${OF_BASE}, status, stands_for)
    select ${OF_BASE}, 'published', id from ${base} where id = ${id}`);
  await tx.execute(sql`insert into ${entries} (${OF_ENTRY}, publication_id)
    select ${OF_ENTRY}, ${publishedCopyOf(id)} from ${entries} where publication_id = ${id}`);
  await tx.execute(sql`insert into ${stale} (${OF_STALE}, record_id)
    select ${OF_STALE}, ${publishedCopyOf(id)} from ${stale} where ${belongsToItem(id, stale)}`);
  const [publishedCopy] = await tx.select({ id: base.id }).from(base).where(eq(base.standsFor, id));
  if (publishedCopy) await keepSearchTexts(tx, subject, publishedCopy.id, await subject.read(tx, id));
}

type SideTable = typeof searchTexts | typeof stale;
/** Rows in other tables that belong to an item, and to its published copy. */
const belongsToItem = (id: number, { kind, recordId }: SideTable) => sql`(${kind}, ${recordId}) in
  (select kind, id from ${base} where id = ${id})`;
const belongsToCopy = (id: number, { kind, recordId }: SideTable) => sql`(${kind}, ${recordId}) in
  (select kind, id from ${base} where stands_for = ${id})`;

/** Deletes an item's published copy, if there is one. */
export async function removePublishedCopy(tx: Database, id: number) {
  await lockLists(tx, eq(base.standsFor, id));
  for (const kept of [searchTexts, stale]) await tx.delete(kept).where(belongsToCopy(id, kept));
  await tx.delete(base).where(eq(base.standsFor, id));
}

/**
 * Moves the texts of the published copy back into the item and deletes the copy, with the age of its translations.
 *
 * @returns the remaining columns for the item; undefined without a copy
 */
export async function restorePublishedCopy(tx: Database, id: number) {
  const [shown] = await tx.select(OWN_FIELDS).from(base).where(eq(base.standsFor, id));
  if (!shown) return undefined;
  // entries are matched by language and keep their ids
  await tx.execute(sql`delete from ${entries} where publication_id = ${id}
    and language not in (select language from ${entries} where publication_id = ${publishedCopyOf(id)})`);
  await tx.execute(sql`update ${entries} as own set (${OF_ENTRY}) =
    (select ${OF_ENTRY} from ${entries} as shown where publication_id = ${publishedCopyOf(id)} and shown.language = own.language)
    where publication_id = ${id}`);
  await tx.delete(stale).where(belongsToItem(id, stale));
  await tx.execute(sql`insert into ${stale} (${OF_STALE}, record_id)
    select ${OF_STALE}, ${id} from ${stale} where ${belongsToCopy(id, stale)}`);
  await removePublishedCopy(tx, id);
  return shown;
}

/** The condition for a kind's published copies. */
export const isPublishedCopy = (kind: string) => and(eq(base.kind, kind), isNotNull(base.standsFor));

/** Published copies as searchable records: each has its own id and is locked together with its item. */
export const publishedCopies = (subject: Subject, itemKind: ItemKind): Subject => ({
  ...subject,
  async lock({ tx }, id) {
    const [shown] = await tx.select({ item: base.standsFor }).from(base).where(eq(base.id, id));
    return await subject.lock({ tx }, existing(shown?.item));
  },
  async read(tx, id) {
    const [shown] = await readItems(tx, itemKind, and(eq(base.id, id), isPublishedCopy(subject.kind)));
    return shown;
  },
});

/** Whether the site shows an item, possibly in the state before a waiting edit. */
export const isOnSite = async (tx: Database, kind: string, id: number) =>
  (await tx.$count(base, and(eq(itemId, id), eq(base.kind, kind), eq(base.status, 'published')))) > 0;

/** A kind's items for acts, including their published copies, which go to the trash with them and come back. */
export const withPublishedCopies = (subject: Subject): Publishing['subject'] => ({
  ...subject,
  returned: (tx, id) => returnedItem(tx, { kind: subject.kind, id }),
  remark: lastRemark,
  isOnSite: (tx, id) => isOnSite(tx, subject.kind, id),
  async titleOf(tx, id) {
    const isMeant = and(eq(base.id, id), eq(base.kind, subject.kind));
    const [found] = await tx
      .select({ title: titleOf(sql`${base}.id`) })
      .from(base)
      .where(isMeant);
    return found?.title;
  },
  rows: [
    ...(subject.rows ?? []),
    rowsIn(base, base.standsFor),
    rowsIn(reviewReturns, reviewReturns.publicationId),
    { ...rowsIn(entries, entries.baseId), of: (id) => inArray(entries.baseId, publishedCopyOf(id)) },
    ...[searchTexts, stale].map((kept) => ({
      ...rowsIn(kept, kept.recordId),
      of: (id: number) => belongsToCopy(id, kept),
    })),
  ],
  // an array instead of `or`, which would scan all entries
  fileIds: (id) =>
    sql`select distinct unnest(array[${entries.pdfFileId}, ${entries.coverFileId}]) from ${entries}
      where ${entries.baseId} = any(array(select id from ${base} where id = ${id} or stands_for = ${id}))`,
});
