/** How much of each language of an item there is; of a form being written as of a row in a list. */

import { emptyRecord } from '../../dataProvider/endpoints.ts';
import type { Entries } from '../../dataProvider/records.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { isWritten } from './written.ts';

/** Shown, and follows from another part. */
const FOLLOWS = 'coverBase64';
/** A language has to have a file only where another one has it. */
const FILES = ['coverId', 'pdfId'];
export const isFile = (part: string): boolean => FILES.includes(part);

const isFilled = (value: unknown, russian: unknown): boolean =>
  typeof value === 'string' ? isWritten(value, russian) : value !== undefined && value !== null;

const cache = new Map<string, readonly string[]>();

/** The fields that an entry of a kind consists of: its title, its text, its cover, its PDF. None where it has no languages. */
export const partsOf = (resource = ''): readonly string[] => {
  const before = cache.get(resource);
  if (before) return before;
  const { entries } = emptyRecord(resource);
  const parts = Object.keys(entries?.ru ?? {})
    .filter((part) => part !== 'id' && part !== 'language' && part !== FOLLOWS)
    // the order of the forms, in which files come last and covers first among them
    .sort((one, other) => FILES.indexOf(one) - FILES.indexOf(other));
  cache.set(resource, parts);
  return parts;
};

/** One part of one language: there, lacking, or not asked for since no language has it. */
export type PartState = 'complete' | 'blank' | 'unasked';

/** @param valueAt - what the item has of a part */
export const partStates = (
  parts: readonly string[],
  valueAt: (language: Language, part: string) => unknown,
): Record<string, Record<Language, PartState>> =>
  Object.fromEntries(
    parts.map((part) => {
      const [ru, uz, en] = LANGUAGES.map((language) =>
        isFilled(valueAt(language, part), valueAt('ru', part)),
      );
      const lacking = isFile(part) && !ru && !uz && !en ? 'unasked' : 'blank';
      const stateOf = (filled = false): PartState => (filled ? 'complete' : lacking);
      return [part, { ru: stateOf(ru), uz: stateOf(uz), en: stateOf(en) }];
    }),
  );

type LanguageState = 'complete' | 'partial' | 'blank';

/** How much of a language there is, of what it has to have. */
const languageState = (
  states: Record<string, Record<Language, PartState>>,
  language: Language,
): LanguageState => {
  const own = Object.values(states).map((each) => each[language]);
  if (!own.includes('complete')) return 'blank';
  return own.includes('blank') ? 'partial' : 'complete';
};

/** How much there is of each language of a record. */
export const languageStates = (
  entries: Partial<Entries>,
  resource?: string,
): Record<Language, LanguageState> => {
  const states = partStates(partsOf(resource), (language, part) => entries[language]?.[part]);
  return {
    ru: languageState(states, 'ru'),
    uz: languageState(states, 'uz'),
    en: languageState(states, 'en'),
  };
};
