import { and, between, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Role } from '../../../src/wire/wire.ts';
import { readHead } from '../../audit/headFile.ts';
import { holdsHead, intactOf } from '../../audit/verify.ts';
import {
  applications,
  auditLog,
  onlineAppeals,
  publications,
  staleTranslations,
  trash,
  vacancies,
} from '../../db/schema.ts';
import { accountOf, type Rights, type SignedIn } from '../../http/context.ts';
import { daysAfter, todayHere } from '../../lib/days.ts';
import { answering } from '../../lib/fields.ts';
import { countCorrected, countFor, countReturned } from '../review/queue.ts';
import { countThisWeek } from '../schedule/schedules.ts';

/** The limits of «soon» and «new», in days. */
const WEEK = 7;
/** The number of log rows checked each time; `npm run audit -- verify` checks the whole chain. */
const CHECKED_ROWS = 100;

interface Viewer {
  app: FastifyInstance;
  account: SignedIn;
  now: Date;
}

const inDays = (now: Date, days: number) => daysAfter(todayHere(now), days);

/** The number of the newest log rows that were altered, or are missing although the data folder knows of them. */
async function brokenRows({ app: { db, settings } }: Viewer) {
  const known = await readHead(settings.dataDir);
  const newest = await db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(CHECKED_ROWS);
  const intact = await intactOf(db, newest);
  const isCut = known !== undefined && !(await holdsHead(db, known));
  return newest.length - intact.size + Number(isCut);
}

/**
 * The kinds with stale translations, and the number of items. Items in the trash and published copies are left out, so that an item counts
 * once, by its newest state.
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
        sql`not exists (select from ${trash}
          where ${trash.kind} = ${staleTranslations.kind} and ${trash.recordId} = ${staleTranslations.recordId})`,
        sql`not exists (select from ${publications} where ${publications.kind} = ${staleTranslations.kind}
          and ${publications.id} = ${staleTranslations.recordId} and ${publications.standsFor} is not null)`,
      ),
    )
    .groupBy(staleTranslations.kind)
    .orderBy(staleTranslations.kind);

const REVIEW = 'GET /api/Admin/Review/GetCount';

/** A kind of waiting work, by resource where it concerns one; `day` is that of the first item. */
const waiting = z.object({
  name: z.string(),
  count: z.number(),
  kind: z.string().optional(),
  day: z.string().optional(),
});
type Waiting = z.output<typeof waiting>;

interface Source {
  /** The call whose roles may see it. */
  call: string;
  read(viewer: Viewer): Promise<Waiting[]>;
}

const counted = (name: string, call: string, count: (viewer: Viewer) => Promise<number>): Source => ({
  call,
  read: async (viewer) => [{ name, count: await count(viewer) }],
});

/** The kinds of waiting work in display order. */
const SOURCES: Source[] = [
  counted('review', REVIEW, ({ app, account }) => countFor(app.db, app.rules, account.id)),
  counted('corrected', REVIEW, ({ app, account }) => countCorrected(app.db, app.rules, account.id)),
  counted('returned', REVIEW, ({ app, account }) => countReturned(app.db, account.id)),
  {
    call: 'GET /api/Admin/Schedule/GetCount',
    async read({ app, now }) {
      const { count, day, stopped, stoppedDay } = await countThisWeek(app.db, now);
      return [
        { name: 'scheduled', count, day },
        { name: 'stopped', count: stopped, day: stoppedDay },
      ];
    },
  },
  counted('newApplications', 'GET /api/Admin/ApplicationForVacancy/GetByVacancyId/:vacancyId', ({ app }) =>
    app.db.$count(applications, eq(applications.status, 'Новая')),
  ),
  counted('closingVacancies', 'GET /api/Admin/Vacancy/GetVacancies', ({ app, now }) => {
    const isSoon = between(vacancies.expireDate, inDays(now, 0), inDays(now, WEEK));
    return app.db.$count(vacancies, and(eq(vacancies.status, 'Открыта'), isSoon));
  }),
  counted('newAppeals', 'GET /api/Admin/OnlineAppeal/GetOnlineAppeals', ({ app, now }) =>
    app.db.$count(onlineAppeals, gt(onlineAppeals.dateOfSending, inDays(now, -WEEK))),
  ),
  counted('auditChain', 'GET /api/Admin/Audit/GetPage', brokenRows),
  {
    call: REVIEW,
    read: async ({ app }) => (await staleByKind(app)).map((each) => ({ name: 'stale', ...each })),
  },
];

const mayMake = (rights: Rights, call: string, role: Role) => {
  const access = rights.get(call);
  if (!access) throw new Error(`There is no call ${call}.`);
  return typeof access !== 'string' && access.includes(role);
};

/** The waiting work of an account, by few indexed queries. */
async function waitingFor(rights: Rights, viewer: Viewer): Promise<Waiting[]> {
  const sources = SOURCES.filter(({ call }) => mayMake(rights, call, viewer.account.role));
  return (await Promise.all(sources.map(({ read }) => read(viewer)))).flat();
}

/** The waiting work of the user, for the dashboard. Not in the specification. */
export const deskRoutes: FastifyPluginAsyncZod<{ rights: Rights }> = async (app, { rights }) => {
  const schema = {
    summary: 'Что ждёт того, кто спрашивает, по его роли',
    response: answering(z.array(waiting)),
  };
  app.get('/GetWaiting', { schema }, async (request) => {
    const account = accountOf(request);
    return { data: await waitingFor(rights, { app, account, now: account.now() }) };
  });
};
