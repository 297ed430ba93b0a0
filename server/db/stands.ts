import { randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { onceFor, UNNAMED } from './prepared.ts';
import { collections, lists } from './schema.ts';

/** A list as it stands. */
export interface Stand {
  /** How many records it has. */
  count: number;
  /** Changes with whatever the list answers; nothing where nobody can tell, or may keep anything. */
  tag?: string;
}

/** The same as the database knows it: no count of a list that has had no records, or whose table is not counted. */
export interface StandRead {
  count: number | null;
  tag: string;
}

/** What an answer depends on. */
export interface Standing {
  /** The names of lists; the first one is counted. */
  lists: readonly string[];
  /** The kinds whose records are answered, be it a name among the fields of others. */
  kinds: readonly string[];
}

const named = (name: string) => sql`string_to_array(${sql.placeholder(name)}, ' ')`;

/** One read by keys, whatever the lists hold; a part of any query that is given `standingValues`. */
export const standing: SQL<StandRead> = sql`json_build_object(
  'count', (select ${lists.count} from ${lists} where ${lists.list} = (${named('lists')})[1]),
  'tag', concat(
    (select string_agg(${lists.version}::text, '.' order by ${lists.list}) from ${lists} where ${lists.list} = any(${named('lists')})),
    '.',
    (select string_agg(${collections.kind} || ${collections.version}, '.' order by ${collections.kind})
      from ${collections} where ${collections.kind} = any(${named('kinds')}))))`;

export const standingValues = ({ lists, kinds }: Standing) => ({
  lists: lists.join(' '),
  kinds: kinds.join(' '),
});

const asked = onceFor((db) => db.select({ stand: standing }).from(sql`(values (0)) as one`).prepare(UNNAMED));

/** For what a request does not know before its route does: the others have it with their session. */
export async function standOf(db: Database, depends: Standing): Promise<StandRead> {
  const [row] = await asked(db).execute(standingValues(depends));
  return row?.stand ?? { count: null, tag: '' };
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
