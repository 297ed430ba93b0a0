import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type ApplicationStatus, applications, files, mailOutbox, vacancies } from '../db/schema.ts';
import { notFound, stale } from '../errors/apiError.ts';
import { LARGEST_ID } from '../fields/fields.ts';
import { changed, type Saved, type Signature } from '../records/saveRecord.ts';

/** What may be changed of an application. A field that is absent keeps its value. */
export interface ResultDraft {
  id: number;
  version?: number | null;
  result?: string;
  /** Empty keeps the stored one. */
  status?: ApplicationStatus | '';
}

const saved = { id: applications.id, version: applications.version };

/** The last mail to each applicant, whatever kind it was. */
const lastMails = (db: Database) =>
  db
    .selectDistinctOn([mailOutbox.applicationId], {
      applicationId: mailOutbox.applicationId,
      failedAt: mailOutbox.failedAt,
    })
    .from(mailOutbox)
    .orderBy(mailOutbox.applicationId, desc(mailOutbox.id))
    .as('last_mails');

/** The applications for a vacancy, the newest first. @throws ApiError 404 for an unknown vacancy */
export async function listApplications(db: Database, vacancyId: number) {
  if ((await db.$count(vacancies, eq(vacancies.id, vacancyId))) === 0) throw notFound();
  const lastMail = lastMails(db);
  return await db
    .select({
      id: applications.id,
      vacancyId: applications.vacancyId,
      pinfl: applications.pinfl,
      fullName: applications.fullName,
      email: applications.email,
      date: applications.date,
      result: applications.result,
      status: applications.status,
      applicationForVacancyFileId: applications.resumeFileId,
      applicationForVacancyFileName: files.name,
      version: applications.version,
      linkSentAt: applications.linkSentAt,
      rejectionSentAt: applications.rejectionSentAt,
      mailFailedAt: lastMail.failedAt,
    })
    .from(applications)
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .leftJoin(lastMail, eq(lastMail.applicationId, applications.id))
    .where(eq(applications.vacancyId, vacancyId))
    .orderBy(desc(applications.date), desc(applications.id));
}

/** Deletes an application. Its résumé goes with the next cleaning. @returns whether it existed */
export async function removeApplication(db: Database, id: number) {
  const removed = await db.delete(applications).where(eq(applications.id, id)).returning(saved);
  return removed.length > 0;
}

/**
 * Reads an application and keeps it locked until the transaction ends.
 *
 * @param version - what the sender saw; without it, whatever has happened since
 * @throws ApiError 404 for an unknown id, 409 for a stale version
 */
export async function lockApplication(tx: Database, id: number, version?: number | null) {
  const withId = eq(applications.id, id);
  const [row] = id <= LARGEST_ID ? await tx.select().from(applications).where(withId).for('update') : [];
  if (!row) throw notFound();
  if (version != null && version !== row.version) throw stale();
  return row;
}

/** Changes result and status and nothing else. @throws ApiError 404 for an unknown id, 409 for a stale version */
export function saveResult(db: Database, draft: ResultDraft, signature: Signature): Promise<Saved> {
  return db.transaction(async (tx) => {
    const { id, version, result, status } = draft;
    const stored = await lockApplication(tx, id, version);
    const next = stored.version + 1;
    await tx
      .update(applications)
      .set({ result, status: status || undefined, ...changed(next, signature) })
      .where(eq(applications.id, id));
    return { id, version: next };
  });
}

/**
 * Makes all applications for a vacancy inactive.
 *
 * @returns how many were not
 * @throws ApiError 404 for an unknown vacancy
 */
export function inactivateApplications(db: Database, vacancyId: number, signature: Signature) {
  return db.transaction(async (tx) => {
    if ((await tx.$count(vacancies, eq(vacancies.id, vacancyId))) === 0) throw notFound();
    const isActive = and(eq(applications.vacancyId, vacancyId), ne(applications.status, 'Неактивна'));
    // locked in this order, so that two of these never wait for each other
    const active = await tx
      .select(saved)
      .from(applications)
      .where(isActive)
      .orderBy(applications.id)
      .for('update');
    const ids = active.map(({ id }) => id);
    await tx
      .update(applications)
      .set({
        status: 'Неактивна',
        version: sql`${applications.version} + 1`,
        updatedAt: signature.now,
        updatedBy: signature.by,
      })
      .where(inArray(applications.id, ids));
    return active.length;
  });
}
