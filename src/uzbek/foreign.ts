import { APOSTROPHES } from './letters.ts';

const ENGLISH =
  /^(?:i'm|(?:i|you|he|she|it|we|they|that|there|here|who|what|where|how|let)'(?:s|d)|[a-z]+n't|[a-z]+'(?:re|ve|ll)|o'(?:clock|er)|ma'am|y'all|'?tis|[a-z]*'n'[a-z]*)$/;
/** One consonant before the mark, d'Artagnan l'art: no Uzbek word begins so, but for gʻ. */
const ELISION = /^(?:[b-df-hj-np-tv-z]|qu|dell|all|nell|sull|lorsqu|puisqu|jusqu|aujourd)'\p{L}/u;
const POSSESSIVE = /^\p{L}{3,}'s$/u;
/** O'Brien: a capital behind O' in a word that is not all capitals. */
const IRISH = /^O'[A-Z][a-z]/;
/** Letters and pairs that Uzbek does not write: c without h, w, accents but those of ö ğ ş ç, ck. */
const LETTERS = /c(?!h)|w|[^ -~öğşç\u00ad]|ck|tion/;
/** A foreign name with an Uzbek ending behind a mark: Telegram'da, Google'ning. */
const NAME_WITH_ENDING = /^[A-Z][\p{L}]{3,}'(?:da|dan|dagi|ga|ni|ning|lar|lari|chi)$/u;
const MARK = new RegExp(`[${APOSTROPHES}]`, 'gu');

/** Says whether a Latin word cannot be Uzbek, by its shape alone. Uzbek words as such are never listed. */
export const isForeign = (word: string): boolean => {
  const plain = word.replace(MARK, "'");
  const lower = plain.toLowerCase();
  if (ELISION.test(lower) && !lower.startsWith("g'")) return true;
  if (LETTERS.test(lower) || ENGLISH.test(lower) || IRISH.test(plain)) return true;
  if (NAME_WITH_ENDING.test(plain) && /[a-fh-np-z]'/i.test(plain)) return true;
  return POSSESSIVE.test(lower) && !/[og]'s$/.test(lower);
};
