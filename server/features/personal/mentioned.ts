/** What staff have said of people: in comments, and in notes with which they gave something back. */
import { asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { applications, comments, onlineAppeals, proposals, reviewReturns, trash } from '../../db/schema.ts';
import { type Criterion, criterionOf, lowered, spellingsOf } from './criteria.ts';
import { hasWords, names } from './names.ts';
import type { Records, Traces } from './traces.ts';

/** A place where staff write freely, and how the words are erased there. */
interface FreeText {
  of: 'comments' | 'notes';
  table: PgTable;
  /** By what `traces.ts` knows the row. */
  id: SQL<number>;
  text: SQL;
  erase(tx: Database, isMeant: SQL, now: Date): Promise<unknown>;
}

/** All of them. */
const FREE_TEXTS: FreeText[] = [
  {
    of: 'comments',
    table: comments,
    id: sql<number>`${comments.id}`,
    // the passage that it quotes included
    text: sql`concat_ws(' ', ${comments.text}, ${comments.quote} ->> 'before', ${comments.quote} ->> 'exact', ${comments.quote} ->> 'after')`,
    erase: (tx, isMeant, now) =>
      tx.update(comments).set({ text: '', quote: null, erasedAt: now }).where(isMeant),
  },
  {
    of: 'notes',
    table: reviewReturns,
    id: sql<number>`${reviewReturns.publicationId}`,
    text: sql`${reviewReturns.note}`,
    erase: (tx, isMeant) => tx.update(reviewReturns).set({ note: '' }).where(isMeant),
  },
  {
    of: 'notes',
    table: proposals,
    id: sql<number>`-${proposals.id}`,
    text: sql`${proposals.note}`,
    erase: (tx, isMeant) => tx.update(proposals).set({ note: '' }).where(isMeant),
  },
];

/** The names of people's records, and what else these are known by. */
async function signsIn(db: Database, { applications: ids, appeals, deleted }: Records) {
  const inTrash = (column: string) =>
    sql<string | null>`${trash.rows} #>> ${sql.raw(`'{0,rows,0,${column}}'`)}`;
  const { fullName, email, pinfl } = applications;
  const rows = [
    await db
      .select({ name: fullName, email, number: pinfl })
      .from(applications)
      .where(inArray(applications.id, ids)),
    await db
      .select({ name: onlineAppeals.fullName, email: onlineAppeals.email, number: onlineAppeals.phoneNumber })
      .from(onlineAppeals)
      .where(inArray(onlineAppeals.id, appeals)),
    await db
      .select({ name: inTrash('full_name'), email: inTrash('email'), number: inTrash('pinfl') })
      .from(trash)
      .where(inArray(trash.id, deleted)),
  ].flat();
  return {
    names: [...new Set(rows.flatMap(({ name }) => name ?? []))],
    criteria: rows.flatMap(({ email, number }) =>
      [email, number].flatMap((sign) => (sign && criterionOf(sign)) || []),
    ),
  };
}

const literally = (text: string) => text.replace(/[\\^$.|?*+()[\]{}-]/g, '\\$&');

/** Numbers as they are, and with what people part their digits by left out. */
const numbersIn = (text: SQL) => [text, sql`regexp_replace(${text}, '(?<=[0-9])[ ()-]+(?=[0-9])', '', 'g')`];

/** A telephone number may begin with the code of the country. */
const asNumber = ({ by, value }: Criterion) =>
  `(^|[^0-9])${by === 'phone' ? '[0-9]{0,4}' : ''}${value}($|[^0-9])`;

function says(text: SQL, criterion: Criterion): SQL | undefined {
  const { by, value } = criterion;
  if (by === 'name') return hasWords(text, value.split(' '));
  if (by === 'email')
    return sql`${lowered(text)} ~ ${`(^|[^a-z0-9._+-])${literally(value)}(?![a-z0-9-]|\\.[a-z0-9])`}`;
  return or(...numbersIn(text).map((each) => sql`${each} ~ ${asNumber(criterion)}`));
}

/**
 * What staff have said that names a person: by what was asked for, or by name, address and numbers of the person's own records. Where only a
 * name was asked for, the records may be those of many, and say nothing more.
 */
export async function saidOf(
  db: Database,
  criteria: readonly Criterion[],
  records: Records,
): Promise<Pick<Traces, 'comments' | 'notes'>> {
  const isByName = criteria.some(({ by }) => by === 'name');
  const own = isByName ? { names: [], criteria: [] } : await signsIn(db, records);
  const signs = [...criteria, ...own.criteria].flatMap((each) =>
    spellingsOf(each).map((value) => ({ ...each, value })),
  );
  const found: Pick<Traces, 'comments' | 'notes'> = { comments: [], notes: [] };
  for (const { of, table, id, text } of FREE_TEXTS) {
    const isNamed = or(
      ...signs.map((each) => says(text, each)),
      ...own.names.map((each) => names(text, each)),
    );
    const rows = await db.select({ id }).from(table).where(isNamed).orderBy(asc(id));
    found[of].push(...rows.map(({ id }) => Number(id)));
  }
  return found;
}

export const nothingSaid: Pick<Traces, 'comments' | 'notes'> = { comments: [], notes: [] };

/** Erases the words. That somebody said something, and what others have answered, stays. */
export async function eraseWords(
  tx: Database,
  { comments: said, notes }: Pick<Traces, 'comments' | 'notes'>,
  now: Date,
) {
  const meant = { comments: said, notes };
  for (const { of, id, erase } of FREE_TEXTS)
    if (meant[of].length > 0) await erase(tx, inArray(id, meant[of]), now);
}
