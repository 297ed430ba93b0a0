/** Compares names by their sound, in Russian, Uzbek or Latin letters, in any case, whole or with initials. */
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { fold } from '../../../src/wire/folding.ts';

/** Spellings of one sound, of folded texts: Джураева, Жўраева, Juraeva, Djurayeva are `jarava`. The database's function `name_sound` has the same. */
const SOUNDS = [
  ['shch', 'sh'],
  ['dzh|dj|zh', 'j'],
  ['kh|x', 'h'],
  ['ts', 's'],
  ['q', 'k'],
  ['w', 'v'],
  ['[aeiouy]+', 'a'],
] as const;

/** Letters that are one sound up to four times. A pattern with a back-reference takes cubic time in PostgreSQL. */
const DOUBLED = [...'bcdfghjklmnprstvz'.repeat(2)];

/** A text as PostgreSQL's `name_sound` has it. */
export const soundOf = (text: string) => {
  const heard = SOUNDS.reduce(
    (each, [written, sound]) => each.replace(new RegExp(written, 'g'), sound),
    fold(text),
  );
  return DOUBLED.reduce((each, letter) => each.replaceAll(letter + letter, letter), heard);
};

/** PostgreSQL keeps 32 compiled patterns, so many are joined to few. */
const PATTERNS_IN_ONE = 20;

/** The condition for texts that match one of the patterns. */
export function matches(text: SQL, patterns: readonly string[]): SQL {
  const joined = Array.from({ length: Math.ceil(patterns.length / PATTERNS_IN_ONE) }, (_, at) =>
    patterns.slice(at * PATTERNS_IN_ONE, (at + 1) * PATTERNS_IN_ONE).join('|'),
  );
  return sql`${text} ~ any(${sql.param(joined)}::text[])`;
}

/** The stored sound of a table's names, or of the texts that may name people. */
export const storedSound = (table: PgTable): SQL => sql`${table}.name_sound`;

/** A text of the database by its sound, as `soundOf` has it. */
export const soundOfText = (text: unknown): SQL => sql`name_sound(${text})`;

/** Endings after the stem of a name: Russian and Uzbek case endings, by their sound. */
const ENDING = 'a?(ma?|h|n|ga|ka|na|nang|da|dan)?\\M';
const GAP = '[^a-z0-9.]+';
const BRACKETS = '(\\s*\\([^)]*\\))?';
const HYPHENS = /[-\u2010-\u2015]/g;

/** The key of a word; empty for punctuation, and for letters that are neither Cyrillic nor Latin. */
export const stemOf = (word: string) =>
  soundOf(word)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)a$/, '');

const namesIn = (fullName: string) => fullName.split(/[\s.]+/).filter((word) => stemOf(word) !== '');

/** The names by which a person is known: with the family name, and with each word in brackets, such as a former one, in its place. */
function knownAs(fullName: string): string[][] {
  const inBrackets = [...fullName.matchAll(/\(([^)]*)\)/g)].flatMap(([, former = '']) => namesIn(former));
  const [family = '', ...others] = namesIn(fullName.replace(/\([^)]*\)/g, ' '));
  return [family, ...inBrackets].map((each) => [each, ...others]);
}

/** The key of a name whose parts are written in one word. */
const stemOfWhole = (name: string) => stemOf(name.replace(HYPHENS, ''));

const inAnyCase = (stem: string) => `\\m${stem}${ENDING}`;

/** A pattern for a name in any case; one of several parts may be written in one word, or each part in its case. Stems have no operators of a pattern. */
function spelled(name: string) {
  const parts = name.split(HYPHENS).map(stemOf);
  return `(${inAnyCase(stemOfWhole(name))}|${parts.filter(Boolean).map(inAnyCase).join('[^a-z0-9]+')})`;
}

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
 * @returns the pattern, and beginnings of words of which each text that it matches has one; undefined where a name is too short to
 *   identify anybody
 */
function patternOf([family = '', first = '', patronymic = '']: string[]) {
  const [familyStem, firstStem] = [stemOfWhole(family), stemOfWhole(first)];
  if (familyStem.length < 2 || firstStem.length < 2 || familyStem.length + firstStem.length < 6)
    return undefined;
  const [surname, name] = [spelled(family), spelled(first)];
  const middle = patronymic && `(${spelled(patronymic)}${GAP})?`;
  const initials = patronymic
    ? `${initialOf(first)}\\s*(${initialOf(patronymic)}\\s*)?`
    : `${initialOf(first)}\\s*([a-z]{1,2}\\.\\s*)?`;
  const orders = [
    `${surname}${BRACKETS}${GAP}${name}`,
    `${name}${GAP}${middle}${surname}`,
    `${initials}${surname}`,
    `${surname}${BRACKETS}[,\\s]+${initials}(?!\\s*[a-z]{1,2}\\.)`,
  ];
  const [part = ''] = family.split(HYPHENS).map(stemOf).filter(Boolean);
  return { beginnings: [part, familyStem], pattern: orders.map((each) => `(${each})`).join('|') };
}

/**
 * The condition for texts that name one of several people, by the sound of the texts. One pass finds those with a family name, because the
 * patterns of hundreds of people take long.
 */
export const namesOneOf = (sound: SQL, fullNames: readonly string[]): SQL | undefined => {
  const people = fullNames.flatMap(knownAs).flatMap((names) => patternOf(names) ?? []);
  if (people.length === 0) return undefined;
  const families = [...new Set(people.flatMap(({ beginnings }) => beginnings))].join('|');
  const patterns = [...new Set(people.map(({ pattern }) => pattern))];
  return sql`case when ${sound} ~ ${`\\m(${families})`} then ${matches(sound, patterns)} else false end`;
};

/** The condition for texts that contain each word, or part of a word, of one of several names, by the sound of the texts. */
export const hasWordsOf = (sound: SQL, names: readonly string[]): SQL => {
  const stemsIn = (name: string) => name.split(/[\s-]+/).map(stemOf);
  return (
    or(...names.map((name) => and(...stemsIn(name).map((stem) => like(sound, `%${stem}%`))))) ?? sql`false`
  );
};
