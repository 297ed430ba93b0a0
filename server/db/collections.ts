import { randomInt } from 'node:crypto';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { computed, type Database } from './database.ts';
import { collections, lists } from './schema.ts';

/**
 * A list: the number of its records, counted by triggers (undefined for a list without any or an uncounted table), and a version that
 * changes with its content.
 *
 * @param name - distinguishes the list within its table
 * @param kinds - the kinds whose records the list contains or names
 */
export async function listState(db: Database, table: PgTable, name: unknown[], kinds: string[]) {
  const list = [getTableName(table), ...name].join('/');
  return await computed(db, {
    count: sql<number | null>`(select ${lists.count} from ${lists} where ${lists.list} = ${list})`,
    version: sql<string>`concat(${list}::text, ' ',
      (select ${lists.version} from ${lists} where ${lists.list} = ${list}), ' ',
      (select string_agg(${collections.kind} || ${collections.version}, ' ' order by ${collections.kind})
        from ${collections} where ${collections.kind} = any(${sql.param(kinds)}::text[])))`,
  });
}

const LARGEST_VERSION = 2 ** 47;

/**
 * Makes everything derived from records of these kinds stale. Versions are random instead of counted: a restored database would count to
 * the same numbers again, and browsers would take their caches for current.
 */
export function renewCollections(tx: Database, kinds: string[]) {
  return tx
    .insert(collections)
    .values(kinds.map((kind) => ({ kind, version: randomInt(LARGEST_VERSION) })))
    .onConflictDoUpdate({ target: collections.kind, set: { version: sql`excluded.version` } });
}
