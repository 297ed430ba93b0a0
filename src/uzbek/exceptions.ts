/**
 * Words that the letters' rules would spell otherwise, or that people spell in two ways.
 *
 * A line is «кириллица lotincha», both lower case, and applies to every word with this beginning: endings follow the rules.
 * `=` behind the Cyrillic restricts it to the whole word; `|` separates a second spelling, which makes the word doubtful.
 * Lines after `#` name the source. Institutions add lines of their own, which overrule these (README, «Exceptions»).
 */
const EXCEPTIONS = `
# [rules, §1] sentabr, noyabr; oktabr as in CLDR uz
сентябр sentabr
октябр oktabr
# [rules, §32 and the examples of E e] a tutuq belgisi behind a last e is not written: mone, tole
монеъ= mone
толеъ= tole
тобеъ= tobe
мавзеъ= mavze
мавқеъ= mavqe
# a word's last ц is s, and stays so before endings: kvars, abzas
абзац abzas
авианосец avianoses
броненосец bronenoses
марганец marganes
принц prins
кварц kvars
# s behind a prefix: antisiklon; dictionaries have ts as well
антицикл antisikl|antitsikl
# the Latin text of the Budget Code is «Budjet kodeksi»
бюджет budjet
# two spellings are printed
жюри jyuri|juri
инфляц inflyats|inflats
брошюра broshyura|broshura
парашют parashyut|parashut
пицца pitsa|pitssa
# щ is sh, but мещан has two
мещан meshshan
`;

interface Exception {
  cyrillic: string;
  latin: string;
  /** Other spellings in print. */
  others: readonly string[];
  /** The whole word, not a beginning. */
  whole: boolean;
}

export interface Exceptions {
  entries: readonly Exception[];
  /** The longest entry that a lower-case word begins with. */
  find: (word: string) => Exception | undefined;
}

/** Reads lines of exceptions as above; a later one overrules an earlier one. */
const readExceptions = (lines: string): Exceptions => {
  const byWord = new Map<string, Exception>();
  for (const line of lines.toLowerCase().split('\n')) {
    const [left, right] = line.trim().split(/\s+/);
    if (!left || !right || left.startsWith('#')) continue;
    const [latin = '', ...others] = right.split('|');
    const whole = left.endsWith('=');
    const cyrillic = whole ? left.slice(0, -1) : left;
    byWord.set(cyrillic, { cyrillic, latin, others, whole });
  }
  const shortest = Math.min(...[...byWord.keys()].map((word) => word.length));
  const find = (word: string): Exception | undefined => {
    for (let length = word.length; length >= shortest; length -= 1) {
      const entry = byWord.get(word.slice(0, length));
      if (entry && (!entry.whole || length === word.length)) return entry;
    }
    return undefined;
  };
  return { entries: [...byWord.values()], find };
};

const BUILT_IN = readExceptions(EXCEPTIONS);

/** The built-in exceptions, overruled by lines of the institution's own. */
export const withBuiltIn = (own = ''): Exceptions =>
  own === '' ? BUILT_IN : readExceptions(`${EXCEPTIONS}\n${own}`);
