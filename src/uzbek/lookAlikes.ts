import { type Change, change, type Span } from './changes.ts';
import { LOOK_ALIKES, OWN_LOOK_ALIKES } from './letters.ts';
import { CYRILLIC, LATIN, type Word, wordsOf } from './words.ts';

type Script = keyof typeof LOOK_ALIKES;

const otherOf = (script: Script): Script => (script === 'latin' ? 'cyrillic' : 'latin');

/** The word with every letter of the other script that has a twin in this one replaced by it. */
export const inShapesOf = (script: Script, word: string): string =>
  Array.from(word, (letter) => {
    const at = LOOK_ALIKES[otherOf(script)].indexOf(letter);
    return at < 0 || (script === 'cyrillic' && at >= OWN_LOOK_ALIKES)
      ? letter
      : LOOK_ALIKES[script].charAt(at);
  }).join('');

/**
 * Proposes one script for words that mix two by letters that look the same, in any language: «кoмпания» with a Latin o.
 *
 * A word that mixes them by other letters («PDFни») is meant so and stays. Where both scripts are possible («СО2»), the
 * proposal follows the words beside it and is unsure.
 */
export const fixLookAlikes = (text: string, protect: readonly Span[] = []): Change[] => {
  const changes: Change[] = [];
  let before: Script | undefined;
  const waiting: Word[] = [];
  const settle = (script: Script | undefined) => {
    for (const word of waiting.splice(0)) changes.push(...lonely(text, word, before, script));
  };
  for (const word of wordsOf(text, protect)) {
    if (!isOneScript(word.text)) changes.push(...unmixed(text, word, before));
    if (LONELY.test(word.text)) {
      waiting.push(word);
      continue;
    }
    const script = scriptOf(word.text);
    settle(script);
    before = script ?? before;
  }
  settle(undefined);
  return changes;
};

/** A preposition typed in the other script: «c 1 января» with a Latin c. */
const LONELY = /^[acoyAСCOаосу]$/;

const lonely = (text: string, word: Word, before?: Script, after?: Script): Change[] => {
  if (!before || before !== after || scriptOf(word.text) === before || before === 'latin') return [];
  if (
    text.charAt(word.end) === '.' ||
    !/\s/.test(text.charAt(word.end)) ||
    !/\s/.test(text.charAt(word.start - 1))
  )
    return [];
  return [change(text, word, inShapesOf(before, word.text), [word.text])];
};

const scriptOf = (word: string): Script | undefined => {
  const hasLatin = LATIN.test(word);
  if (hasLatin !== CYRILLIC.test(word)) return hasLatin ? 'latin' : 'cyrillic';
  const latin = count(word, LATIN);
  const cyrillic = count(word, CYRILLIC);
  return latin === cyrillic ? undefined : latin > cyrillic ? 'latin' : 'cyrillic';
};

const count = (word: string, letters: RegExp): number =>
  Array.from(word).filter((letter) => letters.test(letter)).length;

const unmixed = (text: string, word: Word, before?: Script): Change[] => {
  const possible = (['latin', 'cyrillic'] as const).filter((script) =>
    isOneScript(inShapesOf(script, word.text)),
  );
  const likely = scriptOf(word.text) ?? before ?? possible[0];
  const first = possible.find((script) => script === likely) ?? possible[0];
  if (!first) return [];
  const others = possible.filter((script) => script !== first).map((script) => inShapesOf(script, word.text));
  return [change(text, word, inShapesOf(first, word.text), others)];
};

const isOneScript = (word: string): boolean => !(CYRILLIC.test(word) && LATIN.test(word));
