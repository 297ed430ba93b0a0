import type { Alphabet } from './latinLetters.ts';

export interface Settings {
  /** `letters` writes U+02BB and U+02BC, `quotes` U+2018 and U+2019. */
  marks: 'letters' | 'quotes';
  alphabet: Alphabet;
  /** Lines of the institution's own, as in `EXCEPTIONS`. */
  exceptions: string;
}

export const DEFAULTS: Settings = { marks: 'letters', alphabet: 1995, exceptions: '' };

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="uzbek-${name}"]`)?.content.trim() ?? '';

/**
 * How the institution writes Uzbek: `<meta name="uzbek-…">` of the page, as the depository's address is (docs/decisions.md, 18).
 * Anything else is the default.
 */
export const letterSettings = (): Settings => ({
  marks: metaOf('marks') === 'quotes' ? 'quotes' : DEFAULTS.marks,
  alphabet: metaOf('alphabet') === '2026' ? 2026 : DEFAULTS.alphabet,
  exceptions: metaOf('exceptions').replaceAll(';', '\n'),
});
