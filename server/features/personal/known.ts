/** What is known of a person, read and shown. */
import { inArray } from 'drizzle-orm';
import { fold } from '../../../src/wire/folding.ts';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';
import { type Criterion, criterionOf, PHONE_DIGITS } from './criteria.ts';
import { type Entry, PLACE_NAMES, PLACES, type Place, type PlaceName, type Traces } from './places.ts';

/** The account of an employee who is asked for. It is no applicant's data, and goes with none. */
async function accountOf(db: Database, criteria: readonly Criterion[]) {
  const names = criteria.filter(({ by }) => by === 'email').map(({ value }) => value);
  const { id, userName, fullName, role, isDisabled, createdAt, lastSignInAt } = accounts;
  return await db
    .select({ id, userName, fullName, role, isDisabled, createdAt, lastSignInAt })
    .from(accounts)
    .where(inArray(accounts.userName, names));
}

type Rows = { [Name in PlaceName]: Awaited<ReturnType<(typeof PLACES)[Name]['read']>> };

/** Everything that is stored about a person, whole; of files what they are. */
export async function readKnown(db: Database, traces: Traces, criteria: readonly Criterion[]) {
  const rows: Partial<Record<PlaceName, unknown>> = {};
  for (const name of PLACE_NAMES) rows[name] = await PLACES[name].read(db, traces[name]);
  return { ...(rows as Rows), accounts: await accountOf(db, criteria) };
}

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** What is known of a person, thing by thing. */
export const entriesOf = (known: Known): Entry[] =>
  PLACE_NAMES.flatMap((place) => {
    // each place has rows of its own
    const { entry }: Pick<Place<never>, 'entry'> = PLACES[place];
    return known[place].map((row) => ({
      place,
      fullName: '',
      email: '',
      number: '',
      ...entry(row as never),
    }));
  });

/** What else those who were found are known by, so that it can be asked for, too. */
export function othersIn(known: Known, criteria: readonly Criterion[]): string[] {
  const texts = entriesOf(known).flatMap(({ email, number }) => [email, number]);
  const asked = new Set(criteria.map(({ value }) => value));
  const others = texts.flatMap((each) => criterionOf(each) ?? []).map(({ value }) => value);
  return [...new Set(others)].filter((value) => !asked.has(value));
}

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
