// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { html } from '../../server/db/sample/markup.ts';
import { sampleNews } from '../../server/db/sample/news.ts';
import { written } from '../../server/db/sample/samplePublication.ts';
import { sanitiseHtml } from '../../server/html.ts';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import { serialised, textOf } from './html/oracle.ts';

const items = sampleNews.map((item, i) => written(item, i, '2026-11-21'));
const entries = items.flatMap(({ texts }) =>
  texts.map((text, i) => ({ language: LANGUAGES[i], title: text.title, description: html(text) })),
);
const repeated = (texts: string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

describe('the texts of the first content', () => {
  it('never says the same twice', () => {
    expect(repeated(entries.map(({ title }) => title))).toEqual([]);
    expect(repeated(entries.map(({ description }) => textOf(description)))).toEqual([]);
  });

  it('has titles short and long, and texts with all that an editor offers', () => {
    const russian = entries.filter(({ language }) => language === 'ru');
    const lengths = russian.map(({ title }) => title.length);
    expect(Math.min(...lengths)).toBeLessThan(32);
    expect(Math.max(...lengths)).toBeGreaterThan(75);
    for (const tag of ['<h2>', '<ul>', '<ol>', '<table', '<blockquote>', '<a ', '<strong>', '&nbsp;']) {
      expect(
        russian.filter(({ description }) => description.includes(tag)).length,
        tag,
      ).toBeGreaterThanOrEqual(2);
    }
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
