/** What staff have said of people: in comments, and in notes with which they gave something back. */
import { asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applications, comments, onlineAppeals, proposals, reviewReturns, trash } from '../db/schema.ts';
import { asName, type Criterion, nameOf } from './criteria.ts';
import type { Records, Traces } from './traces.ts';

/** Shorter ones stand in too many other words. */
const SHORTEST_NAME = 6;

/** Everything that a comment says, the passage that it quotes included. */
const commentText = sql`concat_ws(' ', ${comments.text}, ${comments.quote} ->> 'before', ${comments.quote} ->> 'exact', ${comments.quote} ->> 'after')`;

async function namesIn(db: Database, { applications: ids, appeals, deleted }: Records): Promise<string[]> {
  const deletedName = sql<string | null>`${trash.rows} #>> '{0,rows,0,full_name}'`;
  const found = [
    await db.select({ name: applications.fullName }).from(applications).where(inArray(applications.id, ids)),
    await db
      .select({ name: onlineAppeals.fullName })
      .from(onlineAppeals)
      .where(inArray(onlineAppeals.id, appeals)),
    await db.select({ name: deletedName }).from(trash).where(inArray(trash.id, deleted)),
  ];
  return found.flat().flatMap(({ name }) => name ?? []);
}

/** How people write a name: whole, or family and first name, in either order. */
export function spellingsOfName(fullName: string): string[] {
  const words = fullName.trim().split(/\s+/);
  const [family = '', first = ''] = words;
  const spellings = first ? [words.join(' '), `${family} ${first}`, `${first} ${family}`] : [family];
  // as they are compared: of a name in apostrophes alone nothing is left, and that stands in every text
  return [...new Set(spellings.map(nameOf))].filter((each) => each.length >= SHORTEST_NAME);
}

const literally = (text: string) => text.replace(/[\\^$.|?*+()[\]{}-]/g, '\\$&');

/** Numbers as they are, and with what people part their digits by left out. */
const numbersIn = (text: SQL) => [text, sql`regexp_replace(${text}, '(?<=[0-9])[ ()-]+(?=[0-9])', '', 'g')`];

/** A telephone number may begin with the code of the country. */
const asNumber = ({ by, value }: Criterion) =>
  `(^|[^0-9])${by === 'phone' ? '[0-9]{0,4}' : ''}${value}($|[^0-9])`;

/** A name begins where a word does: its end changes with the case. */
const saysName = (text: SQL, name: string) => sql`${asName(text)} ~ ${`\\m${literally(name)}`}`;

function says(text: SQL, criterion: Criterion): SQL | undefined {
  const { by, value } = criterion;
  if (by === 'name') return saysName(text, value);
  if (by === 'email') return sql`${asName(text)} ~ ${`(^|[^a-z0-9._+-])${literally(value)}`}`;
  return or(...numbersIn(text).map((each) => sql`${each} ~ ${asNumber(criterion)}`));
}

/**
 * What staff have said that names a person: by what was asked for, or as the person's own records do. Where only a name was asked for, the
 * records may be those of many, and say nothing more.
 */
export async function saidOf(
  db: Database,
  criteria: readonly Criterion[],
  records: Records,
): Promise<Pick<Traces, 'comments' | 'notes'>> {
  const isByName = criteria.some(({ by }) => by === 'name');
  const names = isByName ? [] : (await namesIn(db, records)).flatMap(spellingsOfName);
  const naming = (text: SQL) =>
    or(...criteria.map((each) => says(text, each)), ...names.map((name) => saysName(text, name)));
  const said = await db
    .select({ id: comments.id })
    .from(comments)
    .where(naming(commentText))
    .orderBy(asc(comments.id));
  const noted = await db
    .select({ id: reviewReturns.publicationId })
    .from(reviewReturns)
    .where(naming(sql`${reviewReturns.note}`))
    .orderBy(asc(reviewReturns.publicationId));
  const refused = await db
    .select({ id: sql<number>`-${proposals.id}` })
    .from(proposals)
    .where(naming(sql`${proposals.note}`))
    .orderBy(asc(proposals.id));
  return { comments: said.map(({ id }) => id), notes: [...noted, ...refused].map(({ id }) => id) };
}

export const nothingSaid: Pick<Traces, 'comments' | 'notes'> = { comments: [], notes: [] };

/** Erases the words. That somebody said something, and what others have answered, stays. */
export async function eraseWords(
  tx: Database,
  { comments: said, notes }: Pick<Traces, 'comments' | 'notes'>,
  now: Date,
) {
  if (said.length > 0) {
    await tx.update(comments).set({ text: '', quote: null, erasedAt: now }).where(inArray(comments.id, said));
  }
  if (notes.length > 0) {
    await tx.update(reviewReturns).set({ note: '' }).where(inArray(reviewReturns.publicationId, notes));
    await tx
      .update(proposals)
      .set({ note: '' })
      .where(inArray(sql`-${proposals.id}`, notes));
  }
}
