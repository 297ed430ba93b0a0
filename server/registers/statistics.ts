import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Act } from '../acts/act.ts';
import type { Database } from '../db/database.ts';
import { statistics } from '../db/schema.ts';
import { notFound } from '../errors/apiError.ts';
import { recordDraft, words } from '../fields/fields.ts';
import { type KindRoutes, saveRoute } from '../records/recordRoutes.ts';
import { asTexts, recordAnswer } from '../records/register.ts';
import { revisionRoutes } from '../records/revisionRoutes.ts';
import { changeRecord, type Saved, saveRecord } from '../records/saveRecord.ts';
import { recordSubject } from '../records/subjects.ts';

const figures = {
  issuers: words,
  depositors: words,
  brokers: words,
  investmentFunds: words,
  shareholdersOfInvestmentFunds: words,
  trustManagers: words,
};

/** The one record. A figure that is absent keeps its value. */
const draft = z.object({ ...recordDraft, ...figures });
const answer = z.object({ ...recordAnswer, ...asTexts(figures) });

const ONLY_ID = 1;
/** Any number that nothing else in this database uses as an advisory lock. */
const STATISTIC_LOCK = 4_127_750_031;

/** What is answered before anything was saved: its version is one that no save has. */
const NOTHING_YET = {
  id: 0,
  version: 0,
  issuers: '',
  depositors: '',
  brokers: '',
  investmentFunds: '',
  shareholdersOfInvestmentFunds: '',
  trustManagers: '',
};

async function readStatistic(db: Database) {
  const [stored] = await db.select().from(statistics).where(eq(statistics.id, ONLY_ID));
  return stored ?? NOTHING_YET;
}

/** Keeps the record locked until the act is done, also while there is none. @throws ApiError 404 for another id */
async function lockStatistic({ tx }: Pick<Act, 'tx'>, id: number) {
  if (id !== ONLY_ID) throw notFound();
  await tx.execute(sql`select pg_advisory_xact_lock(${STATISTIC_LOCK})`);
}

/** Creates the record or changes it, with its id or without. @throws ApiError 404 for its id before there is one */
async function saveStatistic(
  act: Act,
  { id, version: _seen, ...columns }: z.output<typeof draft>,
): Promise<Saved> {
  const isNew = !id && (await act.tx.$count(statistics)) === 0;
  if (!isNew) return await changeRecord(act, { table: statistics }, { ...columns, id: ONLY_ID });
  return await saveRecord(act, { table: statistics }, columns);
}

/** The six figures. */
export const statisticRoutes: KindRoutes = async (app, { kind, path }) => {
  const readSchema = { response: { 200: z.object({ data: answer }) } };
  app.get(`${path}/GetStatistic`, { schema: readSchema }, async () => ({
    data: await readStatistic(app.db),
  }));

  const subject = {
    ...recordSubject(kind, { table: statistics, answer }, () => ''),
    lock: lockStatistic,
  };
  revisionRoutes(app, path, subject);
  saveRoute(app, `${path}/UpdateOrAdd`, subject, { draft, save: saveStatistic, only: ONLY_ID });
};
