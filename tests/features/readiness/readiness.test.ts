import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../src/dataProvider/endpoints.ts';
import { readinessOf } from '../../../src/features/readiness/checks.ts';
import { lettersOf } from '../../../src/features/readiness/letters.ts';
import { factsOf } from '../../../src/features/readiness/textFacts.ts';
import { type Judged, type Letters, linkFault } from '../../../src/features/readiness/textRules.ts';
import type { PublicationEntryWire } from '../../support/publicationWire.ts';

const GOOD: Letters = { cyrillic: 0, apostrophes: 0, lookAlikes: 0, example: '' };

type Entry = Partial<Pick<PublicationEntryWire, 'title' | 'description' | 'coverId' | 'pdfId'>>;

const whole: Entry = {
  title: 'Депозитарий открыл новый раздел',
  description: '<p>Текст</p>',
  coverId: 1,
  pdfId: 2,
};

interface Item extends Partial<Record<'ru' | 'uz' | 'en', Entry>> {
  item?: object;
  judged?: Partial<Judged>;
}

/** A news item that is ready, but for what is said. */
const judged = ({ ru, uz, en, item, judged: rest }: Item = {}): Judged => {
  const [record] = endpoints.news.shape.read({
    id: 1,
    posted: '2026-11-20',
    isReferToCorruption: false,
    news: [
      { ...whole, ...ru, language: 'ru' },
      { ...whole, ...uz, language: 'uz' },
      { ...whole, ...en, language: 'en' },
    ],
    ...item,
  });
  const found = record as Judged['record'];
  const { entries } = found;
  return {
    record: found,
    facts: factsOf(entries),
    letters: { ru: GOOD, uz: GOOD, en: GOOD },
    today: '2026-11-22',
    ...rest,
  };
};

const remarks = (name: string, item?: Item) =>
  readinessOf(judged(item))[name]?.map(({ rule, level, language, values }) =>
    [level, rule, language, values && Object.values(values).join(' ')].filter(Boolean).join(' '),
  );

const empty: Entry = { title: '', description: '<p> &nbsp;</p>', coverId: null, pdfId: null };

describe('an item that is ready', () => {
  it('has no remarks', () => {
    const levels = Object.values(readinessOf(judged())).flatMap((found) => found.map(({ level }) => level));
    expect(new Set(levels)).toEqual(new Set(['fine']));
  });
});

describe('the languages of an item', () => {
  it('are each missed, and judged no further then', () => {
    expect(remarks('languages', { uz: empty, en: empty })).toEqual([
      'fault languageMissing uz',
      'fault languageMissing en',
    ]);
    expect(remarks('titles', { uz: empty, en: empty })).toEqual(['fine titlesFine']);
    expect(remarks('cover', { uz: empty, en: empty })).toEqual(['fine coverFine']);
  });

  it('are there as soon as anything is written, a picture too where Russian is one', () => {
    const description = '<p><img src="https://cbu.uz/a.png" alt="График"></p>';
    const pictures = { ru: { description }, en: { ...empty, description } };
    expect(remarks('languages', pictures)).toEqual(['fine languagesFine']);
    expect(remarks('titles', pictures)).toEqual(['fault titleMissing en']);
    expect(remarks('texts', pictures)).toEqual(['fine textsFine']);
    expect(remarks('languages', { en: pictures.en })).toEqual(['fault languageMissing en']);
  });

  it('are not said to be in order where nothing is written at all', () => {
    const nothing = { ru: empty, uz: empty, en: empty };
    expect(remarks('titles', nothing)).toBeUndefined();
    expect(remarks('texts', nothing)).toBeUndefined();
    expect(remarks('cover', nothing)).toEqual(['note coverNowhere']);
  });
});

describe('titles and texts', () => {
  it('are of a length that lists can show', () => {
    expect(remarks('titles', { ru: { title: 'Итоги' }, en: { title: '𝟙'.repeat(151) } })).toEqual([
      'note titleShort ru 5 10',
      'note titleLong en 151 150',
    ]);
    expect(remarks('titles', { en: { title: 'я'.repeat(150) } })).toEqual(['fine titlesFine']);
  });

  it('are missed, less where a document stands for the text', () => {
    expect(
      remarks('texts', { ru: { description: null as never, pdfId: null }, uz: { description: '<p></p>' } }),
    ).toEqual(['fault textMissing ru', 'note textInPdf uz']);
  });

  it('have pictures that are described', () => {
    const description = '<p><img src="a.png"><img src="b.png" alt=" "><img src="c.png" alt="Рост"></p>';
    expect(remarks('pictures', { uz: { description } })).toEqual(['note altMissing uz 2']);
  });
});

