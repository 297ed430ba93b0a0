import type { Span } from './changes.ts';
import { APOSTROPHES } from './letters.ts';

/** Which mark closes a quotation that another opens. */
const CLOSES: Readonly<Record<string, string>> = {
  "'": "'",
  '‘': '’',
  '‛': '’',
  '`': "`'´",
  '’': '’',
  '´': '´',
  '＇': '＇',
};
const MAX_LENGTH = 300;
const EDGES = new RegExp(`[${APOSTROPHES}]+`, 'gu');
const LETTER = /[\p{L}\p{N}]/u;
const isLetter = (character: string): boolean => LETTER.test(character) && !APOSTROPHES.includes(character);

/**
 * The single marks that quote: a mark before a word, and the one that closes it in the same line.
 *
 * Where two marks could close, one behind oʻ or gʻ is taken for a letter: 'katta bog' ichida' quotes three words.
 */
export const quotationMarks = (text: string): ReadonlySet<number> => {
  const marks = new Set<number>();
  let open: Span | undefined;
  let closing: Span | undefined;
  const close = () => {
    if (open && closing)
      for (const { start, end } of [open, closing]) for (let at = start; at < end; at += 1) marks.add(at);
    open = undefined;
    closing = undefined;
  };
  for (const match of text.matchAll(EDGES)) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (open && (span.start - open.end > MAX_LENGTH || text.slice(open.end, span.start).includes('\n')))
      close();
    const before = text.charAt(span.start - 1);
    const after = text.charAt(span.end);
    const begins = !isLetter(before) && isLetter(after);
    const ends = !isLetter(after) && before.trim() !== '';
    if (begins && !(open && !closing)) {
      close();
      if (match[0].charAt(0) in CLOSES) open = span;
    } else if (open && ends && (CLOSES[text.charAt(open.start)] ?? '').includes(match[0].charAt(0))) {
      closing = span;
      if (!/[oOgG]/.test(before)) close();
    }
  }
  close();
  return marks;
};
