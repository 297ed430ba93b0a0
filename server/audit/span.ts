import { and, asc, desc, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';

/** A calendar day, `yyyy-mm-dd`. */
export const calendarDay = z.iso.date({ error: 'Ожидается день в виде гггг-мм-дд.' });

const DAY_MS = 24 * 60 * 60 * 1000;
/** So far rows may stand out of the order of their times: an act takes its time, and clocks of instances differ. */
const SLACK_MS = 10 * 60_000;

const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`);
/** The index of the times is for finding numbers alone: pages are read in the order of those. */
const at = sql`(${auditLog.at} + interval '0')`;

const moved = (time: Date, ms: number) => new Date(time.getTime() + ms);

async function numberOf(db: Database, condition: SQL, order: SQL) {
  const [row] = await db
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(condition)
    .orderBy(order)
    .limit(1);
  return row?.seq;
}

/** The condition for rows of some days, both ends included, as they were in Tashkent. */
export const ofDays = ({ from, to }: { from?: string; to?: string }) =>
  and(
    from ? gte(auditLog.at, startOf(from)) : undefined,
    to ? lt(auditLog.at, moved(startOf(to), DAY_MS)) : undefined,
  );

/**
 * The same for a page. It also says between which numbers
 * they stand, so that nothing else has to be read on the way to them.
 */
export async function withinDays(db: Database, { from, to }: { from?: string; to?: string }) {
  const conditions: SQL[] = [];
  if (from) {
    const start = startOf(from);
    const earlier = lte(auditLog.at, moved(start, -SLACK_MS));
    const last = await numberOf(db, earlier, desc(auditLog.at));
    conditions.push(gte(at, start), gt(auditLog.seq, last ?? 0));
  }
  if (to) {
    const end = moved(startOf(to), DAY_MS);
    const later = gte(auditLog.at, moved(end, SLACK_MS));
    const first = await numberOf(db, later, asc(auditLog.at));
    conditions.push(lt(at, end));
    if (first !== undefined) conditions.push(lt(auditLog.seq, first));
  }
  return and(...conditions);
}
