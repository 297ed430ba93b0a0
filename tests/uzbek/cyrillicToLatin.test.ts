import { describe, expect, it } from 'vitest';
import { cyrillicToLatin } from '../../src/uzbek/cyrillicToLatin.ts';
import type { Options } from '../../src/uzbek/settings.ts';
import { applyChanges } from '../support/textNodes.ts';

const latin = (text: string, options?: Options) => applyChanges(text, cyrillicToLatin(text, options));

describe('the rules of 1995', () => {
  it.each([
    [
      'е',
      'ер, Европа, поезд, қаерда, объект, премьера, кел, диета',
      'yer, Yevropa, poyezd, qayerda, obyekt, premyera, kel, diyeta',
    ],
    [
      'ц',
      'цирк, федерация, функция, доцент, кварц, антициклон',
      'sirk, federatsiya, funksiya, dotsent, kvars, antisiklon',
    ],
    [
      'ъ',
      'маъно, санъат, жамъ, мўъжиза, мўътабар, маъюс, субъект',
      'maʼno, sanʼat, jamʼ, moʻjiza, moʻtabar, maʼyus, subyekt',
    ],
    [
      'ь',
      'апрель, альбом, батальон, Ильич, Наталья, интервью',
      'aprel, albom, batalyon, Ilyich, Natalya, intervyu',
    ],
    ['сҳ', 'Исҳоқ, асҳоб, машҳур', 'Isʼhoq, asʼhob, mashhur'],
    ['ю, я, ё', 'юлдуз, дунё, яхши, съёмка', 'yulduz, dunyo, yaxshi, syomka'],
    ['щ, ы', 'община\nмещан\nвымпел', 'obshina\nmeshshan\nvimpel'],
    ['ў, қ, ғ, ҳ', 'ўзбек, қоғоз, ғалаба, ҳуқуқ, тўғри', 'oʻzbek, qogʻoz, gʻalaba, huquq, toʻgʻri'],
    [
      'exceptions',
      'сентябрь, Октябрда, БЮДЖЕТ, абзацлар, мавзеъ',
      'sentabr, Oktabrda, BUDJET, abzaslar, mavze',
    ],
  ])('%s', (_letters, cyrillic, right) => {
    expect(latin(cyrillic)).toBe(right);
  });
});

describe('capitals', () => {
  it.each([
    ['Шаҳар, ШАҲАР, Чўл, ЧЎЛ', 'Shahar, SHAHAR, Choʻl, CHOʻL'],
    ['АҚШ, АҚШда, МЧЖ, ЮНЕСКО, ЯИМ, ЕИ', 'AQSH, AQSHda, MCHJ, YUNESKO, YAIM, YEI'],
    ['Ш. Рашидов, Ё. Турсунов, Е.Пушкин', 'Sh. Rashidov, Yo. Tursunov, Ye.Pushkin'],
    ['Исҳоқ, ИСҲОҚ', 'Isʼhoq, ISʼHOQ'],
  ])('follow their neighbours: %s', (cyrillic, right) => {
    expect(latin(cyrillic)).toBe(right);
  });
});

describe('numbers', () => {
  it.each([
    ['2026 йил 1 сентябрь', '2026-yil 1-sentabr'],
    ['2026 йилнинг 21 ноябрида', '2026-yilning 21-noyabrida'],
    ['2026 й. 5-сон, 5-синф', '2026-y. 5-son, 5-sinf'],
    ['20 йил, 3000 йил, 2021 йиллик, 1,2026 йил', '20 yil, 3000 yil, 2021 yillik, 1,2026 yil'],
    ['45 март', '45 mart'],
    ['ХХ аср, XXI аср, ХIХ асрда', 'XX asr, XXI asr, XIX asrda'],
  ])('take the hyphen of an ordinal, or none: %s', (cyrillic, right) => {
    expect(latin(cyrillic)).toBe(right);
  });

  it('are unsure where years may be counted', () => {
    expect(cyrillicToLatin('1000 йил аввал')[0]).toMatchObject({
      to: '-yil',
      sure: false,
      alternatives: [' yil'],
    });
  });
});

describe('what is not Uzbek Cyrillic', () => {
  it.each([
    'Oʻzbekiston Respublikasi, 2026-yil',
    'Об этом сообщили на пресс-конференции, которая была в среду.',
    'https://example.uz/ҳужжат ҳужжат@example.uz файл.pdf `код`',
  ])('stays: %s', (text) => {
    expect(cyrillicToLatin(text)).toEqual([]);
  });

  it('stays inside an Uzbek sentence, quoted', () => {
    expect(latin('Қонун «О рынке ценных бумаг и защите прав» деб номланган.')).toBe(
      'Qonun «О рынке ценных бумаг и защите прав» deb nomlangan.',
    );
  });
});

describe('choices', () => {
  it('offer the other spelling in print', () => {
    expect(cyrillicToLatin('жюри')).toMatchObject([{ to: 'jyuri', sure: false, alternatives: ['juri'] }]);
    expect(cyrillicToLatin('Лифшиц')).toMatchObject([{ to: 'Lifshis', alternatives: ['Lifshits'] }]);
  });

  it('read a Latin letter inside a Cyrillic word as its twin, and ask', () => {
    expect(cyrillicToLatin('cентябрда')).toMatchObject([{ sure: false }]);
    expect(latin('кoмпания')).toBe('kompaniya');
    expect(latin('Rеspublika, PDFни')).toBe('Respublika, PDFni');
  });

  it('take an institution’s own exceptions over the built-in ones', () => {
    const exceptions = 'бюджет byudjet\nпост= post|pochta';
    expect(latin('бюджетга', { exceptions })).toBe('byudjetga');
    expect(cyrillicToLatin('пост постда', { exceptions })).toMatchObject([
      { sure: false },
      { to: 'postda', sure: true },
    ]);
  });

  it('write the letters of 2026 where the institution has switched', () => {
    expect(latin('Ўзбекистон, ғалаба, ШАҲАР, чой, Исҳоқ', { alphabet: 2026 })).toBe(
      'Özbekiston, ğalaba, ŞAHAR, çoy, Isʼhoq',
    );
  });
});