describe('links', () => {
  it.each([
    [null, 'empty'],
    ['', 'empty'],
    ['#', 'empty'],
    ['https://', 'malformed'],
    ['https:/cbu.uz', 'malformed'],
    ['http//cbu.uz', 'inside'],
    ['https://cbu', 'malformed'],
    ['https://cbu.uz/a b', 'malformed'],
    ['www.cbu.uz/ru', 'malformed'],
    ['javascript:alert(1)', 'malformed'],
    ['mailto:info', 'malformed'],
    ['tel:', 'malformed'],
    ['/news/1', 'inside'],
    ['#part', 'inside'],
    ['https://cbu.uz', undefined],
    ['https://цбу.уз:8080/путь?а=б#в', undefined],
    ['//cbu.uz/a', undefined],
    ['http://10.0.0.1/a', undefined],
    ['mailto:info@depository.uz?subject=a', undefined],
    ['tel:+998 71 123-45-67', 'malformed'],
    ['tel:+998711234567', undefined],
  ])('with the address %j: %s', (href, fault) => {
    expect(linkFault(href)).toBe(fault);
  });

  it('are named by their words, three at most, and missed where nobody sees them', () => {
    const bad = ['раз', 'два', 'три', 'четыре'].map((text) => `<a href="#">${text}</a>`).join(' ');
    const unseen = '<a href="https://cbu.uz"></a><a href="https://cbu.uz"><img src="a.png" alt="ЦБ"></a>';
    expect(remarks('links', { ru: { description: `<p>${bad}${unseen}</p>` } })).toEqual([
      'fault linkEmpty ru 4 «раз», «два», «три»…',
      'note linkWithoutText ru 1 «https://cbu.uz»',
    ]);
  });
});

describe('files, day and mark', () => {
  it('are missed everywhere or in one language', () => {
    expect(remarks('pdf', { uz: { pdfId: null } })).toEqual(['note pdfMissing uz']);
    const none = { pdfId: null };
    expect(remarks('pdf', { ru: none, uz: none, en: none })).toEqual(['note pdfNowhere']);
  });

  it('say that a day is still to come', () => {
    expect(remarks('day', { item: { posted: '2026-11-22' } })).toEqual(['fine dayFine']);
    expect(remarks('day', { item: { posted: '2026-11-23' } })).toEqual(['note dayAhead 23.11.2026']);
    expect(remarks('day', { item: { posted: null } })).toEqual(['fault dayMissing']);
  });

  it('compare the mark of anti-corruption with what is written, in news alone', () => {
    const about = { description: '<p>О противодействии <b>корруп</b>ции</p>' };
    const mark = { isReferToCorruption: true };
    expect(remarks('corruption', { ru: about })).toEqual(['note corruptionUnmarked']);
    expect(remarks('corruption', { ru: about, item: mark })).toEqual(['fine corruptionMarked']);
    expect(remarks('corruption', { item: mark })).toEqual(['note corruptionUnlike']);
    const { record } = judged();
    const { isReferToCorruption: _mark, ...others } = record;
    expect(remarks('corruption', { judged: { record: others as typeof record } })).toBeUndefined();
  });

  it('name the translations that are older than the Russian text, where the depository tells', () => {
    expect(remarks('translations')).toBeUndefined();
    expect(remarks('translations', { judged: { stale: [] } })).toEqual(['fine translationsFine']);
    expect(remarks('translations', { uz: empty, en: empty, judged: { stale: [] } })).toBeUndefined();
    expect(remarks('translations', { judged: { stale: ['uz', 'en'] } })).toEqual([
      'note translationStale uz',
      'note translationStale en',
    ]);
  });

  it('count open comments where there are comments', () => {
    expect(remarks('comments')).toBeUndefined();
    expect(remarks('comments', { judged: { unresolved: 0 } })).toEqual(['fine commentsFine']);
    expect(remarks('comments', { judged: { unresolved: 2 } })).toEqual(['note commentsOpen 2']);
  });
});

describe('the letters of an item', () => {
  it('are Latin in Uzbek, even where formatting cuts a word', async () => {
    const uz = { title: 'Yangi boʻlim ochildi', description: '<p>Ўз<b>бек</b>истон</p><p>Narxlar o‘sdi</p>' };
    const item = judged({ uz });
    const letters = lettersOf(item.record, item.facts);
    expect(letters.uz).toEqual({ cyrillic: 1, apostrophes: 1, lookAlikes: 0, example: 'Ўзбекистон' });
    expect(letters.ru).toEqual(GOOD);
    expect(remarks('letters', { uz, judged: { letters } })).toEqual([
      'fault cyrillic 1 Ўзбекистон',
      'note apostrophes 1',
    ]);
  });
});
