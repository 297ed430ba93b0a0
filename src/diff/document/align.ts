import type { Node } from '@tiptap/pm/model';
import { cached } from '../../cached.ts';
import { diffSequences, type Stretch } from '../words.ts';
import { embedOf } from './looks.ts';

/** Two nodes that correspond, or one without a counterpart. */
export interface Pair {
  before?: Node;
  after?: Node;
  isSame?: boolean;
}

/** Below this share of common words nodes do not correspond. */
const MIN_SIMILARITY = 0.35;
/** The share for table rows, where most cells may change. */
const MIN_ROW_SIMILARITY = 0.2;
/** The most alike blocks are paired first, so that one inserted before similar ones moves none of them. */
const SIMILARITIES = [0.85, 0.7, 0.5, MIN_ROW_SIMILARITY];
/** Where more blocks have no counterpart, none gets one, because comparing their words would take seconds. */
const MAX_BLOCKS = 400;

const LINES = ['paragraph', 'heading', 'blockquote', 'codeBlock', 'figcaption', 'division'];

const familyOf = ({ type: { name } }: Node) => {
  if (name === 'bulletList' || name === 'orderedList') return 'list';
  if (name === 'tableCell' || name === 'tableHeader') return 'cell';
  return LINES.includes(name) ? 'line' : name;
};

/** A key that is equal for blocks with the same words, formatting and embeds. Cached, because each block is compared with many others. */
export const fingerprint = cached((block: Node) => JSON.stringify(block).replaceAll('\u00a0', ' '));

const isEqual = (one: Node, other: Node) => fingerprint(one) === fingerprint(other);

const wordsIn = (block: Node): string[] => {
  const words = block.textBetween(0, block.content.size, ' ', ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const embeds: string[] = [];
  block.descendants((node) => {
    if (node.isInline && !node.isText) embeds.push(embedOf(node).key);
  });
  return [...words, ...embeds];
};

const wordCounts = cached((block: Node): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const word of wordsIn(block)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});

const isRow = ({ type }: Node) => type.name === 'tableRow';

/** The share of common words of two blocks, from 0 to 1. */
const similarity = (before: Node, after: Node): number => {
  if (familyOf(before) !== familyOf(after)) return 0;
  const [one, other] = [wordCounts(before), wordCounts(after)];
  let [total, common] = [0, 0];
  for (const count of other.values()) total += count;
  for (const [word, count] of one) {
    total += count;
    common += Math.min(count, other.get(word) ?? 0);
  }
  if (total === 0) return 1;
  const share = (2 * common) / total;
  return share >= (isRow(before) ? MIN_ROW_SIMILARITY : MIN_SIMILARITY) ? share : 0;
};

const inOrder = (before: readonly Node[], after: readonly Node[]): Pair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [own, other] = [before[index], after[index]];
    return { before: own, after: other, isSame: own && other && isEqual(own, other) };
  });

/** Pairs the blocks of two different stretches: first those that are alike, then those between them that are similar. */
const similarPairs = ({ before, after }: Stretch<Node>, [share, ...smaller] = SIMILARITIES): Pair[] => {
  if (share === undefined || before.length === 0 || after.length === 0)
    return [...inOrder(before, []), ...inOrder([], after)];
  const isSimilar = (own: Node, other: Node) => similarity(own, other) >= share;
  return diffSequences(before, after, isSimilar, MAX_BLOCKS).flatMap((stretch) =>
    stretch.isSame ? inOrder(stretch.before, stretch.after) : similarPairs(stretch, smaller),
  );
};

const areCells = (blocks: readonly Node[]) =>
  blocks.length > 0 && blocks.every((block) => familyOf(block) === 'cell');

/** Pairs the blocks of two texts: equal ones first, then those between them with common words. */
export const align = (before: readonly Node[], after: readonly Node[]): Pair[] => {
  // while the number of columns is the same, cells correspond by position
  if (areCells(before) && areCells(after) && before.length === after.length) return inOrder(before, after);
  return diffSequences(before, after, isEqual).flatMap((stretch) => {
    const own = stretch.before;
    const other = stretch.after;
    if (stretch.isSame) return other.map((block, at) => ({ before: own[at], after: block, isSame: true }));
    // as many rows correspond by their order, even where all of their cells have changed
    const areRows = own.length === other.length && own.every(isRow);
    return areRows ? inOrder(own, other) : similarPairs(stretch);
  });
};
