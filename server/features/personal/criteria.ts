/** What a person is known by, and where that is found. */
import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { bareAddress } from '../../lib/address.ts';
import { hasWords, stemOf } from './names.ts';

type Sign = 'email' | 'pinfl' | 'phone';

/** One thing that a person is known by, as it is compared; of an address the domain in ASCII. A name may be that of many. */
export interface Criterion {
  by: Sign | 'name';
  value: string;
}

const PINFL_DIGITS = 14;
/** What follows the code of the country; people leave that out. */
export const PHONE_DIGITS = 9;

/** What people, and the programs they copy from, part digits by: spaces, hyphens and dashes of every kind, signs without width. */
export const BETWEEN_DIGITS = '[\\s\u00a0\u00ad\u2000-\u2015\u202f\u205f\u2060\u2212\u3000\ufeff()./_-]';
const NUMBER = new RegExp(`^(\\d|\\+|${BETWEEN_DIGITS})+$`);

/** Reads an address, a personal number of 14 digits or a telephone number. @returns nothing for anything else */
export function criterionOf(text: string): Criterion | undefined {
  const email = text.includes('@') ? bareAddress(text) : undefined;
  if (email) return { by: 'email', value: email.toLowerCase() };
  if (!NUMBER.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length === PINFL_DIGITS) return { by: 'pinfl', value: digits };
  const isPhone = digits.length >= PHONE_DIGITS && digits.length < PINFL_DIGITS;
  return isPhone ? { by: 'phone', value: digits.slice(-PHONE_DIGITS) } : undefined;
}

const SHORTEST_NAME = 3;

/** Letters of names, and what is written for letters: those of Uzbek are written with five kinds of apostrophes. */
const NAME = /^[\p{L}\p{M}\s'’‘ʻʼ`.-]+$/u;
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’‘ʻʼ`]/g, '')
    .split(/\s+/)
    // what has no sound would be found in every name
    .filter((word) => stemOf(word) !== '');

/** Reads a name or a part of it, too: enough to look for, not to hand out or to erase. */
export function personOf(text: string): Criterion | undefined {
  const words = NAME.test(text) ? wordsOf(text) : [];
  const isName = words.some(({ length }) => length >= SHORTEST_NAME);
  return criterionOf(text) ?? (isName ? { by: 'name', value: words.join(' ') } : undefined);
}

/** Whatever the locale of the database says of letters beyond ASCII. */
export const lowered = (text: unknown) => sql`lower((${text}) collate "und-x-icu")`;

const digitsOf = (text: unknown) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`;

/** An address stands in a record as somebody has typed it, with a domain in letters of his own or in ASCII. */
export function spellingsOf({ by, value }: Criterion): string[] {
  if (by !== 'email') return [value];
  const domainAt = value.indexOf('@') + 1;
  return [...new Set([value, value.slice(0, domainAt) + domainToUnicode(value.slice(domainAt))])];
}

const comparable: Record<Sign, (text: unknown) => SQL> = {
  email: (text) => sql`btrim(${lowered(text)})`,
  pinfl: digitsOf,
  phone: (text) => sql`right(${digitsOf(text)}, ${sql.raw(String(PHONE_DIGITS))})`,
};

/** The condition for rows whose columns any of these points to. */
export function pointedTo(
  columns: Partial<Record<Criterion['by'], unknown>>,
  criteria: readonly Criterion[],
): SQL {
  const each = criteria.flatMap(({ by, value }) => {
    const column = columns[by];
    if (!column) return [];
    if (by === 'name') return hasWords(column, value.split(' '));
    return inArray(comparable[by](column), spellingsOf({ by, value }));
  });
  return or(...each) ?? sql`false`;
}

/** What the audit log has of them. */
export const digestsOf = (criteria: readonly Criterion[], digestKey: string) =>
  criteria.map(({ by, value }) => ({
    by,
    digest: createHmac('sha256', digestKey).update(value).digest('base64url').slice(0, 22),
  }));
