import { wordsOf } from '../words.ts';
import type { Run } from './block.ts';

/** A part of a word that stands in one run; mostly the whole word. */
interface Slice {
  run: Run;
  text: string;
}

/** A word, white space, a sign or a thing. */
export interface Token {
  /** Equal for equal ones, in whatever look. */
  key: string;
  slices: Slice[];
}

const THING = '\uFFFC';

/** What a line consists of; a word that is half bold is one. */
export const tokensOf = (runs: readonly Run[]): Token[] => {
  const rest = runs.map((run) => ({ run, text: run.thing ? THING : run.text }));
  let at = 0;
  const take = (length: number): Slice[] => {
    const slices: Slice[] = [];
    for (let left = length; left > 0; ) {
      const current = rest[at];
      if (!current) return slices;
      const text = current.text.slice(0, left);
      slices.push({ run: current.run, text });
      left -= text.length;
      current.text = current.text.slice(text.length);
      if (current.text === '') at += 1;
    }
    return slices;
  };
  return wordsOf(rest.map(({ text }) => text).join('')).map((word) => {
    const slices = take(word.length);
    const thing = slices[0]?.run.thing;
    return { key: thing ? THING + thing.key : word.replaceAll('\u00a0', ' '), slices };
  });
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML of tokens that follow each other. */
export const htmlOfTokens = (tokens: readonly Token[]): string => {
  const slices = tokens.flatMap((token) => token.slices);
  let html = '';
  for (let index = 0; index < slices.length; ) {
    const { run } = slices[index] ?? {};
    if (!run) break;
    let text = '';
    for (; slices[index]?.run === run; index += 1) text += slices[index]?.text ?? '';
    const content = run.thing ? run.thing.html : escaped(text);
    const open = run.wraps.map((wrap) => wrap.open).join('');
    const close = run.wraps
      .map((wrap) => wrap.close)
      .toReversed()
      .join('');
    html += open + content + close;
  }
  return html;
};

export const textOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .flatMap(({ slices }) => slices.map(({ run, text }) => (run.thing ? '' : text)))
    .join('')
    .trim();

/** The names of the things among tokens. */
export const thingsAmong = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ slices }) => slices[0]?.run.thing?.name ?? []);
