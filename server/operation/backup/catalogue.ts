/** Reads the structure of a database from its catalogue: a backup contains all tables, whether the program knows them or not. */
import { sql } from 'drizzle-orm';
import type { Database, Snapshot } from '../../db/database.ts';

export interface Table {
  name: string;
  /** The primary key, by which the table is read in parts. */
  keys: { name: string; type: string }[];
  /** Columns with large values, whose length is known without reading them. */
  wide: { name: string; isText: boolean }[];
  /** The tables it refers to. */
  refersTo: string[];
}

const TABLES = sql`select t.relname as name,
    (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by array_position(k.conkey, a.attnum)), '[]')
      from pg_constraint k join pg_attribute a on a.attrelid = t.oid and a.attnum = any(k.conkey)
      where k.conrelid = t.oid and k.contype = 'p') as keys,
    (select coalesce(json_agg(json_build_object('name', a.attname, 'isText', a.atttypid = 'text'::regtype)), '[]')
      from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attlen = -1) as wide,
    (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = t.oid and k.contype = 'f' and r.oid <> t.oid) as refers
  from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' order by 1`;

/** Orders tables after those they refer to. */
function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = [];
  let left = tables;
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name));
    const ready = left.filter(({ refersTo }) => !refersTo.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names]}`);
    ordered.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** All tables in an order in which they can be filled. */
export async function readTables(db: Database): Promise<Table[]> {
  const rows = await db
    .select({
      name: sql<string>`name`,
      keys: sql<Table['keys']>`keys`,
      wide: sql<Table['wide']>`wide`,
      refersTo: sql<string[]>`refers`,
    })
    .from(sql`(${TABLES}) as tables`);
  return inOrder(rows);
}

/** The present values of the database's sequences. */
export const readSequences = (db: Database) =>
  db
    .select({ name: sql<string>`sequencename`, value: sql<string>`last_value::text` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = 'public' and last_value is not null`);

const NAMES_AT_ONCE = 5_000;
const DIGEST_BYTES = 32;

/** The names of all files' bytes without duplicates; packed, because there may be a million. */
export async function readFileNames({ read, rowsOf }: Snapshot) {
  const packed: Buffer[] = [];
  for (let last = ''; ; ) {
    const query = { where: sql`sha256 > ${last}`, orderBy: sql`sha256`, limit: NAMES_AT_ONCE };
    const rows = await read((tx) =>
      tx
        .select({ sha256: sql<string>`sha256` })
        .from(sql`${rowsOf('files', query)} as named`)
        .orderBy(sql`sha256`)
        .limit(NAMES_AT_ONCE),
    );
    // several rows may refer to the same bytes
    const names = new Set(rows.map(({ sha256 }) => sha256));
    packed.push(Buffer.from([...names].join(''), 'hex'));
    last = rows.at(-1)?.sha256 ?? last;
    if (rows.length < NAMES_AT_ONCE) break;
  }
  return function* () {
    for (const names of packed) {
      for (let at = 0; at < names.length; at += DIGEST_BYTES) {
        yield names.subarray(at, at + DIGEST_BYTES).toString('hex');
      }
    }
  };
}
