import { type Stretch, wordStretches } from '../words.ts';
import type { Look, Note, Run } from './block.ts';
import { htmlOfTokens, type Token, textOfTokens, thingsAmong, tokensOf } from './tokens.ts';

/** A part of a text with `ins` and `del` around what differs, and what differs beside words. */
export interface Marked {
  html: string;
  notes: Note[];
}

/** What is around words that are the same but look otherwise. */
const LOOKS = ['<ins class="ql-looks">', '</ins>'] as const;
const LONGEST_QUOTE = 60;

const quoted = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')}…` : text;

const wordsMissing = (missing: readonly Look[], from: readonly Look[]): string[] => {
  const known = new Set(missing.map(({ key }) => key));
  return [...new Set(from.filter(({ key }) => !known.has(key)).map(({ word }) => word))];
};

/** A note of what was added to something and taken from it, if anything was. */
export const noteOfLooks = (before: readonly Look[], after: readonly Look[], of: string): Note[] => {
  const [added, removed] = [wordsMissing(before, after), wordsMissing(after, before)];
  return added.length + removed.length > 0 ? [{ kind: 'looks', of: quoted(of), added, removed }] : [];
};

const looksOf = ({ slices }: Token) => slices.flatMap(({ run }) => run.looks);

const looksKey = (token: Token) =>
  token.slices
    .map(
      ({ run, text }) => `${token.slices.length > 1 ? text : ''}|${run.looks.map(({ key }) => key).sort()}`,
    )
    .join('&');

const isSpace = ({ key }: Token) => /^\s+$/.test(key);

/** Words that are the same: those in another look are marked and told. */
const sameWords = ({ before, after }: Stretch<Token>): Marked => {
  const differs = after.map((token, index) => {
    const former = before[index];
    return former !== undefined && !isSpace(token) && looksKey(former) !== looksKey(token);
  });
  const isMarked = (index: number) =>
    differs[index] === true ||
    (differs[index - 1] === true &&
      differs[index + 1] === true &&
      isSpace(after[index] ?? { key: '', slices: [] }));
  let html = '';
  const notes: Note[] = [];
  for (let from = 0; from < after.length; ) {
    const marked = isMarked(from);
    let to = from + 1;
    while (to < after.length && isMarked(to) === marked) to += 1;
    const tokens = after.slice(from, to);
    html += marked ? LOOKS[0] + htmlOfTokens(tokens) + LOOKS[1] : htmlOfTokens(tokens);
    if (marked) {
      const of = textOfTokens(tokens) || thingsAmong(tokens).join(', ');
      const former = before.slice(from, to).flatMap(looksOf);
      notes.push(...noteOfLooks(former, tokens.flatMap(looksOf), of));
    }
    from = to;
  }
  return { html, notes };
};

const named = (kind: 'added' | 'removed', tokens: readonly Token[]): Note[] =>
  thingsAmong(tokens).map((name) => ({ kind, name }));

const around = (tag: 'ins' | 'del', tokens: readonly Token[]) =>
  tokens.length > 0 ? `<${tag}>${htmlOfTokens(tokens)}</${tag}>` : '';

const changedWords = ({ before, after }: Stretch<Token>): Marked => ({
  html: around('del', before) + around('ins', after),
  notes: [...named('removed', before), ...named('added', after)],
});

/** Two lines word by word. What cannot be compared in time is taken out and put in whole. */
export const compareLines = (before: readonly Run[], after: readonly Run[], untilMs: number): Marked => {
  const [own, other] = [tokensOf(before), tokensOf(after)];
  const stretches = wordStretches(own, other, ({ key }) => key, untilMs) ?? [
    { kind: 'changed', before: own, after: other },
  ];
  const parts = stretches.map((each) => (each.kind === 'same' ? sameWords(each) : changedWords(each)));
  return { html: parts.map(({ html }) => html).join(''), notes: parts.flatMap(({ notes }) => notes) };
};

/** A line that only one of the texts has. */
export const wholeLine = (runs: readonly Run[], tag: 'ins' | 'del'): Marked => {
  const tokens = tokensOf(runs);
  return { html: around(tag, tokens), notes: named(tag === 'ins' ? 'added' : 'removed', tokens) };
};
