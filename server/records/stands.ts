import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { onceFor, UNNAMED } from '../db/prepared.ts';
import { collections, lists } from '../db/schema.ts';

/** A list as it stands. */
export interface Stand {
  /** How many records it has. */
  count: number;
  /** Changes with whatever the list answers; nothing where nobody can tell, or may keep anything. */
  tag?: string;
}

const asked = onceFor((db) => {
  const kinds = sql`string_to_array(${sql.placeholder('kinds')}, ' ')`;
  const versions = db
    .select({
      all: sql`string_agg(${collections.kind} || ${collections.version}, '.' order by ${collections.kind})`,
    })
    .from(collections)
    .where(sql`${collections.kind} = any(${kinds})`);
  return db
    .select({ count: lists.count, tag: sql<string>`concat(${lists.version}, '.', (${versions}))` })
    .from(sql`(values (${sql.placeholder('list')})) as named (name)`)
    .leftJoin(lists, sql`${lists.list} = named.name`)
    .prepare(UNNAMED);
});

/**
 * One read by keys, whatever the list holds.
 *
 * @returns no count for a list that has had no records, or whose table is not counted
 * @param kinds - those whose records the list answers, be it a name among its own fields
 */
export async function standOf(
  db: Database,
  list: string,
  kinds: readonly string[],
): Promise<{ count?: number; tag: string }> {
  const [row] = await asked(db).execute({ list, kinds: kinds.join(' ') });
  return { count: row?.count ?? undefined, tag: row?.tag ?? '' };
}
