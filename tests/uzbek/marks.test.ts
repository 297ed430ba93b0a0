import { describe, expect, it } from 'vitest';
import { findingsIn } from '../../src/uzbek/findings.ts';
import { fixLookAlikes } from '../../src/uzbek/lookAlikes.ts';
import { applyChanges } from '../support/textNodes.ts';

const unmixed = (text: string) => applyChanges(text, fixLookAlikes(text));

describe('letters that look alike', () => {
  it.each([
    ['кoмпания и пpoект', 'компания и проект'],
    ['Oʻzbekistоn Rеspublikasi', 'Oʻzbekiston Respublikasi'],
    ['отчёт c 1 января', 'отчёт с 1 января'],
    ['the cоmpany', 'the company'],
  ])('are made one script: %s', (typed, right) => {
    expect(unmixed(typed)).toBe(right);
  });

  it.each([
    'PDFни, VIPлар, Facebookда',
    'plan A va plan B',
    'XXI аср, IT-парк',
    'витамин C. Далее',
    'https://соmpany.uz',
  ])('leave what is meant: %s', (text) => {
    expect(fixLookAlikes(text)).toEqual([]);
  });

  it('follow the words beside them where both scripts are possible', () => {
    expect(fixLookAlikes('завод Cо работает')).toMatchObject([
      { to: 'Со', sure: false, alternatives: ['Co'] },
    ]);
  });
});

describe('the marks of an Uzbek field', () => {
  const text = "Bu o'zbek matni. Қимматли қоғозлар бозори. Это было сказано для них. Rеspublika";

  it('say what is left, where and how often', () => {
    const findings = findingsIn(text, { language: 'uz' });
    expect(findings.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['apostrophe', "o'zbek"],
      ['cyrillic', 'Қимматли қоғозлар бозори'],
      ['russian', 'Это было сказано для них'],
      ['look-alike', 'Rеspublika'],
    ]);
  });

  it('are only the look-alikes in other languages', () => {
    expect(findingsIn(text, { language: 'ru' }).map(({ kind }) => kind)).toEqual(['look-alike']);
  });

  it('are apostrophes too, but no Cyrillic, where nobody knows the language', () => {
    expect(findingsIn(text, {}).map(({ kind }) => kind)).toEqual(['apostrophe', 'look-alike']);
  });

  it('are the old letters, and apostrophes beside them, where the institution has switched', () => {
    const findings = findingsIn("O'zbek shahri, ma'no, Chelsea", { language: 'uz', alphabet: 2026 });
    expect(findings.map(({ kind, change }) => [kind, change?.to])).toEqual([
      ['old-latin', 'Özbek'],
      ['old-latin', 'şahri'],
      ['apostrophe', 'maʼno'],
    ]);
  });

  it('are none where all is right', () => {
    expect(
      findingsIn('Oʻzbekiston Respublikasining 2026-yil 1-sentabrdagi qonuni.', { language: 'uz' }),
    ).toEqual([]);
  });
});
