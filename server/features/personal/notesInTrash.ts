/** Notes with which items were given back that lie in the trash now: they come back with their items. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trash } from '../../db/schema.ts';

const OF_RETURNS = sql`kept.value ->> 'table' = 'review_returns'`;

/** A row for each, looked for once however often its text is asked for. An item is either in the trash or in its table, so its number tells. */
const found = sql`(select ${trash.id} as trash_id, ${trash.recordId} as id, returned.value as row
  from ${trash}, jsonb_array_elements(${trash.rows}) as kept, jsonb_array_elements(kept.value -> 'rows') as returned
  where ${OF_RETURNS} offset 0) as note_in_trash`;
const id = sql<number>`note_in_trash.id`;

async function erase(tx: Database, isMeant: SQL) {
  const emptied = sql`(select jsonb_agg(returned.value || '{"note": ""}') from jsonb_array_elements(kept.value -> 'rows') as returned)`;
  const rows = sql`(select jsonb_agg(case when ${OF_RETURNS} then jsonb_set(kept.value, '{rows}', ${emptied}) else kept.value end
    order by kept.place) from jsonb_array_elements(${trash.rows}) with ordinality as kept (value, place))`;
  await tx
    .update(trash)
    .set({ rows })
    .where(sql`${trash.id} in (select note_in_trash.trash_id from ${found} where ${isMeant})`);
}

/** Where they stand, as every free text. */
export const notesInTrash = { table: found, id, text: sql`note_in_trash.row ->> 'note'`, erase };

/** The notes that a condition describes, as those of items that are there. */
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
