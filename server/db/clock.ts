import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A moment in a statement. */
export type Moment = SQL<Date>;

/**
 * The time as the database tells it. Servers on one database agree about it, whatever the clocks of their machines say: by it
 * and by nothing else sessions end, attempts wait and leases run out.
 */
export interface Clock {
  /** When the statement began that it stands in. */
  readonly now: Moment;
  /** Asks for it; a statement that is sent anyway need not. */
  read(db: Database): Promise<Date>;
}

const read = (moment: SQL) => moment.mapWith((value: string) => new Date(value));

/** A moment that is known, for a statement. */
export const momentOf = (date: Date): Moment => read(sql`${date.toISOString()}::timestamptz`);

/** @param seconds - negative for a moment before */
export const later = (moment: Moment, seconds: number): Moment =>
  read(sql`(${moment} + make_interval(secs => ${seconds}))`);

/** @param aheadMs - how far it is put forward: tests do not wait eight hours for a session to end */
export function databaseClock(aheadMs = () => 0): Clock {
  const now = () => {
    const moment = read(sql`statement_timestamp()`);
    return aheadMs() === 0 ? moment : later(moment, aheadMs() / 1000);
  };
  return {
    get now() {
      return now();
    },
    async read(db) {
      const [row] = await db.select({ now: now() }).from(sql`(select 1) as one`);
      if (!row) throw new Error('The database does not tell the time.');
      return row.now;
    },
  };
}

/** What a clock says that has just said `moment`: it goes on by what passes, whatever this machine's own clock is set to. */
export function goingOn(moment: Date) {
  const since = performance.now();
  return () => new Date(moment.getTime() + performance.now() - since);
}
