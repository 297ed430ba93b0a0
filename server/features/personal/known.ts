import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  accounts,
  applications,
  comments,
  files,
  mailOutbox,
  onlineAppeals,
  proposals,
  reviewReturns,
  trash,
  vacancies,
} from '../../db/schema.ts';
import type { Criterion } from './criteria.ts';
import type { Traces } from './traces.ts';

/** The account of an employee who is asked for. It is no applicant's data, and goes with none. */
async function accountOf(db: Database, criteria: readonly Criterion[]) {
  const names = criteria.filter(({ by }) => by === 'email').map(({ value }) => value);
  const { id, userName, fullName, role, isDisabled, createdAt, lastSignInAt } = accounts;
  return await db
    .select({ id, userName, fullName, role, isDisabled, createdAt, lastSignInAt })
    .from(accounts)
    .where(inArray(accounts.userName, names));
}

/** The notes with which changes of the fund or of the figures were given back, as `traces.ts` numbers them. */
async function returnedChanges(db: Database, notes: number[]) {
  const numbered = sql<number>`-${proposals.id}`;
  const rows = await db
    .select({
      id: numbered,
      note: proposals.note,
      byName: proposals.returnedByName,
      at: proposals.returnedAt,
      since: proposals.waitingSince,
    })
    .from(proposals)
    .where(inArray(numbered, notes));
  return rows.map(({ id, note, byName, at, since }) => ({
    id,
    note: note ?? '',
    byName: byName ?? '',
    at: at ?? since,
  }));
}

/** Everything that is stored about a person, whole; of files what they are. */
export async function readKnown(db: Database, traces: Traces, criteria: readonly Criterion[]) {
  return {
    applications: await db
      .select({ application: applications, vacancy: vacancies.titleRu })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
      .where(inArray(applications.id, traces.applications))
      .orderBy(asc(applications.id)),
    appeals: await db
      .select()
      .from(onlineAppeals)
      .where(inArray(onlineAppeals.id, traces.appeals))
      .orderBy(asc(onlineAppeals.id)),
    deleted: await db.select().from(trash).where(inArray(trash.id, traces.deleted)).orderBy(asc(trash.id)),
    mails: await db
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.id, traces.mails))
      .orderBy(asc(mailOutbox.id)),
    files: await db.select().from(files).where(inArray(files.id, traces.files)).orderBy(asc(files.id)),
    comments: await db
      .select()
      .from(comments)
      .where(inArray(comments.id, traces.comments))
      .orderBy(asc(comments.id)),
    notes: [
      ...(await db
        .select({
          id: reviewReturns.publicationId,
          note: reviewReturns.note,
          byName: reviewReturns.byName,
          at: reviewReturns.at,
        })
        .from(reviewReturns)
        .where(inArray(reviewReturns.publicationId, traces.notes))
        .orderBy(asc(reviewReturns.publicationId))),
      ...(await returnedChanges(db, traces.notes)),
    ],
    accounts: await accountOf(db, criteria),
  };
}

export type Known = Awaited<ReturnType<typeof readKnown>>;
