import { APOSTROPHES, CYRILLIC_VOWELS, LATIN_OF, NEW_LATIN_OF, TUTUQ } from './letters.ts';
import { CYRILLIC, inCaseOf } from './words.ts';

/** The alphabet of 1995, or that of 2026 (ö ğ ş ç). */
export type Alphabet = 1995 | 2026;

/** Russian and international prefixes whose ъ only parts, alone or in a compound: obyekt, subyekt, syezd, kinoobyektiv. */
const PARTING_SIGN =
  /^(?:с|в|из|от|под|пред|раз|диз|ад|ин|кон|транс|фельд|пан|интер|контр)$|(?:^|[аеиоуэ])(?:об|суб)$/;
const isVowel = (letter: string): boolean => letter !== '' && CYRILLIC_VOWELS.includes(letter);
const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

/** One Cyrillic word in Latin letters, with ʻ and ʼ; other characters stay. */
export const latinWord = (
  word: string,
  alphabet: Alphabet,
  exception?: { cyrillic: string; latin: string },
): string => {
  const lower = word.toLowerCase();
  let latin = exception
    ? exceptionIn(alphabet, exception.latin, word.slice(0, exception.cyrillic.length))
    : '';
  for (let at = exception?.cyrillic.length ?? 0; at < word.length; at += 1) {
    const piece = pieceOf(lower, at, alphabet);
    latin += isUpper(word.charAt(at)) ? capital(piece, word, at) : piece;
  }
  return latin;
};

const exceptionIn = (alphabet: Alphabet, latin: string, like: string): string =>
  inCaseOf(
    like,
    alphabet === 2026 ? latin.replace(/sh|ch|oʻ|gʻ/g, (pair) => NEW_LATIN_OF[pair] ?? pair) : latin,
  );

const pieceOf = (word: string, at: number, alphabet: Alphabet): string => {
  const letter = word.charAt(at);
  const before = word.charAt(at - 1);
  const after = word.charAt(at + 1);
  if (letter === 'е')
    return at === 0 || isVowel(before) || before === 'ъ' || before === 'ь' || !CYRILLIC.test(before)
      ? 'ye'
      : 'e';
  if (letter === 'ц') return tse(before, after);
  if (letter === 'ъ') return hardSign(word, at);
  if (letter === 'ь') return after === 'о' || after === 'и' ? 'y' : '';
  if (APOSTROPHES.includes(letter)) return CYRILLIC.test(before) && CYRILLIC.test(after) ? TUTUQ : letter;
  if (letter === 'ҳ' && before === 'с') return `${TUTUQ}h`; // Isʼhoq [rules, §17]
  const latin = LATIN_OF[letter] ?? letter;
  return alphabet === 2026 ? (NEW_LATIN_OF[latin] ?? latin) : latin;
};

/** ts behind a vowel and before more of the word, else s; цц is one ts. */
const tse = (before: string, after: string): string => {
  if (after === 'ц') return '';
  return (isVowel(before) && after !== '') || before === 'ц' ? 'ts' : 's';
};

const hardSign = (word: string, at: number): string => {
  const before = word.charAt(at - 1);
  const after = word.charAt(at + 1);
  if (before === 'ў' || before === 'ӯ') return ''; // moʻjiza [rules, §32]
  if ('еёюя'.includes(after) && after !== '' && PARTING_SIGN.test(word.slice(0, at))) return '';
  return TUTUQ;
};

/** A capital letter's piece: SH among capitals, Sh alone or before small letters. */
const capital = (piece: string, word: string, at: number): string => {
  const before = word.charAt(at - 1);
  const after = word.charAt(at + 1);
  const isInCapitals = (before !== '' && isUpper(before)) || (after !== '' && isUpper(after));
  return isInCapitals ? piece.toUpperCase() : piece.charAt(0).toUpperCase() + piece.slice(1);
};
