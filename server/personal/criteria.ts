/** What a person is known by, and where that is found. */
import { createHmac } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { applications, mailOutbox, onlineAppeals, trash } from '../db/schema.ts';
import { bareAddress } from '../mail/address.ts';

type Sign = 'email' | 'pinfl' | 'phone';

/** One thing that a person is known by, as it is compared; of an address the domain in ASCII. */
export interface Criterion {
  by: Sign;
  value: string;
}

const PINFL_DIGITS = 14;
/** What follows the code of the country; people leave that out. */
const PHONE_DIGITS = 9;

/** Reads an address, a personal number of 14 digits or a telephone number. @returns nothing for anything else */
export function criterionOf(text: string): Criterion | undefined {
  const email = text.includes('@') ? bareAddress(text) : undefined;
  if (email) return { by: 'email', value: email.toLowerCase() };
  if (!/^[\d\s()+-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length === PINFL_DIGITS) return { by: 'pinfl', value: digits };
  const isPhone = digits.length >= PHONE_DIGITS && digits.length < PINFL_DIGITS;
  return isPhone ? { by: 'phone', value: digits.slice(-PHONE_DIGITS) } : undefined;
}

const digitsOf = (text: unknown) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`;

/** An address stands in a record as somebody has typed it, with a domain in letters of his own or in ASCII. */
function spellingsOf({ by, value }: Criterion): string[] {
  if (by !== 'email') return [value];
  const domainAt = value.indexOf('@') + 1;
  return [...new Set([value, value.slice(0, domainAt) + domainToUnicode(value.slice(domainAt))])];
}

const comparable: Record<Sign, (text: unknown) => SQL> = {
  email: (text) => sql`lower(btrim(${text}))`,
  pinfl: digitsOf,
  phone: (text) => sql`right(${digitsOf(text)}, ${sql.raw(String(PHONE_DIGITS))})`,
};

/** In the trash the record's own row stands first. */
const deleted = (column: string) => sql`${trash.rows} #>> ${sql.raw(`'{0,rows,0,${column}}'`)}`;

/** By what the rows of each place are found. */
const places = {
  applications: { email: applications.email, pinfl: applications.pinfl },
  appeals: { email: onlineAppeals.email, phone: onlineAppeals.phoneNumber },
  mails: { email: mailOutbox.recipient },
  deleted: { email: deleted('email'), pinfl: deleted('pinfl') },
} satisfies Record<string, Partial<Record<Sign, unknown>>>;

/** The condition for the rows of a place that any of these points to. */
export function pointedTo(place: keyof typeof places, criteria: readonly Criterion[]): SQL {
  const columns: Partial<Record<Sign, unknown>> = places[place];
  const each = criteria.flatMap((criterion) => {
    const column = columns[criterion.by];
    return column ? [inArray(comparable[criterion.by](column), spellingsOf(criterion))] : [];
  });
  return or(...each) ?? sql`false`;
}

/** What the audit log is told of them. */
export const digestsOf = (criteria: readonly Criterion[], digestKey: string) =>
  criteria.map(({ by, value }) => ({
    by,
    digest: createHmac('sha256', digestKey).update(value).digest('base64url').slice(0, 22),
  }));
