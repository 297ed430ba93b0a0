import { createReadStream } from 'node:fs';
import type { Language } from '../../src/wire/wire.ts';
import type { Database } from '../db/database.ts';
import { type FileKind, files as table } from '../db/schema.ts';
import { stage } from '../files/staging.ts';
import type { FileStore, StagedFile } from '../files/store.ts';
import { COVER_HEIGHT, COVER_WIDTH } from './coverArt.ts';
import type { Content } from './loadContent.ts';
import type { SampleText } from './markdown.ts';
import type { PreparedFiles } from './preparedFiles.ts';
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

export type NewFile = typeof table.$inferInsert;

/** Stores a cover, which has no row yet. */
export const storedCover = async (
  { fileStore, prepared }: SeedDependencies,
  seed: number,
): Promise<NewFile> => {
  const { path, thumbnail } = await prepared.cover(seed);
  const { sha256, sizeBytes } = await stored(fileStore, path);
  const size = { sizeBytes, width: COVER_WIDTH, height: COVER_HEIGHT };
  return { kind: 'cover', name: `cover-${seed + 1}.webp`, mime: 'image/webp', sha256, thumbnail, ...size };
};

/** Stores texts as PDFs, the same text once; every user of a text gets a row of its own. */
export const pdfStore = ({ fileStore, prepared }: SeedDependencies) => {
  const known = new Map<SampleText, Promise<StagedFile>>();
  return async (
    language: Language,
    text: SampleText,
    name: string,
    kind: FileKind = 'pdf',
  ): Promise<NewFile> => {
    const bytes = known.get(text) ?? prepared.pdf(language, text).then((path) => stored(fileStore, path));
    known.set(text, bytes);
    const { sha256, sizeBytes } = await bytes;
    return { kind, name, mime: 'application/pdf', sha256, sizeBytes };
  };
};

/** Adds rows for stored files by one statement. @returns the id of each, at its place */
export const addFileRows = async (
  { db, createdBy }: SeedDependencies,
  files: readonly (NewFile | undefined)[],
): Promise<(number | undefined)[]> => {
  const rows = files.flatMap((file) => (file ? { ...file, createdBy } : []));
  const added = rows.length > 0 ? await db.insert(table).values(rows).returning({ id: table.id }) : [];
  return files.map((file) => file && added.shift()?.id);
};
