import { and, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { auditLog } from '../db/schema.ts';

/** A calendar day, `yyyy-mm-dd`. */
export const calendarDay = z.iso.date({ error: 'Ожидается день в виде гггг-мм-дд.' });

const DAY_MS = 24 * 60 * 60 * 1000;

const startOf = (day: string) => new Date(`${day}T00:00:00+05:00`);

/** The condition for rows of some days, both ends included, as they were in Tashkent; nothing for all days. */
export const ofDays = ({ from, to }: { from?: string; to?: string }) =>
  and(
    from ? gte(auditLog.at, startOf(from)) : undefined,
    to ? lt(auditLog.at, new Date(startOf(to).getTime() + DAY_MS)) : undefined,
  );
