/** Which data of people is kept longer than the settings say (`RETENTION_APPLICATIONS`, `RETENTION_APPEALS`). */
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
import { APPLICATIONS, type Records } from './places.ts';
import { idsIn } from './traces.ts';

const DAY_MINUTES = 24 * 60;
const HOUR_MINUTES = 60;
const [OPEN] = VACANCY_STATUSES;
/** Erased an hour before the backup of the day, which then is without it. Other months are another work: they are shown first, too. */
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

/** When a vacancy of a statement was closed: with the first save after it was last seen open; where that is not known its last change counts. */
export const closedAt = sql<Date>`coalesce((select min(closing.at) from ${revisions} as closing
  where closing.kind = 'vacancies' and closing.record_id = vacancies.id
    and closing.version > coalesce((select opened.version from ${revisions} as opened
      where opened.kind = 'vacancies' and opened.record_id = vacancies.id
        and ${statusOf(sql`opened`)} = ${OPEN}
      order by opened.version desc limit 1), 0)), vacancies.updated_at)`.mapWith(
  (value: string) => new Date(value),
);

/** The condition for vacancies that were closed so many months ago. */
export const isLongClosed = (now: Date, months: number) =>
  and(
    ne(vacancies.status, OPEN),
    // of younger ones no state has to be read
    lt(vacancies.createdAt, monthsBefore(now, months)),
    lt(closedAt, monthsBefore(now, months)),
  );

/** The condition for vacancies whose day was so long ago, and which nobody has closed. */
export const isForgotten = (now: Date, months: number) =>
  and(eq(vacancies.status, OPEN), lt(vacancies.expireDate, sql`${monthsBefore(now, months)}::date`));

/** The condition for appeals that came so many months ago, as days are here. */
export const isOldAppeal = (now: Date, months: number) =>
  lt(
    onlineAppeals.dateOfSending,
    sql`(${todayHere(now)}::date - make_interval(months => ${months}::int))::date`,
  );

/** Which vacancy an application in the trash was for. */
const vacancyOfDeleted = sql<number>`(trash.rows #>> '{0,rows,0,vacancy_id}')::int`;

/** The applications for a vacancy, in the trash too; `most` of either. */
export async function applicationsFor(
  db: Database,
  vacancy: SQL | undefined,
  most?: number,
): Promise<Records> {
  const meant = db.select({ id: vacancies.id }).from(vacancies).where(vacancy);
  return {
    applications: await idsIn(db, applications, inArray(applications.vacancyId, meant), most),
    deleted: await idsIn(
      db,
      trash,
      and(eq(trash.kind, APPLICATIONS), inArray(vacancyOfDeleted, meant)),
      most,
    ),
    appeals: [],
  };
}

/** The condition for applications in the trash that were deleted so many months ago, and whose vacancy is gone, too: nothing tells when it was closed. */
export const isLongOrphaned = (now: Date, months: number) =>
  and(
    eq(trash.kind, APPLICATIONS),
    lt(trash.deletedAt, monthsBefore(now, months)),
    sql`not exists (select from ${vacancies} where ${vacancies.id} = ${vacancyOfDeleted})`,
  );

/** The applications in the trash that a condition describes, `most` of them. */
export const orphansOf = async (
  db: Database,
  condition: SQL | undefined,
  most?: number,
): Promise<Records> => ({
  applications: [],
  deleted: await idsIn(db, trash, condition, most),
  appeals: [],
});

/** The appeals that a condition describes, `most` of them. */
export const appealsOf = async (db: Database, condition: SQL, most?: number): Promise<Records> => ({
  applications: [],
  deleted: [],
  appeals: await idsIn(db, onlineAppeals, condition, most),
});
