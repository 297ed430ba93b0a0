/** Compares names by their sound, in Russian, Uzbek or Latin letters, in any case, whole or with initials. */
import { or, type SQL, sql } from 'drizzle-orm';
import { fold, LETTERS } from '../../../src/wire/folding.ts';

/** Spellings of one sound, of folded texts: Джураева, Жўраева, Juraeva, Djurayeva are `jarava`. PostgreSQL and JavaScript read them alike. */
const SOUNDS = [
  ['dzh|dj|zh', 'j'],
  ['kh|x', 'h'],
  ['ts', 's'],
  ['q', 'k'],
  ['w', 'v'],
  ['[aeiouy]+', 'a'],
] as const;

/** Letters that are one sound up to four times. A pattern with a back-reference takes cubic time in PostgreSQL. */
const DOUBLED = [...'bcdfghjklmnprstvz'.repeat(2)];

const soundOf = (text: string) => {
  const heard = SOUNDS.reduce(
    (each, [written, sound]) => each.replace(new RegExp(written, 'g'), sound),
    fold(text),
  );
  return DOUBLED.reduce((each, letter) => each.replaceAll(letter + letter, letter), heard);
};

const pairs = Object.entries(LETTERS);
const single = pairs.filter(([, latin]) => latin.length === 1);
const several = pairs.filter(([, latin]) => latin.length > 1);
const silent = [
  ...pairs.filter(([, latin]) => latin === '').map(([letter]) => letter),
  ..."'`´‘’‛ʹ′ʻʼʽʾʿ\u00ad\u200b\u200c\u200d\u2060\ufeff",
];

/** Combining accents. */
const MARKS = '[\\u0300-\\u036f]';

/** PostgreSQL keeps 32 compiled patterns, so many are joined to few. */
const PATTERNS_IN_ONE = 20;

/** The condition for texts that match one of the patterns. */
export function matches(text: SQL, patterns: readonly string[]): SQL {
  const joined = Array.from({ length: Math.ceil(patterns.length / PATTERNS_IN_ONE) }, (_, at) =>
    patterns.slice(at * PATTERNS_IN_ONE, (at + 1) * PATTERNS_IN_ONE).join('|'),
  );
  return sql`${text} ~ any(${sql.param(joined)}::text[])`;
}

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
  const heard = SOUNDS.reduce(
    (each, [written, sound]) => sql`regexp_replace(${each}, ${written}, ${sound}, 'g')`,
    plain,
  );
  return DOUBLED.reduce((each, letter) => sql`replace(${each}, ${letter + letter}, ${letter})`, heard);
}

/** Endings after the stem of a name: Russian and Uzbek case endings, by their sound. */
const ENDING = 'a?(m|h|n|ga|ka|na|nang|da|dan)?\\M';
const GAP = '[^a-z0-9.]+';

/** The key of a word; empty for punctuation, and for letters that are neither Cyrillic nor Latin. */
export const stemOf = (word: string) =>
  soundOf(word)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)a$/, '');

/** The words of a name, without a former one in brackets. */
const wordsOf = (name: string) =>
  name
    .replace(/\([^)]*\)/g, ' ')
    .split(/[\s.]+/)
    .filter((word) => stemOf(word) !== '');

/** A pattern for a word in any case, part by part where a hyphen joins several. Keys have no operators of a pattern. */
const spelled = (word: string) =>
  word
    .split('-')
    .map(stemOf)
    .filter(Boolean)
    .map((stem) => `\\m${stem}${ENDING}`)
    .join('[^a-z0-9]*');

/** The spellings of an initial: Ш is Sh, or S in an abbreviation of a Latin name. */
function initialOf(word: string) {
  const stem = stemOf(word);
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
  const [family = '', first = '', patronymic = ''] = wordsOf(fullName);
  const [familyStem, firstStem] = [stemOf(family), stemOf(first)];
  if (familyStem.length < 2 || firstStem.length < 2 || familyStem.length + firstStem.length < 6)
    return undefined;
  const [surname, name] = [spelled(family), spelled(first)];
  const middle = patronymic && `(${spelled(patronymic)}${GAP})?`;
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

/** The condition for texts that name one of several people. Each text is transcribed once for all of them. */
export const namesOneOf = (text: unknown, fullNames: readonly string[]): SQL | undefined => {
  const patterns = new Set(fullNames.flatMap((name) => patternOf(name) ?? []));
  return patterns.size === 0 ? undefined : matches(sounding(text), [...patterns]);
};

/**
 * The condition for texts that contain each word, or beginning of a word, of one of several names. `offset 0` keeps PostgreSQL from
 * transcribing the text once for each name.
 */
export const hasWordsOf = (text: unknown, names: readonly string[]): SQL => {
  const likeEach = names.map((name) => {
    const parts = name.split(/[\s-]+/).map((part) => `%${stemOf(part)}%`);
    return sql`heard.sound like all(${sql.param(parts)}::text[])`;
  });
  return sql`exists (select from (select ${sounding(text)} as sound offset 0) as heard where ${or(...likeEach)})`;
};
