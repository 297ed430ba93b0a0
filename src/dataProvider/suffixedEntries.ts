import { LANGUAGES, type Language } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import { type Entries, emptyEntries, flat, type Shape } from './records.ts';

const SUFFIXES: Record<Language, string> = { ru: 'Ru', uz: 'Uz', en: 'En' };

interface SuffixedOptions {
  /** Wire names of entry fields before the language suffix: `{ description: 'text' }` for `textRu`. */
  fields: Record<string, string>;
  /** Fields of the item that hold calendar days. */
  days?: readonly string[];
  /** Constant fields of every save (part 2, §3). */
  constants?: Record<string, string>;
}

/**
 * Converts items with a language suffix in their field names (`titleRu`, `titleUz`, `titleEn`) to `entries.ru|uz|en` and back, so that the
 * same forms and columns serve all kinds.
 *
 * A field that a stored item lacks stays away unless somebody fills it in; every other field is kept. Source: part 2, §3.
 */
export const entriesInSuffixes = ({ fields, days = [], constants }: SuffixedOptions): Shape => {
  const parts = LANGUAGES.flatMap((language) =>
    Object.entries(fields).map(([part, field]) => ({ language, part, key: field + SUFFIXES[language] })),
  );
  const base = flat(days);
  const blank = Object.fromEntries(Object.keys(fields).map((part) => [part, '']));
  return {
    read: (wire) => {
      const rest = isObject(wire) ? { ...wire } : {};
      const entries: Entries = emptyEntries({});
      for (const { language, part, key } of parts) {
        if (key in rest) entries[language][part] = rest[key];
        delete rest[key];
      }
      return base.read(rest).map((record) => ({ ...record, entries }));
    },
    write: ({ entries, ...rest }) => ({
      ...base.write(rest),
      ...constants,
      ...Object.fromEntries(parts.map(({ language, part, key }) => [key, entries?.[language]?.[part]])),
    }),
    sourceOf: (path) => {
      const entry = parts.find(({ key }) => key === path);
      return entry ? `entries.${entry.language}.${entry.part}` : path;
    },
    sortedAs: (source) =>
      parts.find(({ language, part }) => source === `entries.${language}.${part}`)?.key ?? source,
    blank: () => ({ entries: emptyEntries(blank) }),
  };
};
