import { diffArrays } from 'diff';

/** A piece of a text; marked where the other text has something else. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Amounts whole, words with the apostrophes of Uzbek in them, runs of white space, single signs. */
const WORDS =
  /\d{1,3}(?:[\u00a0\u202f]\d{3})+(?:,\d+)?|\d+,\d+|[\p{L}\p{N}\p{M}ʻʼ‘’'-]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/** Texts without much in common are compared no longer than this, and shown without marks. */
export const PATIENCE_MS = 500;

export const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

/** A stretch of two sequences: equal in both, or what the first has where the second has something else. */
export interface Stretch<T> {
  kind: 'same' | 'changed';
  before: T[];
  after: T[];
}

const isSpace = (key: string) => /^\s+$/.test(key);

/** White space between changes changes with them, so that a new sentence is one. */
const joined = <T>(stretches: readonly Stretch<T>[], keyOf: (value: T) => string): Stretch<T>[] => {
  const result: Stretch<T>[] = [];
  for (const [index, stretch] of stretches.entries()) {
    const last = result.at(-1);
    const isBetween =
      last?.kind === 'changed' &&
      index < stretches.length - 1 &&
      stretch.after.every((each) => isSpace(keyOf(each)));
    if (last?.kind === 'changed' && (isBetween || stretch.kind === 'changed')) {
      last.before.push(...stretch.before);
      last.after.push(...stretch.after);
    } else result.push({ ...stretch });
  }
  return result;
};

/**
 * What two sequences have in common, in order.
 *
 * @param untilMs - when to stop looking for it
 * @returns nothing when there was not enough time
 */
export const stretchesOf = <T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (value: T) => string,
  untilMs: number,
): Stretch<T>[] | undefined => {
  const timeout = Math.max(0, untilMs - Date.now());
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { timeout });
  if (!changes) return undefined;
  let [from, to] = [0, 0];
  return changes.map(({ added = false, removed = false, count }): Stretch<T> => {
    const own = added ? [] : before.slice(from, from + count);
    const other = removed ? [] : after.slice(to, to + count);
    from += own.length;
    to += other.length;
    return { kind: added || removed ? 'changed' : 'same', before: own, after: other };
  });
};

/** The same of words. */
export const wordStretches = <T>(...given: Parameters<typeof stretchesOf<T>>): Stretch<T>[] | undefined => {
  const stretches = stretchesOf(...given);
  return stretches && joined(stretches, given[2]);
};

/** Two texts in pieces, the words marked that the other one has not; an empty mark stands where it has some and this one has none. */
export const markedWords = (one: string, other: string): [Piece[], Piece[]] => {
  const untilMs = Date.now() + PATIENCE_MS;
  const stretches = wordStretches(wordsOf(one), wordsOf(other), (word) => word, untilMs);
  if (!stretches) return [[{ text: one, isMarked: false }], [{ text: other, isMarked: false }]];
  const side = (own: 'before' | 'after') =>
    stretches.map((stretch) => ({ text: stretch[own].join(''), isMarked: stretch.kind === 'changed' }));
  return [side('before'), side('after')];
};

/** How much of what is equal stays beside a mark. */
const AROUND = 90;
const GAP = ' … ';

const ending = (text: string) => text.slice(-AROUND).replace(/^\S*\s/, '');
const beginning = (text: string) => text.slice(0, AROUND).replace(/\s\S*$/, '');

/** The same pieces with long equal ones cut down to what stands beside a mark. A text without marks stays whole. */
export const folded = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece, index) => {
    const { text, isMarked } = piece;
    if (isMarked || pieces.length === 1 || text.length <= 2 * AROUND + 40) return piece;
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    return { text: (isFirst ? '' : beginning(text)) + GAP + (isLast ? '' : ending(text)), isMarked };
  });
