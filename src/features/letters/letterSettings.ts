import { DEFAULTS, type Settings } from '../../uzbek/settings.ts';

const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="uzbek-${name}"]`)?.content.trim() ?? '';

/**
 * How the institution writes Uzbek: `<meta name="uzbek-…">` of the page, as the depository's address is (docs/decisions.md, 18).
 * What is not known is the default.
 */
export const letterSettings = (): Settings => ({
  marks: metaOf('marks') === 'quotes' ? 'quotes' : DEFAULTS.marks,
  alphabet: metaOf('alphabet') === '2026' ? 2026 : DEFAULTS.alphabet,
  exceptions: metaOf('exceptions').replaceAll(';', '\n'),
});
