import { describe, expect, it } from 'vitest';
import { postedDay } from '../../server/content/calendar.ts';
import { loadContent } from '../../server/content/loadContent.ts';
import { html } from '../../server/content/markdown.ts';
import { textsOf } from '../../server/content/seedPublications.ts';
import { sanitiseHtml } from '../../server/lib/html.ts';
import { LANGUAGES } from '../../src/wire/wire.ts';
import { serialised, textOf } from './html/oracle.ts';

const { publications, media } = await loadContent();
const sections = publications.map(({ kind, items }) => {
  const entries = items
    .flatMap((item) => textsOf(item, postedDay(item.posted, '2026-11-21')))
    .map(({ language, ...text }) => ({ language, title: text.title, description: html(text) }));
  return { kind, items, entries };
});
const all = sections.flatMap(({ entries }) => entries);
const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

const foreignMarks = /undefined|NaN|\$\{|\*\*|\]\(| {2}|lorem/i;

describe('the first content', () => {
  it('never says the same twice, in no kind', () => {
    expect(repeated(all.map(({ title }) => title))).toEqual([]);
    expect(repeated(all.map(({ description }) => textOf(description)))).toEqual([]);
  });

  it('uses all that the editor offers', () => {
    for (const tag of ['<h2>', '<ul>', '<ol>', '<table', '<blockquote>', '<a ', '<strong>', '&nbsp;']) {
      const holders = all.filter(({ description }) => description.includes(tag));
      expect(holders.length, tag).toBeGreaterThanOrEqual(6);
    }
  });
});

describe.each(sections)('the texts of $kind', ({ items, entries }) => {
  it('has titles short and long', () => {
    const lengths = entries.filter(({ language }) => language === 'ru').map(({ title }) => title.length);
    expect(Math.min(...lengths)).toBeLessThan(40);
    expect(Math.max(...lengths)).toBeGreaterThan(50);
  });

  it('is in the letters of its language', () => {
    for (const { language, title, description } of entries) {
      const text = `${title} ${textOf(description)}`;
      expect(/[а-яё]/i.test(text), text).toBe(language === 'ru');
      // o and g with a turned comma, and no other sign in its place
      if (language === 'uz') expect(text).not.toMatch(/[og]['’‘`ʼ]/i);
      expect(text).not.toMatch(/undefined|NaN|\$\{|\*\*|\]\(| {2}|[Ll]orem/);
    }
    expect(
      entries.filter(({ language, description }) => language === 'uz' && /[og]ʻ/.test(description)).length,
    ).toBe(items.length);
  });

  it('is what the editor writes and the sanitiser keeps', () => {
    for (const { description } of entries) {
      expect(sanitiseHtml(description)).toBe(description);
      expect(serialised(description)).toBe(description);
    }
  });
});

describe.each(media)('the titles and links of $kind', ({ items }) => {
  const texts = items.flatMap(({ titles }) =>
    LANGUAGES.map((language) => ({ language, title: titles[language] })),
  );

  it('never say the same twice', () => {
    expect(repeated(texts.map(({ title }) => title).filter(Boolean))).toEqual([]);
  });

  it('are in the letters of their language', () => {
    for (const { language, title } of texts.filter((each) => each.title)) {
      expect(/[а-яё]/i.test(title), title).toBe(language === 'ru');
      if (language === 'uz') expect(title).not.toMatch(/[og]['’‘`ʼ]/i);
      expect(title).not.toMatch(foreignMarks);
    }
  });

  it('lead to pages over https, each item somewhere else', () => {
    const links = items.map(({ url }) => (typeof url === 'string' ? url : url.ru));
    for (const link of links) expect(new URL(link).protocol).toBe('https:');
    expect(repeated(links)).toEqual([]);
  });
});
