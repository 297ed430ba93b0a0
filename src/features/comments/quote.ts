import { cut } from '../../cut.ts';
import type { Quote } from '../../dataProvider/commentCalls.ts';

/** Where a passage is, in a text without white space. */
interface Found {
  start: number;
  end: number;
  /** Its words are others by now: it was found by what is around it. */
  isChanged: boolean;
}

const CONTEXT = 40;
/** So much around it has to agree where the words of a passage are; long words speak for themselves. */
const LEAST_CONTEXT = 4;
const LONG = 24;
/** What is around a passage that has changed is looked for by so much of it. */
const ANCHOR = 12;

/** A text without white space: paragraphs, cells and lines begin anew without being another text. */
export const stripWhitespace = (text: string): string => text.replace(/\s+/g, '');

/** A passage with what is around it. @param exact - as it is read, white space included */
export const quoteOf = (stripped: string, start: number, end: number, exact: string): Quote => ({
  before: cut(stripped, Math.max(0, start - CONTEXT), start),
  exact,
  after: cut(stripped, end, end + CONTEXT),
});

/** How many characters two texts have in common, from their beginnings or from their ends. */
const agreement = (one: string, other: string, from: 'start' | 'end') => {
  const at = (text: string, index: number) => text.at(from === 'start' ? index : -1 - index);
  const length = Math.min(one.length, other.length);
  let count = 0;
  while (count < length && at(one, count) === at(other, count)) count += 1;
  return count;
};

/** The place of these words around which most is as it was. */
const findWords = (text: string, { before, exact, after }: Quote): Found | undefined => {
  let best: { start: number; context: number } | undefined;
  for (let start = text.indexOf(exact); start >= 0; start = text.indexOf(exact, start + 1)) {
    const end = start + exact.length;
    const context =
      agreement(text.slice(Math.max(0, start - CONTEXT), start), before, 'end') +
      agreement(text.slice(end, end + CONTEXT), after, 'start');
    if (!best || context > best.context) best = { start, context };
  }
  const hasContext = before.length + after.length >= LEAST_CONTEXT;
  if (!best || (hasContext && best.context < LEAST_CONTEXT && exact.length < LONG)) return undefined;
  return { start: best.start, end: best.start + exact.length, isChanged: false };
};

/** What is between the two ends of what was around the passage, where that is not much more than it was. */
const findBetween = (text: string, { before, exact, after }: Quote): Found | undefined => {
  const [left, right] = [before.slice(-ANCHOR), after.slice(0, ANCHOR)];
  if (left.length < ANCHOR || right.length < ANCHOR) return undefined;
  for (let at = text.indexOf(left); at >= 0; at = text.indexOf(left, at + 1)) {
    const start = at + left.length;
    const end = text.indexOf(right, start);
    if (end > start && end - start <= 2 * exact.length + ANCHOR) return { start, end, isChanged: true };
  }
  return undefined;
};

/**
 * Finds a passage again after edits: by its words, of several places the one around which most is as it was; where its words are
 * others by now, by what is around it.
 *
 * @param text - without white space, see `stripWhitespace`
 * @returns nothing for a passage that is gone
 */
export const findQuote = (text: string, { before, exact, after }: Quote): Found | undefined => {
  const quote = {
    before: stripWhitespace(before),
    exact: stripWhitespace(exact),
    after: stripWhitespace(after),
  };
  return quote.exact ? (findWords(text, quote) ?? findBetween(text, quote)) : undefined;
};
