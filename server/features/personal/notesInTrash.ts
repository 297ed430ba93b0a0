/** Review remarks of deleted items, which are restored with their items. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trash } from '../../db/schema.ts';
import { soundOfText } from './names.ts';

const OF_RETURNS = sql`part.value ->> 'table' = 'review_returns'`;

/**
 * One row for each remark; `offset 0` makes PostgreSQL compute it once. The item's id is unique, because an item is either in the trash
 * or in its table.
 */
const found = sql`(select ${trash.id} as trash_id, ${trash.recordId} as id, returned.value as row
  from ${trash}, jsonb_array_elements(${trash.rows}) as part, jsonb_array_elements(part.value -> 'rows') as returned
  where ${OF_RETURNS} offset 0) as note_in_trash`;
const id = sql<number>`note_in_trash.id`;

async function erase(tx: Database, isMeant: SQL) {
  const emptied = sql`(select jsonb_agg(returned.value || '{"note": ""}') from jsonb_array_elements(part.value -> 'rows') as returned)`;
  const rows = sql`(select jsonb_agg(case when ${OF_RETURNS} then jsonb_set(part.value, '{rows}', ${emptied}) else part.value end
    order by part.place) from jsonb_array_elements(${trash.rows}) with ordinality as part (value, place))`;
  await tx
    .update(trash)
    .set({ rows })
    .where(sql`${trash.id} in (select note_in_trash.trash_id from ${found} where ${isMeant})`);
}

/** The remarks as a place with free text. */
const text = sql`note_in_trash.row ->> 'note'`;
export const notesInTrash = { table: found, id, text, sound: soundOfText(text), erase };

/** The remarks that meet a condition, in the shape of those of items that are not deleted. */
export async function readNotesInTrash(db: Database, isMeant: SQL) {
  return await db
    .select({
      id,
      note: sql<string>`note_in_trash.row ->> 'note'`,
      byName: sql<string>`note_in_trash.row ->> 'by_name'`,
      at: sql<Date>`(note_in_trash.row ->> 'at')::timestamptz`.mapWith(trash.deletedAt),
    })
    .from(found)
    .where(isMeant)
    .orderBy(id);
}
