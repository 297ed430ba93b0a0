import { diffArrays } from 'diff';

/** Splits into whole amounts, words (with Uzbek apostrophes), white space and single signs. */
const WORDS =
  /\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:,\d+)?|\d+,\d+|[\p{L}\p{N}\p{M}ʻʼ‘’'-]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/** Texts with more different words are marked as a whole, because comparing them would take seconds. */
const MAX_EDITS = 1000;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A plain text as HTML, with a paragraph for each line. Spaces that a browser would merge stay. */
export const plainHtml = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line).replace(/^ | (?= |$)/g, '\u00a0')}</p>`)
    .join('');

export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** A run of two sequences: equal in both, or what each has instead of the other. */
export interface Stretch<T> {
  isSame: boolean;
  before: T[];
  after: T[];
}

/** The runs of two sequences; one changed run when they differ too much. */
export const diffSequences = <T>(
  before: readonly T[],
  after: readonly T[],
  comparator: (one: T, other: T) => boolean,
  maxEditLength = MAX_EDITS,
): Stretch<T>[] => {
  const whole = { isSame: false, before: [...before], after: [...after] };
  const changes = diffArrays([...before], [...after], { comparator, maxEditLength });
  if (!changes) return [whole];
  const stretches: Stretch<T>[] = [];
  let [from, to] = [0, 0];
  for (const { added = false, removed = false, count } of changes) {
    const isSame = !added && !removed;
    const own = added ? [] : before.slice(from, from + count);
    const other = removed ? [] : after.slice(to, to + count);
    from += own.length;
    to += other.length;
    const last = stretches.at(-1);
    if (last && !last.isSame && !isSame) {
      last.before.push(...own);
      last.after.push(...other);
    } else stretches.push({ isSame, before: own, after: other });
  }
  return stretches;
};

/** The same for words. White space between changes is part of them, so that a new sentence is one change. */
export const diffWords = <T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (value: T) => string,
): Stretch<T>[] => {
  const stretches: Stretch<T>[] = [];
  const all = diffSequences(before, after, (one, other) => keyOf(one) === keyOf(other));
  for (const [index, stretch] of all.entries()) {
    const last = stretches.at(-1);
    const isSpace = stretch.after.every((word) => keyOf(word).trim() === '');
    const isBetween = stretch.isSame && isSpace && index < all.length - 1;
    if (last?.isSame === false && (isBetween || !stretch.isSame)) {
      last.before.push(...stretch.before);
      last.after.push(...stretch.after);
    } else stretches.push(stretch);
  }
  return stretches;
};
