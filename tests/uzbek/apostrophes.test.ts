import { describe, expect, it } from 'vitest';
import { fixApostrophes } from '../../src/uzbek/apostrophes.ts';
import { QUOTE_MARKS } from '../../src/uzbek/letters.ts';
import { applyChanges } from '../support/textNodes.ts';

const mended = (text: string) => applyChanges(text, fixApostrophes(text));

describe('an apostrophe in an Uzbek word', () => {
  it.each([..."'`´‘’ʹ′ʼ"])('becomes the mark of oʻ and gʻ, typed as %s', (mark) => {
    expect(mended(`o${mark}zbek tog${mark}i, O${mark}ZBEK`)).toBe('oʻzbek togʻi, OʻZBEK');
  });

  it.each([..."'`´‘’ʹ′ʻ"])('becomes the tutuq belgisi elsewhere, typed as %s', (mark) => {
    expect(mended(`ma${mark}no, san${mark}at, Qur${mark}on, jam${mark}`)).toBe('maʼno, sanʼat, Qurʼon, jamʼ');
  });

  it.each([
    ["bog' va tog'", 'bogʻ va togʻ'],
    ["Is'hoq, as'hob", 'Isʼhoq, asʼhob'],
    ["mo''jiza va mo‘’tabar", 'moʻjiza va moʻtabar'],
    ["G'afur G'ulom ko‘chasi", 'Gʻafur Gʻulom koʻchasi'],
    ["2026-yil 1-yanvardagi O'RQ-370-son", '2026-yil 1-yanvardagi OʻRQ-370-son'],
    ["A'zolar soni 15'da emas", "Aʼzolar soni 15'da emas"],
  ])('is mended: %s', (typed, right) => {
    expect(mended(typed)).toBe(right);
  });

  it('is written U+2018 and U+2019 where the institution says so', () => {
    const text = "o'zbek ma'nosi, Oʻzbekiston maʼnosi";
    expect(applyChanges(text, fixApostrophes(text, { profile: QUOTE_MARKS }))).toBe(
      'o‘zbek ma’nosi, O‘zbekiston ma’nosi',
    );
  });

  it('is proposed with its place and what it was', () => {
    expect(fixApostrophes("Bu so'z")).toEqual([
      { start: 3, end: 7, from: "so'z", to: 'soʻz', sure: true, alternatives: [] },
    ]);
  });

  it('is unsure where two consonants stand around it', () => {
    expect(fixApostrophes("Mel'nikov keldi")).toMatchObject([
      { to: 'Melʼnikov', sure: false, alternatives: ["Mel'nikov"] },
    ]);
  });
});

describe('an apostrophe that is something else', () => {
  it.each([
    "https://example.uz/o'zbek?q=ma'no",
    "www.gov.uz/o'zbek, depo.uz/yo'l'",
    "o'zbek@example.uz",
    "@o'zbek va #o'zbek".replace("'", ''),
    "`o'zbek` kodi",
    "```\nlet o'zbek = 1;\n```",
    "<a title='o'>matn</a>",
    "fayl_o'zbek.pdf",
    "I don't know, it's O'Brien's o'clock",
    "l'homme et d'Artagnan, aujourd'hui",
    "rock'n'roll",
    "Telegram'da va Facebook'dagi Google'ning",
    "Bu 'muhim' gap, ‘sifat’ so‘zi".replace('so‘zi', 'matni'),
    "U 'yangi matn' dedi",
    "5' 10'' va 15'",
    "объект д'Артаньян",
    'Oʻzbekiston maʼnosi, toʻgʻri, jamʼ, sanʼat, Isʼhoq',
  ])('stays: %s', (text) => {
    expect(fixApostrophes(text)).toEqual([]);
  });

  it('stays in an English sentence, and is mended in the Uzbek one beside it', () => {
    expect(mended("The word o'zbek is not for you. Bu o'zbek so'zi.")).toBe(
      "The word o'zbek is not for you. Bu oʻzbek soʻzi.",
    );
  });

  it('stays around a quotation whose words are mended', () => {
    expect(mended("'Katta bog' ichida' va ‘so‘z boshi’")).toBe("'Katta bogʻ ichida' va ‘soʻz boshi’");
  });

  it('stays where the caller protects it', () => {
    expect(fixApostrophes("so'z so'z", { protect: [{ start: 0, end: 4 }] })).toMatchObject([{ start: 5 }]);
  });
});
