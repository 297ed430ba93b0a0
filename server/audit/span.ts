import { and, gte, lt } from 'drizzle-orm';
import { auditLog } from '../db/schema.ts';
import { daysAfter, startOfDay } from '../lib/days.ts';

/** The condition for rows of some days, both ends included, by the depository's clock; nothing for all days. */
export const ofDays = ({ from, to }: { from?: string; to?: string }) =>
  and(
    from ? gte(auditLog.at, startOfDay(from)) : undefined,
    to ? lt(auditLog.at, startOfDay(daysAfter(to, 1))) : undefined,
  );
