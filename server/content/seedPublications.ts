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

/** Items with the ids of their covers. The oldest comes first and gets the lowest id, as if it had been written first. */
const oldestFirst = async <Each extends Item>(
  items: readonly Each[],
  firstCover: number,
  dependencies: SeedDependencies,
) => {
  const coverOf = async ({ withoutCover }: Item, i: number) =>
    withoutCover ? undefined : await storedCover(dependencies, firstCover + i);
  const coverIds = await addFileRows(dependencies, await Promise.all(items.map(coverOf)));
  const all = items.map((item, i) => ({
    item,
    posted: postedDay(item.posted, dependencies.today),
    coverFileId: coverIds[i],
  }));
  return all.sort((one, other) => one.posted.localeCompare(other.posted));
};

/** Adds the publications of each kind with their covers and PDFs, in a few statements for all of them. */
export const seedPublications = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, createdBy } = dependencies;
  for (const { kind, items, firstCover } of content.publications) {
    const all = await oldestFirst(items, firstCover, dependencies);
    const rows = all.map(({ item, posted }) => ({
      kind,
      posted,
      status: item.pending ? ('pending' as const) : ('published' as const),
      isReferToCorruption: item.antiCorruption ?? false,
      ...writtenOn(posted, createdBy),
    }));
    const added = await db.insert(publications).values(rows).returning({ id: publications.id });
    const texts = all.flatMap(({ item, posted, coverFileId }, i) =>
      textsOf(item, posted).map(async ({ language, ...text }) => ({
        entry: {
          ...{ baseId: added[i]?.id ?? 0, language, coverFileId },
          ...{ title: text.title, description: html(text) },
        },
        pdf:
          item.pdf &&
          (await storedPdf(dependencies, `${kind}/${item.text}.${language}.pdf`, pdfName(text.title, 60))),
      })),
    );
    const entries = await Promise.all(texts);
    const pdfIds = await addFileRows(
      dependencies,
      entries.map(({ pdf }) => pdf),
    );
    await db
      .insert(publicationEntries)
      .values(entries.map(({ entry }, i) => ({ ...entry, pdfFileId: pdfIds[i] })));
  }
};

/** Adds the videos and audios with their covers. */
export const seedMedia = async (dependencies: SeedDependencies): Promise<void> => {
  const { db, content, createdBy } = dependencies;
  for (const { kind, items, firstCover } of content.media) {
    const all = await oldestFirst(items, firstCover, dependencies);
    const rows = all.map(({ posted }) => ({ kind, posted, ...writtenOn(posted, createdBy) }));
    const added = await db.insert(media).values(rows).returning({ id: media.id });
    const entries = all.flatMap(({ item: { titles, url }, coverFileId }, i) =>
      LANGUAGES.map((language) => ({
        ...{ baseId: added[i]?.id ?? 0, language, coverFileId },
        title: titles[language],
        url: typeof url === 'string' ? url : url[language],
      })),
    );
    await db.insert(mediaEntries).values(entries);
  }
};
