/** Compares names by their sound, in Russian, Uzbek or Latin letters. */
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { fold } from '../../../src/wire/folding.ts';

/** Letters of neighbouring languages; other unknown letters are left out. */
const OTHER_LETTERS: Record<string, string> = Object.fromEntries(
  ['әa', 'өo', 'үu', 'ұu', 'ңn', 'һh', 'җj', 'ҷj', 'єe', 'їi', 'ґg', 'ӣi', 'đd', 'łl', 'øo', 'əa'].map(
    ([letter = '', latin = '']) => [letter, latin],
  ),
);

/** Spellings of one sound, of folded texts. The database's function `name_sound` has the same. */
const SOUNDS = [
  ['shch', 'sh'],
  ['dzh|dj|zh', 'j'],
  ['kh|x', 'h'],
  ['ts', 's'],
  ['q', 'k'],
  ['w', 'v'],
] as const;

/** Letters that are one sound up to four times. A pattern with a back-reference takes cubic time in PostgreSQL. */
const DOUBLED = [...'bcdfghjklmnprstvz'.repeat(2)];

/** A text by its sound, with its vowels: Джураева and Djurayeva are `juraeva` and `jurayeva`. */
export const heardOf = (text: string) => {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^ -~]/gu, (each) => OTHER_LETTERS[each] ?? each);
  const heard = SOUNDS.reduce(
    (each, [written, sound]) => each.replace(new RegExp(written, 'g'), sound),
    fold(letters).replace(/(?![ -~])\p{L}/gu, ''),
  );
  return DOUBLED.reduce((each, letter) => each.replaceAll(letter + letter, letter), heard);
};

/** A text as PostgreSQL's `name_sound` has it, in which all vowels are one: Джураева, Жўраева, Juraeva, Djurayeva are `jarava`. */
export const soundOf = (text: string) => heardOf(text).replace(/[aeiouy]+/g, 'a');

/** PostgreSQL keeps 32 compiled patterns, so many are joined to few. */
const PATTERNS_IN_ONE = 20;
const WORDS_IN_ONE = 300;

/** The condition for texts that match one of the patterns. @param inOne - how many are joined */
export function matches(text: SQL, patterns: readonly string[], inOne = PATTERNS_IN_ONE): SQL {
  const joined = Array.from({ length: Math.ceil(patterns.length / inOne) }, (_, at) =>
    patterns.slice(at * inOne, (at + 1) * inOne).join('|'),
  );
  return sql`${text} ~ any(${sql.param(joined)}::text[])`;
}

/** The stored sound of a table's names, or of the texts that may name people. */
export const storedSound = (table: PgTable): SQL => sql`${table}.name_sound`;

/** A text of the database by its sound. */
export const soundOfText = (text: unknown): SQL => sql`name_sound(${text})`;

/** The key of a word; empty for punctuation, and for letters that are neither Cyrillic nor Latin. */
export const stemOf = (word: string) =>
  soundOf(word)
    .replace(/[^a-z0-9]/g, '')
    .replace(/(?<=..)a$/, '');

/** The condition for texts that contain each word, or part of a word, of one of several names, by the sound of the texts. */
export const hasWordsOf = (sound: SQL, names: readonly string[]): SQL => {
  const stemsIn = (name: string) => name.split(/[\s-]+/).map(stemOf);
  return (
    or(...names.map((name) => and(...stemsIn(name).map((stem) => like(sound, `%${stem}%`))))) ?? sql`false`
  );
};

/** The condition for texts with a word that begins with one of the keys, by the sound of the texts. */
export const hasBeginningOf = (sound: SQL, stems: readonly string[]): SQL =>
  matches(
    sound,
    stems.map((stem) => `\\m${stem}`),
    WORDS_IN_ONE,
  );
