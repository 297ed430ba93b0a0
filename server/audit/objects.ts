import { and, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { applications, onlineAppeals, trash, trashFiles, vacancies } from '../db/schema.ts';
import type { AuditRow } from './entry.ts';

export type ObjectRow = Pick<AuditRow, 'kind' | 'recordId' | 'details'>;

const ofList = z.object({ vacancyId: z.number().catch(0) });

/** The object of a row and its id; a list of applications has its vacancy as object. Other rows of a vacancy name it themselves. */
const keyOf = ({ kind, recordId, details }: ObjectRow) =>
  kind === 'applications' && recordId === null
    ? `applicationsOf ${ofList.parse(JSON.parse(details)).vacancyId}`
    : `${kind} ${recordId ?? 0}`;

const readApplications = (db: Database, ids: number[], fileIds: number[]) =>
  db
    .select({
      id: applications.id,
      fileId: applications.resumeFileId,
      person: applications.fullName,
      vacancy: vacancies.titleRu,
    })
    .from(applications)
    .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .where(or(inArray(applications.id, ids), inArray(applications.resumeFileId, fileIds)));

const readDeletedApplications = (db: Database, fileIds: number[]) =>
  db
    .select({ id: trash.recordId, fileId: trashFiles.fileId })
    .from(trashFiles)
    .innerJoin(trash, eq(trash.id, trashFiles.trashId))
    .where(and(eq(trash.kind, 'applications'), inArray(trashFiles.fileId, fileIds)));

const readAppeals = (db: Database, fileIds: number[]) =>
  db
    .select({ fileId: onlineAppeals.fileId, person: onlineAppeals.fullName })
    .from(onlineAppeals)
    .where(inArray(onlineAppeals.fileId, fileIds));

const readVacancies = (db: Database, ids: number[]) =>
  db.select({ id: vacancies.id, title: vacancies.titleRu }).from(vacancies).where(inArray(vacancies.id, ids));

/**
 * What rows of the log about people's data are about: «Ф. И. О. — вакансия». The log itself names nobody, so that a name goes with its
 * record. A résumé is told by the number of its application to a user who may not see the name, and to all while the application is in
 * the trash.
 *
 * @param readable - the kinds of people's data that the user may read
 * @returns the name for a row, '' without one, and how many people are named
 */
export async function readObjects(db: Database, rows: readonly ObjectRow[], readable: ReadonlySet<string>) {
  const keys = [...new Set(rows.map(keyOf))];
  const idsOf = (kind: string) =>
    keys.flatMap((key) => (key.startsWith(`${kind} `) ? [Number(key.slice(kind.length + 1))] : []));
  const [ids, fileIds] = [idsOf('applications'), idsOf('files')];
  const people = new Map<string, string>();
  const others = new Map<string, string>();
  for (const { id, fileId } of await readDeletedApplications(db, fileIds))
    others.set(`files ${fileId}`, `заявка № ${id}`);
  for (const { id, fileId, person, vacancy } of await readApplications(db, ids, fileIds)) {
    others.set(`files ${fileId}`, `заявка № ${id} — ${vacancy}`);
    if (readable.has('applications'))
      for (const key of [`applications ${id}`, `files ${fileId}`]) people.set(key, `${person} — ${vacancy}`);
  }
  if (readable.has('onlineAppeals'))
    for (const { fileId, person } of await readAppeals(db, fileIds)) people.set(`files ${fileId}`, person);
  for (const { id, title } of await readVacancies(db, idsOf('applicationsOf')))
    others.set(`applicationsOf ${id}`, title);
  return {
    objectOf: (row: ObjectRow) => people.get(keyOf(row)) ?? others.get(keyOf(row)) ?? '',
    people: keys.filter((key) => people.has(key)).length,
  };
}
