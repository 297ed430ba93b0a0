/*
 * The letters, as tables. Sources:
 * [law] Law of the Republic of Uzbekistan «On the introduction of the Uzbek alphabet based on the Latin script»,
 *   2 September 1993, as amended on 6 May 1995: 26 letters, sh, ch, ng and the tutuq belgisi.
 * [rules] «Oʻzbek tilining asosiy imlo qoidalari», Cabinet of Ministers, 24 August 1995, no. 339. § numbers below are its own.
 * [2026] The amendment adopted by the Legislative Chamber on 7 July 2026 and approved by the Senate on 10 September 2026:
 *   28 letters and the tutuq belgisi; see README, «The alphabet of 2026».
 */

/** Cyrillic to the Latin letters of 1995, where one letter always answers another [law]; е, ц, ъ and ь have rules. */
// biome-ignore format: a table reads better in rows
export const LATIN_OF: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ё: 'yo', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ч: 'ch', ш: 'sh', э: 'e', ю: 'yu', я: 'ya',
  ў: 'oʻ', қ: 'q', ғ: 'gʻ', ҳ: 'h',
  // letters of Russian words, by the school rules for them: община obshina, вымпел vimpel
  щ: 'sh', ы: 'i',
  // other keyboards' letters for ў, ҳ, қ and ғ, seen in Uzbek texts
  ӯ: 'oʻ', һ: 'h', ҡ: 'q', ӄ: 'q', ҕ: 'gʻ', і: 'i',
};

/** The Latin letters of 1995 to those of 2026 [2026]; longest first. */
export const NEW_LATIN_OF: Readonly<Record<string, string>> = { oʻ: 'ö', gʻ: 'ğ', sh: 'ş', ch: 'ç' };

export const CYRILLIC_VOWELS = 'аеёиоуўӯыэюяі';

/** U+02BB, the mark of oʻ and gʻ. */
export const TURNED_COMMA = 'ʻ';
/** U+02BC, the tutuq belgisi. */
export const TUTUQ = 'ʼ';

/** Which characters an institution writes. */
export interface ApostropheProfile {
  /** The mark of oʻ and gʻ. */
  turned: string;
  tutuq: string;
}

/** U+02BB and U+02BC: letters to search, hyphenation and word counts. */
export const LETTER_MARKS: ApostropheProfile = { turned: TURNED_COMMA, tutuq: TUTUQ };
/** U+2018 and U+2019, as much of the press writes them. */
export const QUOTE_MARKS: ApostropheProfile = { turned: '‘', tutuq: '’' };

/** Everything that hands and keyboards put where ʻ or ʼ belongs. */
export const APOSTROPHES = "'`´‘’‛ʹ′ʻʼʽʾʿˈˊˋ＇";

/** Latin letters and the Cyrillic ones that look the same, position by position; those behind `OWN_LOOK_ALIKES` are of other languages' Cyrillic. */
export const LOOK_ALIKES = {
  latin: 'aceopxykABCEHKMOPTXYisjhIJS',
  cyrillic: 'асеорхукАВСЕНКМОРТХУіѕјһІЈЅ',
} as const;
/** How many of the pairs Russian and Uzbek write. */
export const OWN_LOOK_ALIKES = 20;

const written = (from: string): readonly string[] => {
  if (from === 'е') return ['ye', 'e'];
  if (from === 'ц') return ['ts', 's'];
  if (from === 'ъ') return [...APOSTROPHES, ''];
  if (from === 'ь') return [''];
  const latin = LATIN_OF[from] ?? from;
  return [latin, NEW_LATIN_OF[latin] ?? latin];
};

/** How many characters of `to` the first `count` characters of `from` became. */
export const pieceLength = (from: string, to: string, count: number): number => {
  let length = 0;
  for (let at = 0; at < count; at += 1) {
    const rest = to.slice(length).toLowerCase();
    const piece = written(from.charAt(at).toLowerCase()).find((candidate) => rest.startsWith(candidate));
    if (piece === undefined) return Math.round((count * to.length) / from.length);
    length += piece.length;
  }
  return length;
};
