import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import type { Act } from '../audit/act.ts';
import type { FileKind } from '../db/schema.ts';
import { checkFiles, type UsedFile } from '../files/usedFiles.ts';
import type { Listed } from './listed.ts';
import { type RecordDraft, type RecordTable, type Saved, saveRecord } from './saveRecord.ts';

/** Kinds whose items are a row of a base table, and in an entries table a row for each language. */
export interface ItemFamily {
  base: RecordTable;
  entries: PgTable & { baseId: PgColumn; language: PgColumn };
  /** The columns of an entry that hold the id of a file, by their names, and `files` as it is joined to each. */
  files: Record<string, { kind: FileKind; column: PgColumn; file: PgTable & { id: PgColumn } }>;
}

type Columns = Record<string, PgColumn | SQL | Record<string, PgColumn>>;

/** How the items of a kind are written over the wire: the names there, and the columns behind them. */
export interface ItemShape {
  family: ItemFamily;
  order: (PgColumn | SQL)[];
  item: Record<string, PgColumn | SQL>;
  /** What is said of an item only where it holds. */
  marks?: Record<string, SQL<boolean>>;
  /** Where in an item its entries stand. */
  entriesKey: string;
  entry: Columns;
  /** How the files of an entry are called in what is sent, for messages. */
  fileKeys: Record<string, string>;
  listed: Listed;
}

/** An entry as it was sent. A column that is absent keeps its value, or is empty in a new entry. */
export type EntryDraft = { language: Language } & Record<string, string | number | null | undefined>;

/** An item as it was sent: columns of its base, and its entries. */
export type ItemDraft = RecordDraft & Record<string, unknown> & { entries: EntryDraft[] };

const filesOf = ({ family, entriesKey, fileKeys }: ItemShape, entries: EntryDraft[]): UsedFile[] =>
  entries.flatMap((entry, index) =>
    Object.entries(family.files).map(([column, { kind }]) => {
      const id = entry[column];
      const path = `${entriesKey}.${index}.${fileKeys[column]}`;
      return { id: typeof id === 'number' ? id : null, kind, path };
    }),
  );

/** The entries of a new item, one for each language, sent or not. */
async function addEntries({ tx }: Act, { entries: table }: ItemFamily, baseId: number, drafts: EntryDraft[]) {
  const sent = (language: Language) => drafts.find((draft) => draft.language === language);
  await tx.insert(table).values(LANGUAGES.map((language) => ({ ...sent(language), language, baseId })));
}

/** Entries that say something of the same columns, in every language: what is not sent is an entry that says nothing. */
function byColumns(known: object, drafts: EntryDraft[]) {
  const groups = new Map<string, { columns: string[]; rows: Record<string, unknown>[] }>();
  for (const language of LANGUAGES) {
    const { language: _, ...sent } = drafts.find((draft) => draft.language === language) ?? { language };
    const said = Object.entries(sent).filter(([name, value]) => name in known && value !== undefined);
    const columns = said.map(([name]) => name).sort();
    const group = groups.get(columns.join()) ?? { columns, rows: [] };
    groups.set(columns.join(), group);
    group.rows.push({ language, ...Object.fromEntries(said) });
  }
  return [...groups.values()];
}

/** Entries are found by their language: an id that was sent, perhaps of another item's entry, plays no part. */
async function saveEntries(
  { tx }: Act,
  { entries: table }: ItemFamily,
  baseId: number,
  drafts: EntryDraft[],
) {
  const known = getTableColumns<PgTable>(table);
  const target = [table.baseId, table.language];
  for (const { columns, rows } of byColumns(known, drafts)) {
    const insert = tx.insert(table).values(rows.map((row) => ({ ...row, baseId })));
    const set = Object.fromEntries(
      columns.map((name) => [name, sql`excluded.${sql.identifier(known[name]?.name ?? name)}`]),
    );
    await (columns.length > 0 ? insert.onConflictDoUpdate({ target, set }) : insert.onConflictDoNothing());
  }
}

/**
 * Creates or changes an item with its entries.
 *
 * @param added - columns of a new item alone
 * @throws ApiError 404 for an unknown id, 400 for a file that cannot be used
 */
export async function saveItem(
  act: Act,
  { shape, kind }: { shape: ItemShape; kind: string },
  { entries, ...base }: ItemDraft,
  added: Record<string, unknown> = {},
): Promise<Saved> {
  const { family } = shape;
  const saved = await saveRecord(act, { table: family.base, kind }, base, added);
  await checkFiles(act.tx, filesOf(shape, entries));
  await (base.id ? saveEntries : addEntries)(act, family, saved.id, entries);
  return saved;
}
