/** Texts of staff that name people: comments, and remarks of returned items. */
import { asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { escapeRegExp } from '../../lib/escape.ts';
import { yieldToOthers } from '../../lib/yieldToOthers.ts';
import { BETWEEN_DIGITS, type Criterion, lowered, spellingsOf } from './criteria.ts';
import { entriesOf, readPlaces, signsIn } from './known.ts';
import { findNamed } from './namedPeople.ts';
import { hasBeginningOf, hasWordsOf, matches } from './names.ts';
import { PLACES, RECORDS, type Records, type Traces } from './places.ts';

type Said = Pick<Traces, 'comments' | 'notes'>;

const FREE_TEXTS = (['comments', 'notes'] as const).flatMap((of) =>
  PLACES[of].texts.map((each) => [of, each] as const),
);

/** A number with any separators. A telephone number may begin with the country code. */
const asNumber = ({ by, value }: Criterion) =>
  `(^|[^0-9])${by === 'phone' ? '[0-9]{0,4}' : ''}${[...value].join(`${BETWEEN_DIGITS}*`)}($|[^0-9])`;

const asAddress = ({ value }: Criterion) =>
  `(^|[^a-z0-9._+-])${escapeRegExp(value)}(?![a-z0-9-]|\\.[a-z0-9])`;

/** The condition for texts with one of the identifiers. */
function says({ text, sound }: { text: SQL; sound: SQL }, signs: readonly Criterion[]) {
  const addresses = signs.filter(({ by }) => by === 'email').map(asAddress);
  const numbers = signs.filter(({ by }) => by === 'pinfl' || by === 'phone').map(asNumber);
  const names = signs.filter(({ by }) => by === 'name').map(({ value }) => value);
  return or(
    names.length > 0 ? hasWordsOf(sound, names) : undefined,
    addresses.length > 0 ? matches(lowered(text), addresses) : undefined,
    numbers.length > 0 ? matches(text, numbers) : undefined,
  );
}

/**
 * Texts of staff that name a person: by the searched identifier, or by the name, address and numbers in the person's records. In a search
 * by name alone the records may belong to several people, so their other data is not used.
 */
export async function saidOf(db: Database, criteria: readonly Criterion[], records: Records): Promise<Said> {
  const found: Said = { comments: [], notes: [] };
  // an erasure by age leaves the words of staff alone
  if (criteria.length === 0) return found;
  const isByName = criteria.some(({ by }) => by === 'name');
  const own = isByName ? {} : await readPlaces(db, RECORDS, records);
  const signs = [...criteria, ...signsIn(own)].flatMap((each) =>
    spellingsOf(each).map((value) => ({ ...each, value })),
  );
  const names = entriesOf(own).map(({ fullName }) => fullName);
  const { stems, isNamed } = findNamed([...new Set(names)]);
  for (const [of, { table, id, ...said }] of FREE_TEXTS) {
    const isSaid = says(said, signs) ?? sql`false`;
    const mayBeNamed = stems.length > 0 ? hasBeginningOf(said.sound, stems) : undefined;
    const rows = await db
      .select({ id, text: sql<string>`${said.text}`, isSaid: sql<boolean>`${isSaid}` })
      .from(table)
      .where(or(isSaid, mayBeNamed))
      .orderBy(asc(id));
    for (const row of rows) {
      await yieldToOthers();
      if (row.isSaid || isNamed(row.text)) found[of].push(Number(row.id));
    }
  }
  return found;
}

/** Erases the words, but keeps that somebody commented, and the answers. */
export async function eraseWords(tx: Database, said: Said, now: Date) {
  for (const [of, { id, erase }] of FREE_TEXTS)
    if (said[of].length > 0) await erase(tx, inArray(id, said[of]), now);
}
