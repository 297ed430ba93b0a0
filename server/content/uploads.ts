import { createReadStream } from 'node:fs';
import type { Database } from '../db/database.ts';
import { files } from '../db/schema.ts';
import { stage } from '../files/staging.ts';
import type { FileStore, StagedFile } from '../files/store.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './coverArt.ts';
import type { Content } from './loadContent.ts';
import type { PreparedCover, PreparedFiles } from './preparedFiles.ts';
import type { Texts } from './shapes.ts';

export interface SeedDependencies {
  /** An open transaction, so that either everything is there or nothing. */
  db: Database;
  content: Content;
  fileStore: FileStore;
  prepared: PreparedFiles;
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

export type NewFile = typeof files.$inferInsert;

/** Copies a prepared file into the store, as if it had been uploaded. */
const stored = async (fileStore: FileStore, path: string): Promise<StagedFile> => {
  const limitBytes = Number.POSITIVE_INFINITY;
  const staged = await stage(createReadStream(path), fileStore.stagingFolder, {
    limitBytes,
    check: () => undefined,
  });
  await fileStore.add(staged);
  return staged;
};

export const storedCover = async (
  fileStore: FileStore,
  { path, thumbnail }: PreparedCover,
  name: string,
): Promise<NewFile> => {
  const { sha256, sizeBytes } = await stored(fileStore, path);
  const size = { sizeBytes, width: COVER_WIDTH, height: COVER_HEIGHT };
  return { kind: 'cover', name, mime: 'image/webp', sha256, thumbnail, ...size };
};

export const storedPdf = async (fileStore: FileStore, path: string, name: string): Promise<NewFile> => {
  const { sha256, sizeBytes } = await stored(fileStore, path);
  return { kind: 'pdf', name, mime: 'application/pdf', sha256, sizeBytes };
};

/** Adds rows for stored files. @returns the id of each */
export const addFileRows = async (
  db: Database,
  createdBy: number,
  rows: NewFile[],
): Promise<Map<NewFile, number>> => {
  if (rows.length === 0) return new Map();
  const added = await db
    .insert(files)
    .values(rows.map((row) => ({ ...row, createdBy })))
    .returning({ id: files.id });
  return new Map(added.flatMap(({ id }, i) => (rows[i] ? [[rows[i], id]] : [])));
};
