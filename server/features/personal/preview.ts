/** What the next erasing would take, before it does. */
import { and, asc, count, getTableName, type SQL, sql } from 'drizzle-orm';
import { turnOf } from '../../db/daily.ts';
import type { Database } from '../../db/database.ts';
import { applications, mailOutbox, onlineAppeals, trash, trashFiles, vacancies } from '../../db/schema.ts';
import type { Settings } from '../../settings.ts';
import {
  closedAt,
  isForgotten,
  isLongClosed,
  isLongOrphaned,
  isOldAppeal,
  retentionOf,
  vacancyOfDeleted,
} from './retention.ts';
import { APPLICATIONS } from './traces.ts';

const number = (value: SQL) => sql<number>`(${value})`.mapWith(Number);

/** The mails that a record in the trash was named by. */
const tiedMails = sql`select (tied ->> 'id')::int as id from jsonb_array_elements(trash.rows) as part,
  jsonb_array_elements(part -> 'rows') as tied
  where part ->> 'table' = ${getTableName(mailOutbox)} and part ->> 'tie' is not null`;

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
        (select tie.id from ${trash}, lateral (${tiedMails}) as tie where ${inTrash})`),
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

const NOTHING = { deleted: 0, files: 0, mails: 0 };

/** What would go of the applications that lie in the trash without a vacancy. */
async function dueOrphans(db: Database, now: Date, months: number) {
  const sum = (each: SQL) => number(sql`coalesce(sum((${each})), 0)`);
  const [row] = await db
    .select({
      deleted: count(),
      files: sum(sql`select count(*) from ${trashFiles} as file where file.trash_id = trash.id`),
      mails: sum(sql`select count(*) from ${mailOutbox} as mail where mail.id in (${tiedMails})`),
    })
    .from(trash)
    .where(isLongOrphaned(now, months));
  return row ?? NOTHING;
}

async function dueAppeals(db: Database, now: Date, months: number) {
  const [row] = await db
    .select({ appeals: count(), files: count(onlineAppeals.fileId) })
    .from(onlineAppeals)
    .where(isOldAppeal(now, months));
  return row ?? { appeals: 0, files: 0 };
}

/** What is kept for how long, and what the next erasing takes: whatever is due when it comes. */
export async function previewRetention(
  db: Database,
  { retention, backupAtMinutes }: Pick<Settings, 'retention' | 'backupAtMinutes'>,
  now: Date,
) {
  const daily = retentionOf({ retention, backupAtMinutes });
  const { applications: months, appeals: appealMonths } = retention;
  const next = daily && (await turnOf(db, daily, now));
  const then = next ?? now;
  return {
    retention,
    next,
    vacancies: months ? await dueVacancies(db, then, months) : [],
    forgotten: months ? await forgottenVacancies(db, then, months) : 0,
    orphans: months ? await dueOrphans(db, then, months) : NOTHING,
    ofAppeals: appealMonths ? await dueAppeals(db, then, appealMonths) : { appeals: 0, files: 0 },
  };
}

export type Preview = Awaited<ReturnType<typeof previewRetention>>;

/** The numbers of a preview all together. */
export function totalsOf({ vacancies, orphans, ofAppeals }: Preview) {
  const sum = (name: 'applications' | 'files' | 'mails' | 'deleted') =>
    vacancies.reduce((total, each) => total + each[name], 0);
  return {
    applications: sum('applications'),
    deleted: sum('deleted') + orphans.deleted,
    appeals: ofAppeals.appeals,
    mails: sum('mails') + orphans.mails,
    files: sum('files') + orphans.files + ofAppeals.files,
    // what they say is looked through by a person alone
    comments: 0,
    notes: 0,
  };
}
