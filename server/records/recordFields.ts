/** Fields of records: one declaration gives body, answer, revision, file checks and search. */
import { Column, getTableColumns, getTableName, is, type SQL } from 'drizzle-orm';
import {
  PgBoolean,
  type PgColumn,
  PgDateString,
  type PgTable,
  PgText,
  PgTimestamp,
} from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { FileKind } from '../db/schema.ts';
import { day, idOrNone, link, moment, momentText, recordDraft, words } from '../lib/fields.ts';
import type { Sanitise } from '../lib/sanitiser.ts';
import { richText, safeRichText } from './richText.ts';

export interface Field {
  /** The column or expression to read. */
  column: PgColumn | SQL;
  answer: z.ZodType;
  /** The schema of the sent value; an absent value keeps the stored one. Undefined for fields that are only answered. */
  draft?: z.ZodType;
  /** The columns that a sent value sets, where that is not `column` alone. */
  toColumns?(value: unknown): Record<string, unknown>;
  isRichText?: boolean;
  /** The kind of file it names, and the column with the id. */
  file?: { kind: FileKind; column: PgColumn };
  /** It is answered, but is no part of revisions. */
  isDerived?: boolean;
}

/** Fields by their names in bodies and answers; a column alone is a field of its type. */
export type Fields = Record<string, Field>;
export type DeclaredFields = Record<string, Field | PgColumn>;

export const readOnly = (column: PgColumn | SQL, answer: z.ZodType = z.number()): Field => ({
  column,
  answer,
});

export const richTextField = (column: PgColumn): Field => ({
  column,
  draft: richText,
  answer: z.string(),
  isRichText: true,
});

export const linkField = (column: PgColumn): Field => ({ column, draft: link, answer: z.string() });

/** The id of an uploaded file. */
export const fileField = (column: PgColumn, kind: FileKind): Field => ({
  column,
  draft: idOrNone('Ожидается номер файла.').nullish(),
  answer: z.number().nullable(),
  file: { kind, column },
});

/** An empty day is none. */
export const dayOrNone = day
  .nullable()
  .transform((value) => value || null)
  .optional();

/** A day. Where the column requires one, the save replaces an empty value. */
const dayField = (column: PgColumn): Field => ({
  column,
  draft: column.notNull ? day.nullish() : dayOrNone,
  answer: column.notNull ? z.string() : z.string().nullable(),
});

const flagField = (column: PgColumn): Field => ({
  column,
  draft: z
    .boolean()
    .nullable()
    .transform((value) => value ?? undefined)
    .optional(),
  answer: z.boolean(),
});

/** A moment, ISO text on the wire. */
const momentField = (column: PgColumn): Field => ({
  column,
  draft: column.notNull ? moment.optional() : moment.nullish(),
  answer: momentText,
});

/** The field of a column by its type. @throws Error for a type without a rule */
function fieldOf(column: PgColumn): Field {
  if (is(column, PgText)) return { column, draft: words, answer: z.string() };
  if (is(column, PgDateString)) return dayField(column);
  if (is(column, PgBoolean)) return flagField(column);
  if (is(column, PgTimestamp)) return momentField(column);
  throw new Error(`${getTableName(column.table)}: it has to be said what field ${column.name} is.`);
}

export const resolved = (fields: DeclaredFields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, is(field, Column) ? fieldOf(field) : field]),
  );

/** Columns that every record has, or that saves never set. */
const OF_EVERY_RECORD = ['id', 'kind', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy'];

const ownColumns = (table: PgTable) =>
  Object.entries<PgColumn>(getTableColumns(table)).filter(([name]) => !OF_EVERY_RECORD.includes(name));

/** All columns of a table as fields with their own names. @param known - fields that their column types do not describe */
export const ownFields = (table: PgTable, known: Fields = {}): Fields =>
  resolved(Object.fromEntries(ownColumns(table).map(([name, column]) => [name, known[name] ?? column])));

/** @throws Error for a column without a field: it would be neither saved nor answered */
export function refuseForgotten(table: PgTable, kinds: Fields[], except: string[] = []) {
  const held = kinds.flatMap((fields) => Object.values(fields).map(({ column }) => column));
  for (const [name, column] of ownColumns(table))
    if (!held.includes(column) && !except.includes(name))
      throw new Error(`${getTableName(table)}: no kind has a field for ${name}.`);
}

/** What a table calls a column. */
export function keyOf(column: PgColumn | SQL): string {
  const columns = is(column, Column) ? Object.entries(getTableColumns(column.table)) : [];
  const [key] = columns.find(([, each]) => each === column) ?? [];
  if (key === undefined) throw new Error('Only a column can be saved.');
  return key;
}

/** The columns that sent fields set. */
export const columnsIn = (fields: Fields, sent: Record<string, unknown>): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, { column, draft, toColumns }]) => {
      const value = sent[name];
      if (!draft || value === undefined) return {};
      return toColumns?.(value) ?? { [keyOf(column)]: value };
    }),
  );

/** The schemas of what a save may send. */
export const draftsOf = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { draft }]) => (draft ? [[name, draft] as const] : [])),
  );

/** The body of a save of records that are one row each, as columns. */
export const rowDraft = (fields: Fields) =>
  z
    .object({ ...recordDraft, ...draftsOf(fields) })
    .transform(({ id, version, ...sent }) => ({ id, version, ...columnsIn(fields, sent) }));

export const answersOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { answer }]) => [name, answer]));

export const selectionOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, column]));

/**
 * Sanitises the columns with rich texts.
 *
 * @param path - the path of the fields in the body
 * @throws ApiError 400, 422
 */
export async function sanitised<Columns extends Record<string, unknown>>(
  sanitise: Sanitise,
  fields: Fields,
  columns: Columns,
  path = '',
): Promise<Columns> {
  const safe: Record<string, unknown> = {};
  for (const [name, { column, isRichText }] of Object.entries(fields)) {
    const html = isRichText ? columns[keyOf(column)] : undefined;
    if (typeof html === 'string') safe[keyOf(column)] = await safeRichText(sanitise, html, path + name);
  }
  return { ...columns, ...safe };
}
