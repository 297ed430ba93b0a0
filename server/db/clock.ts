import { type SQL, sql } from 'drizzle-orm';
import { computed, type Database } from './database.ts';

/** A moment as an SQL expression. */
export type Moment = SQL<Date>;

/**
 * The database's time. Servers on one database agree about it, whatever their own clocks say: sessions, delays and leases use nothing
 * else.
 */
export interface Clock {
  /** The time at which the surrounding statement began. */
  readonly now: Moment;
  /** Queries the time; unnecessary where a statement is sent anyway. */
  read(db: Database): Promise<Date>;
}

const read = (moment: SQL) => moment.mapWith((value: string) => new Date(value));

/** A known moment as an SQL expression. */
export const momentOf = (date: Date): Moment => read(sql`${date.toISOString()}::timestamptz`);

/** @param seconds - negative for a moment before */
export const later = (moment: Moment, seconds: number): Moment =>
  read(sql`(${moment} + make_interval(secs => ${seconds}))`);

/** @param aheadMs - moves the clock forward, so that tests need not wait eight hours for a session to end */
export function databaseClock(aheadMs = () => 0): Clock {
  const now = () => {
    const moment = read(sql`statement_timestamp()`);
    return aheadMs() === 0 ? moment : later(moment, aheadMs() / 1000);
  };
  return {
    get now() {
      return now();
    },
    read: async (db) => (await computed(db, { now: now() })).now,
  };
}

/** A clock that has just shown `moment`; it advances independently of this machine's clock. */
export function goingOn(moment: Date) {
  const since = performance.now();
  return () => new Date(moment.getTime() + performance.now() - since);
}
