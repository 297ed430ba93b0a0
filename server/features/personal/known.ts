/** Reads the data about a person for display. */
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { fold } from '../../../src/wire/folding.ts';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';
import { type Criterion, criterionOf, PHONE_DIGITS } from './criteria.ts';
import { PLACE_NAMES, PLACES, type Place, type PlaceName, type Traces } from './places.ts';

/** The account of an employee; it is not part of an applicant's data and is never erased with it. */
async function accountOf(db: Database, criteria: readonly Criterion[]) {
  const names = criteria.filter(({ by }) => by === 'email').map(({ value }) => value);
  const { id, userName, fullName, role, isDisabled, createdAt, lastSignInAt } = accounts;
  return await db
    .select({ id, userName, fullName, role, isDisabled, createdAt, lastSignInAt })
    .from(accounts)
    .where(inArray(accounts.userName, names));
}

type Rows = { [Name in PlaceName]: Awaited<ReturnType<(typeof PLACES)[Name]['read']>> };

/** All data of the rows in some places; of files only their metadata. */
export async function readPlaces<Name extends PlaceName>(
  db: Database,
  names: readonly Name[],
  traces: Pick<Traces, Name>,
) {
  const rows: Partial<Record<PlaceName, unknown>> = {};
  for (const name of names) rows[name] = await PLACES[name].read(db, traces[name]);
  return rows as Pick<Rows, Name>;
}

/** Everything that is stored about a person. */
export async function readKnown(db: Database, traces: Traces, criteria: readonly Criterion[]) {
  return { ...(await readPlaces(db, PLACE_NAMES, traces)), accounts: await accountOf(db, criteria) };
}

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** The data about people, one entry per thing. */
export const entriesOf = (known: Partial<Rows>) =>
  PLACE_NAMES.flatMap((place) => {
    // rows have different types in each place
    const { entry }: Pick<Place<never>, 'entry'> = PLACES[place];
    return (known[place] ?? []).map((row) => ({
      place,
      fullName: '',
      email: '',
      number: '',
      ...entry(row as never),
    }));
  });

/** A digest of what a search found: its ids and the texts of staff. An erasure sends the digest that was shown to the administrator. */
export function digestOf(traces: Traces, { comments, notes }: Pick<Known, 'comments' | 'notes'>): string {
  const ids = PLACE_NAMES.map((name) => traces[name].toSorted((one, other) => one - other));
  const texts = [comments.map(PLACES.comments.entry), notes.map(PLACES.notes.entry)];
  return createHash('sha256')
    .update(JSON.stringify([ids, texts]))
    .digest('base64url');
}

/** The identifiers in the data about people. */
export const signsIn = (known: Partial<Rows>) =>
  entriesOf(known)
    .flatMap(({ email, number }) => [email, number])
    .flatMap((each) => criterionOf(each) ?? []);

/** Further identifiers of the people found, to search for them too. */
export function othersIn(known: Known, criteria: readonly Criterion[]): string[] {
  const asked = new Set(criteria.map(({ value }) => value));
  return [...new Set(signsIn(known).map(({ value }) => value))].filter((value) => !asked.has(value));
}

/** Names are inflected, so this many final letters are ignored. */
const ENDING = 2;
const SHORTEST_WORD = 4;

const stemsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{M}]+/u)
    .filter(({ length }) => length >= SHORTEST_WORD)
    .map((word) => fold(word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING))))
    .filter((stem) => stem !== '');

/**
 * Whether a text that stays in the audit log names the person: by name in Cyrillic or Latin letters, or by anything like an address, a
 * PINFL or a telephone number.
 */
export function namesSomebody(text: string, known: Known): boolean {
  const groups = text.match(/\d[\d\s()+-]*\d/g) ?? [];
  // a longer one may be a date followed by a number
  const isLong = (group: string) => group.replace(/\D/g, '').length >= PHONE_DIGITS;
  if (text.includes('@') || groups.some(isLong)) return true;
  const said = fold(text);
  return entriesOf(known).some(({ fullName }) => stemsOf(fullName).some((stem) => said.includes(stem)));
}
