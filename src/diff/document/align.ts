import { type Stretch, stretchesOf } from '../words.ts';
import type { Block } from './block.ts';

/** Blocks that stand for each other, or one that has no counterpart. */
export interface Pair {
  before?: Block;
  after?: Block;
  isSame: boolean;
}

/** Two blocks with fewer words in common are two. */
const ENOUGH = 0.35;
/** A row of figures may change in most of its cells. */
const ENOUGH_FOR_ROWS = 0.2;
/** Of so many combinations blocks stand for each other by their order. */
const MOST_COMBINATIONS = 2_000_000;
/** How far from its place in a long stretch a block is looked for. */
const REACH = 24;

const LINES = new Set([
  '',
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'figcaption',
  'caption',
]);
const familyOf = ({ tag }: Block) => {
  if (tag === 'ul' || tag === 'ol') return 'list';
  if (tag === 'td' || tag === 'th') return 'cell';
  return LINES.has(tag) ? 'line' : tag;
};

const prints = new WeakMap<Block, string>();

/** Equal for blocks that are equal in words, looks and things. */
export const printOf = (block: Block): string => {
  const known = prints.get(block);
  if (known !== undefined) return known;
  const runs = block.runs.map(
    ({ wraps, text, thing }) =>
      `${wraps.map(({ open }) => open).join('')}${thing?.html ?? text.replaceAll('\u00a0', ' ')}`,
  );
  const print = [block.open, ...runs, ...block.children.map(printOf)].join('\u0001');
  prints.set(block, print);
  return print;
};

/** A number for a word; two words with the same one are rarer than would be noticed. */
const numberOf = (word: string): number => {
  let number = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    number = Math.imul(number ^ word.charCodeAt(index), 0x01000193);
  return number;
};

const wordsIn = (block: Block): string[] => [
  ...block.runs.flatMap(({ text, thing }) => (thing ? [thing.key] : (text.match(/[\p{L}\p{N}]+/gu) ?? []))),
  ...block.children.flatMap(wordsIn),
];

const bags = new WeakMap<Block, Int32Array>();

/** The words of a block as sorted numbers. */
const bagOf = (block: Block): Int32Array => {
  const bag = bags.get(block) ?? Int32Array.from(wordsIn(block), numberOf).sort();
  bags.set(block, bag);
  return bag;
};

const inBoth = (one: Int32Array, other: Int32Array): number => {
  let common = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const own = one[i] ?? 0;
    const foreign = other[j] ?? 0;
    if (own === foreign) common += 1;
    if (own <= foreign) i += 1;
    if (own >= foreign) j += 1;
  }
  return common;
};

/** How many of the words of two blocks are in both, from 0 to 1. */
const likeness = (before: Block, after: Block): number => {
  if (familyOf(before) !== familyOf(after)) return 0;
  const [one, other] = [bagOf(before), bagOf(after)];
  const count = one.length + other.length;
  if (count === 0) return 1;
  const share = (2 * inBoth(one, other)) / count;
  return share >= (before.tag === 'tr' ? ENOUGH_FOR_ROWS : ENOUGH) ? share : 0;
};

const removed = (before: Block): Pair => ({ before, isSame: false });
const added = (after: Block): Pair => ({ after, isSame: false });

/** Cells stand for each other by their place where no column has come or gone. */
const byPlace = (before: readonly Block[], after: readonly Block[]): Pair[] =>
  after.map((block, index) => ({ before: before[index], after: block, isSame: false }));

/** The pairs with the most in common that keep the order of both. */
const byLikeness = (before: readonly Block[], after: readonly Block[]): Pair[] => {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  const slope = after.length / before.length;
  const reach = before.length * after.length > REACH * REACH * 4 ? REACH : Number.POSITIVE_INFINITY;
  const alike = (row: number, column: number) => {
    const [own, other] = [before[row], after[column]];
    const isNear = Math.abs(row * slope - column) <= reach + Math.abs(before.length - after.length);
    return own && other && isNear ? likeness(own, other) : 0;
  };
  const found = new Float64Array(best.length);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const share = alike(row, column);
      found[row * width + column] = share;
      const paired = share > 0 ? at(row + 1, column + 1) + share : 0;
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: Pair[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [own, other] = [before[row], after[column]];
    const share = found[row * width + column] ?? 0;
    if (own && other && share > 0 && at(row, column) === at(row + 1, column + 1) + share) {
      pairs.push({ before: own, after: other, isSame: false });
      row += 1;
      column += 1;
    } else if (own && (!other || at(row + 1, column) >= at(row, column + 1))) {
      pairs.push(removed(own));
      row += 1;
    } else if (other) {
      pairs.push(added(other));
      column += 1;
    } else break;
  }
  return pairs;
};

const pairsIn = ({ before, after }: Stretch<Block>): Pair[] => {
  if (before.length === 0) return after.map(added);
  if (after.length === 0) return before.map(removed);
  const areRows = before.length === after.length && before[0]?.tag === 'tr';
  if (areRows || before.length * after.length > MOST_COMBINATIONS)
    return [...byPlace(before, after), ...before.slice(after.length).map(removed)];
  return byLikeness(before, after);
};

const areCells = (blocks: readonly Block[]) =>
  blocks.length > 0 && blocks.every((each) => familyOf(each) === 'cell');

/** Which blocks of two texts stand for each other: equal ones first, then those between them with words in common. */
export const align = (before: readonly Block[], after: readonly Block[], untilMs: number): Pair[] => {
  if (areCells(before) && areCells(after) && before.length === after.length)
    return byPlace(before, after).map((pair, index) => {
      const own = before[index];
      return {
        ...pair,
        isSame: own !== undefined && pair.after !== undefined && printOf(own) === printOf(pair.after),
      };
    });
  const whole: Stretch<Block> = { kind: 'changed', before: [...before], after: [...after] };
  const stretches = stretchesOf(before, after, printOf, untilMs) ?? [whole];
  const groups: Stretch<Block>[] = [];
  for (const stretch of stretches) {
    const last = groups.at(-1);
    if (stretch.kind === 'changed' && last?.kind === 'changed') {
      last.before.push(...stretch.before);
      last.after.push(...stretch.after);
    } else groups.push(stretch);
  }
  return groups.flatMap((group) =>
    group.kind === 'same'
      ? group.after.map((block, index) => ({ before: group.before[index], after: block, isSame: true }))
      : pairsIn(group),
  );
};
