import { getSchema, Mark as MarkExtension } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { unchangedWords } from '../../i18n/richTextLooks.ts';
import { documentOf, htmlOf } from '../../richText/html.ts';
import { extensions } from '../../richText/schema/extensions.ts';
import { align, fingerprint, type Pair } from './align.ts';
import { compareLines, joined, type Mark, type Marked, onlyIn, textOf } from './lines.ts';
import { looksNote, looksOf, type Note } from './looks.ts';

/** A block of either text with marks around its differences. */
export interface Row {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'movedFrom' | 'movedTo';
  html: string;
  notes: readonly Note[];
}

const TAGS = {
  added: ['ins', 0],
  removed: ['del', 0],
  looks: ['ins', { class: 'ql-looks' }, 0],
  own: ['mark', { class: 'ql-own' }, 0],
} as const;

const Difference = MarkExtension.create({
  name: 'difference',
  // outside of the marks in the text
  priority: 2000,
  addAttributes: () => ({ change: { rendered: false } }),
  renderHTML: ({ mark }) => TAGS[mark.attrs.change as keyof typeof TAGS],
});

const schema = getSchema([...extensions, Difference]);

const withMark = (change: keyof typeof TAGS, content: Fragment): Fragment => {
  const mark = schema.mark('difference', { change });
  return Fragment.from(content.content.map((node) => node.mark(mark.addToSet(node.marks))));
};

/** The second text alone, with marks where the first one differs. */
const markAfter: Mark = (change, content) =>
  change === 'removed' ? Fragment.empty : withMark('own', content);

const whole = (content: Fragment): Marked => ({ content, notes: [] });

const oneSided = (block: Node, change: 'added' | 'removed', mark: Mark): Marked => {
  if (block.isLeaf && !block.inlineContent) return onlyIn(Fragment.from(block), change, mark);
  const inner = block.inlineContent
    ? onlyIn(block.content, change, mark)
    : joined(block.children.map((child) => oneSided(child, change, mark)));
  return { ...inner, content: Fragment.from(block.copy(inner.content)) };
};

const blocksOf = (block: Node): readonly Node[] => (block.inlineContent ? [block] : block.children);

/** Tables and lists with more rows or items are shortened to those near a change. */
const MAX_ROWS = 40;

const unchangedRow = (row: Node, count: number): Marked => {
  const { paragraph, tableCell } = schema.nodes;
  const words = paragraph?.create(null, schema.text(unchangedWords(count)));
  const cell = tableCell?.create({ colspan: Math.max(1, row.childCount) }, words);
  return whole(Fragment.from(row.type.create(null, row.type.name === 'tableRow' ? cell : words)));
};

const ofPairs = (pairs: readonly Pair[], mark: Mark): Marked => {
  const isLong =
    pairs.length > MAX_ROWS &&
    pairs.every(({ before, after }) => /^(tableRow|listItem)$/.test((after ?? before)?.type.name ?? ''));
  const isShown = (index: number) =>
    !isLong || index === 0 || pairs.slice(Math.max(0, index - 1), index + 2).some(({ isSame }) => !isSame);
  const parts: Marked[] = [];
  let hidden = 0;
  for (const [index, pair] of pairs.entries()) {
    hidden = isShown(index) ? 0 : hidden + 1;
    const isLastHidden = hidden > 0 && (isShown(index + 1) || index === pairs.length - 1);
    if (isLastHidden && pair.after) parts.push(unchangedRow(pair.after, hidden));
    if (isShown(index)) parts.push(ofPair(pair, mark));
  }
  return joined(parts);
};

/** A cell or item with one paragraph counts as a line, however much its words differ. */
const pairsIn = (before: Node, after: Node): Pair[] => {
  const [own, other] = [blocksOf(before), blocksOf(after)];
  const areLines = [own, other].every((blocks) => blocks.length === 1 && blocks[0]?.inlineContent);
  const isSame = before.content.eq(after.content);
  return areLines ? [{ before: own[0], after: other[0], isSame }] : align(own, other);
};

const between = (before: Node, after: Node, mark: Mark): Marked => {
  const own = looksNote(looksOf(before), looksOf(after), textOf(after));
  const isLine = before.inlineContent && after.inlineContent;
  const { content, notes } = isLine
    ? compareLines(before, after, mark)
    : ofPairs(pairsIn(before, after), mark);
  // a line that left a quote, for example, is compared with itself
  const isWhole = after.inlineContent && !isLine;
  return { content: isWhole ? content : Fragment.from(after.copy(content)), notes: [...own, ...notes] };
};

const ofPair = ({ before, after, isSame }: Pair, mark: Mark): Marked => {
  if (before && after) return isSame ? whole(Fragment.from(after)) : between(before, after, mark);
  if (before) return mark === markAfter ? whole(Fragment.empty) : oneSided(before, 'removed', mark);
  return after ? oneSided(after, 'added', mark) : whole(Fragment.empty);
};

/** Shorter blocks may occur twice by chance. */
const MIN_MOVED_LENGTH = 12;

/** Finds blocks that were moved unchanged. */
const movedBlocks = (pairs: readonly Pair[]): ReadonlySet<Node> => {
  const removed = pairs.flatMap(({ before, after }) => (before && !after ? [before] : []));
  return new Set(
    pairs.flatMap(({ before, after }) => {
      if (before || !after || textOf(after).length < MIN_MOVED_LENGTH) return [];
      const index = removed.findIndex((block) => fingerprint(block) === fingerprint(after));
      return index < 0 ? [] : [...removed.splice(index, 1), after];
    }),
  );
};

const kindOf = ({ before, after, isSame }: Pair, moved: ReadonlySet<Node>): Row['kind'] => {
  if (before && after) return isSame ? 'same' : 'changed';
  if (before) return moved.has(before) ? 'movedFrom' : 'removed';
  return after && moved.has(after) ? 'movedTo' : 'added';
};

/** An empty text has no block, although the editor shows an empty paragraph. */
const blocksIn = (html: string): readonly Node[] => {
  const { children } = documentOf(html, schema);
  const [first] = children;
  const isBlank = first?.inlineContent && first.children.every(({ type }) => type.name === 'hardBreak');
  return children.length === 1 && isBlank ? [] : children;
};

/**
 * Compares two rich texts block by block, and changed blocks word by word.
 *
 * @param isOneSided - only the second text is shown
 */
export const compareTexts = (before: string, after: string, isOneSided = false): Row[] => {
  const mark = isOneSided ? markAfter : withMark;
  const pairs = align(blocksIn(before), blocksIn(after));
  const moved = movedBlocks(pairs);
  return pairs.map((pair) => {
    const kind = kindOf(pair, moved);
    const isPlain = kind === 'movedTo' && pair.after;
    const { content, notes } = isPlain ? whole(Fragment.from(pair.after)) : ofPair(pair, mark);
    const html = htmlOf(schema.topNodeType.create(null, content));
    return { kind, html, notes: kind.startsWith('moved') ? [] : notes };
  });
};
