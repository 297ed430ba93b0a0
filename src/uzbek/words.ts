import type { Span } from './changes.ts';
import { APOSTROPHES } from './letters.ts';
import { guard, protectedSpans } from './protectedSpans.ts';

/** A word as it is: letters, and apostrophes between them or at its end. */
export interface Word extends Span {
  text: string;
}

export const CYRILLIC = /[\u0400-\u052f]/;
export const LATIN = /[A-Za-z\u00c0-\u024f]/;

const OTHER = 1;
const LETTER = 2;
const MARK = 3;
/** What each UTF-16 unit is, found out once: a pattern per character would be most of the work. */
const kinds = new Uint8Array(0x10000);
// a soft hyphen and a combining accent belong to the word; ʻ and ʼ are letters to Unicode, here they are marks
const IS_LETTER = /\p{L}|\p{M}|\u00ad/u;

const kindAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  if (Number.isNaN(unit)) return OTHER;
  const stored = kinds[unit];
  if (stored) return stored;
  const character = String.fromCharCode(unit);
  const kind = APOSTROPHES.includes(character) ? MARK : IS_LETTER.test(character) ? LETTER : OTHER;
  kinds[unit] = kind;
  return kind;
};

/**
 * Where the word that begins at `start` ends: one or two marks may stand between its letters, one at its end.
 * A mark between two scripts parts two words: Facebook’да is a name and its ending.
 */
const endOfWord = (text: string, start: number): number => {
  let end = start;
  for (;;) {
    while (kindAt(text, end) === LETTER) end += 1;
    const marks = kindAt(text, end) !== MARK ? 0 : kindAt(text, end + 1) === MARK ? 2 : 1;
    if (marks === 0) return end;
    if (kindAt(text, end + marks) !== LETTER) return end + 1;
    if (CYRILLIC.test(text.charAt(end - 1)) !== CYRILLIC.test(text.charAt(end + marks))) return end;
    end += marks;
  }
};

/** Every word of a text, in order. */
export function* allWordsOf(text: string): Generator<Word> {
  for (let at = 0; at < text.length; ) {
    if (kindAt(text, at) !== LETTER) {
      at += 1;
      continue;
    }
    const end = endOfWord(text, at);
    yield { start: at, end, text: text.slice(at, end) };
    at = end;
  }
}

/** The words of a text in order, without those that touch a protected span. */
export function* wordsOf(text: string, protect: readonly Span[] = [], having?: RegExp): Generator<Word> {
  const isProtected = guard(protectedSpans(text, protect));
  for (const word of allWordsOf(text)) {
    if (having && !having.test(word.text)) continue;
    if (!isProtected(word)) yield word;
  }
}

/** The same function, each word worked out once: in a long text they come again and again. */
export const once = <Result>(find: (word: string) => Result): ((word: string) => Result) => {
  const cache = new Map<string, Result>();
  return (word) => {
    const before = cache.get(word);
    if (before !== undefined) return before;
    const result = find(word);
    cache.set(word, result);
    return result;
  };
};

/** Lower case, first letter a capital, or all capitals: as `like` is written. */
export const inCaseOf = (like: string, word: string): string => {
  const first = like.charAt(0);
  if (first === first.toLowerCase()) return word;
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return word.charAt(0).toUpperCase() + word.slice(1);
};
