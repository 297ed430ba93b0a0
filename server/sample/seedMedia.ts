import { LANGUAGES } from '../../src/wire/wire.ts';
import type { Kind } from '../areas/areas.ts';
import { media, mediaEntries } from '../db/schema.ts';
import { postedDay } from './calendar.ts';
import type { SeedDependencies } from './registers/sampleTypes.ts';
import type { SampleMedia } from './sampleMedia.ts';
import { addFileRows, storedCover } from './sampleUploads.ts';

/**
 * Adds videos or audios with their covers. The oldest gets the lowest id, as if it had been written first.
 *
 * @param firstSeed - the cover of the first item
 */
export const seedMedia = async (
  kind: Kind,
  items: readonly SampleMedia[],
  { db, fileStore, prepared, createdBy, today }: SeedDependencies,
  firstSeed: number,
): Promise<void> => {
  const coverOf = async (seed: number) =>
    await storedCover(fileStore, await prepared.cover(seed), `cover-${seed + 1}.webp`);
  const all = await Promise.all(
    items.map(async (item, i) => ({
      item,
      posted: postedDay(item.posted, today),
      cover: item.withoutCover ? undefined : await coverOf(firstSeed + i),
    })),
  );
  all.sort((one, other) => one.posted.localeCompare(other.posted));
  const fileIds = await addFileRows(
    db,
    createdBy,
    all.flatMap(({ cover }) => cover ?? []),
  );

  const rows = all.map(({ posted }) => {
    const at = new Date(`${posted}T05:00:00Z`);
    return { kind, posted, createdAt: at, updatedAt: at, createdBy, updatedBy: createdBy };
  });
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
};
