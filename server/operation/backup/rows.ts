import { sql } from 'drizzle-orm';
import { commaSeparated, type Database, type Snapshot } from '../../db/database.ts';
import type { Table } from './catalogue.ts';

/** The size of a part: larger ones would delay others and need more memory. */
const PART_BYTES = 1024 * 1024;
const PART_ROWS = 500;

const column = (name: string) => sql.identifier(name);

/** The key after which the next part begins. */
type Place = string[];

function statements({ name, keys, wide }: Table, { rowsOf }: Snapshot) {
  const key = commaSeparated(keys.map((each) => column(each.name)));
  const descending = commaSeparated(keys.map((each) => sql`${column(each.name)} desc`));
  // computed without reading values that are stored separately
  const weight = sql.join(
    [
      sql`100`,
      ...wide.map(({ name, isText }) =>
        isText
          ? sql`coalesce(octet_length(${column(name)}), 0)`
          : sql`4 * coalesce(pg_column_size(${column(name)}), 0)`,
      ),
    ],
    sql` + `,
  );
  const at = (place: Place) =>
    sql`(${commaSeparated(place.map((value, index) => sql`${value}::text::${sql.raw(keys[index]?.type ?? 'text')}`))})`;
  const after = (place?: Place) => (place ? sql`(${key}) > ${at(place)}` : sql`true`);

  return {
    /** The last row of the next part; undefined when there are no more rows. */
    async end(tx: Database, place?: Place): Promise<Place | undefined> {
      const rows = rowsOf(name, { where: after(place), orderBy: key, limit: PART_ROWS });
      const weighed = sql`select ${key}, sum(${weight}) over (order by ${key}) - (${weight}) as before
        from ${rows} as whole_row order by ${key} limit ${PART_ROWS}`;
      const [last] = await tx
        .select({
          place: sql<Place>`json_build_array(${commaSeparated(keys.map((each) => sql`${column(each.name)}::text`))})`,
        })
        .from(sql`(${weighed}) as weighed`)
        .where(sql`before < ${PART_BYTES}`)
        .orderBy(descending)
        .limit(1);
      return last?.place;
    },
    async read(tx: Database, place: Place | undefined, end: Place) {
      const where = sql`${after(place)} and (${key}) <= ${at(end)}`;
      const [part] = await tx
        .select({
          rows: sql<number>`count(*)::integer`,
          lines: sql<string>`string_agg(row_to_json(whole_row)::text, e'\n' order by ${key})`,
        })
        .from(sql`${rowsOf(name, { where, orderBy: key })} as whole_row`);
      return part ?? { rows: 0, lines: '' };
    },
  };
}

/** The rows of a table in parts, ordered by key: their number, and the rows as JSON lines. */
export async function* partsOf(table: Table, snapshot: Snapshot) {
  const { end, read } = statements(table, snapshot);
  for (let place: Place | undefined; ; ) {
    const from = place;
    const part = await snapshot.read(async (tx) => {
      place = await end(tx, from);
      return place && (await read(tx, from, place));
    });
    if (!part) return;
    yield part;
  }
}
