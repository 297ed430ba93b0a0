/** Finds personal data older than the settings allow (`RETENTION_APPLICATIONS`, `RETENTION_APPEALS`). */
import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Daily } from '../../db/daily.ts';
import type { Database } from '../../db/database.ts';
import {
  applications,
  onlineAppeals,
  revisions,
  trash,
  VACANCY_STATUSES,
  vacancies,
} from '../../db/schema.ts';
import { todayHere } from '../../lib/days.ts';
import { statusOf } from '../../records/revisions.ts';
import type { Settings } from '../../settings.ts';
import type { RecordConditions } from './traces.ts';

const DAY_MINUTES = 24 * 60;
const HOUR_MINUTES = 60;
const [OPEN] = VACANCY_STATUSES;
/** The erasure runs an hour before the daily backup, so that the backup is without the data. */
export const retentionOf = ({
  retention: { applications, appeals },
  backupAtMinutes,
}: Pick<Settings, 'retention' | 'backupAtMinutes'>): Daily | undefined =>
  applications || appeals
    ? {
        name: `retention ${applications ?? 0}/${appeals ?? 0}`,
        atMinutes: (backupAtMinutes + DAY_MINUTES - HOUR_MINUTES) % DAY_MINUTES,
      }
    : undefined;

const monthsBefore = (now: Date, months: number) =>
  sql`(${now.toISOString()}::timestamptz - make_interval(months => ${months}::int))`;

/**
 * When a vacancy was closed, as a query: with the first save after it was last open; where it was closed from the beginning, then; where
 * nothing is known, with its last change.
 */
export const closedAt =
  sql<Date>`coalesce((select coalesce(closing.at, vacancies.created_at) from ${revisions} as closing
  where closing.kind = 'vacancies' and closing.record_id = vacancies.id
    and closing.version > coalesce((select opened.version from ${revisions} as opened
      where opened.kind = 'vacancies' and opened.record_id = vacancies.id
        and ${statusOf(sql`opened`)} = ${OPEN}
      order by opened.version desc limit 1), 0)
  order by closing.version limit 1), vacancies.updated_at)`.mapWith((value: string) => new Date(value));

/** The condition for vacancies closed so many months ago. */
export const isLongClosed = (now: Date, months: number) =>
  and(
    ne(vacancies.status, OPEN),
    // states of younger ones need not be read
    lt(vacancies.createdAt, monthsBefore(now, months)),
    lt(closedAt, monthsBefore(now, months)),
  );

/** The condition for open vacancies whose last day is so long ago. */
export const isForgotten = (now: Date, months: number) =>
  and(eq(vacancies.status, OPEN), lt(vacancies.expireDate, sql`${monthsBefore(now, months)}::date`));

/** The condition for appeals received so many months ago, by local days. */
export const isOldAppeal = (now: Date, months: number) =>
  lt(
    onlineAppeals.dateOfSending,
    sql`(${todayHere(now)}::date - make_interval(months => ${months}::int))::date`,
  );

/** The vacancy of an application in the trash, as a query. */
const vacancyOfDeleted = sql<number>`(trash.rows #>> '{0,rows,0,vacancy_id}')::int`;

/** The conditions for the applications for a vacancy, in the table and in the trash. */
export function areFor(db: Database, vacancy: SQL | undefined): RecordConditions {
  const meant = db.select({ id: vacancies.id }).from(vacancies).where(vacancy);
  return {
    applications: inArray(applications.vacancyId, meant),
    deleted: inArray(vacancyOfDeleted, meant),
  };
}

/** The condition for applications in the trash that were deleted so many months ago, and whose vacancy is gone, too: nothing tells when it was closed. */
export const isLongOrphaned = (now: Date, months: number) =>
  and(
    lt(trash.deletedAt, monthsBefore(now, months)),
    sql`not exists (select from ${vacancies} where ${vacancies.id} = ${vacancyOfDeleted})`,
  );
