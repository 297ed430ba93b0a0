/** Parses the markers that Word writes before list items. */

interface Counted {
  ordered: true;
  /** The `type` of the list; undefined for 1, 2, 3. */
  type?: 'a' | 'A' | 'i' | 'I';
  number: number;
}

export type Marker = Counted | { ordered: false };

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

const romanOf = (letters: string): number =>
  [...letters].reduce((sum, letter, at) => {
    const value = ROMAN[letter] ?? 0;
    return sum + (value < (ROMAN[letters[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

const isRoman = (letters: string) =>
  /^(?=.)m*(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters);

const alphabeticOf = (letter: string): number => letter.charCodeAt(0) - 'a'.charCodeAt(0) + 1;

/**
 * Parses `3.`, `1.2)`, `(b)`, `iv.`, `·`, `o`.
 *
 * @param former - the marker before it in its list: after `h.` the marker `i.` is a letter, not a Roman number
 * @returns undefined for markers that HTML lists cannot show, such as Cyrillic letters; they stay as text
 */
export const readMarker = (text: string, former?: Marker): Marker | undefined => {
  const marker = text.replaceAll(/[\s\u00a0]+/g, '');
  const number = /^\(?(?:\d+[.)])*(\d+)[.)]?$/.exec(marker)?.[1];
  if (number) return { ordered: true, number: Number(number) };
  const letters = /^\(?([a-z]+)[.)]$/i.exec(marker)?.[1];
  if (letters) {
    const small = letters.toLowerCase();
    const isSmall = small === letters;
    const follows =
      former?.ordered && former.number + 1 === alphabeticOf(small) && /a/i.test(former.type ?? '');
    if (isRoman(small) && !follows && (small.length > 1 || 'ivx'.includes(small)))
      return { ordered: true, type: isSmall ? 'i' : 'I', number: romanOf(small) };
    if (small.length === 1) return { ordered: true, type: isSmall ? 'a' : 'A', number: alphabeticOf(small) };
  }
  return /^\(?[\p{L}\d.]+[.)]$/u.test(marker) ? undefined : { ordered: false };
};
