import { and, eq, gt, lte } from 'drizzle-orm';
import { DAY_MS, nextDue } from '../lib/days.ts';
import type { Database } from './database.ts';
import { leases } from './schema.ts';

const HALF_DAY_MS = DAY_MS / 2;

/** What is done once a day, by one of the instances. */
export interface Daily {
  name: string;
  /** When, in minutes after midnight. */
  atMinutes: number;
}

/** The first time comes when people have had half a day to see what it is going to do. */
const firstTurn = (now: Date, atMinutes: number) => nextDue(new Date(now.getTime() + HALF_DAY_MS), atMinutes);
const dayAgo = (now: Date) => new Date(now.getTime() - DAY_MS);

/**
 * Takes the turn of the day, on whichever instance comes first. What has never been done, or not for a day, waits for the turn after the
 * next half day.
 *
 * @returns whether it is to be done now
 */
export async function takeTurn(db: Database, { name, atMinutes }: Daily, now: Date): Promise<boolean> {
  const isOfName = eq(leases.work, name);
  const [taken] = await db
    .update(leases)
    .set({ until: nextDue(now, atMinutes) })
    .where(and(isOfName, lte(leases.until, now), gt(leases.until, dayAgo(now))))
    .returning({ work: leases.work });
  if (taken) return true;
  const until = firstTurn(now, atMinutes);
  await db
    .insert(leases)
    .values({ work: name, until })
    .onConflictDoUpdate({ target: leases.work, set: { until }, setWhere: lte(leases.until, dayAgo(now)) });
  return false;
}

/** When the next turn is. */
export async function turnOf(db: Database, { name, atMinutes }: Daily, now: Date): Promise<Date> {
  const isKnown = and(eq(leases.work, name), gt(leases.until, dayAgo(now)));
  const [known] = await db.select({ until: leases.until }).from(leases).where(isKnown);
  return known?.until ?? firstTurn(now, atMinutes);
}
