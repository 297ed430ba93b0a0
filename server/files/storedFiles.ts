/** Keeps the rows of `files` and the bytes of the store consistent. */
import { and, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowSubject } from '../audit/act.ts';
import { databaseClock } from '../db/clock.ts';
import type { Database } from '../db/database.ts';
import { foreignKeys } from '../db/foreignKeys.ts';
import { type FileKind, files, revisionFiles, trashFiles } from '../db/schema.ts';
import { ApiError, invalid } from '../lib/apiError.ts';
import type { FileStore, StagedFile } from './store.ts';

export type FileRow = typeof files.$inferSelect;
type NewFileRow = Omit<typeof files.$inferInsert, 'id' | 'sha256' | 'sizeBytes' | 'createdAt' | 'createdBy'>;

/** Adds a row for bytes that were stored before the transaction. */
export const addFile = async (
  { tx, by }: { tx: Database; by: number | null },
  { sha256, sizeBytes }: Pick<StagedFile, 'sha256' | 'sizeBytes'>,
  row: NewFileRow,
): Promise<{ id: number }> => {
  const [added] = await tx
    .insert(files)
    .values({ ...row, sha256, sizeBytes, createdBy: by })
    .returning({ id: files.id });
  if (!added) throw new Error('the database returned no id');
  return added;
};

export const missingFile = () => new ApiError(404, 'Файл не найден. Возможно, его уже удалили.');

export const findFile = async (
  db: Database,
  id: number,
  kind: FileRow['kind'],
): Promise<FileRow | undefined> => {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.kind, kind)));
  return row;
};

/** The names without a row, without duplicates. */
async function unusedOf(db: Database, names: string[]): Promise<string[]> {
  const rows = await db.select({ sha256: files.sha256 }).from(files).where(inArray(files.sha256, names));
  const used = new Set(rows.map(({ sha256 }) => sha256));
  return [...new Set(names)].filter((sha256) => !used.has(sha256));
}

/**
 * Quarantines bytes without a row, after the act that deleted the last one. No transaction waits for the store: a row that is added
 * meanwhile finds the bytes in quarantine, and the first reader restores them.
 *
 * @returns the quarantined names
 */
export async function setAsideUnused(db: Database, store: FileStore, names: string[]): Promise<string[]> {
  const unused = await unusedOf(db, names);
  if (unused.length === 0) return unused;
  // the database's time, by which all instances decide when the quarantine ends
  const now = await databaseClock().read(db);
  for (const sha256 of unused) await store.setAside(sha256, now);
  return unused;
}

/**
 * The same for personal data, which must not stay in quarantine. Deletes quarantined bytes only if no row was added meanwhile; a later
 * upload of the same bytes stores them again. The bytes of an upload are lost if it found them before and adds its row after the second
 * check.
 */
export async function eraseUnused(db: Database, store: FileStore, names: string[]) {
  const aside = await setAsideUnused(db, store, names);
  for (const sha256 of await unusedOf(db, aside)) await store.eraseSetAside(sha256);
}

/** All columns of the schema with ids of files. */
const fileReferences = foreignKeys
  .filter(({ foreignTable }) => foreignTable === files)
  .flatMap(({ table, columns }) => columns.map((column) => ({ table, column })));

/** The condition for unused files. */
export const isUnused = (db: Database) =>
  and(
    ...fileReferences.map(({ table, column }) =>
      notExists(db.select({ one: sql`1` }).from(table).where(sql`${column} = ${files.id}`)),
    ),
  );

const HISTORY: PgTable[] = [revisionFiles, trashFiles];

/** The tables that refer to a file. */
async function usersOf(tx: Database, id: number) {
  const users: PgTable[] = [];
  for (const { table, column } of fileReferences)
    if (await tx.$count(table, eq(column, id))) users.push(table);
  return users;
}

const { thumbnail: _, ...columns } = getTableColumns(files);

/** Files in the audit log. */
export const fileSubject = rowSubject('files', files, columns, {
  lock: ({ tx }, id) => tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update'),
  title: ({ kind, name }) => (kind === 'cover' || kind === 'pdf' ? String(name) : ''),
});

/**
 * Deletes the row of a locked cover. A cover that only revisions use is kept for them.
 *
 * @returns the name of its bytes
 * @throws ApiError 404 for an unknown id, 409 for a cover in use
 */
export const deleteCover = async (tx: Database, id: number): Promise<string> => {
  const isCover = and(eq(files.id, id), eq(files.kind, 'cover'));
  const [cover] = await tx.select({ sha256: files.sha256 }).from(files).where(isCover);
  if (!cover) throw missingFile();
  const users = await usersOf(tx, id);
  if (!users.every((table) => HISTORY.includes(table))) {
    throw new ApiError(409, 'Обложка используется в сохранённой записи. Сначала уберите её оттуда.');
  }
  if (users.length === 0) await tx.delete(files).where(isCover);
  return cover.sha256;
};

/** A file that a record is going to use. */
interface UsedFile {
  /** Null for a record without a file. */
  id: number | null | undefined;
  kind: FileKind;
  /** Its path in the body, for the message. */
  path: string;
}

/**
 * Refuses missing files and those of another kind; locks the others until the transaction ends.
 *
 * @throws ApiError 400 naming the first invalid one
 */
export async function checkFiles(tx: Database, used: UsedFile[]) {
  const ids = [...new Set(used.flatMap(({ id }) => id ?? []))].sort((a, b) => a - b);
  if (ids.length === 0) return;
  const stored = await tx
    .select({ id: files.id, kind: files.kind })
    .from(files)
    .where(inArray(files.id, ids))
    .orderBy(files.id)
    .for('key share');
  const kinds = new Map(stored.map(({ id, kind }) => [id, kind]));
  const wrong = used.find(({ id, kind }) => id && kinds.get(id) !== kind);
  if (wrong) throw invalid(wrong.path, 'Такого файла нет. Загрузите его заново.');
}
