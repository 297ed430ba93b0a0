import { unchangedWords } from '../../i18n/richTextLooks.ts';
import { PATIENCE_MS } from '../words.ts';
import { align, type Pair, printOf } from './align.ts';
import { type Block, type ComparedTexts, isLine, lineOf, type Row, type RowKind } from './block.ts';
import { compareLines, type Marked, noteOfLooks, wholeLine } from './lines.ts';
import { htmlOfTokens, textOfTokens, tokensOf } from './tokens.ts';

const join = (parts: readonly Marked[]): Marked => ({
  html: parts.map(({ html }) => html).join(''),
  notes: parts.flatMap(({ notes }) => notes),
});

const around = ({ open, close }: Block, { html, notes }: Marked): Marked => ({
  html: open + html + close,
  notes,
});

/** A block as it stands, without marks. */
export const plain = (block: Block): Marked => {
  const content = isLine(block)
    ? { html: htmlOfTokens(tokensOf(block.runs)), notes: [] }
    : join(block.children.map(plain));
  return around(block, content);
};

/** A block that only one of the texts has. */
const whole = (block: Block, tag: 'ins' | 'del'): Marked => {
  // columns have no place for a mark, nor anything to read
  if (block.tag === 'colgroup' || block.tag === 'col')
    return tag === 'ins' ? plain(block) : { html: '', notes: [] };
  if (!isLine(block)) return around(block, join(block.children.map((child) => whole(child, tag))));
  if (block.close === '' && block.open) return { html: `<${tag}>${block.open}</${tag}>`, notes: [] };
  return around(block, wholeLine(block.runs, tag));
};

const textOf = (block: Block): string =>
  isLine(block) ? textOfTokens(tokensOf(block.runs)) : block.children.map(textOf).join(' ');

/** What is in a block, whether it is words or blocks. */
const childrenOf = (block: Block) => (isLine(block) ? [lineOf(block.runs)] : block.children);

/** So many rows or items of one table or list are all shown. */
const MOST_SHOWN = 40;
/** So many equal ones stay beside one that is not. */
const BESIDE = 1;

const restOf = ({ tag, children }: Block, count: number): Marked => {
  const words = unchangedWords(count);
  const html =
    tag === 'tr'
      ? `<tr><td colspan="${Math.max(1, children.length)}">${words}</td></tr>`
      : `<li>${words}</li>`;
  return { html, notes: [] };
};

/** What becomes of the blocks in another; of a long table or list only what is at and beside a change. */
const ofPairs = (pairs: readonly Pair[], untilMs: number): Marked => {
  const isLong =
    pairs.length > MOST_SHOWN &&
    pairs.every(({ before, after }) => /^(tr|li)$/.test((after ?? before)?.tag ?? ''));
  const isNear = (index: number) =>
    !isLong ||
    index === 0 ||
    pairs.slice(Math.max(0, index - BESIDE), index + BESIDE + 1).some(({ isSame }) => !isSame);
  const parts: Marked[] = [];
  for (let from = 0; from < pairs.length; ) {
    let to = from;
    while (to < pairs.length && !isNear(to)) to += 1;
    const [skipped, pair] = [pairs[from]?.after, pairs[to]];
    if (skipped && to > from) parts.push(restOf(skipped, to - from));
    if (pair) parts.push(ofPair(pair, untilMs));
    from = to + 1;
  }
  return join(parts);
};

const between = (before: Block, after: Block, untilMs: number): Marked => {
  const notes = noteOfLooks(before.looks, after.looks, textOf(after));
  const content =
    isLine(before) && isLine(after)
      ? compareLines(before.runs, after.runs, untilMs)
      : ofPairs(align(childrenOf(before), childrenOf(after), untilMs), untilMs);
  return around(after, { ...content, notes: [...notes, ...content.notes] });
};

const ofPair = ({ before, after, isSame }: Pair, untilMs: number): Marked => {
  if (before && after) return isSame ? plain(after) : between(before, after, untilMs);
  if (before) return whole(before, 'del');
  return after ? whole(after, 'ins') : { html: '', notes: [] };
};

/** What is shorter may stand twice in a text by chance. */
const SHORTEST_MOVED = 12;

/** The blocks that have left one place and stand at another, as they were. */
const movedAmong = (pairs: readonly Pair[]): ReadonlySet<Block> => {
  const gone = new Map<string, Block[]>();
  for (const { before, after } of pairs)
    if (before && !after) gone.set(printOf(before), [...(gone.get(printOf(before)) ?? []), before]);
  return new Set(
    pairs.flatMap(({ before, after }) => {
      if (before || !after || textOf(after).length < SHORTEST_MOVED) return [];
      const former = gone.get(printOf(after))?.shift();
      return former ? [former, after] : [];
    }),
  );
};

const kindOf = ({ before, after }: Pair, moved: ReadonlySet<Block>): RowKind => {
  if (before && after) return 'changed';
  if (before) return moved.has(before) ? 'movedFrom' : 'removed';
  return after && moved.has(after) ? 'movedTo' : 'added';
};

/** Two rich texts block by block, and what has changed of a block word by word. */
export const compare = ({ before, after }: ComparedTexts): Row[] => {
  const untilMs = Date.now() + PATIENCE_MS;
  const pairs = align(before, after, untilMs);
  const moved = movedAmong(pairs);
  let index = -1;
  return pairs.map((pair) => {
    if (pair.after) index += 1;
    if (pair.isSame) return { kind: 'same', index };
    const kind = kindOf(pair, moved);
    const marked = kind === 'movedTo' && pair.after ? plain(pair.after) : ofPair(pair, untilMs);
    return { kind, html: marked.html, notes: kind.startsWith('moved') ? [] : marked.notes };
  });
};
