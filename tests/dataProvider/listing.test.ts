import { describe, expect, it } from 'vitest';
import { lacking, narrowed } from '../../src/dataProvider/filters.ts';
import { pageOf, SERVER_ORDER, sortBy } from '../../src/dataProvider/listing.ts';
import type { Language } from '../../src/wire/wire.ts';

const titled = (title: string) => ({ id: 1, entries: { ru: { title: '' }, uz: { title }, en: {} } });

describe('the title search', () => {
  it.each([
    ['Новый депозит', 'депоз', true],
    ['Новый депозит', 'ДЕПОЗИТ', true],
    ['НОВЫЙ', 'новый', true],
    ['Новый депозит', '', true],
    ['Новый депозит', '  новый ', true],
    ['Новый депозит', 'старый', false],
    ['100% (сто)', '(', true],
    ['Oʻzbekiston', 'oʻZBEK', true],
    ["O'zbekiston", 'ўзбек', true],
    ['Ўзбекистон', 'o‘zbekis', true],
    ['Ёлка', 'елк', true],
    ['Aksiyadorlar', 'акциядор', true],
    ['Акционерлар', 'aksioner', true],
    ['Yoqilgʻi', 'ёқилғи', true],
    ['Ёқилғи', 'yoqil', true],
  ])('in %j for %j answers %j', (text, part, found) => {
    expect(narrowed([titled(text)], { title: part })).toHaveLength(found ? 1 : 0);
  });
});

describe('the date range', () => {
  const records = ['2026-01-01', '2026-01-15', '2026-01-31', ''].map((posted, id) => ({ id, posted }));
  const between = (from?: string, to?: string) => narrowed(records, { from, to });

  it('includes both ends', () => {
    expect(between('2026-01-01', '2026-01-31')).toHaveLength(3);
    expect(between('2026-01-15', '2026-01-15')).toEqual([{ id: 1, posted: '2026-01-15' }]);
  });

  it('is ignored while one end is missing', () => {
    expect(between('2026-01-15', '')).toEqual(records);
    expect(between(undefined, '2026-01-15')).toEqual(records);
  });

  it('is empty when it ends before it begins', () => {
    expect(between('2026-01-31', '2026-01-01')).toEqual([]);
  });
});

describe('sorting', () => {
  const records = [
    { id: 10, entries: { ru: { title: 'Яблоко' } } },
    { id: 9, entries: { ru: { title: 'ёлка' } } },
    { id: 100, entries: { ru: { title: 'Ель' } } },
  ];
  const ids = (field: string, order: string) => sortBy(records, { field, order }).map(({ id }) => id);

  it('keeps the server’s order by default', () => {
    expect(sortBy(records, SERVER_ORDER)).toBe(records);
  });

  it('orders numbers as numbers and titles as a Russian dictionary does', () => {
    expect(ids('id', 'ASC')).toEqual([9, 10, 100]);
    expect(ids('id', 'DESC')).toEqual([100, 10, 9]);
    expect(ids('entries.ru.title', 'ASC')).toEqual([9, 100, 10]);
  });

  it('puts records without the field together and leaves the list itself alone', () => {
    expect(ids('nothing.here', 'ASC')).toEqual([10, 9, 100]);
    expect(records[0]?.id).toBe(10);
  });
});

describe('pages', () => {
  const letters = [...'abcdefghij'];

  it.each([
    [1, 'abcdefg'],
    [2, 'hij'],
    [3, 'hij'],
    [99, 'hij'],
    [0, 'abcdefg'],
  ])('page %i holds %j', (page, expected) => {
    expect(pageOf(letters, { page, perPage: 7 }).join('')).toBe(expected);
  });

  it('of an empty list are empty', () => {
    expect(pageOf([], { page: 4, perPage: 7 })).toEqual([]);
  });
});

describe('ten thousand records in memory', () => {
  let reads = 0;
  const records = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    entries: {
      ru: {
        get title() {
          reads += 1;
          return `Выпуск № ${(id * 7919) % 10_000}`;
        },
      },
      uz: {},
      en: {},
    },
  }));
  const search = (title: string) => narrowed(records, { title });

  it('have their titles read once, however many keys are typed and pages are turned', () => {
    expect(search('выпуск')).toHaveLength(10_000);
    expect(search('№ 77').map(({ id }) => (Number(id) * 7919) % 10_000)).toContain(7_712);
    expect(search('№ 9999')).toHaveLength(1);
    expect(reads).toBe(10_000);
    const sorted = sortBy(records, { field: 'entries.ru.title', order: 'ASC' });
    expect(sorted.slice(0, 3).map(({ id }) => (Number(id) * 7919) % 10_000)).toEqual([0, 1, 2]);
    expect(reads).toBe(20_000);
    expect(sortBy(records, { field: 'entries.ru.title', order: 'ASC' })).toBe(sorted);
  });
});

describe('a whole list', () => {
  const records = [
    { id: 1, isFree: true, year: 2025 },
    { id: 2, isFree: false, year: 2026 },
  ];

  it('is narrowed by the value of a field, a checkbox or a number, and else stays the same', () => {
    expect(narrowed(records, { isFree: 'true' })).toEqual([records[0]]);
    expect(narrowed(records, { year: '2026' })).toEqual([records[1]]);
    expect(narrowed(records, {})).toBe(records);
  });
});

describe('what a whole list is narrowed to by what its records lack', () => {
  const entry = (language: Language, title: string, coverId: number | string | null = null) => ({
    id: 0,
    language,
    title,
    coverId,
  });
  const item = (id: number, uz: string, coverId: number | string | null) => ({
    id,
    entries: { ru: entry('ru', 'Есть', coverId), uz: entry('uz', uz), en: entry('en', '') },
  });
  const whole = item(1, 'Bor', 7);
  const half = { ...item(2, '', null), stale: ['en'] };

  it('is a language, a cover, or a translation as new as the Russian text', () => {
    const ids = (what?: string) => lacking([whole, half], what).map(({ id }) => id);
    expect(ids()).toEqual([1, 2]);
    expect(ids('uz')).toEqual([2]);
    expect(ids('en')).toEqual([1, 2]);
    expect(ids('ru')).toEqual([]);
    expect(ids('cover')).toEqual([2]);
    expect(lacking([item(3, '', '0')], 'cover')).toHaveLength(1);
    expect(ids('translation')).toEqual([2]);
  });
});
