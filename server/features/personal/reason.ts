import { fold } from '../../../src/wire/folding.ts';
import { PHONE_DIGITS } from './criteria.ts';
import { entriesOf } from './entries.ts';
import type { Known } from './known.ts';

/** Endings of names are declined: this much at the end says nothing. */
const ENDING = 2;
const SHORTEST_WORD = 4;

const stemsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .filter(({ length }) => length >= SHORTEST_WORD)
    .map((word) => fold(word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING))))
    .filter((stem) => stem !== '');

/**
 * Whether a text that stays in the audit log for good names the person whose data goes: by his name, in Cyrillic or Latin letters, or
 * by what looks like an address, a PINFL or a telephone, anybody's.
 */
export function namesSomebody(text: string, known: Known): boolean {
  const groups = text.match(/\d[\d\s()+-]*\d/g) ?? [];
  // a longer one may be a date and a number after it
  const isLong = (group: string) => group.replace(/\D/g, '').length >= PHONE_DIGITS;
  if (text.includes('@') || groups.some(isLong)) return true;
  const said = fold(text);
  return entriesOf(known).some(({ fullName }) => stemsOf(fullName).some((stem) => said.includes(stem)));
}
