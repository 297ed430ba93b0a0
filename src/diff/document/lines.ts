import { Fragment, type Node } from '@tiptap/pm/model';
import { diffWords, type Stretch, wordsOf } from '../words.ts';
import { EMBED_SIGN, embedNames, embedOf, looksNote, looksOf, type Note } from './looks.ts';

/** A part of a text with marks around its differences. */
export interface Marked {
  content: Fragment;
  notes: readonly Note[];
}

/** Marks a part that differs. */
export type Mark = (change: 'added' | 'removed' | 'looks', content: Fragment) => Fragment;

export const joined = (parts: readonly Marked[]): Marked => ({
  content: Fragment.from(parts.flatMap(({ content }) => content.content)),
  notes: parts.flatMap(({ notes }) => notes),
});

const wordsIn = (content: Fragment): string => content.textBetween(0, content.size, ' ', ' ').trim();

/** The words of a block, without pictures. */
export const textOf = ({ content }: Node): string => wordsIn(content);

/** A word, white space, a sign or an embed. */
interface Token {
  /** A key that ignores formatting. */
  key: string;
  content: Fragment;
}

const tokensOf = ({ content }: Node): Token[] => {
  let end = 0;
  return wordsOf(content.textBetween(0, content.size, '', EMBED_SIGN)).map((word) => {
    const start = end;
    end += word.length;
    const own = content.cut(start, end);
    const embed = word === EMBED_SIGN && own.firstChild?.isLeaf ? embedOf(own.firstChild).key : '';
    return { key: embed ? EMBED_SIGN + embed : word.replaceAll('\u00a0', ' '), content: own };
  });
};

const contentOf = (tokens: readonly Token[]) =>
  Fragment.from(tokens.flatMap(({ content }) => content.content));

/** Whether the same letters have the same formatting. */
const looksKey = ({ content }: Token) =>
  content.content
    .map(
      (node) =>
        `${node.nodeSize} ${looksOf(node)
          .map(({ key }) => key)
          .sort()}`,
    )
    .join('\n');

/** Equal words: where their formatting differs they are marked and the formatting is named. */
const sameWords = ({ before, after }: Stretch<Token>, mark: Mark): Marked => {
  const isMarked = (at: number): boolean => {
    const [own, other] = [before[at], after[at]];
    return own && other ? !own.content.eq(other.content) && looksKey(own) !== looksKey(other) : false;
  };
  const parts: Marked[] = [];
  for (let start = 0; start < after.length; ) {
    const differs = isMarked(start);
    let end = start + 1;
    while (end < after.length && isMarked(end) === differs) end += 1;
    const content = contentOf(after.slice(start, end));
    if (differs) {
      const looksIn = (tokens: readonly Token[]) =>
        contentOf(tokens.slice(start, end)).content.flatMap(looksOf);
      const of = wordsIn(content) || embedNames(content).join(', ');
      parts.push({ content: mark('looks', content), notes: looksNote(looksIn(before), looksIn(after), of) });
    } else parts.push({ content, notes: [] });
    start = end;
  }
  return joined(parts);
};

/** A line, or a part of it, of one text only. */
export const onlyIn = (content: Fragment, change: 'added' | 'removed', mark: Mark): Marked => ({
  content: mark(change, content),
  notes: embedNames(content).map((name) => ({ kind: change, name })),
});

/** Compares two lines word by word. */
export const compareLines = (before: Node, after: Node, mark: Mark): Marked =>
  joined(
    diffWords(tokensOf(before), tokensOf(after), ({ key }) => key).flatMap((stretch) =>
      stretch.isSame
        ? [sameWords(stretch, mark)]
        : [
            onlyIn(contentOf(stretch.before), 'removed', mark),
            onlyIn(contentOf(stretch.after), 'added', mark),
          ],
    ),
  );
