import { and, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Act, Place, State, Subject } from '../audit/act.ts';
import type { Database } from '../db/database.ts';
import { LARGEST_ID } from '../lib/fields.ts';
import { readItems } from './itemLists.ts';
import type { ItemShape } from './items.ts';
import { lockRecord, ofKind, type Records } from './saveRecord.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The kinds whose records can be deleted, hence restored, or talked about; filled where their calls are declared. */
    subjects: Map<string, Subject>;
  }
}

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null;

/** What the schema of an answer leaves of a row. */
function stateOf(answer: z.ZodType, row: unknown, version: number): State {
  const state = answer.parse(row);
  if (!isState(state)) throw new Error('A record is answered as an object.');
  return { ...state, version };
}

/** The rows of a table that name a record in a column. */
export const rowsIn = (table: PgTable, column: PgColumn): Place => ({
  table: getTableName(table),
  of: (id) => eq(column, id),
});

/** The first text of a record that is no code. */
const firstText = (state: State) => {
  const texts = Object.entries(state).filter(([key, value]) => key !== 'code' && typeof value === 'string');
  return String(texts.find(([, value]) => value)?.[1] ?? '');
};

/** Records that are rows of one table: what acts on them have to know. */
export function recordSubject(
  kind: string,
  records: Records & { columns?: Record<string, PgColumn | SQL>; answer: z.ZodType },
  title = firstText,
): Subject {
  const { table, columns = getTableColumns(table), answer } = records;
  const read = async (tx: Database, id: number) => {
    if (id > LARGEST_ID) return undefined;
    const [row] = await tx
      .select({ ...columns, version: table.version })
      .from(table)
      .where(and(eq(table.id, id), ofKind(records)));
    return row && stateOf(answer, row, Number(row.version));
  };
  const lock = ({ tx }: Pick<Act, 'tx'>, id: number) => lockRecord(tx, records, id);
  return { kind, keepsRevisions: true, read, lock, title, rows: [rowsIn(table, table.id)] };
}

/** What an entry is called, whatever its kind calls it. */
function entryTitle(entries: unknown) {
  const [first] = Array.isArray(entries) ? entries : [];
  if (!isState(first)) return '';
  return String(first.title ?? first.header ?? '');
}

const textsAt = (entries: unknown, keys: readonly string[]) =>
  (Array.isArray(entries) ? entries : [])
    .filter(isState)
    .flatMap((entry) => keys.map((key) => String(entry[key] ?? '')));

/** Items with entries: what acts on them have to know. */
export function itemSubject(
  kind: string,
  {
    answer,
    grouped,
    marks: _,
    ...shape
  }: ItemShape & { answer: z.ZodType; grouped?: (items: State[]) => unknown[] },
): Subject {
  const { base, entries, files } = shape.family;
  const records = { table: base, kind };
  const named = sql.join(
    Object.values(files).map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const whole = { ...shape, item: { ...shape.item, stateVersion: base.version } };
  return {
    kind,
    keepsRevisions: true,
    lock: ({ tx }, id) => lockRecord(tx, records, id),
    async read(tx, id) {
      const [item] = await readItems(tx, whole, and(eq(base.id, id), ofKind(records)));
      const [answered] = item && grouped ? grouped([item]) : [item];
      return item && stateOf(answer, answered, Number(item.stateVersion));
    },
    title: (state) => entryTitle(state[shape.entriesKey]),
    ...(shape.listed.isSearched && {
      searched: ({ [shape.entriesKey]: sent }: State) => ({
        titles: textsAt(sent, ['title']),
        texts: textsAt(sent, ['description']),
      }),
    }),
    fileIds: (id) =>
      sql`select distinct unnest(array[${named}]) from ${entries} where ${eq(entries.baseId, id)}`,
    rows: [rowsIn(base, base.id), rowsIn(entries, entries.baseId)],
  };
}
