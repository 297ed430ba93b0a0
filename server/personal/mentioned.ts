import { asc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { applications, comments, onlineAppeals, trash } from '../db/schema.ts';
import type { Criterion } from './criteria.ts';
import type { Records } from './traces.ts';

/** Shorter ones stand in too many other words. */
const SHORTEST_NAME = 6;

/** Everything that a comment says, the passage that it quotes included. */
const said = sql`concat_ws(' ', ${comments.text}, ${comments.quote} ->> 'before', ${comments.quote} ->> 'exact', ${comments.quote} ->> 'after')`;
const saidDigits = sql`regexp_replace(${said}, '[^0-9]', '', 'g')`;
// the database's own alphabet may be the ASCII one
const folded = (text: unknown) => sql`lower(${text} collate "und-x-icu")`;

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
  return [...new Set(spellings)].filter((each) => each.length >= SHORTEST_NAME);
}

const says = ({ by, value }: Criterion): SQL =>
  by === 'email' || by === 'name'
    ? sql`position(${folded(sql`${value}::text`)} in ${folded(said)}) > 0`
    : sql`position(${value} in ${saidDigits}) > 0`;

/** The comments of staff that name a person: by what was asked for, or as the person's own records do. */
export async function commentsNaming(db: Database, criteria: readonly Criterion[], records: Records) {
  const names = (await namesIn(db, records)).flatMap(spellingsOfName);
  const named = names.map((name) => sql`position(${folded(sql`${name}::text`)} in ${folded(said)}) > 0`);
  const conditions = [...criteria.map(says), ...named];
  if (conditions.length === 0) return [];
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(or(...conditions))
    .orderBy(asc(comments.id));
  return rows.map(({ id }) => id);
}

/** Erases what comments say. That somebody said something, and what others have answered, stays. */
export const eraseWords = async (tx: Database, ids: number[], now: Date) => {
  if (ids.length === 0) return;
  await tx.update(comments).set({ text: '', quote: null, erasedAt: now }).where(inArray(comments.id, ids));
};
