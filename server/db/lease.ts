import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leases } from './schema.ts';

/**
 * Does `work` unless another server is at it. Time is the database's, so that servers whose clocks differ agree.
 *
 * @param minutes - longer than the work takes: after that another server may begin, though this one were still at it
 * @returns nothing when somebody else is at it
 */
export async function underLease<Result>(
  db: Database,
  name: string,
  minutes: number,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const until = sql`now() + make_interval(mins => ${minutes})`;
  const taken = await db
    .insert(leases)
    .values({ work: name, until })
    .onConflictDoUpdate({ target: leases.work, set: { until }, setWhere: lte(leases.until, sql`now()`) })
    .returning({ work: leases.work });
  if (taken.length === 0) return undefined;
  try {
    return await work();
  } finally {
    await db.delete(leases).where(eq(leases.work, name));
  }
}
