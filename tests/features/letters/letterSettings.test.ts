import { afterEach, describe, expect, it } from 'vitest';
import { uzbekConversions } from '../../../src/features/letters/LettersLine.tsx';
import { LETTER_MARKS, QUOTE_MARKS } from '../../../src/uzbek/letters.ts';
import { letterSettings } from '../../../src/uzbek/settings.ts';

const page = (metas: Record<string, string>) => {
  document.head.innerHTML = Object.entries(metas)
    .map(([name, content]) => `<meta name="uzbek-${name}" content="${content}">`)
    .join('');
};
afterEach(() => page({}));

describe('how the institution writes', () => {
  it('stands in the page', () => {
    page({ marks: 'quotes', alphabet: '2026', exceptions: 'бюджет byudjet; жюри juri' });
    expect(letterSettings()).toEqual({
      profile: QUOTE_MARKS,
      alphabet: 2026,
      exceptions: 'бюджет byudjet\n жюри juri',
    });
    expect(uzbekConversions()).toContain('to-new-latin');
  });

  it('is the alphabet of 1995 with letters of its own where the page says nothing, or nonsense', () => {
    const standard = { profile: LETTER_MARKS, alphabet: 1995, exceptions: '' };
    expect(letterSettings()).toEqual(standard);
    page({ marks: 'stars', alphabet: '1940', exceptions: '' });
    expect(letterSettings()).toEqual(standard);
    expect(uzbekConversions()).not.toContain('to-new-latin');
  });
});
