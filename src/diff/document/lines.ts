import { cut } from '../../cut.ts';
import { diffWords, type Stretch, wordsOf } from '../words.ts';
import { EMBED_SIGN, htmlOf, type Line, type Look, runsIn } from './blocks.ts';

/** How a part of a text differs beside its words. */
export type Note =
  | { kind: 'looks'; of: string; added: readonly string[]; removed: readonly string[] }
  | { kind: 'added' | 'removed'; name: string };

/** HTML with marks around what differs. */
export interface Marked {
  html: string;
  notes: Note[];
}

type Change = 'added' | 'removed' | 'looks';

/** Puts a mark around HTML that differs. */
export type Mark = (change: Change, html: string) => string;

/** A word, white space, a sign or an embed: a part of a line, in one formatting or several. */
interface Token {
  /** Equal for the same word, whatever its formatting. */
  key: string;
  start: number;
  end: number;
}

const LONGEST_QUOTE = 60;

const quoted = (text: string) =>
  text.length > LONGEST_QUOTE ? `${cut(text, 0, LONGEST_QUOTE).replace(/\s\S*$/, '')}…` : text;

const wordsMissing = (looks: readonly Look[], from: readonly Look[]): string[] => {
  const keys = new Set(looks.map(({ key }) => key));
  return [...new Set(from.filter(({ key }) => !keys.has(key)).map(({ word }) => word))];
};

/** A note of the formatting that was added to something and removed from it, if any was. */
export const looksNote = (before: readonly Look[], after: readonly Look[], of: string): Note[] => {
  const [added, removed] = [wordsMissing(before, after), wordsMissing(after, before)];
  return added.length + removed.length > 0 ? [{ kind: 'looks', of: quoted(of), added, removed }] : [];
};

const embedNames = (line: Line, start = 0, end = line.text.length): string[] =>
  runsIn(line, start, end).flatMap(({ embed }) => embed?.name ?? []);

export const wordsIn = (line: Line, start = 0, end = line.text.length): string =>
  line.text.slice(start, end).replaceAll(EMBED_SIGN, '').trim();

const tokensOf = (line: Line): Token[] => {
  let end = 0;
  return wordsOf(line.text).map((word) => {
    const start = end;
    end += word.length;
    const [run] = word === EMBED_SIGN ? runsIn(line, start, end) : [];
    return { key: run?.embed ? EMBED_SIGN + run.embed.key : word.replaceAll('\u00a0', ' '), start, end };
  });
};

const looksAt = (line: Line, { start, end }: Token) => runsIn(line, start, end).flatMap(({ looks }) => looks);

const looksKey = (line: Line, token: Token) =>
  runsIn(line, token.start, token.end)
    .map((run) => `${Math.max(run.start - token.start, 0)}${run.looks.map(({ key }) => key).sort()}`)
    .join('&');

interface Lines {
  before: Line;
  after: Line;
  mark: Mark;
}

/** The same words: where the formatting differs they are marked, and the formatting is named. */
const sameWords = ({ before, after }: Stretch<Token>, lines: Lines): Marked => {
  const isSpace = ({ key }: Token) => key.trim() === '';
  const differs = after.map((token, index) => {
    const former = before[index];
    return (
      former !== undefined &&
      !isSpace(token) &&
      looksKey(lines.before, former) !== looksKey(lines.after, token)
    );
  });
  const isMarked = (token: Token, index: number) =>
    differs[index] || (isSpace(token) && differs[index - 1] && differs[index + 1]) || false;
  const result: Marked = { html: '', notes: [] };
  let former: readonly Token[] = before;
  let rest: readonly Token[] = after;
  const marks = after.map(isMarked);
  while (rest.length > 0) {
    const from = after.length - rest.length;
    const next = marks.findIndex((each, index) => index > from && each !== marks[from]);
    const length = (next < 0 ? after.length : next) - from;
    const [start, end] = [rest[0]?.start ?? 0, rest[length - 1]?.end ?? 0];
    const html = htmlOf(lines.after, start, end);
    result.html += marks[from] ? lines.mark('looks', html) : html;
    if (marks[from]) {
      const of = wordsIn(lines.after, start, end) || embedNames(lines.after, start, end).join(', ');
      const own = former.slice(0, length).flatMap((token) => looksAt(lines.before, token));
      const other = rest.slice(0, length).flatMap((token) => looksAt(lines.after, token));
      result.notes.push(...looksNote(own, other, of));
    }
    former = former.slice(length);
    rest = rest.slice(length);
  }
  return result;
};

/** A line, or a part of it, that only one of the texts has. */
export const wholeLine = (
  line: Line,
  change: 'added' | 'removed',
  mark: Mark,
  [start, end] = [0, line.text.length],
): Marked => ({
  html: start < end ? mark(change, htmlOf(line, start, end)) : '',
  notes: embedNames(line, start, end).map((name) => ({ kind: change, name })),
});

const rangeOf = (tokens: readonly Token[]): [number, number] => [
  tokens[0]?.start ?? 0,
  tokens.at(-1)?.end ?? 0,
];

export const joined = (parts: readonly Marked[]): Marked => ({
  html: parts.map(({ html }) => html).join(''),
  notes: parts.flatMap(({ notes }) => notes),
});

/** Two lines word by word. */
export const compareLines = (lines: Lines): Marked => {
  const { before, after, mark } = lines;
  const stretches = diffWords(tokensOf(before), tokensOf(after), ({ key }) => key);
  return joined(
    stretches.flatMap((stretch) =>
      stretch.isSame
        ? [sameWords(stretch, lines)]
        : [
            wholeLine(before, 'removed', mark, rangeOf(stretch.before)),
            wholeLine(after, 'added', mark, rangeOf(stretch.after)),
          ],
    ),
  );
};
