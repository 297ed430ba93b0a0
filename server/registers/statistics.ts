import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Act } from '../acts/act.ts';
import type { Database } from '../db/database.ts';
import { statistics } from '../db/schema.ts';
import { stale } from '../errors/apiError.ts';
import { recordDraft, words } from '../fields/fields.ts';
import { type KindRoutes, saveRoute } from '../records/recordRoutes.ts';
import { asTexts, recordAnswer } from '../records/register.ts';
import { revisionRoutes } from '../records/revisionRoutes.ts';
import { changeRecord, created, type Saved } from '../records/saveRecord.ts';
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

const ONLY = eq(statistics.id, 1);

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
  const [stored] = await db.select().from(statistics).where(ONLY);
  return stored ?? NOTHING_YET;
}

/**
 * Creates the record or changes it, with its id or without.
 *
 * @throws ApiError 404 for another id, 409 for a stale version
 */
async function saveStatistic(act: Act, { id, version, ...columns }: z.output<typeof draft>): Promise<Saved> {
  if (!id) {
    // whoever saves first creates it; the others wait here and then change it
    const [added] = await act.tx
      .insert(statistics)
      .values({ ...columns, ...created(act) })
      .onConflictDoNothing()
      .returning({ id: statistics.id, version: statistics.version });
    if (added && version) throw stale();
    if (added) return added;
  }
  return await changeRecord(act, { table: statistics }, { ...columns, id: id || 1, version });
}

/** The six figures: everybody signed in reads them, since the dashboard shows them. */
export const statisticRoutes: KindRoutes = async (app, { kind, path }) => {
  const readSchema = { response: { 200: z.object({ data: answer }) } };
  app.get(`${path}/GetStatistic`, { config: { access: 'signedIn' }, schema: readSchema }, async () => ({
    data: await readStatistic(app.db),
  }));

  const subject = {
    ...recordSubject(kind, { table: statistics, answer }, () => ''),
    lock: (act: Pick<Act, 'tx'>) =>
      act.tx.select({ id: statistics.id }).from(statistics).where(ONLY).for('update'),
  };
  revisionRoutes(app, path, subject);
  saveRoute(app, `${path}/UpdateOrAdd`, subject, { draft, save: saveStatistic, only: 1 });
};
