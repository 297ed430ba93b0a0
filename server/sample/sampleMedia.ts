import type { Posted } from './calendar.ts';
import type { Texts } from './samplePublication.ts';

/** One video or audio of the first content; what is not said is: with a cover, and one link for all languages. */
export interface SampleMedia {
  posted: Posted;
  titles: Texts;
  /** One address, or one for each language. */
  url: string | Texts;
  withoutCover?: true;
}
