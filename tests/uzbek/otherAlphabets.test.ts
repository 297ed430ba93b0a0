import { describe, expect, it } from 'vitest';
import { latinToCyrillic } from '../../src/uzbek/latinToCyrillic.ts';
import { toNewLatin } from '../../src/uzbek/newLatin.ts';
import { applyChanges } from '../support/textNodes.ts';

const renewed = (text: string) => applyChanges(text, toNewLatin(text));
const cyrillic = (text: string) => applyChanges(text, latinToCyrillic(text));

describe('the letters of 2026', () => {
  it.each([
    ["Oʻzbekiston, g'alaba, SHAHAR, Choʻl, tog‘", 'Özbekiston, ğalaba, ŞAHAR, Çöl, toğ'],
    ["Isʼhoq, ma'no, koʻngil", "Isʼhoq, ma'no, köngil"],
    ["'chiroyli so'z'", "'çiroyli söz'"],
  ])('replace those of 1995: %s', (old, right) => {
    expect(renewed(old)).toBe(right);
  });

  it.each([
    'Özbekiston şahri çiroyli',
    'https://shahar.uz va o‘zbek@chol.uz',
    'Washington, Chicago',
    "the shop's chair is for you",
  ])('leave %s', (text) => {
    expect(toNewLatin(text)).toEqual([]);
  });

  it('ask about a name that looks foreign', () => {
    expect(toNewLatin('Chelsea jamoasi')).toMatchObject([
      { from: 'Chelsea', sure: false, alternatives: ['Chelsea'] },
    ]);
  });
});

describe('the Cyrillic draft', () => {
  it.each([
    ['Oʻzbekiston Respublikasi', 'Ўзбекистон Республикаси'],
    ['eʼlon, yer, poyezd, aeroport, yoʻl, yoz, dunyo', 'эълон, ер, поезд, аэропорт, йўл, ёз, дунё'],
    ['2026-yil 1-sentabr, 5-sinf', '2026 йил 1 сентябрь, 5-синф'],
    ['Isʼhoq, shahar, AQSH', 'Исҳоқ, шаҳар, АҚШ'],
    ['Özbekiston, ğalaba, şahar', 'Ўзбекистон, ғалаба, шаҳар'],
    ['federatsiya, ketsa, XXI asr', 'федерация, кетса, XXI аср'],
  ])('reads %s', (latin, right) => {
    expect(cyrillic(latin)).toBe(right);
  });

  it.each([
    ['aksiya, AKSIYADORLIK, auksion, funksiya', 'акция, АКЦИЯДОРЛИК, аукцион, функция'],
    ['obyekt, Subyektlar, syezd, premyera', 'объект, Субъектлар, съезд, премьера'],
    ['pensiya, aksiz, sikli, neft, Kompyuterlar', 'пенсия, акциз, цикли, нефть, Компьютерлар'],
  ])('puts back letters that Latin lost: %s', (latin, right) => {
    expect(cyrillic(latin)).toBe(right);
  });

  it('says what Latin leaves open, every time', () => {
    for (const _again of [1, 2]) {
      expect(latinToCyrillic('versiya')).toMatchObject([
        { to: 'версия', sure: false, alternatives: ['верция'] },
      ]);
      expect(latinToCyrillic('aksiya')).toMatchObject([{ sure: false, alternatives: ['аксия'] }]);
      expect(latinToCyrillic('pyesa')).toMatchObject([{ sure: false, alternatives: ['пъеса'] }]);
    }
  });
});
