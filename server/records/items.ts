/** Kinds whose items have a base row and an entry row for each language. */
import type { SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import type { Act } from '../audit/act.ts';
import { type FileKind, files } from '../db/schema.ts';
import { checkFiles } from '../files/storedFiles.ts';
import { changedDay, newDay } from '../lib/days.ts';
import { entriesOf, language, recordDraft, storedFile } from '../lib/fields.ts';
import type { Sanitise } from '../lib/sanitiser.ts';
import { filtersBy, type ListOptions, sortsBy } from './listOptions.ts';
import {
  answersOf,
  columnsIn,
  type DeclaredFields,
  draftsOf,
  type Fields,
  keyOf,
  readOnly,
  resolved,
  sanitised,
  selectionOf,
} from './recordFields.ts';
import { type RecordDraft, type RecordTable, type Saved, saveRecord } from './saveRecord.ts';

/** An entry as it was sent. An absent column keeps its value, or is empty in a new entry. */
type EntryDraft = { language: Language } & Record<string, unknown>;

/** An item as it was sent: base columns and entries. */
export type ItemDraft = RecordDraft & Record<string, unknown> & { entries: EntryDraft[] };

interface ItemTables {
  base: RecordTable & { kind: PgColumn };
  entries: PgTable & { id: PgColumn; baseId: PgColumn; language: PgColumn };
  list: ListOptions;
  /** The name of the array of entries. */
  entriesKey: string;
  /** Fields that are only answered where they hold. */
  marks?: Record<string, SQL<boolean>>;
}

/** A file of an entry. */
interface EntryFile {
  kind: FileKind;
  /** The field with the file's id, and its column. */
  name: string;
  column: PgColumn;
  /** The metadata that is answered, and its name. */
  answeredAs: string;
  file: PgTable & Record<'id' | 'name' | 'sizeBytes' | 'thumbnail', PgColumn>;
}

export interface ItemKind extends ItemTables {
  item: Fields;
  entry: Fields;
  files: EntryFile[];
  /** The schema of a save's body. Other fields are ignored. */
  draft: z.ZodType<ItemDraft>;
  /** An item of a list. */
  answer: z.ZodObject;
}

/** `pdfId` → `pdfFile` */
const fileNameOf = (name: string) => name.replace(/(?:File)?Id$/, 'File');

const filesIn = (entry: Fields): EntryFile[] =>
  Object.entries(entry).flatMap(([name, { file }]) => {
    const answeredAs = fileNameOf(name);
    return file ? [{ ...file, name, answeredAs, file: alias(files, answeredAs) }] : [];
  });

const answerOfFile = ({ kind, answeredAs }: EntryFile) => ({
  [answeredAs]: storedFile,
  ...(kind === 'cover' && { coverBase64: z.string().nullable() }),
});

const entryDraftOf = (fields: Fields): z.ZodType<EntryDraft> =>
  z
    .object({ language, ...draftsOf(fields) })
    .transform(({ language, ...sent }) => ({ language, ...columnsIn(fields, sent) }));

/**
 * A kind of items. The body of a save and the answers follow from its fields.
 *
 * @param entry - contains, among others, the name by which an entry refers to its item's id
 */
export function itemKind({
  item: itemFields,
  entry: entryFields,
  ...tables
}: ItemTables & { item: DeclaredFields; entry: DeclaredFields }): ItemKind {
  const { entries, entriesKey, marks = {} } = tables;
  const item = resolved(itemFields);
  const columns = selectionOf(item);
  const entry = resolved({ id: readOnly(entries.id), ...entryFields });
  const entryFiles = filesIn(entry);
  const entriesDraft = entriesOf(entryDraftOf(entry));
  return {
    ...tables,
    list: {
      ...tables.list,
      sorts: { ...sortsBy(columns), ...tables.list.sorts },
      filters: { ...filtersBy(columns), ...tables.list.filters },
    },
    item,
    entry,
    files: entryFiles,
    draft: z
      .object({ ...recordDraft, ...draftsOf(item), [entriesKey]: entriesDraft })
      .transform(({ id, version, ...sent }: RecordDraft & Record<string, unknown>) => ({
        ...{ id, version },
        ...columnsIn(item, sent),
        entries: sent[entriesKey] as EntryDraft[],
      })),
    answer: z.object({
      ...answersOf(item),
      ...Object.fromEntries(Object.keys(marks).map((name) => [name, z.literal(true).optional()])),
      [entriesKey]: z.array(
        z.object({
          language: z.enum(LANGUAGES),
          ...answersOf(entry),
          ...Object.assign({}, ...entryFiles.map(answerOfFile)),
        }),
      ),
    }),
  };
}

/** Sanitises the rich texts of an item. */
export async function safeItem(
  sanitise: Sanitise,
  { entriesKey, entry: fields }: ItemKind,
  draft: ItemDraft,
): Promise<ItemDraft> {
  const entries = draft.entries.map((entry, at) =>
    sanitised(sanitise, fields, entry, `${entriesKey}.${at}.`),
  );
  return { ...draft, entries: await Promise.all(entries) };
}

/** The entries of a new item: one for each language, sent or not. */
async function addEntries({ tx }: Act, table: ItemKind['entries'], baseId: number, drafts: EntryDraft[]) {
  const sent = (language: Language) => drafts.find((draft) => draft.language === language);
  await tx.insert(table).values(LANGUAGES.map((language) => ({ ...sent(language), language, baseId })));
}

/**
 * Changes the entries of an item, each by its own statement, because each may set other columns. Entries are matched by language; a sent id
 * is ignored.
 */
async function changeEntries({ tx }: Act, table: ItemKind['entries'], baseId: number, drafts: EntryDraft[]) {
  for (const language of LANGUAGES) {
    const sent = { ...drafts.find((draft) => draft.language === language), language };
    await tx
      .insert(table)
      .values({ ...sent, baseId })
      .onConflictDoUpdate({ target: [table.baseId, table.language], set: sent });
  }
}

/** The day of an item in lists: today for a new item without one, and where it was cleared. */
function withDay({ list }: ItemKind, draft: Record<string, unknown>, isNew: boolean, now: Date) {
  if (!list.day) return draft;
  const key = keyOf(list.day);
  const sent = draft[key] as string | null | undefined;
  return { ...draft, [key]: isNew ? newDay(sent, now) : changedDay(sent, now) };
}

/**
 * Creates or changes an item with its entries.
 *
 * @throws ApiError 404 for an unknown id, 400 for a file that cannot be used
 */
export async function saveItem(
  act: Act,
  itemKind: ItemKind,
  kind: string,
  { entries, ...draft }: ItemDraft,
): Promise<Saved> {
  const { base, entries: table, entriesKey, files } = itemKind;
  const saved = await saveRecord(act, { table: base, kind }, withDay(itemKind, draft, !draft.id, act.now));
  const used = entries.flatMap((entry, at) =>
    files.map(({ kind, column, name }) => ({
      id: entry[keyOf(column)] as number | null | undefined,
      kind,
      path: `${entriesKey}.${at}.${name}`,
    })),
  );
  await checkFiles(act.tx, used);
  await (draft.id ? changeEntries : addEntries)(act, table, saved.id, entries);
  return saved;
}
