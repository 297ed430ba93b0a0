import { and, count, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type Act, rowSubject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  applications,
  files,
  type MailKind,
  mailOutbox,
  vacancies,
} from '../../db/schema.ts';
import { hasWordsOf, storedSound } from '../../features/personal/names.ts';
import { ApiError, existing, notFound } from '../../lib/apiError.ts';
import { byNumber, type ListOptions, search, sortsBy } from '../../records/listOptions.ts';
import { changeRecord, lockRecord, removeRecord } from '../../records/saveRecord.ts';
import { rowsIn } from '../../records/subjects.ts';

const { id, vacancyId, date, pinfl, fullName, email, result, status } = applications;

/** The filters and sortings of applications. */
export const listedApplications: ListOptions = {
  table: applications,
  order: [desc(date), desc(id)],
  sorts: sortsBy({ id, vacancyId, date, pinfl, fullName, email, result, status }),
  filters: {
    active: byNumber(() => ne(status, 'Неактивна')),
    status: z.enum(APPLICATION_STATUSES).transform((chosen) => eq(status, chosen)),
    fullName: search.transform((name) => hasWordsOf(storedSound(applications), [name])),
  },
};

export const listedForAll: ListOptions = { ...listedApplications, isPaged: true };

/** Those for one vacancy. @throws ApiError 404 for an unknown vacancy */
export async function forVacancy(db: Database, vacancyId: number) {
  if ((await db.$count(vacancies, eq(vacancies.id, vacancyId))) === 0) throw notFound();
  return eq(applications.vacancyId, vacancyId);
}

/** When the last mail to an applicant, of any kind, was given up. */
const mailFailedAt = sql<Date | null>`(select mail.failed_at from ${mailOutbox} as mail
  where mail.application_id = ${id} order by mail.id desc limit 1)`.mapWith(mailOutbox.failedAt);

/** The kinds whose last mail to an applicant is in the outbox folder, or will be, as there is no mail server. */
const mailsInFolder = (hasMailServer: boolean) => sql<MailKind[]>`array(
  select last.kind from (select distinct on (kind) * from ${mailOutbox} as mail
    where mail.application_id = ${id} order by kind, mail.id desc) as last
  where last.is_in_folder
    or (last.sent_at is null and last.failed_at is null and not ${hasMailServer}::boolean))`;

/** The applications that meet a condition, newest first. */
export async function listApplications(
  { db, settings }: Pick<FastifyInstance, 'db' | 'settings'>,
  condition: SQL | undefined,
) {
  return await db
    .select({
      ...getTableColumns(applications),
      vacancyTitle: vacancies.titleRu,
      applicationForVacancyFileId: applications.resumeFileId,
      applicationForVacancyFileName: files.name,
      mailFailedAt,
      mailsInFolder: mailsInFolder(settings.smtpUrl !== undefined),
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .where(condition)
    .orderBy(...listedApplications.order);
}

/** The number of new applications by vacancy; vacancies without any are left out. */
export const countNew = (db: Database) =>
  db
    .select({ vacancyId: applications.vacancyId, count: count() })
    .from(applications)
    .where(eq(applications.status, 'Новая'))
    .groupBy(applications.vacancyId);

const records = { table: applications };

/** Applications are personal data: the audit log has only digests of changed values, and no revisions are stored. */
export const applicationSubject = (kind: string) =>
  rowSubject(kind, applications, getTableColumns(applications), {
    lock: ({ tx }, id) => lockRecord(tx, records, id),
    fileIds: (id) =>
      sql`select ${applications.resumeFileId} from ${applications} where ${eq(applications.id, id)}`,
    rows: [rowsIn(applications, applications.id)],
  });

/** Deletes an application. The next clean-up deletes its résumé. */
export const removeApplication = (act: Act, id: number) => removeRecord(act, records, id);

/** A whole application. @throws ApiError 404 for an unknown id */
export async function readApplication(tx: Database, id: number) {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id));
  return existing(row);
}

/** Changes result and status and nothing else; an empty status keeps the stored one. @throws ApiError 404 for an unknown id */
export const saveResult = (
  act: Act,
  { id, result, status }: { id: number; result?: string; status?: ApplicationStatus | '' },
) => changeRecord(act, records, { id, result, status: status || undefined });

/**
 * Makes all applications for a vacancy inactive.
 *
 * @param shown - how many were active when the user agreed
 * @returns the ids of those that were not
 * @throws ApiError 404 for an unknown vacancy, 409 when more or fewer than `shown` are active
 */
export async function inactivateApplications(
  { tx, by, now }: Act,
  vacancyId: number,
  shown?: number,
): Promise<number[]> {
  const isActive = and(await forVacancy(tx, vacancyId), ne(applications.status, 'Неактивна'));
  // locked in order of their ids, so that two of these acts never deadlock
  const active = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(isActive)
    .orderBy(applications.id)
    .for('update');
  const ids = active.map(({ id }) => id);
  if (shown !== undefined && shown !== ids.length)
    throw new ApiError(409, `Заявки изменились: активных теперь ${ids.length}, а было ${shown}.`);
  const version = sql`${applications.version} + 1`;
  await tx
    .update(applications)
    .set({ status: 'Неактивна', version, updatedAt: now, updatedBy: by })
    .where(inArray(applications.id, ids));
  return ids;
}
