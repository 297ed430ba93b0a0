import { type Change, change } from './changes.ts';
import { type Exceptions, withBuiltIn } from './exceptions.ts';
import { sentenceLanguages } from './languages.ts';
import { type Alphabet, latinWord } from './latinLetters.ts';
import { type ApostropheProfile, LETTER_MARKS, TURNED_COMMA, TUTUQ } from './letters.ts';
import { inShapesOf } from './lookAlikes.ts';
import { joinsNumber } from './numbers.ts';
import type { Options } from './settings.ts';
import { CYRILLIC, LATIN, once, type Word, wordsOf } from './words.ts';

/** Proposes the Latin spelling of every Uzbek Cyrillic word; Russian sentences stay as they are. */
export const cyrillicToLatin = (text: string, options: Options = {}): Change[] => {
  const { alphabet = 1995, profile = LETTER_MARKS, protect } = options;
  if (!CYRILLIC.test(text)) return [];
  const languageAt = sentenceLanguages(text);
  const exceptions = withBuiltIn(options.exceptions);
  const spelled = once((word) => marked(spell(word.normalize('NFC'), alphabet, exceptions), profile));
  const changes: Change[] = [];
  for (const word of wordsOf(text, protect, CYRILLIC)) {
    if (languageAt(word.start) === 'ru') continue;
    changes.push(...proposal(text, word, spelled(word.text)));
  }
  return changes;
};

interface Spelling {
  to: string;
  alternatives: readonly string[];
}

const LOOKS_ROMAN = /^[IVXLCDMХІСМV]{2,}$/;

const spell = (word: string, alphabet: Alphabet, exceptions: Exceptions): Spelling => {
  if (LOOKS_ROMAN.test(word) && /[IVХІ]/.test(word))
    return { to: inShapesOf('latin', word), alternatives: [] };
  if (LATIN.test(word)) return mixed(word, alphabet);
  const exception = exceptions.find(word.toLowerCase());
  const to = latinWord(word, alphabet, exception);
  if (exception) {
    const others = exception.others.map((latin) => latinWord(word, alphabet, { ...exception, latin }));
    return { to, alternatives: others };
  }
  return { to, alternatives: LAST_TSE.test(word) ? [withTs(to)] : [] };
};

/** Two scripts in a word: a slip of the keyboard where the letters of one look like the other's, else a name with an ending. */
const mixed = (word: string, alphabet: Alphabet): Spelling => {
  const cyrillic = inShapesOf('cyrillic', word);
  const latin = inShapesOf('latin', word);
  if (LATIN.test(cyrillic) && !CYRILLIC.test(latin)) return { to: latin, alternatives: [] };
  if (LATIN.test(cyrillic)) return { to: latinWord(word, alphabet), alternatives: [] };
  return { to: latinWord(cyrillic, alphabet), alternatives: [word] };
};

const LAST_TSE = /[аеёиоуўэюя]ц$/i;
/** Abzas, but many write Lifshits: a last ц behind a vowel is s by the rule and ts in names. */
const withTs = (latin: string): string => latin.slice(0, -1) + (latin.endsWith('S') ? 'TS' : 'ts');

const marked = (spelling: Spelling, { turned, tutuq }: ApostropheProfile): Spelling => {
  const inProfile = (word: string) => word.replaceAll(TURNED_COMMA, turned).replaceAll(TUTUQ, tutuq);
  return { ...spelling, to: inProfile(spelling.to), alternatives: spelling.alternatives.map(inProfile) };
};

/** Letters that no table knows, of Serbian or Kazakh: the word is not Uzbek, and stays. */
const proposal = (text: string, word: Word, { to, alternatives }: Spelling): Change[] => {
  if (CYRILLIC.test(to)) return [];
  const joins = joinsNumber(text, word);
  if (!joins) return [change(text, word, to, alternatives)];
  const span = { start: word.start - 1, end: word.end };
  const apart = text.charAt(word.start - 1) + to;
  return [change(text, span, `-${to}`, joins === 'surely' ? alternatives : [...alternatives, apart])];
};
