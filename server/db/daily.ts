import { and, between, eq, lte, not } from 'drizzle-orm';
import { DAY_MS, nextDue } from '../lib/days.ts';
import type { Database } from './database.ts';
import { leases } from './schema.ts';

const HALF_DAY_MS = DAY_MS / 2;

/** A task that one of the instances runs once a day. */
export interface Daily {
  name: string;
  /** The time in minutes after midnight. */
  atMinutes: number;
}

/** The first run is at least half a day after the start, so that people can see what it will do. */
const firstTurn = (now: Date, atMinutes: number) => nextDue(new Date(now.getTime() + HALF_DAY_MS), atMinutes);
const dayAgo = (now: Date) => new Date(now.getTime() - DAY_MS);
/** Whether the stored turn was not missed for a day, and is not so far off that it was stored while the clock was ahead. */
const isPresent = (now: Date) => between(leases.until, dayAgo(now), new Date(now.getTime() + 2 * DAY_MS));

/**
 * Takes the turn of the day on whichever instance comes first. A task that has never run, or not for a day, waits for the first turn
 * after half a day, and so does one whose turn was stored while the clock was ahead.
 *
 * @returns whether to run it now
 */
export async function takeTurn(db: Database, { name, atMinutes }: Daily, now: Date): Promise<boolean> {
  const isOfName = eq(leases.work, name);
  const [taken] = await db
    .update(leases)
    .set({ until: nextDue(now, atMinutes) })
    .where(and(isOfName, lte(leases.until, now), isPresent(now)))
    .returning({ work: leases.work });
  if (taken) return true;
  const until = firstTurn(now, atMinutes);
  await db
    .insert(leases)
    .values({ work: name, until })
    .onConflictDoUpdate({ target: leases.work, set: { until }, setWhere: not(isPresent(now)) });
  return false;
}

/** The time of the next turn. */
export async function turnOf(db: Database, { name, atMinutes }: Daily, now: Date): Promise<Date> {
  const isKnown = and(eq(leases.work, name), isPresent(now));
  const [known] = await db.select({ until: leases.until }).from(leases).where(isKnown);
  return known?.until ?? firstTurn(now, atMinutes);
}
