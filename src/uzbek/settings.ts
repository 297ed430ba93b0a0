import type { Span } from './changes.ts';
import type { Alphabet } from './latinLetters.ts';
import { type ApostropheProfile, LETTER_MARKS, QUOTE_MARKS } from './letters.ts';

/** How Uzbek is written, and what stays as it is. */
export interface Options {
  profile?: ApostropheProfile;
  /** 1995 unless the institution has switched to the letters of 2026. */
  alphabet?: Alphabet;
  /** Lines of the institution's own, as in `EXCEPTIONS`. */
  exceptions?: string;
  protect?: readonly Span[];
}

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="uzbek-${name}"]`)?.content.trim() ?? '';

/**
 * How the institution writes Uzbek: `<meta name="uzbek-…">` of the page, as the depository's address is (docs/decisions.md, 18).
 * Missing or unknown values mean the letters of 1995, with marks of their own.
 */
export const letterSettings = (): Options => ({
  profile: metaOf('marks') === 'quotes' ? QUOTE_MARKS : LETTER_MARKS,
  alphabet: metaOf('alphabet') === '2026' ? 2026 : 1995,
  exceptions: metaOf('exceptions').replaceAll(';', '\n'),
});
