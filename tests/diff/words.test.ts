import { describe, expect, it } from 'vitest';
import { collapsed, markedWords } from '../../src/diff/words.ts';

const shown = (pieces: { text: string; isMarked: boolean }[]) =>
  pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

describe('two texts', () => {
  it('are marked by whole words, Russian and Uzbek ones too', () => {
    const [one, other] = markedWords(
      'Общее собрание акционеров oʻtdi',
      'Общее собрание кредиторов o‘tadi bugun',
    );
    expect(shown(one)).toBe('Общее собрание [акционеров oʻtdi]');
    expect(shown(other)).toBe('Общее собрание [кредиторов o‘tadi bugun]');
  });

  it('keep of long equal parts what stands beside a mark', () => {
    const long = 'слово '.repeat(200);
    const [one] = markedWords(`${long}было ${long}`, `${long}стало ${long}`);
    const text = shown(collapsed(one));
    expect(text).toMatch(/^ … (слово )+\[было\]( слово)+ … $/);
    expect(text.length).toBeLessThan(250);
  });

  it('are cut alike where one of them only has more words', () => {
    const long = 'слово '.repeat(200);
    const [one, other] = markedWords(`${long}${long}`, `${long}ещё ${long}`);
    expect(shown(collapsed(one))).toMatch(/^ … (слово )+\[\](слово ?)+ … $/);
    expect(shown(collapsed(other))).toMatch(/^ … (слово )+\[ещё ?\] ?(слово ?)+ … $/);
  });

  it('are cut between emoji, not through one', () => {
    const emoji = '😀'.repeat(200);
    const [one] = markedWords(`${emoji}!было!${emoji}`, `${emoji}!стало!${emoji}`);
    const near = '😀'.repeat(44);
    expect(shown(collapsed(one))).toBe(` … ${near}![было]!${near} … `);
  });

  it('stay whole when they are too different to be compared in time', () => {
    const random = (seed: number) =>
      Array.from({ length: 30_000 }, (_, index) => ((index * 7919 * seed) % 10_007).toString(36)).join(' ');
    const started = performance.now();
    const [one, other] = markedWords(random(1), random(3));
    expect(performance.now() - started).toBeLessThan(5000);
    expect(one.map(({ text }) => text).join('')).toBe(random(1));
    expect(other.map(({ text }) => text).join('')).toBe(random(3));
  });
});
