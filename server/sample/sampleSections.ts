import type { PublishableName } from '../../src/wire/kinds.ts';
import type { Kind } from '../areas/areas.ts';
import { sampleAudios } from './audios.ts';
import { sampleDepoCompasses } from './depoCompasses.ts';
import { sampleDepoMessages } from './depoMessages.ts';
import { sampleDepoNews } from './depoNews.ts';
import { sampleNews } from './news.ts';
import type { SampleMedia } from './sampleMedia.ts';
import type { SamplePublication } from './samplePublication.ts';
import { sampleVideos } from './videos.ts';

interface Contents<Item> {
  items: readonly Item[];
  /** The cover of the first item. Sections keep apart, so that no two covers are alike. */
  firstSeed: number;
}

interface Section<Item> extends Contents<Item> {
  kind: Kind;
}

/** The first content of each kind of a family: a kind without any does not compile. */
const sectionsOf = <Name extends Kind, Item>(contents: Record<Name, Contents<Item>>) =>
  // the type names every key that there is
  (Object.keys(contents) as Name[]).map((kind): Section<Item> => ({ kind, ...contents[kind] }));

export const publicationSections = sectionsOf<PublishableName, SamplePublication>({
  news: { items: sampleNews, firstSeed: 0 },
  depoNews: { items: sampleDepoNews, firstSeed: 100 },
  depoCompasses: { items: sampleDepoCompasses, firstSeed: 200 },
  depoMessages: { items: sampleDepoMessages, firstSeed: 300 },
});

export const mediaSections = sectionsOf<'videos' | 'audios', SampleMedia>({
  videos: { items: sampleVideos, firstSeed: 400 },
  audios: { items: sampleAudios, firstSeed: 500 },
});
