import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixApostrophes } from '../../src/uzbek/apostrophes.ts';
import type { Change, Span } from '../../src/uzbek/changes.ts';
import { cyrillicToLatin } from '../../src/uzbek/cyrillicToLatin.ts';
import { latinToCyrillic } from '../../src/uzbek/latinToCyrillic.ts';
import { APOSTROPHES } from '../../src/uzbek/letters.ts';
import { fixLookAlikes } from '../../src/uzbek/lookAlikes.ts';
import { toNewLatin } from '../../src/uzbek/newLatin.ts';
import { joinNodes } from '../../src/uzbek/nodes.ts';
import { protectedSpans } from '../../src/uzbek/protectedSpans.ts';
import { applyChanges, applyToNodes } from '../support/textNodes.ts';

type Act = (text: string, protect?: readonly Span[]) => Change[];
const ACTS: readonly (readonly [name: string, act: Act])[] = [
  ['apostrophes', (text, protect) => fixApostrophes(text, { protect })],
  ['Cyrillic to Latin', (text, protect) => cyrillicToLatin(text, { protect })],
  ['Latin of 1995 to 2026', toNewLatin],
  ['Latin to Cyrillic', (text, protect) => latinToCyrillic(text, { protect })],
  ['look-alikes', fixLookAlikes],
];

const WORDS = [
  "o'zbek",
  'o‘zbek',
  'maʼno',
  "ma'no",
  'tog`',
  'Isʼhoq',
  'shahar',
  'Chelsea',
  "don't",
  "l'homme",
  "O'Brien",
  'va',
  'bilan',
  'ўзбек',
  'сентябрь',
  'объект',
  'Исҳоқ',
  'ШАҲАР',
  'и',
  'для',
  'рынок',
  'cентябр',
  'кoмпания',
  'Oʻzbekistоn',
  '2026',
  'йил',
  '1',
  'март',
  'yil',
  '-',
  '.',
  '. ',
  '\n',
  "'",
  '‘',
  '’',
  '«',
  '»',
  '`',
  '``',
  ' ',
  ' ',
  ' ',
  'COVID',
  'ХХ',
  'PDFни',
  'the',
  'https://example.uz/ўзбек',
  "a'b@example.uz",
  '<b>',
  '#oʻzbek',
  'файл.pdf',
  'ў',
  'ц',
  'ъ',
  'ь',
  'е',
  'ы',
]; // the alphabet of accidents
const accidents = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  ),
  {
    maxLength: 24,
  },
);
const text = accidents.map((pieces) => pieces.join(''));
const runs = { numRuns: 150 };

describe.each(ACTS)('%s', (_name, act) => {
  it('proposes nothing more once its proposals are made', () => {
    fc.assert(
      fc.property(text, (before) => {
        const after = applyChanges(before, act(before));
        expect(applyChanges(after, act(after))).toBe(after);
      }),
      runs,
    );
  });

  it('names places in order, apart, with what stands there and something else to put', () => {
    fc.assert(
      fc.property(text, (before) => {
        let last = 0;
        for (const { start, end, from, to, sure, alternatives } of act(before)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(before.slice(start, end)).toBe(from);
          expect(to).not.toBe(from);
          expect(sure).toBe(alternatives.length === 0);
          last = end;
        }
      }),
      runs,
    );
  });

  it('never touches what is protected, by the text or by the caller', () => {
    fc.assert(
      fc.property(text, fc.nat(80), fc.nat(20), (before, start, length) => {
        const named = [{ start, end: start + length }];
        const spans = protectedSpans(before, named);
        for (const proposal of act(before, named))
          expect(spans.some((span) => span.start < proposal.end && proposal.start < span.end)).toBe(false);
      }),
      runs,
    );
  });

  it('gives the same text however formatting cuts it into nodes', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(100), { maxLength: 6 }), (whole, cuts) => {
        const places = [
          0,
          ...cuts.filter((cut) => cut < whole.length).sort((one, other) => one - other),
          whole.length,
        ];
        const nodes = places.slice(1).map((end, at) => ({ text: whole.slice(places[at], end) }));
        const changes = act(joinNodes(nodes).text);
        expect(applyToNodes(nodes, changes).join('')).toBe(applyChanges(whole, changes));
      }),
      runs,
    );
  });
});

describe('what is right', () => {
  const syllable = fc.constantFrom(
    'oʻz',
    'bek',
    'sanʼ',
    'at',
    'shah',
    'ar',
    'togʻ',
    'lar',
    'maʼ',
    'no',
    'yil',
    'chi',
    'qo',
    'ng',
  );
  const word = fc.array(syllable, { minLength: 1, maxLength: 4 }).map((parts) => `${parts.join('')}a`);
  const sentence = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));

  it('is never changed: Latin with its own marks by the apostrophes, Latin by Cyrillic to Latin', () => {
    fc.assert(
      fc.property(sentence, (right) => {
        expect(fixApostrophes(right)).toEqual([]);
        expect(cyrillicToLatin(right)).toEqual([]);
        expect(fixLookAlikes(right)).toEqual([]);
      }),
      runs,
    );
  });

  it('is what typing any mark for ʻ and ʼ comes back to', () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom(...APOSTROPHES), (right, mark) => {
        const typed = right.replace(/[ʻʼ]/g, mark);
        expect(applyChanges(typed, fixApostrophes(typed))).toBe(right);
      }),
      runs,
    );
  });

  it('comes back from Cyrillic', () => {
    fc.assert(
      fc.property(sentence, (right) => {
        const draft = applyChanges(right, latinToCyrillic(right));
        expect(applyChanges(draft, cyrillicToLatin(draft))).toBe(right);
      }),
      runs,
    );
  });
});
