import { and, asc, desc, gte, lt, lte, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';

/** A calendar day, `yyyy-mm-dd`. */
export const calendarDay = z.iso.date({ error: 'Ожидается день в виде гггг-мм-дд.' });

const DAY_MS = 24 * 60 * 60 * 1000;
/** So far rows may stand out of the order of their times: an act takes its time, and clocks of instances differ. */
const SLACK_MS = 10 * 60_000;

const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`);
const moved = (time: Date, ms: number) => new Date(time.getTime() + ms);

/**
 * The condition for rows of some days, both ends included, as they were in Tashkent. It also says between which numbers
 * they stand, so that nothing else has to be read on the way to them.
 */
export async function withinDays(db: Database, { from, to }: { from?: string; to?: string }) {
  const conditions: SQL[] = [];
  const numberAt = async (time: Date, isFirst: boolean) => {
    const [row] = await db
      .select({ seq: auditLog.seq })
      .from(auditLog)
      .where(isFirst ? gte(auditLog.at, time) : lte(auditLog.at, time))
      .orderBy(isFirst ? asc(auditLog.at) : desc(auditLog.at))
      .limit(1);
    return row?.seq;
  };
  if (from) {
    const start = startOf(from);
    const first = await numberAt(moved(start, -SLACK_MS), true);
    conditions.push(gte(auditLog.at, start), gte(auditLog.seq, first ?? Number.MAX_SAFE_INTEGER));
  }
  if (to) {
    const end = moved(startOf(to), DAY_MS);
    const last = await numberAt(moved(end, SLACK_MS), false);
    conditions.push(lt(auditLog.at, end), lte(auditLog.seq, last ?? 0));
  }
  return and(...conditions);
}
