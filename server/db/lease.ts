import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leases } from './schema.ts';

const MINUTE_MS = 60_000;
/** A lease is prolonged so often within its time that one late statement does not lose it. */
const PARTS = 3;

const inMinutes = (minutes: number) => sql`now() + make_interval(secs => ${minutes * 60}::float8)`;
/** To the microsecond: nobody else has taken the lease since it said this. */
const asSaid = sql<string>`${leases.until}::text`;
const isStill = (name: string, said: string) => and(eq(leases.work, name), eq(asSaid, said));

/** Prolongs a lease until it is given back; one that somebody else has taken is left alone. */
function holder(db: Database, name: string, minutes: number, taken: string) {
  let said = taken;
  let prolonging = Promise.resolve();
  const prolong = async () => {
    const [row] = await db
      .update(leases)
      .set({ until: inMinutes(minutes) })
      .where(isStill(name, said))
      .returning({ said: asSaid });
    said = row?.said ?? said;
  };
  // what fails is tried again, and in the end the lease runs out
  const next = () => {
    prolonging = prolonging.then(prolong).catch(() => undefined);
  };
  const timer = setInterval(next, (minutes * MINUTE_MS) / PARTS).unref();
  return {
    async giveBack() {
      clearInterval(timer);
      await prolonging;
      await db.delete(leases).where(isStill(name, said));
    },
  };
}

/**
 * Does `work` unless another server is at it. Time is the database's, so that servers whose clocks differ agree.
 *
 * @param minutes - how long the others wait when this server is killed at it; the work itself may take longer
 * @returns nothing when somebody else is at it
 */
export async function underLease<Result>(
  db: Database,
  name: string,
  minutes: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const until = inMinutes(minutes);
  const [taken] = await db
    .insert(leases)
    .values({ work: name, until })
    .onConflictDoUpdate({ target: leases.work, set: { until }, setWhere: lte(leases.until, sql`now()`) })
    .returning({ said: asSaid });
  if (!taken) return undefined;
  const { giveBack } = holder(db, name, minutes, taken.said);
  try {
    return await work();
  } finally {
    await giveBack();
  }
}
