import { LANGUAGES } from '../../src/wire/wire.ts';
import { media, mediaEntries, publicationEntries, publications } from '../db/schema.ts';
import { fillIn, postedDay } from './calendar.ts';
import type { Content } from './loadContent.ts';
import { html, parsed } from './markdown.ts';
import type { Posted } from './shapes.ts';
import { addFileRows, pdfName, type SeedDependencies, storedCover, storedPdf, writtenOn } from './uploads.ts';

type Publication = Content['publications'][number]['items'][number];

/** The texts of a publication in the order of `LANGUAGES`, as they read when it is posted on the day `posted`. */
export const textsOf = ({ texts }: Pick<Publication, 'texts'>, posted: string) =>
  LANGUAGES.map((language) => ({ language, ...parsed(fillIn(texts[language], language, posted)) }));

interface Item {
  posted: Posted;
  withoutCover?: true | undefined;
}

/** Items with their covers. The oldest comes first and gets the lowest id, as if it had been written first. */
const oldestFirst = async <Each extends Item>(
  items: readonly Each[],
  firstCover: number,
  { fileStore, prepared, today }: SeedDependencies,
) => {
  const coverOf = async (seed: number) =>
    await storedCover(fileStore, await prepared.cover(seed), `cover-${seed + 1}.webp`);
  const all = await Promise.all(
    items.map(async (item, i) => ({
      item,
      posted: postedDay(item.posted, today),
      cover: item.withoutCover ? undefined : await coverOf(firstCover + i),
    })),
  );
  return all.sort((one, other) => one.posted.localeCompare(other.posted));
};

/** Adds the publications of each kind with their covers and PDFs, in a few statements for all of them. */
export const seedPublications = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, fileStore, prepared, createdBy } = dependencies;
  for (const { kind, items, firstCover } of content.publications) {
    const ordered = await oldestFirst(items, firstCover, dependencies);
    const all = await Promise.all(
      ordered.map(async ({ item, posted, cover }) => {
        const texts = textsOf(item, posted).map(async ({ language, ...text }) => {
          const pdf =
            item.pdf &&
            (await storedPdf(fileStore, await prepared.pdf(language, text), pdfName(text.title, 60)));
          return { language, title: text.title, description: html(text), pdf };
        });
        return { item, posted, cover, entries: await Promise.all(texts) };
      }),
    );
    const fileIds = await addFileRows(
      db,
      createdBy,
      all.flatMap(({ cover, entries }) => [cover ?? [], entries.flatMap(({ pdf }) => pdf ?? [])].flat()),
    );
    const rows = all.map(({ item, posted }) => ({
      kind,
      posted,
      status: item.pending ? ('pending' as const) : ('published' as const),
      isReferToCorruption: item.antiCorruption ?? false,
      ...writtenOn(posted, createdBy),
    }));
    const added = await db.insert(publications).values(rows).returning({ id: publications.id });
    const entries = all.flatMap(({ cover, entries }, i) =>
      entries.map(({ pdf, ...entry }) => ({
        ...entry,
        baseId: added[i]?.id ?? 0,
        coverFileId: cover && fileIds.get(cover),
        pdfFileId: pdf && fileIds.get(pdf),
      })),
    );
    await db.insert(publicationEntries).values(entries);
  }
};

/** Adds the videos and audios with their covers. */
export const seedMedia = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, createdBy } = dependencies;
  for (const { kind, items, firstCover } of content.media) {
    const all = await oldestFirst(items, firstCover, dependencies);
    const covers = all.flatMap(({ cover }) => cover ?? []);
    const fileIds = await addFileRows(db, createdBy, covers);
    const rows = all.map(({ posted }) => ({ kind, posted, ...writtenOn(posted, createdBy) }));
    const added = await db.insert(media).values(rows).returning({ id: media.id });
    const entries = all.flatMap(({ item: { titles, url }, cover }, i) =>
      LANGUAGES.map((language) => ({
        baseId: added[i]?.id ?? 0,
        language,
        title: titles[language],
        url: typeof url === 'string' ? url : url[language],
        coverFileId: cover && fileIds.get(cover),
      })),
    );
    await db.insert(mediaEntries).values(entries);
  }
};
