import type { MultilingualRecord } from '../../dataProvider/records.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import type { TextFacts } from './textFacts.ts';

/** `fault` is to be mended, `note` to be looked at; `wait` is not known yet. */
export type Level = 'fault' | 'note' | 'fine' | 'wait';

/** Something that was found; its sentence is `readiness.<rule>`. */
export interface Remark {
  rule: string;
  level: Level;
  language?: Language;
  values?: Record<string, string | number>;
}

/** What the letters of a language's title and text are like. */
export interface Letters {
  cyrillic: number;
  apostrophes: number;
  lookAlikes: number;
  /** The first words that are to be looked at. */
  example: string;
}

/** An item, and what was read of its texts. */
export interface Judged {
  record: MultilingualRecord & { posted?: string | null; isReferToCorruption?: unknown };
  facts: Record<Language, TextFacts>;
  /** Absent as long as they are looked at, `null` where they could not be. */
  letters?: Record<Language, Letters> | null;
  /** The viewer's day, `yyyy-mm-dd`. */
  today: string;
  /** The translations that are older than the Russian text, where the depository tells. */
  stale?: readonly Language[];
  /** How many comments wait for an answer, where there are comments. */
  unresolved?: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
export const titleIn = ({ record }: Judged, language: Language) => textOf(record.entries[language].title);

/** The languages in which anything is written. */
export const written = (judged: Judged) =>
  LANGUAGES.filter((language) => titleIn(judged, language) !== '' || !judged.facts[language].isEmpty);

export const inEach = (judged: Judged, remarksOf: (judged: Judged, language: Language) => Remark[]) =>
  written(judged).flatMap((language) => remarksOf(judged, language));
