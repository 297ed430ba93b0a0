import { cut } from '../../cut.ts';
import type { Quote } from '../../dataProvider/commentCalls.ts';

/** The position of a passage in a text without white space. */
interface Found {
  start: number;
  end: number;
  /** Its words have changed; it was found by the text around it. */
  isChanged: boolean;
}

const CONTEXT = 40;
/** The least context that has to match where the words of a passage occur; long passages need none. */
const LEAST_CONTEXT = 4;
const LONG = 24;
/** The length of the context by which a changed passage is found. */
const ANCHOR = 12;

/** Removes white space, because breaking a text into other paragraphs or cells does not change it. */
export const stripWhitespace = (text: string): string => text.replace(/\s+/g, '');

/** A passage with its context. @param exact - the passage, white space included */
export const quoteOf = (stripped: string, start: number, end: number, exact: string): Quote => ({
  before: cut(stripped, Math.max(0, start - CONTEXT), start),
  exact,
  after: cut(stripped, end, end + CONTEXT),
});

/** The number of equal characters at the beginnings or ends of two texts. */
const agreement = (one: string, other: string, from: 'start' | 'end') => {
  const at = (text: string, index: number) => text.at(from === 'start' ? index : -1 - index);
  const length = Math.min(one.length, other.length);
  let count = 0;
  while (count < length && at(one, count) === at(other, count)) count += 1;
  return count;
};

/** The occurrence of the words whose context matches best. */
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

/** The text between both contexts, unless it is much longer than the passage was. */
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
 * Finds a passage after edits: by its words, of several occurrences the one whose context matches best; if the words have changed, by its
 * context.
 *
 * @param text - without white space, see `stripWhitespace`
 * @returns undefined when the passage is gone
 */
export const findQuote = (text: string, { before, exact, after }: Quote): Found | undefined => {
  const quote = {
    before: stripWhitespace(before),
    exact: stripWhitespace(exact),
    after: stripWhitespace(after),
  };
  return quote.exact ? (findWords(text, quote) ?? findBetween(text, quote)) : undefined;
};
