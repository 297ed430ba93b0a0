import type { Span } from './changes.ts';
import { APOSTROPHES } from './letters.ts';
import { guard, protectedSpans } from './protectedSpans.ts';

/** A word as it stands: letters, and apostrophes between them or at its end. */
export interface Word extends Span {
  text: string;
}

const MARK = `[${APOSTROPHES}]`;
// ʻ and ʼ are letters to Unicode; here they are marks, and a word begins with a letter proper
const LETTER = `(?:(?!${MARK})[\\p{L}\\u0300-\\u036f\\u00ad])`;
const WORD = new RegExp(`${LETTER}+(?:${MARK}{1,2}${LETTER}+)*${MARK}?`, 'gu');

export const CYRILLIC = /[\u0400-\u052f]/;
export const LATIN = /[A-Za-z\u00c0-\u024f]/;

/** The words of a text in order, without those that touch a protected span. */
export function* wordsOf(text: string, protect: readonly Span[] = [], having?: RegExp): Generator<Word> {
  const isProtected = guard(protectedSpans(text, protect));
  for (const match of text.matchAll(WORD)) {
    if (having && !having.test(match[0])) continue;
    const word = { start: match.index, end: match.index + match[0].length, text: match[0] };
    if (!isProtected(word)) yield word;
  }
}

/** Lower case, first letter a capital, or all capitals: as `like` is written. */
export const inCaseOf = (like: string, word: string): string => {
  const first = like.charAt(0);
  if (first === first.toLowerCase()) return word;
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
};
