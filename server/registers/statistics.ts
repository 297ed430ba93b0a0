import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { statistics } from '../db/schema.ts';
import { stale } from '../errors/apiError.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';

export interface Figures {
  issuers: string;
  depositors: string;
  brokers: string;
  investmentFunds: string;
  shareholdersOfInvestmentFunds: string;
  trustManagers: string;
}

/** The one record as it was sent. A figure that is absent keeps its value. */
export type StatisticDraft = RecordDraft & Partial<Figures>;

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

export async function readStatistic(db: Database): Promise<Figures & Saved> {
  const [stored] = await db.select().from(statistics).where(ONLY);
  return stored ?? NOTHING_YET;
}

/**
 * Creates the record or changes it, with its id or without.
 *
 * @throws ApiError 404 for another id, 409 for a stale version
 */
export function saveStatistic(
  db: Database,
  { id, version, ...columns }: StatisticDraft,
  signature: Signature,
): Promise<Saved> {
  return db.transaction(async (tx) => {
    if (!id) {
      // whoever saves first creates it; the others wait here and then change it
      const [added] = await tx
        .insert(statistics)
        .values({ ...columns, ...created(signature) })
        .onConflictDoNothing()
        .returning({ id: statistics.id, version: statistics.version });
      if (added && version) throw stale();
      if (added) return added;
    }
    return await saveRecord(
      { id: id || 1, version },
      {
        add: async () => [],
        lock: (statisticId) =>
          tx.select().from(statistics).where(eq(statistics.id, statisticId)).for('update'),
        change: (_, next) =>
          tx
            .update(statistics)
            .set({ ...columns, ...changed(next, signature) })
            .where(ONLY),
      },
    );
  });
}
