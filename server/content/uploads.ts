import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { type FileKind, files as table } from '../db/schema.ts';
import { thumbnailOf } from '../files/images.ts';
import { stage } from '../files/staging.ts';
import type { FileStore } from '../files/store.ts';
import { paths } from '../paths.ts';
import type { Content } from './loadContent.ts';
import type { Texts } from './shapes.ts';

export interface SeedDependencies {
  /** An open transaction, so that either everything is there or nothing. */
  db: Database;
  content: Content;
  copied: ReturnType<typeof copies>;
  /** The account in whose name everything is written. */
  createdBy: number;
  /** The day of the first start, `yyyy-mm-dd`. */
  today: string;
}

/** Written on the morning of `day`, `yyyy-mm-dd`. */
export const writtenOn = (day: string, createdBy: number) => {
  const at = new Date(`${day}T05:00:00Z`);
  return { createdAt: at, updatedAt: at, createdBy, updatedBy: createdBy };
};

/** A text in three languages as columns: `nameRu`, `nameUz`, `nameEn`. */
export const inColumns = <Name extends string>(name: Name, { ru, uz, en }: Texts) =>
  ({ [`${name}Ru`]: ru, [`${name}Uz`]: uz, [`${name}En`]: en }) as Record<
    `${Name}${'Ru' | 'Uz' | 'En'}`,
    string
  >;

/** A file name made of a title. */
export const pdfName = (title: string, mostLetters: number) =>
  `${title
    .replace(/[:«»?]/g, '')
    .slice(0, mostLetters)
    .trim()}.pdf`;

/** Copies a file into the store as if it had been uploaded; a picture gets its thumbnail. */
const copy = async (fileStore: FileStore, path: string) => {
  const staged = await stage(createReadStream(path), fileStore.stagingFolder);
  await fileStore.add(staged);
  const { sha256, sizeBytes } = staged;
  return {
    sha256,
    sizeBytes,
    thumbnail: path.endsWith('.pdf') ? null : await thumbnailOf(await readFile(path)),
  };
};

/** Copies files into the store, each once, however many items have it. */
export const copies = (fileStore: FileStore) => {
  const known = new Map<string, ReturnType<typeof copy>>();
  return (path: string) => {
    const one = known.get(path) ?? copy(fileStore, path);
    known.set(path, one);
    return one;
  };
};

type NewFile = typeof table.$inferInsert;

const COVERS = 60;
const COVER_SIZE = { width: 960, height: 540 };

/** Stores a cover, which has no row yet; after the last one the first follows again. */
export const storedCover = async ({ copied }: SeedDependencies, index: number): Promise<NewFile> => {
  const name = `${String((index % COVERS) + 1).padStart(2, '0')}.webp`;
  const file = await copied(join(paths.covers, name));
  return { kind: 'cover', name: `cover-${name}`, mime: 'image/webp', ...file, ...COVER_SIZE };
};

/** Stores `source`, a PDF of the first content, under the name that people see; it has no row yet. */
export const storedPdf = async (
  { copied }: SeedDependencies,
  source: string,
  name: string,
  kind: FileKind = 'pdf',
): Promise<NewFile> => ({
  kind,
  name,
  mime: 'application/pdf',
  ...(await copied(join(paths.content, source))),
});

/** Adds rows for stored files by one statement. @returns the id of each, at its place */
export const addFileRows = async (
  { db, createdBy }: SeedDependencies,
  files: readonly (NewFile | undefined)[],
): Promise<(number | undefined)[]> => {
  const rows = files.flatMap((file) => (file ? { ...file, createdBy } : []));
  const added = rows.length > 0 ? await db.insert(table).values(rows).returning({ id: table.id }) : [];
  return files.map((file) => file && added.shift()?.id);
};
