/** Tells in advance what the next erasure will delete. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { turnOf } from '../../db/daily.ts';
import type { Database } from '../../db/database.ts';
import { applications, vacancies } from '../../db/schema.ts';
import type { Settings } from '../../settings.ts';
import { eachPlace, type Numbers } from './places.ts';
import {
  areFor,
  closedAt,
  isForgotten,
  isLongClosed,
  isLongOrphaned,
  isOldAppeal,
  retentionOf,
} from './retention.ts';
import { lengthsOf, type RecordConditions, recordsWhere, tracesOf } from './traces.ts';

/** The data that would be deleted with the records that meet conditions. */
const numbersOf = async (db: Database, conditions: RecordConditions) =>
  lengthsOf(await tracesOf(db, await recordsWhere(db, conditions)));

/** The vacancies closed long ago whose data would be deleted, with the numbers of each. */
async function dueVacancies(db: Database, now: Date, months: number) {
  const due = await db
    .select({ id: vacancies.id, title: vacancies.titleRu, closedAt })
    .from(vacancies)
    .where(isLongClosed(now, months))
    .orderBy(asc(vacancies.id));
  const counted: ((typeof due)[number] & Numbers)[] = [];
  for (const vacancy of due) {
    const numbers = await numbersOf(db, areFor(db, eq(vacancies.id, vacancy.id)));
    if (numbers.applications + numbers.deleted > 0) counted.push({ ...vacancy, ...numbers });
  }
  return counted;
}

/** Vacancies that would be due if somebody had closed them. */
const forgottenVacancies = async (db: Database, now: Date, months: number) =>
  await db.$count(
    vacancies,
    and(
      isForgotten(now, months),
      sql`exists (select from ${applications} where ${applications.vacancyId} = ${vacancies.id})`,
    ),
  );

/** The retention periods, and the data that is due at the next erasure. */
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
    orphans: await numbersOf(db, months ? { deleted: isLongOrphaned(then, months) } : {}),
    ofAppeals: await numbersOf(db, appealMonths ? { appeals: isOldAppeal(then, appealMonths) } : {}),
  };
}

export type Preview = Awaited<ReturnType<typeof previewRetention>>;

/** The sums of a preview. Texts of staff are only searched when a person asks. */
export const totalsOf = ({ vacancies, orphans, ofAppeals }: Preview): Numbers =>
  eachPlace((name) => [...vacancies, orphans, ofAppeals].reduce((sum, each) => sum + each[name], 0));
