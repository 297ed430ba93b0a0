import type { Kind } from '../areas/areas.ts';
import { sampleAudios } from './audios.ts';
import { sampleDepoCompasses } from './depoCompasses.ts';
import { sampleDepoMessages } from './depoMessages.ts';
import { sampleDepoNews } from './depoNews.ts';
import { sampleNews } from './news.ts';
import type { SampleMedia } from './sampleMedia.ts';
import type { SamplePublication } from './samplePublication.ts';
import { sampleVideos } from './videos.ts';

interface Section<Item> {
  kind: Kind;
  items: readonly Item[];
  /** The cover of the first item. Sections keep apart, so that no two covers are alike. */
  firstSeed: number;
}

export const publicationSections: readonly Section<SamplePublication>[] = [
  { kind: 'news', items: sampleNews, firstSeed: 0 },
  { kind: 'depoNews', items: sampleDepoNews, firstSeed: 100 },
  { kind: 'depoCompasses', items: sampleDepoCompasses, firstSeed: 200 },
  { kind: 'depoMessages', items: sampleDepoMessages, firstSeed: 300 },
];

export const mediaSections: readonly Section<SampleMedia>[] = [
  { kind: 'videos', items: sampleVideos, firstSeed: 400 },
  { kind: 'audios', items: sampleAudios, firstSeed: 500 },
];
