/**
 * How texts are compared when a user searches: without case, without ё, without apostrophes of any kind, and Cyrillic as Latin,
 * so that `ozbek`, `oʻzbek` and `ўзбек` are one word. Plain data and functions: the server folds what it keeps with them, too.
 */

// biome-ignore format: a table reads better in rows
export const LETTERS: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'j', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'x', ц: 's', ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'i', ь: '',
  э: 'e', ю: 'yu', я: 'ya', ў: 'o', қ: 'q', ғ: 'g', ҳ: 'h', ӯ: 'o', і: 'i', ş: 'sh', ç: 'ch', ö: 'o', ğ: 'g', ı: 'i',
};

/** What hands and keyboards put where ʻ or ʼ belongs. */
const APOSTROPHE = /['`´‘’‛ʹ′ʻʼʽʾʿˈˊˋ＇]/g;

const folded = (character: string) =>
  LETTERS[character] ?? character.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

/** What nobody sees and no hand types: soft hyphens, characters without a width, marks of direction. */
const INVISIBLE = /\p{Cf}/gu;

/** A text as it is compared. Each character is folded by itself, so a part of a text stays a part of it. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE, '')
    .replace(APOSTROPHE, '')
    .replace(/[^ -~]/gu, folded)
    .replace(/\s+/g, ' ');

/**
 * The folded spellings that a search may mean: ё, е and ц have two spellings in Uzbek Latin, so a text may contain the other alphabet's
 * spelling.
 */
export const spellingsOf = (search: string): string[] => {
  const text = search.normalize('NFC').trim().toLowerCase();
  const asLatin = text
    .replace(/ё/g, 'yo')
    .replace(/ц/g, 'ts')
    .replace(/(^|[\sаеёиоуўэюяъ])е/g, '$1ye');
  const asCyrillic = fold(text).replace(/y[eo]/g, 'e').replace(/ts/g, 's');
  return [...new Set([fold(text), fold(asLatin), asCyrillic])];
};

/** The words of a folded text, each once. */
export const wordsIn = (foldedText: string): string[] => [
  ...new Set(foldedText.match(/[\p{L}\p{N}]+/gu) ?? []),
];
