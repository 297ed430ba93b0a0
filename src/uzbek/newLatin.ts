import { type Change, change, type Span } from './changes.ts';
import { isForeign } from './foreign.ts';
import { sentenceLanguages } from './languages.ts';
import { APOSTROPHES, NEW_LATIN_OF, TURNED_COMMA } from './letters.ts';
import { quotationMarks } from './quotations.ts';
import { once, wordsOf } from './words.ts';

const MARK = `[${APOSTROPHES}]`;
const OLD_LETTER = new RegExp(`[og]${MARK}{1,2}|[sc]h`, 'gi');
/** Pairs of letters that foreign names have and Uzbek hardly: Chelsea, Sharon Stone, Michael. */
const FOREIGN_NAME = /^[A-Z].*(?:ea|ee|oo|ou|ae|th|gh|kh|ll$|nn$|ss$|tt$|[^aeiou]le$)/;

/**
 * Proposes the letters of 2026, ö ğ ş ç, for oʻ gʻ sh ch in Uzbek words. For an institution that has switched to them.
 *
 * The mark of Isʼhoq stays: nothing published says that it falls away, and without it nobody could tell s and h from sh.
 */
export const toNewLatin = (text: string, protect: readonly Span[] = []): Change[] => {
  const quotes = quotationMarks(text);
  const languageAt = sentenceLanguages(text);
  const foreign = once(isForeign);
  const changes: Change[] = [];
  for (const word of wordsOf(text, protect)) {
    const end = quotes.has(word.end - 1) ? word.end - 1 : word.end;
    const old = word.text.slice(0, end - word.start);
    const to = old.replace(OLD_LETTER, newLetter);
    if (to === old) continue;
    const language = languageAt(word.start);
    if (foreign(old) || language === 'ru' || language === 'other') continue;
    changes.push(change(text, { start: word.start, end }, to, FOREIGN_NAME.test(old) ? [old] : []));
  }
  return changes;
};

const newLetter = (letters: string): string => {
  const first = letters.charAt(0);
  const old = /[og]/i.test(first) ? `${first}${TURNED_COMMA}` : letters;
  const letter = NEW_LATIN_OF[old.toLowerCase()] ?? letters;
  return first === first.toLowerCase() ? letter : letter.toUpperCase();
};
