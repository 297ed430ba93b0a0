import { describe, expect, it } from 'vitest';
import { findQuote, quoteOf, stripWhitespace } from '../../../src/features/comments/quote.ts';

const TEXT =
  'Депозитарий сообщает, что с 1 января 2027 года тарифы меняются. Новые тарифы утверждены советом. Старые тарифы действуют до конца года.';

/** The passage as somebody selects it. */
const chosen = (exact: string, text = TEXT) => {
  const stripped = stripWhitespace(text);
  const start = stripped.indexOf(stripWhitespace(exact));
  return quoteOf(stripped, start, start + stripWhitespace(exact).length, exact);
};

const foundIn = (text: string, quote: ReturnType<typeof chosen>) => {
  const stripped = stripWhitespace(text);
  const found = findQuote(stripped, quote);
  return found && { words: stripped.slice(found.start, found.end), isChanged: found.isChanged };
};

describe('a quoted passage', () => {
  it('is found where it was, and after edits before, behind and far from it', () => {
    const quote = chosen('с 1 января 2027 года');
    const words = stripWhitespace('с 1 января 2027 года');
    for (const text of [
      TEXT,
      `Важно! ${TEXT}`,
      TEXT.replace('тарифы меняются', 'все тарифы станут другими'),
      TEXT.replace('Депозитарий сообщает, что', 'Как мы сообщали,'),
      TEXT.replace('что с', 'что\n\nс').replace(' 2027', '\u00a02027'),
    ])
      expect(foundIn(text, quote)).toEqual({ words, isChanged: false });
  });

  it('is told from the same words elsewhere by what stands around it', () => {
    const stripped = stripWhitespace(TEXT);
    const last = stripped.lastIndexOf('тарифы');
    const quote = quoteOf(stripped, last, last + 6, 'тарифы');
    expect(findQuote(stripped, quote)?.start).toBe(last);
    expect(foundIn(TEXT.replace('Старые тарифы действуют до конца года.', ''), quote)).toBeUndefined();
  });

  it('is found by what stands around it when its own words have changed', () => {
    const text = TEXT.replace('с 1 января 2027 года', 'с 1 февраля 2028 года');
    expect(foundIn(text, chosen('с 1 января 2027 года'))).toEqual({
      words: stripWhitespace('с 1 февраля 2028 года'),
      isChanged: true,
    });
  });

  it('that is the whole text is found as long as it is there', () => {
    const quote = chosen('Тарифы', 'Тарифы');
    expect(foundIn('Тарифы', quote)?.words).toBe('Тарифы');
    expect(foundIn('Цены', quote)).toBeUndefined();
  });

  it('is gone with its paragraph, and from an empty text', () => {
    const quote = chosen('Новые тарифы утверждены советом.');
    expect(foundIn(TEXT.replace('Новые тарифы утверждены советом. ', ''), quote)).toBeUndefined();
    expect(foundIn('', quote)).toBeUndefined();
  });

  it('is found in a text of 200 kB at once', () => {
    const quote = chosen('Старые тарифы действуют');
    const long = `${'Тарифы и сроки. '.repeat(13_000)}${TEXT}`;
    const before = performance.now();
    expect(foundIn(long, quote)?.words).toBe(stripWhitespace('Старые тарифы действуют'));
    expect(performance.now() - before).toBeLessThan(300);
  });
});
