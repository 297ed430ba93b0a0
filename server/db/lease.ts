import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leases } from './schema.ts';

const MINUTE_MS = 60_000;
/** How often a lease is extended within its time, so that one late statement does not lose it. */
const PARTS = 3;

const inMinutes = (minutes: number) => sql`now() + make_interval(secs => ${minutes * 60}::float8)`;
/** Compared to the microsecond: an unchanged time means that nobody else has taken the lease. */
const asSaid = sql<string>`${leases.until}::text`;
const isStill = (name: string, said: string) => and(eq(leases.work, name), eq(asSaid, said));

/** Extends a lease until it is released; a lease taken by somebody else is left alone. */
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
  // a failure is tried again, and finally the lease ends
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
 * Runs `work` unless another server does. Uses the database's time, so that servers with different clocks agree.
 *
 * @param minutes - how long others wait when this server is killed; the work itself may take longer
 * @returns undefined when somebody else runs it
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
    .onConflictDoUpdate({
      target: leases.work,
      set: { until },
      // a longer lease than any possible one was stored while the clock was ahead
      setWhere: or(lte(leases.until, sql`now()`), gt(leases.until, inMinutes(2 * minutes))),
    })
    .returning({ said: asSaid });
  if (!taken) return undefined;
  const { giveBack } = holder(db, name, minutes, taken.said);
  try {
    return await work();
  } finally {
    await giveBack();
  }
}
