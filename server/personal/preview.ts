/** What the next erasing would take, before it does. */
import { and, asc, count, type SQL, sql } from 'drizzle-orm';
import { turnOf } from '../db/daily.ts';
import type { Database } from '../db/database.ts';
import { applications, mailOutbox, onlineAppeals, trash, trashFiles, vacancies } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import {
  closedAt,
  isForgotten,
  isLongClosed,
  isOldAppeal,
  retentionOf,
  vacancyOfDeleted,
} from './retention.ts';
import { APPLICATIONS } from './traces.ts';

const number = (query: SQL) => sql<number>`(${query})`.mapWith(Number);

/** What would go of the vacancies that were closed long ago, each with its numbers. */
async function dueVacancies(db: Database, now: Date, months: number) {
  const ofVacancy = sql`each.vacancy_id = vacancies.id`;
  const inTrash = sql`trash.kind = ${APPLICATIONS} and ${vacancyOfDeleted} = vacancies.id`;
  const rows = await db
    .select({
      id: vacancies.id,
      title: vacancies.titleRu,
      closedAt,
      applications: number(sql`select count(*) from ${applications} as each where ${ofVacancy}`),
      files:
        number(sql`select (select count(each.resume_file_id) from ${applications} as each where ${ofVacancy})
        + (select count(*) from ${trashFiles} as file join ${trash} on trash.id = file.trash_id where ${inTrash})`),
      mails: number(sql`select count(*) from ${mailOutbox} as mail where mail.application_id in
        (select each.id from ${applications} as each where ${ofVacancy}) or mail.id in
        (select (tied ->> 'id')::int from ${trash}, jsonb_array_elements(trash.rows) as part,
          jsonb_array_elements(part -> 'rows') as tied where ${inTrash} and part ->> 'tie' is not null)`),
      deleted: number(sql`select count(*) from ${trash} where ${inTrash}`),
    })
    .from(vacancies)
    .where(isLongClosed(now, months))
    .orderBy(asc(vacancies.id));
  return rows.filter((each) => each.applications + each.deleted > 0);
}

/** Vacancies that would be due, had somebody closed them. */
const forgottenVacancies = async (db: Database, now: Date, months: number) =>
  await db.$count(
    vacancies,
    and(
      isForgotten(now, months),
      sql`exists (select from ${applications} where ${applications.vacancyId} = ${vacancies.id})`,
    ),
  );

async function dueAppeals(db: Database, now: Date, months: number) {
  const [row] = await db
    .select({ appeals: count(), files: count(onlineAppeals.fileId) })
    .from(onlineAppeals)
    .where(isOldAppeal(now, months));
  return row ?? { appeals: 0, files: 0 };
}

/** What is kept for how long, and what the next erasing takes. */
export async function previewRetention(
  db: Database,
  { retention, backupAtMinutes }: Pick<Settings, 'retention' | 'backupAtMinutes'>,
  now: Date,
) {
  const daily = retentionOf({ retention, backupAtMinutes });
  const { applications: months, appeals: appealMonths } = retention;
  return {
    retention,
    next: daily && (await turnOf(db, daily, now)),
    vacancies: months ? await dueVacancies(db, now, months) : [],
    forgotten: months ? await forgottenVacancies(db, now, months) : 0,
    ofAppeals: appealMonths ? await dueAppeals(db, now, appealMonths) : { appeals: 0, files: 0 },
  };
}

export type Preview = Awaited<ReturnType<typeof previewRetention>>;

/** The numbers of a preview all together. */
export function totalsOf({ vacancies, ofAppeals }: Preview) {
  const sum = (name: 'applications' | 'files' | 'mails' | 'deleted') =>
    vacancies.reduce((total, each) => total + each[name], 0);
  return {
    applications: sum('applications'),
    deleted: sum('deleted'),
    appeals: ofAppeals.appeals,
    mails: sum('mails'),
    files: sum('files') + ofAppeals.files,
  };
}
