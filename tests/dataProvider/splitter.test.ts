import { describe, expect, it } from 'vitest';
import { beginningOf, createSplitter } from '../../src/dataProvider/largeLists/splitter.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const news = [
  {
    id: 1,
    news: [{ language: 'ru', title: 'Скобки ]}[{ и «кавычки"»', description: `\\"${'я'.repeat(900)}\\` }],
  },
  { id: 2, news: [], coverBase64: 'A'.repeat(5000) },
  { id: 3, title: 'ўзбек 🙂', end: '\\\\' },
];

/** What a splitter makes of a list that comes in pieces of so many bytes. */
const takenApart = (text: string, size: number) => {
  const bytes = bytesOf(text);
  const splitter = createSplitter();
  const light: unknown[] = [];
  const whole: unknown[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    const piece = splitter.push(bytes.slice(at, at + size));
    for (const [element, start, end] of piece.elements) {
      light.push(element);
      whole.push(JSON.parse(new TextDecoder().decode(piece.bytes.slice(start, end))));
    }
  }
  return { light, whole, isWhole: splitter.isWhole() };
};

describe('a list that is taken apart while it arrives', () => {
  it.each([1, 7, 64, 1_000_000])('is the same list, in pieces of %i bytes', (size) => {
    const first = Math.max(size, 30);
    for (const text of [
      JSON.stringify(news),
      `${JSON.stringify({ data: { data: news } }, undefined, 1)}\n`,
    ]) {
      const { whole, light, isWhole } = takenApart(text, first);
      expect(whole).toEqual(news);
      expect(isWhole).toBe(true);
      expect(light).toHaveLength(3);
      expect(light[2]).toEqual(news[2]);
      expect(JSON.stringify(light).length).toBeLessThan(700);
    }
  });

  it('is not whole when it broke off', () => {
    const { whole, isWhole } = takenApart(JSON.stringify(news).slice(0, -1), 100);
    expect(whole).toHaveLength(3);
    expect(isWhole).toBe(false);
  });

  it('is refused when something else than records stands in it', () => {
    for (const text of ['[1,2]', '[{"id":1},"two"]', '[[1]]']) expect(() => takenApart(text, 100)).toThrow();
    expect(beginningOf(bytesOf('<html>'))).toBeUndefined();
    expect(beginningOf(bytesOf('{"message":["нет"]}'))).toBeUndefined();
    expect(beginningOf(bytesOf('{"data":[]}'))).toBe(9);
  });
});
