import { and, getTableName, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, union } from 'drizzle-orm/pg-core';
import { type Database, inIds } from '../../db/database.ts';

import { applications, mailOutbox, onlineAppeals, trash, trashFiles } from '../../db/schema.ts';
import { type Criterion, pointedTo } from './criteria.ts';
import { saidOf } from './mentioned.ts';
import { eachPlace, type Numbers, PLACES, RECORDS, type Records, type Traces } from './places.ts';

/** Up to `most` ids of rows that meet a condition. */
async function idsIn(
  db: Database,
  table: PgTable & { id: PgColumn },
  condition: SQL | undefined,
  most = Number.MAX_SAFE_INTEGER,
) {
  const id = sql<number>`${table.id}`;
  const rows = await db.select({ id }).from(table).where(condition).orderBy(table.id).limit(most);
  return rows.map((row) => row.id);
}

/** Conditions for records of some kinds; of the others none is meant. */
export type RecordConditions = Partial<Record<keyof Records, SQL | undefined>>;

/** The records that meet conditions, at most `most` of each kind. */
export async function recordsWhere(db: Database, conditions: RecordConditions, most?: number) {
  const found: Records = { applications: [], deleted: [], appeals: [] };
  for (const kind of RECORDS) {
    const { table, condition } = PLACES[kind];
    const isMeant = conditions[kind];
    if (isMeant) found[kind] = await idsIn(db, table, and(condition, isMeant), most);
  }
  return found;
}

/** The mails to which a record in the trash refers. */
async function mailsOfDeleted(db: Database, deleted: number[]) {
  const rows = await db.select({ rows: trash.rows }).from(trash).where(inIds(trash.id, deleted));
  return rows
    .flatMap((each) => each.rows)
    .filter(({ table, tie }) => tie !== undefined && table === getTableName(mailOutbox))
    .flatMap((kept) => kept.rows.map(({ id }) => Number(id)));
}

async function filesOf(db: Database, records: Records) {
  const found = await union(
    db
      .select({ id: applications.resumeFileId })
      .from(applications)
      .where(inIds(applications.id, records.applications)),
    db
      .select({ id: onlineAppeals.fileId })
      .from(onlineAppeals)
      .where(inIds(onlineAppeals.id, records.appeals)),
    db
      .select({ id: sql<number | null>`${trashFiles.fileId}` })
      .from(trashFiles)
      .where(inIds(trashFiles.trashId, records.deleted)),
  );
  return found.flatMap(({ id }) => id ?? []);
}

/**
 * Follows records to the mails and files that belong to them.
 *
 * @param others - which mails belong to them beside those
 * @param criteria - what somebody was asked for by: comments are looked through then, of which one that names another of that name may be found, too
 */
export async function tracesOf(
  db: Database,
  records: Records,
  others?: SQL,
  criteria: readonly Criterion[] = [],
): Promise<Traces> {
  const isTheirs = or(
    inIds(mailOutbox.applicationId, records.applications),
    inIds(mailOutbox.id, await mailsOfDeleted(db, records.deleted)),
    others,
  );
  const mails = await idsIn(db, mailOutbox, isTheirs);
  const said = await saidOf(db, criteria, records);
  return { ...records, mails, files: await filesOf(db, records), ...said };
}

/** The records of a person, at most `most` of each kind. */
export async function recordsOfPerson(db: Database, criteria: readonly Criterion[], most?: number) {
  const written = db
    .select({ id: mailOutbox.applicationId })
    .from(mailOutbox)
    .where(pointedTo(PLACES.mails, criteria));
  const [isApplicant, isDeleted, isSender] = RECORDS.map((kind) => pointedTo(PLACES[kind], criteria));
  const isTheirs = or(isApplicant, inArray(applications.id, written));
  return await recordsWhere(db, { applications: isTheirs, deleted: isDeleted, appeals: isSender }, most);
}

/** Everything that is stored about a person. */
export const tracesOfPerson = async (db: Database, criteria: readonly Criterion[]): Promise<Traces> =>
  await tracesOf(db, await recordsOfPerson(db, criteria), pointedTo(PLACES.mails, criteria), criteria);

/** Leaves out comments and remarks about other people, by the administrator's choice. */
export const without = (traces: Traces, { comments = [], notes = [] }: Partial<Traces>): Traces => ({
  ...traces,
  comments: traces.comments.filter((id) => !comments.includes(id)),
  notes: traces.notes.filter((id) => !notes.includes(id)),
});

export const isNothing = (traces: Traces) => Object.values(traces).every((ids) => ids.length === 0);

/** The numbers by place. */
export const lengthsOf = (traces: Traces): Numbers => eachPlace((name) => traces[name].length);
