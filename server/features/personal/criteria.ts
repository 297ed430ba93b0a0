/** Identifiers of a person, and conditions that find them. */
import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { bareAddress } from '../../lib/address.ts';
import { hasWordsOf, stemOf } from './names.ts';

type Sign = 'email' | 'pinfl' | 'phone';

/** An identifier in the form in which it is compared; the domain of an address is in ASCII. Several people may have one name. */
export interface Criterion {
  by: Sign | 'name';
  value: string;
}

const PINFL_DIGITS = 14;
/** The digits after the country code, which people leave out. */
export const PHONE_DIGITS = 9;

/** Separators of digits that people type or paste: spaces, hyphens and dashes of every kind, zero-width characters. */
export const BETWEEN_DIGITS = '[\\s\u00a0\u00ad\u2000-\u2015\u202f\u205f\u2060\u2212\u3000\ufeff()./_-]';
const NUMBER = new RegExp(`^(\\d|\\+|${BETWEEN_DIGITS})+$`);

/** Parses an address, a PINFL of 14 digits or a telephone number. @returns undefined for anything else */
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

/** Letters of names, including the five kinds of apostrophes of Uzbek. */
const NAME = /^[\p{L}\p{M}\s'’‘ʻʼ`.-]+$/u;
const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’‘ʻʼ`]/g, '')
    .split(/\s+/)
    // a word without sounds would match every name
    .filter((word) => stemOf(word) !== '');

/** Also parses a name or a part of it, which is enough for a search, but not for an export or an erasure. */
export function personOf(text: string): Criterion | undefined {
  const words = NAME.test(text) ? wordsOf(text) : [];
  // one letter written several times sounds like itself
  const isName = words.some((word) => word.length >= SHORTEST_NAME && stemOf(word).length > 1);
  return criterionOf(text) ?? (isName ? { by: 'name', value: words.join(' ') } : undefined);
}

/** Folds case independently of the database's locale. */
export const lowered = (text: unknown) => sql`lower((${text}) collate "und-x-icu")`;

const digitsOf = (text: unknown) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`;

/** A stored address may have its domain in Unicode or in ASCII. */
export function spellingsOf({ by, value }: Criterion): string[] {
  if (by !== 'email') return [value];
  const domainAt = value.indexOf('@') + 1;
  return [...new Set([value, value.slice(0, domainAt) + domainToUnicode(value.slice(domainAt))])];
}

/** What `trim` takes off an address before a mail is sent there. */
const TRIMMED =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

const comparable: Record<Sign, (text: unknown) => SQL> = {
  email: (text) => sql`btrim(${lowered(text)}, ${TRIMMED})`,
  pinfl: digitsOf,
  phone: (text) => sql`right(${digitsOf(text)}, ${sql.raw(String(PHONE_DIGITS))})`,
};

/** The condition for rows whose columns match any of the identifiers. */
export function pointedTo(
  { by: columns = {}, sound }: { by?: Partial<Record<Criterion['by'], unknown>>; sound?: SQL },
  criteria: readonly Criterion[],
): SQL {
  const names = criteria.filter(({ by }) => by === 'name').map(({ value }) => value);
  const each = criteria.flatMap(({ by, value }) => {
    const column = columns[by];
    return column && by !== 'name' ? inArray(comparable[by](column), spellingsOf({ by, value })) : [];
  });
  if (sound && names.length > 0) each.push(hasWordsOf(sound, names));
  return or(...each) ?? sql`false`;
}

/** The identifiers in the form of the audit log. */
export const digestsOf = (criteria: readonly Criterion[], digestKey: string) =>
  criteria.map(({ by, value }) => ({
    by,
    digest: createHmac('sha256', digestKey).update(value).digest('base64url').slice(0, 22),
  }));
