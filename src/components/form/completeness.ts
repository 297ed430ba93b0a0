/** How complete each language of an item is, in a form or in a row of a list. */

import { emptyRecord } from '../../dataProvider/endpoints.ts';
import { type Entries, isFileId } from '../../dataProvider/records.ts';
import type { Language } from '../../wire/wire.ts';
import { isWritten } from './written.ts';

/** A field that is derived from another one. */
const FOLLOWS = 'coverBase64';
/** Files are required in a language only where another language has one. */
const FILES = ['coverId', 'pdfId'];
export const isFile = (part: string): boolean => FILES.includes(part);

const isFilled = (part: string, value: unknown, russian: unknown): boolean => {
  if (isFile(part)) return isFileId(value);
  return typeof value === 'string' ? isWritten(value, russian) : value !== undefined && value !== null;
};

/** The parts of a kind's entries: title, text, cover, PDF. Empty where the kind has no languages. */
export const partsOf = (resource = ''): readonly string[] => {
  const { entries } = emptyRecord(resource);
  return (
    Object.keys(entries?.ru ?? {})
      .filter((part) => part !== 'id' && part !== 'language' && part !== FOLLOWS)
      // in the order of the forms: files last, covers before PDFs
      .sort((one, other) => FILES.indexOf(one) - FILES.indexOf(other))
  );
};

/** The state of one part in one language: present, missing, or not required since no language has it. */
type PartState = 'complete' | 'blank' | 'unasked';

const byLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  ru: of('ru'),
  uz: of('uz'),
  en: of('en'),
});

/** @param valueAt - returns the item's value of a part */
export const partStates = (
  parts: readonly string[],
  valueAt: (language: Language, part: string) => unknown,
): Record<string, Record<Language, PartState>> =>
  Object.fromEntries(
    parts.map((part) => {
      const filled = byLanguage((language) => isFilled(part, valueAt(language, part), valueAt('ru', part)));
      const lacking = isFile(part) && !Object.values(filled).includes(true) ? 'unasked' : 'blank';
      return [part, byLanguage((language) => (filled[language] ? 'complete' : lacking))];
    }),
  );

type LanguageState = 'complete' | 'partial' | 'blank';

export const languageStates = (
  entries: Partial<Entries>,
  resource?: string,
): Record<Language, LanguageState> => {
  const states = partStates(partsOf(resource), (language, part) => entries[language]?.[part]);
  return byLanguage((language) => {
    const own = Object.values(states).map((each) => each[language]);
    if (!own.includes('complete')) return 'blank';
    return own.includes('blank') ? 'partial' : 'complete';
  });
};
