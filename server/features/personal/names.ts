/** Compares names by their sound, in Russian, Uzbek or Latin letters, in any case, whole or with initials. */
import { type SQL, sql } from 'drizzle-orm';
import { fold, LETTERS } from '../../../src/wire/folding.ts';

/** Spellings of one sound, of folded texts: Джураева, Жўраева, Juraeva, Djurayeva are `jarava`. PostgreSQL and JavaScript read them alike. */
const SOUNDS = [
  ['dzh|dj|zh', 'j'],
  ['kh|x', 'h'],
  ['ts', 's'],
  ['q', 'k'],
  ['w', 'v'],
  ['[aeiouy]+', 'a'],
  ['([a-z])\\1+', '\\1'],
] as const;

const soundOf = (text: string) =>
  SOUNDS.reduce(
    (heard, [written, sound]) => heard.replace(new RegExp(written, 'g'), sound.replace('\\', '$')),
    fold(text),
  );

const pairs = Object.entries(LETTERS);
const single = pairs.filter(([, latin]) => latin.length === 1);
const several = pairs.filter(([, latin]) => latin.length > 1);
const silent = [
  ...pairs.filter(([, latin]) => latin === '').map(([letter]) => letter),
  ..."'`´‘’‛ʹ′ʻʼʽʾʿ\u00ad\u200b\u200c\u200d\u2060\ufeff",
];

/** Combining accents. */
const MARKS = '[\\u0300-\\u036f]';

/** A text of the database by its sound. */
function sounding(text: unknown): SQL {
  const lowered = sql`lower(normalize(${text}, NFC) collate "und-x-icu")`;
  const from = [...single.map(([letter]) => letter), ...silent].join('');
  const translated = sql`translate(${lowered}, ${from}, ${single.map(([, latin]) => latin).join('')})`;
  const latin = several.reduce(
    (each, [letter, letters]) => sql`replace(${each}, ${letter}, ${letters})`,
    translated,
  );
  const plain = sql`lower(regexp_replace(normalize(${latin}, NFKD), ${MARKS}, '', 'g'))`;
  return SOUNDS.reduce(
    (each, [written, sound]) => sql`regexp_replace(${each}, ${written}, ${sound}, 'g')`,
    plain,
  );
}

/** Endings after the stem of a name: Russian and Uzbek case endings, by their sound. */
const ENDING = 'a?(m|h|n|ga|ka|na|nang|da|dan)?\\M';
const GAP = '[^a-z0-9.]+';

/** The key of a word; empty for punctuation, and for letters that are neither Cyrillic nor Latin. */
export const stemOf = (word: string) =>
  soundOf(word)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)a$/, '');

/** The keys of a name's words: of letters and digits alone, so nothing in them is an operator of a pattern. */
const stemsOf = (name: string) =>
  name
    .split(/[\s.]+/)
    .map(stemOf)
    .filter((stem) => stem !== '');

/** The spellings of an initial: Ш is Sh, or S in an abbreviation of a Latin name. */
function initialOf(stem: string) {
  const [first = ''] = stem;
  const pair = /^[sc]h/.exec(stem)?.[0];
  return pair ? `\\m(${pair}|${first})\\.` : `\\m${first}\\.`;
}

/**
 * A pattern for texts, by their sound, that name a person: family and first name in either order, with or without the patronymic, or the
 * family name with initials.
 *
 * @param fullName - family, first name, patronymic
 * @returns undefined where a part is too short to identify anybody
 */
function patternOf(fullName: string): string | undefined {
  const [family = '', first = '', patronymic = ''] = stemsOf(fullName);
  if (family.length < 2 || first.length < 2 || family.length + first.length < 6) return undefined;
  const [surname, name] = [`\\m${family}${ENDING}`, `\\m${first}${ENDING}`];
  const middle = patronymic && `(\\m${patronymic}${ENDING}${GAP})?`;
  const initials = patronymic
    ? `${initialOf(first)}\\s*(${initialOf(patronymic)}\\s*)?`
    : `${initialOf(first)}\\s*([a-z]{1,2}\\.\\s*)?`;
  return [
    `${surname}${GAP}${name}`,
    `${name}${GAP}${middle}${surname}`,
    `${initials}${surname}`,
    `${surname}[,\\s]+${initials}(?!\\s*[a-z]{1,2}\\.)`,
  ]
    .map((each) => `(${each})`)
    .join('|');
}

/** The condition for texts that name a person. */
export const names = (text: unknown, fullName: string): SQL | undefined => {
  const pattern = patternOf(fullName);
  return pattern === undefined ? undefined : sql`${sounding(text)} ~ ${pattern}`;
};

/** The condition for names that contain each of the words or beginnings of words. The name is transcribed once for all of them. */
export const hasWords = (name: unknown, words: readonly string[]): SQL =>
  sql`${sounding(name)} like all(${sql.param(words.map((word) => `%${stemOf(word)}%`))}::text[])`;
