import { diffArrays } from 'diff';

/** A piece of a text; marked where the other text has something else. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** Words with the apostrophes of Uzbek in them, runs of white space, single signs. */
const WORDS = /[\p{L}\p{N}\p{M}ʻʼ‘’'-]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu;

/** Texts without much in common are compared no longer than this, and shown without marks. */
const PATIENCE_MS = 500;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];

const isWord = (piece?: Piece) => piece?.isMarked === true && piece.text !== '';

/** Neighbours of one sort are one piece. White space between marked words is marked too, so that a marked sentence is one. */
const joined = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isBetween = /^\s+$/.test(piece.text) && isWord(result.at(-1)) && isWord(pieces[index + 1]);
    const isMarked = piece.isMarked || isBetween;
    const last = result.at(-1);
    if (last?.isMarked === isMarked) last.text += piece.text;
    else result.push({ text: piece.text, isMarked });
  }
  return result;
};

/** Two texts in pieces, the words marked that the other one has not; an empty mark stands where it has some and this one has none. */
export const markedWords = (one: string, other: string): [Piece[], Piece[]] => {
  const changes = diffArrays(wordsOf(one), wordsOf(other), { timeout: PATIENCE_MS });
  if (!changes) return [[{ text: one, isMarked: false }], [{ text: other, isMarked: false }]];
  const side = (own: 'removed' | 'added', foreign: 'removed' | 'added') =>
    joined(
      changes.flatMap((change, index) => {
        if (!change[foreign]) return { text: change.value.join(''), isMarked: change[own] === true };
        const isReplaced = changes[index - 1]?.[own] || changes[index + 1]?.[own];
        return isReplaced ? [] : { text: '', isMarked: true };
      }),
    );
  return [side('removed', 'added'), side('added', 'removed')];
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
