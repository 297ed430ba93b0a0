import { unchangedWords } from '../../i18n/richTextLooks.ts';
import { align, type Pair } from './align.ts';
import { type Block, htmlOf, lineBlock, parseBlocks } from './blocks.ts';
import {
  compareLines,
  joined,
  looksNote,
  type Mark,
  type Marked,
  type Note,
  wholeLine,
  wordsIn,
} from './lines.ts';

/** A block of either text, with marks around what differs. */
export interface Row {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'movedFrom' | 'movedTo';
  html: string;
  notes: readonly Note[];
}

/** Both texts in one: what is gone and what is new. */
const markBoth: Mark = (change, html) => {
  if (change === 'removed') return `<del>${html}</del>`;
  return change === 'looks' ? `<ins class="ql-looks">${html}</ins>` : `<ins>${html}</ins>`;
};

/** The second text alone, marked where the first has something else. */
const markAfter: Mark = (change, html) => (change === 'removed' ? '' : `<mark class="ql-own">${html}</mark>`);

const isLine = ({ children }: Block) => children.length === 0;

const around = ({ open, close }: Block, { html, notes }: Marked): Marked => ({
  html: open + html + close,
  notes,
});

const plain = (block: Block): Marked =>
  around(block, isLine(block) ? { html: htmlOf(block), notes: [] } : joined(block.children.map(plain)));

/** A block that only one of the texts has. */
const whole = (block: Block, change: 'added' | 'removed', mark: Mark): Marked => {
  // columns have no place for a mark, nor anything to read
  if (block.tag === 'colgroup' || block.tag === 'col')
    return change === 'added' ? plain(block) : { html: '', notes: [] };
  if (!isLine(block)) return around(block, joined(block.children.map((child) => whole(child, change, mark))));
  if (block.close === '' && block.open) return { html: mark(change, block.open), notes: [] };
  return around(block, wholeLine(block, change, mark));
};

const textOf = (block: Block): string =>
  isLine(block) ? wordsIn(block) : block.children.map(textOf).join(' ');

const childrenOf = (block: Block) => (isLine(block) ? [lineBlock(block)] : block.children);

/** A table or list with more rows or items is shortened to those at a change and beside it. */
const MAX_ROWS = 40;

const unchangedRow = ({ tag, children }: Block, count: number): Marked => {
  const words = unchangedWords(count);
  const row = `<tr><td colspan="${Math.max(1, children.length)}">${words}</td></tr>`;
  return { html: tag === 'tr' ? row : `<li>${words}</li>`, notes: [] };
};

const ofPairs = (pairs: readonly Pair[], mark: Mark): Marked => {
  const isLong =
    pairs.length > MAX_ROWS &&
    pairs.every(({ before, after }) => /^(tr|li)$/.test((after ?? before)?.tag ?? ''));
  const isShown = (index: number) =>
    !isLong || index === 0 || pairs.slice(Math.max(0, index - 1), index + 2).some(({ isSame }) => !isSame);
  const parts: Marked[] = [];
  let hidden = 0;
  for (const [index, pair] of pairs.entries()) {
    if (!isShown(index)) hidden += 1;
    const isLastHidden = hidden > 0 && (isShown(index + 1) || index === pairs.length - 1);
    if (isLastHidden && !isShown(index) && pair.after) {
      parts.push(unchangedRow(pair.after, hidden));
      hidden = 0;
    }
    if (isShown(index)) parts.push(ofPair(pair, mark));
  }
  return joined(parts);
};

const between = (before: Block, after: Block, mark: Mark): Marked => {
  const notes = looksNote(before.looks, after.looks, textOf(after));
  const content =
    isLine(before) && isLine(after)
      ? compareLines({ before, after, mark })
      : ofPairs(align(childrenOf(before), childrenOf(after)), mark);
  return around(after, { ...content, notes: [...notes, ...content.notes] });
};

const ofPair = ({ before, after, isSame }: Pair, mark: Mark): Marked => {
  if (before && after) return isSame ? plain(after) : between(before, after, mark);
  if (before) return whole(before, 'removed', mark);
  return after ? whole(after, 'added', mark) : { html: '', notes: [] };
};

/** A shorter block may stand twice in a text by chance. */
const MIN_MOVED_LENGTH = 12;

/** The blocks that were removed in one place and added unchanged in another. */
const movedBlocks = (pairs: readonly Pair[]): ReadonlySet<Block> => {
  const removed = pairs.flatMap(({ before, after }) => (before && !after ? [before] : []));
  return new Set(
    pairs.flatMap(({ before, after }) => {
      if (before || !after || textOf(after).length < MIN_MOVED_LENGTH) return [];
      const index = removed.findIndex(({ fingerprint }) => fingerprint === after.fingerprint);
      return index < 0 ? [] : [...removed.splice(index, 1), after];
    }),
  );
};

const kindOf = ({ before, after, isSame }: Pair, moved: ReadonlySet<Block>): Row['kind'] => {
  if (before && after) return isSame ? 'same' : 'changed';
  if (before) return moved.has(before) ? 'movedFrom' : 'removed';
  return after && moved.has(after) ? 'movedTo' : 'added';
};

/**
 * Compares two rich texts block by block, and changed blocks word by word.
 *
 * @param isOneSided - only the second text is shown
 */
export const compareTexts = (before: string, after: string, isOneSided = false): Row[] => {
  const mark = isOneSided ? markAfter : markBoth;
  const pairs = align(parseBlocks(before), parseBlocks(after));
  const moved = movedBlocks(pairs);
  return pairs.map((pair) => {
    const kind = kindOf(pair, moved);
    const { html, notes } = kind === 'movedTo' && pair.after ? plain(pair.after) : ofPair(pair, mark);
    return { kind, html, notes: kind.startsWith('moved') ? [] : notes };
  });
};
