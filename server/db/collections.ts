import { randomInt } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { collections, lists } from './schema.ts';

/**
 * A list: how many records it has, as triggers count them (nothing for one that never had any, or whose table is not counted), and a version
 * that changes with whatever it answers.
 *
 * @param name - what tells the list from the others of its table
 * @param kinds - the kinds whose records are answered, be it a name among the fields of others
 */
export async function listState(db: Database, table: PgTable, name: unknown[], kinds: string[]) {
  const list = [getTableName(table), ...name].join('/');
  const [row] = await db
    .select({
      count: sql<number | null>`(select ${lists.count} from ${lists} where ${lists.list} = ${list})`,
      version: sql<string>`concat(${list}::text, ' ',
        (select ${lists.version} from ${lists} where ${lists.list} = ${list}), ' ',
        (select string_agg(${collections.kind} || ${collections.version}, ' ' order by ${collections.kind})
          from ${collections} where ${collections.kind} = any(${sql.param(kinds)}::text[])))`,
    })
    .from(sql`(values (0)) as one`);
  return row ?? { count: null, version: list };
}

const LARGEST_VERSION = 2 ** 47;

/**
 * Whatever follows from the records of some kinds is out of date from here on. A new version counts nothing: a database that was restored would
 * come to the same numbers again, and browsers would take what they have kept for what is there.
 */
export function renewCollections(tx: Database, kinds: string[]) {
  return tx
    .insert(collections)
    .values(kinds.map((kind) => ({ kind, version: randomInt(LARGEST_VERSION) })))
    .onConflictDoUpdate({ target: collections.kind, set: { version: sql`excluded.version` } });
}
