import { and, between, desc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readHead } from '../audit/headFile.ts';
import { intactOf } from '../audit/verify.ts';
import {
  applications,
  auditLog,
  onlineAppeals,
  publications,
  staleTranslations,
  trash,
  vacancies,
} from '../db/schema.ts';
import { daysAfter, todayHere } from '../fields/days.ts';
import type { Rights, SignedIn } from '../http/context.ts';
import { countReturned, countWaiting } from '../review/queue.ts';
import { countThisWeek } from '../schedule/schedules.ts';

/** What «soon» and «new» are, in days. */
const WEEK = 7;
/** So many rows of the log are checked each time; the whole chain is for `npm run audit -- verify`. */
const CHECKED_ROWS = 100;

interface Asked {
  app: FastifyInstance;
  account: SignedIn;
  now: Date;
}

const inDays = (now: Date, days: number) => daysAfter(todayHere(now), days);

const review = ({ app }: Asked) => countWaiting(app.db, [...app.reviewed.keys()]);

const returned = ({ app: { db }, account }: Asked) => countReturned(db, account.id);

const scheduled = async ({ app: { db }, now }: Asked) => (await countThisWeek(db, now)).count;

const stopped = async ({ app: { db }, now }: Asked) => (await countThisWeek(db, now)).stopped;

const newApplications = ({ app: { db } }: Asked) =>
  db.$count(
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(vacancies, eq(vacancies.id, applications.vacancyId))
      .where(and(eq(applications.status, 'Новая'), eq(vacancies.status, 'Открыта')))
      .as('new_applications'),
  );

const closingVacancies = ({ app: { db }, now }: Asked) =>
  db.$count(
    vacancies,
    and(eq(vacancies.status, 'Открыта'), between(vacancies.expireDate, inDays(now, 0), inDays(now, WEEK))),
  );

const newAppeals = ({ app: { db }, now }: Asked) =>
  db.$count(onlineAppeals, gt(onlineAppeals.dateOfSending, inDays(now, -WEEK)));

/** How many of the newest rows of the log are not as they were written, or gone though the data folder knows of them. */
async function brokenRows({ app: { db, settings } }: Asked) {
  const known = await readHead(settings.dataDir);
  const newest = await db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(CHECKED_ROWS);
  const intact = await intactOf(db, newest);
  const isCut = known !== undefined && known.seq > (newest[0]?.seq ?? 0);
  return newest.length - intact.size + Number(isCut);
}

const REVIEW = 'GET /api/Admin/Review/GetCount';

/** What waits for somebody, in the order in which it is shown: whoever may make the call is told how much of it there is. */
const WAITING: Record<string, { call: string; count(asked: Asked): Promise<number> }> = {
  review: { call: REVIEW, count: review },
  returned: { call: REVIEW, count: returned },
  scheduled: { call: 'GET /api/Admin/Schedule/GetCount', count: scheduled },
  stopped: { call: 'GET /api/Admin/Schedule/GetCount', count: stopped },
  newApplications: {
    call: 'GET /api/Admin/ApplicationForVacancy/GetByVacancyId/:vacancyId',
    count: newApplications,
  },
  closingVacancies: { call: 'GET /api/Admin/Vacancy/GetVacancies', count: closingVacancies },
  newAppeals: { call: 'GET /api/Admin/OnlineAppeal/GetOnlineAppeals', count: newAppeals },
  auditChain: { call: 'GET /api/Admin/Audit/GetPage', count: brokenRows },
};

/**
 * The kinds that hold translations older than their original, and how many items of each. What lies in the trash is left out, and so are
 * the rows that stand for items: an item counts once, by its newest state.
 */
const staleByKind = ({ db }: FastifyInstance) =>
  db
    .select({
      kind: staleTranslations.kind,
      count: sql<number>`count(distinct ${staleTranslations.recordId})::integer`,
    })
    .from(staleTranslations)
    .where(
      and(
        notExists(
          db
            .select()
            .from(trash)
            .where(
              and(eq(trash.kind, staleTranslations.kind), eq(trash.recordId, staleTranslations.recordId)),
            ),
        ),
        notExists(
          db
            .select()
            .from(publications)
            .where(
              and(
                eq(publications.kind, staleTranslations.kind),
                eq(publications.id, staleTranslations.recordId),
                isNotNull(publications.standsFor),
              ),
            ),
        ),
      ),
    )
    .groupBy(staleTranslations.kind)
    .orderBy(staleTranslations.kind);

const mayMake = (rights: Rights, call: string, role: string) => {
  const access = rights.get(call);
  if (!access) throw new Error(`There is no call ${call}.`);
  return typeof access !== 'string' && access.some((each) => each === role);
};

/** What waits for an account, in few indexed reads. */
export async function waitingFor(rights: Rights, asked: Asked) {
  const may = (call: string) => mayMake(rights, call, asked.account.role);
  const told = Object.entries(WAITING)
    .filter(([, { call }]) => may(call))
    .map(async ([name, { count }]) => ({ name, count: await count(asked) }));
  const stale = may(REVIEW) ? await staleByKind(asked.app) : [];
  return [...(await Promise.all(told)), ...stale.map((each) => ({ name: 'stale', ...each }))];
}
