import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Act, Place, State, Subject } from '../audit/act.ts';
import { commaSeparated, type Database } from '../db/database.ts';
import { LARGEST_ID } from '../lib/fields.ts';
import { readItems } from './itemLists.ts';
import type { ItemKind } from './items.ts';
import { answersOf, type Fields, readOnly, selectionOf } from './recordFields.ts';
import { lockRecord, ofKind, type Records } from './saveRecord.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled where calls are declared: the kinds whose records can be deleted, hence restored, or commented on. */
    subjects: Map<string, Subject>;
  }
}

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null;

/** The rows of a table that refer to a record. */
export const rowsIn = (table: PgTable, column: PgColumn): Place => ({
  table: getTableName(table),
  of: (id) => eq(column, id),
});

/** The first text of a record that is no code. */
const firstText = (state: State) => {
  const texts = Object.entries(state).filter(([key, value]) => key !== 'code' && typeof value === 'string');
  return String(texts.find(([, value]) => value)?.[1] ?? '');
};

/** Records that are rows of one table, for acts. */
export function recordSubject(
  kind: string,
  records: Records & { fields: Fields },
  title: Subject['title'] = firstText,
): Subject {
  const { table } = records;
  const stored = Object.entries(records.fields).filter(([, { isDerived }]) => !isDerived);
  const fields = { id: readOnly(table.id), ...Object.fromEntries(stored) };
  const answer = z.object(answersOf(fields));
  return {
    kind,
    keepsRevisions: true,
    lock: ({ tx }: Pick<Act, 'tx'>, id: number) => lockRecord(tx, records, id),
    async read(tx: Database, id: number) {
      if (id > LARGEST_ID) return undefined;
      const [row] = await tx
        .select({ ...selectionOf(fields), version: table.version })
        .from(table)
        .where(and(eq(table.id, id), ofKind(records)));
      return row && { ...answer.parse(row), version: Number(row.version) };
    },
    title,
    rows: [rowsIn(table, table.id)],
  };
}

const statesIn = (entries: unknown): State[] => (Array.isArray(entries) ? entries.filter(isState) : []);

/** The title column of the first entry, whatever its kind calls it. */
const entryTitle = ([first]: State[]) => String(first?.title ?? first?.header ?? '');

const textsAt = (entries: State[], key: string) => entries.map((entry) => String(entry[key] ?? ''));

/** Items with entries, for acts. @param toState - builds the stored state, where that is not the item itself */
export function itemSubject(
  kind: string,
  itemKind: ItemKind,
  toState: (item: Record<string, unknown>) => Record<string, unknown> = (item) => item,
): Subject {
  const { base, entries, entriesKey, files, list, answer } = itemKind;
  const records = { table: base, kind };
  const fileColumns = commaSeparated(files.map(({ column }) => column));
  // states have no marks, and every state has a version
  const whole = { ...itemKind, marks: {}, item: { ...itemKind.item, stateVersion: readOnly(base.version) } };
  return {
    kind,
    keepsRevisions: true,
    lock: ({ tx }, id) => lockRecord(tx, records, id),
    async read(tx, id) {
      const [item] = await readItems(tx, whole, and(eq(base.id, id), ofKind(records)));
      return item && { ...answer.parse(toState(item)), version: Number(item.stateVersion) };
    },
    title: (state) => entryTitle(statesIn(state[entriesKey])),
    ...(list.isSearched && {
      searched: ({ [entriesKey]: sent }: State) => ({
        titles: textsAt(statesIn(sent), 'title'),
        texts: textsAt(statesIn(sent), 'description'),
      }),
    }),
    fileIds: (id) =>
      sql`select distinct unnest(array[${fileColumns}]) from ${entries} where ${eq(entries.baseId, id)}`,
    rows: [rowsIn(base, base.id), rowsIn(entries, entries.baseId)],
  };
}

/** The name of a stored record, possibly ''; undefined when it does not exist. */
export async function storedTitle(tx: Database, subject: Subject, id: number): Promise<string | undefined> {
  if (subject.titleOf) return await subject.titleOf(tx, id);
  const state = await subject.read(tx, id);
  return state && (subject.title?.(state) ?? '');
}
