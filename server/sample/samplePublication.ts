import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import { type Around, around, type Posted, postedDay } from './calendar.ts';
import { parsed, type SampleText } from './markup.ts';

export type Texts = Record<Language, string>;

interface SampleItem {
  posted: Posted;
  pending?: true;
  antiCorruption?: true;
  withoutCover?: true;
}

/** The text, in the notation of `markup.ts`; a function where it speaks of days. Only the build makes PDFs: no days there. */
type SampleTexts = { texts: Texts; pdf?: true } | { texts: (around: Around) => Texts; pdf?: never };

/** One item of the first content; what is not said is: published, with a cover, without a PDF. */
export type SamplePublication = SampleItem & SampleTexts;

export interface WrittenPublication {
  item: SamplePublication;
  /** Decides which cover it gets. */
  seed: number;
  /** The day of posting, `yyyy-mm-dd`. */
  posted: string;
  /** In the order of `LANGUAGES`. */
  texts: SampleText[];
}

/** An item as it reads on the day of the first start. */
export const written = (item: SamplePublication, seed: number, today: string): WrittenPublication => {
  const posted = postedDay(item.posted, today);
  const texts = typeof item.texts === 'function' ? item.texts(around(posted)) : item.texts;
  return { item, seed, posted, texts: LANGUAGES.map((language) => parsed(texts[language])) };
};
