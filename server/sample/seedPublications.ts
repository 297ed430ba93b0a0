import { LANGUAGES } from '../../src/wire/wire.ts';
import type { Kind } from '../areas/areas.ts';
import type { Database } from '../db/database.ts';
import { publicationEntries, publications } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { html } from './markup.ts';
import type { PreparedFiles } from './preparedFiles.ts';
import { type SamplePublication, type WrittenPublication, written } from './samplePublication.ts';
import { addFileRows, type NewFile, storedCover, storedPdf } from './sampleUploads.ts';

interface Dependencies {
  db: Database;
  fileStore: FileStore;
  prepared: PreparedFiles;
  createdBy: number;
  today: string;
}

interface WithFiles extends WrittenPublication {
  /** One cover for all languages. */
  cover: NewFile | undefined;
  /** One PDF for each language, or none. */
  pdfs: NewFile[];
}

const pdfName = (title: string) =>
  `${title
    .replace(/[:«»?]/g, '')
    .slice(0, 60)
    .trim()}.pdf`;

const withFiles = async (
  publication: WrittenPublication,
  { fileStore, prepared }: Dependencies,
): Promise<WithFiles> => {
  const { item, seed, texts } = publication;
  const cover = item.withoutCover
    ? undefined
    : await storedCover(fileStore, await prepared.cover(seed), `cover-${seed + 1}.webp`);
  const pdf = async (language: (typeof LANGUAGES)[number], i: number) => {
    const text = texts[i];
    return text && storedPdf(fileStore, await prepared.pdf(language, text), pdfName(text.title));
  };
  const pdfs = item.pdf ? await Promise.all(LANGUAGES.map(pdf)) : [];
  return { ...publication, cover, pdfs: pdfs.filter((row) => row !== undefined) };
};

/**
 * Adds publications of one kind with their covers and PDFs, in a few statements for all of them. The oldest gets
 * the lowest id, as if it had been written first.
 *
 * @param firstSeed - the cover of the first item; kinds keep apart, so that no two covers are alike
 */
export const seedPublications = async (
  kind: Kind,
  items: readonly SamplePublication[],
  dependencies: Dependencies,
  firstSeed = 0,
): Promise<void> => {
  const { db, createdBy, today } = dependencies;
  const all = await Promise.all(
    items.map((item, i) => withFiles(written(item, firstSeed + i, today), dependencies)),
  );
  all.sort((one, other) => one.posted.localeCompare(other.posted));
  const fileRows = all.flatMap(({ cover, pdfs }) => (cover ? [cover, ...pdfs] : pdfs));
  const fileIds = await addFileRows(db, createdBy, fileRows);

  const rows = all.map(({ item, posted }) => ({
    kind,
    posted,
    status: item.pending ? ('pending' as const) : ('published' as const),
    isReferToCorruption: item.antiCorruption ?? false,
    createdAt: new Date(`${posted}T05:00:00Z`),
    updatedAt: new Date(`${posted}T05:00:00Z`),
    createdBy,
    updatedBy: createdBy,
  }));
  const added = await db.insert(publications).values(rows).returning({ id: publications.id });

  const entries = added.flatMap(({ id }, i) =>
    LANGUAGES.flatMap((language, j) => {
      const { texts, cover, pdfs } = all[i] ?? {};
      const [text, pdf] = [texts?.[j], pdfs?.[j]];
      if (!text) return [];
      const coverFileId = cover && fileIds.get(cover);
      const pdfFileId = pdf && fileIds.get(pdf);
      return {
        baseId: id,
        language,
        title: text.title,
        description: html(text),
        coverFileId,
        pdfFileId,
      };
    }),
  );
  await db.insert(publicationEntries).values(entries);
};
