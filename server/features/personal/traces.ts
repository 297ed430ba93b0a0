import { and, eq, getTableName, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { applications, mailOutbox, onlineAppeals, trash, trashFiles } from '../../db/schema.ts';
import { type Criterion, pointedTo } from './criteria.ts';
import { nothingSaid, saidOf } from './mentioned.ts';

/** Records of people, by the numbers of their rows. */
export interface Records {
  applications: number[];
  appeals: number[];
  /** Applications in the trash, by their numbers there. */
  deleted: number[];
}

/** Everywhere that data of people lies: their records, and what has been made of them. */
export interface Traces extends Records {
  mails: number[];
  files: number[];
  /** What staff have said that names the person. */
  comments: number[];
  /**
   * Items that were given back with a note that names the person, by their numbers; changes of the fund and of the figures, which have numbers of
   * their own, by these below zero.
   */
  notes: number[];
}

export type Numbers = Record<keyof Traces, number>;

/** In the order in which they are told. */
export const PLACES = [
  'applications',
  'deleted',
  'appeals',
  'mails',
  'files',
  'comments',
  'notes',
] as const satisfies (keyof Traces)[];

/** The kinds of records, as the trash and the audit log name them. */
export const APPLICATIONS = 'applications';
export const APPEALS = 'onlineAppeals';

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);

/** The mails that a record in the trash was named by. */
async function mailsOfDeleted(db: Database, deleted: number[]) {
  const rows = await db.select({ rows: trash.rows }).from(trash).where(inArray(trash.id, deleted));
  return rows
    .flatMap((each) => each.rows)
    .filter(({ table, tie }) => tie !== undefined && table === getTableName(mailOutbox))
    .flatMap((kept) => kept.rows.map(({ id }) => Number(id)));
}

async function filesOf(db: Database, records: Records) {
  const { resumeFileId } = applications;
  const found = [
    await db
      .select({ id: resumeFileId })
      .from(applications)
      .where(and(inArray(applications.id, records.applications), isNotNull(resumeFileId))),
    await db
      .select({ id: onlineAppeals.fileId })
      .from(onlineAppeals)
      .where(and(inArray(onlineAppeals.id, records.appeals), isNotNull(onlineAppeals.fileId))),
    await db
      .select({ id: trashFiles.fileId })
      .from(trashFiles)
      .where(inArray(trashFiles.trashId, records.deleted)),
  ];
  return [...new Set(found.flat().flatMap(({ id }) => id ?? []))];
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
    inArray(mailOutbox.applicationId, records.applications),
    inArray(mailOutbox.id, await mailsOfDeleted(db, records.deleted)),
    others,
  );
  const mails = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(isTheirs);
  const said = criteria.length > 0 ? await saidOf(db, criteria, records) : nothingSaid;
  return { ...records, mails: idsOf(mails), files: await filesOf(db, records), ...said };
}

/**
 * The records of a person.
 *
 * @param most - so many of each at most
 */
export async function recordsOfPerson(
  db: Database,
  criteria: readonly Criterion[],
  most = Number.MAX_SAFE_INTEGER,
): Promise<Records> {
  const written = db
    .select({ id: mailOutbox.applicationId })
    .from(mailOutbox)
    .where(pointedTo('mails', criteria));
  return {
    applications: idsOf(
      await db
        .select({ id: applications.id })
        .from(applications)
        .where(or(pointedTo('applications', criteria), inArray(applications.id, written)))
        .orderBy(applications.id)
        .limit(most),
    ),
    appeals: idsOf(
      await db
        .select({ id: onlineAppeals.id })
        .from(onlineAppeals)
        .where(pointedTo('appeals', criteria))
        .orderBy(onlineAppeals.id)
        .limit(most),
    ),
    deleted: idsOf(
      await db
        .select({ id: trash.id })
        .from(trash)
        .where(and(eq(trash.kind, APPLICATIONS), pointedTo('deleted', criteria)))
        .limit(most),
    ),
  };
}

/** Everything that is stored about a person. */
export const tracesOfPerson = async (db: Database, criteria: readonly Criterion[]): Promise<Traces> =>
  await tracesOf(db, await recordsOfPerson(db, criteria), pointedTo('mails', criteria), criteria);

export const isNothing = (traces: Traces) => Object.values(traces).every((ids) => ids.length === 0);

/** How many there are of each. */
export const lengthsOf = ({
  applications,
  appeals,
  deleted,
  mails,
  files,
  comments,
  notes,
}: Traces): Numbers => ({
  applications: applications.length,
  appeals: appeals.length,
  deleted: deleted.length,
  mails: mails.length,
  files: files.length,
  comments: comments.length,
  notes: notes.length,
});
