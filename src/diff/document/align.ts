import type { Node } from '@tiptap/pm/model';
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
/** Above this share nodes certainly correspond. */
const ALIKE = 0.6;
/** Above this number of combinations blocks are paired by their order. */
const MAX_COMBINATIONS = 2_000_000;
/** How far from its position a block is searched for in a long text. */
const REACH = 24;

const LINES = ['paragraph', 'heading', 'blockquote', 'codeNode', 'figcaption', 'division'];

const familyOf = ({ type: { name } }: Node) => {
  if (name === 'bulletList' || name === 'orderedList') return 'list';
  if (name === 'tableCell' || name === 'tableHeader') return 'cell';
  return LINES.includes(name) ? 'line' : name;
};

const fingerprints = new WeakMap<Node, string>();

/** A key that is equal for blocks with the same words, formatting and embeds. Cached, because each block is compared with many others. */
export const fingerprint = (block: Node): string => {
  const known = fingerprints.get(block) ?? JSON.stringify(block).replaceAll('\u00a0', ' ');
  fingerprints.set(block, known);
  return known;
};

type WordCounts = ReadonlyMap<string, number>;

const wordsIn = (block: Node): string[] => {
  const words = block.textBetween(0, block.content.size, ' ', ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  const embeds: string[] = [];
  block.descendants((node) => {
    if (node.isInline && !node.isText) embeds.push(embedOf(node).key);
  });
  return [...words, ...embeds];
};

const computed = new WeakMap<Node, WordCounts>();

const wordCounts = (block: Node): WordCounts => {
  const earlier = computed.get(block);
  if (earlier) return earlier;
  const counts = new Map<string, number>();
  for (const word of wordsIn(block)) counts.set(word, (counts.get(word) ?? 0) + 1);
  computed.set(block, counts);
  return counts;
};

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
  return share >= (before.type.name === 'tableRow' ? MIN_ROW_SIMILARITY : MIN_SIMILARITY) ? share : 0;
};

const inOrder = (before: readonly Node[], after: readonly Node[]): Pair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [own, other] = [before[index], after[index]];
    return { before: own, after: other, isSame: own && other && fingerprint(own) === fingerprint(other) };
  });

/** The pairs with the most common words that keep the order of both texts. */
const bySimilarity = (before: readonly Node[], after: readonly Node[]): Pair[] => {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const shares = new Float64Array(best.length);
  const bestAt = (row: number, column: number) => best[row * width + column] ?? 0;
  const slope = after.length / before.length;
  const isShort = before.length * after.length <= REACH * REACH * 4;
  const reach = isShort ? Number.POSITIVE_INFINITY : REACH + Math.abs(before.length - after.length);
  const rows = [...before.entries()].reverse();
  const columns = [...after.entries()].reverse();
  for (const [row, own] of rows) {
    for (const [column, other] of columns) {
      const share = Math.abs(row * slope - column) <= reach ? similarity(own, other) : 0;
      shares[row * width + column] = share;
      const paired = share > 0 ? bestAt(row + 1, column + 1) + share : 0;
      best[row * width + column] = Math.max(paired, bestAt(row + 1, column), bestAt(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [own, other] = [before[row], after[column]];
    const share = shares[row * width + column] ?? 0;
    const isPair = own && other && share > 0 && bestAt(row, column) === bestAt(row + 1, column + 1) + share;
    const isRemoved = own && (!other || bestAt(row + 1, column) >= bestAt(row, column + 1));
    pairs.push({
      before: isPair || isRemoved ? own : undefined,
      after: isPair || !isRemoved ? other : undefined,
    });
    if (isPair || isRemoved) row += 1;
    if (isPair || !isRemoved) column += 1;
  }
  return pairs;
};

const changedPairs = ({ before, after }: Stretch<Node>): Pair[] => {
  if (before.length === 0 || after.length === 0) return inOrder(before, after);
  const isSimilar = (block: Node, index: number) => {
    const other = after[index];
    return block.type.name === 'tableRow' || (other !== undefined && similarity(block, other) > ALIKE);
  };
  const isInOrder = before.length === after.length && before.every(isSimilar);
  return isInOrder || before.length * after.length > MAX_COMBINATIONS
    ? inOrder(before, after)
    : bySimilarity(before, after);
};

const areCells = (blocks: readonly Node[]) =>
  blocks.length > 0 && blocks.every((block) => familyOf(block) === 'cell');

/** Pairs the blocks of two texts: equal ones first, then those between them with common words. */
export const align = (before: readonly Node[], after: readonly Node[]): Pair[] => {
  // while the number of columns is the same, cells correspond by position
  if (areCells(before) && areCells(after) && before.length === after.length) return inOrder(before, after);
  return diffSequences(before, after, fingerprint).flatMap((stretch) =>
    stretch.isSame
      ? stretch.after.map((after, at) => ({ before: stretch.before[at], after, isSame: true }))
      : changedPairs(stretch),
  );
};
