import { and, desc, eq, getTableColumns, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { accounts, auditLog, publications, reviewReturns } from '../db/schema.ts';
import { existing } from '../lib/apiError.ts';
import { calendarDay, newestPage } from '../lib/fields.ts';
import { CONSOLE, SYSTEM } from './entry.ts';
import { listedDetails } from './rowDetails.ts';
import { intactOf, ofDays } from './verify.ts';

const MOST_ROWS = 100;
const LONGEST_NAME = 254;

const name = z
  .string()
  .max(LONGEST_NAME)
  .refine((value) => !value.includes('\0'))
  .optional();

/** The requested rows of the log. */
export const auditFilter = z.object({
  person: name.describe('Логин'),
  kind: name,
  act: name,
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  edits: z.stringbool().optional().describe('Только правки, кроме правок данных о людях'),
  perPage: z.coerce.number().int().min(1).max(MOST_ROWS).default(50),
});

type Filter = Omit<z.output<typeof auditFilter>, 'edits'> & {
  /** Edits only, without those of these kinds. */
  editsBeside?: readonly string[];
};

const EDITS = ['create', 'update', 'propose'];

/**
 * What a publication is by now, of whatever version a row tells; null for other kinds and what is deleted. The log's columns are named with
 * their table, which drizzle leaves out in a query of one table.
 */
const stateNow = sql<'published' | 'pending' | 'returned' | null>`(select case
  when exists (select from ${reviewReturns} as returned where returned.publication_id = item.id
    and returned.version = item.version) then 'returned' else item.status end
  from ${publications} as item where item.kind = ${auditLog}.kind and item.id = ${auditLog}.record_id
    and item.stands_for is null)`;

const equal = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** The condition for rows after a cursor: by their numbers, or by time and number. */
async function following(db: Database, before: number | undefined, isByTime: boolean) {
  if (before === undefined) return undefined;
  if (!isByTime) return lt(auditLog.seq, before);
  const [row] = await db.select({ at: auditLog.at }).from(auditLog).where(eq(auditLog.seq, before));
  // values instead of a subquery, so that the index scan starts there
  return sql`(${auditLog.at}, ${auditLog.seq}) < (${existing(row).at.toISOString()}::timestamptz, ${before})`;
}

/**
 * A page of the log, newest first, and the cursor of the next one. Rows of certain days are ordered by time, which may differ from the
 * order of their numbers, because acts take time and clocks are set back.
 */
export async function readPage(db: Database, filter: Filter) {
  const { person, kind, act, from, to, before, perPage, editsBeside } = filter;
  const days = ofDays({ from, to });
  const rows = await db
    .select({ ...getTableColumns(auditLog), ...(editsBeside && { state: stateNow }) })
    .from(auditLog)
    .where(
      and(
        await following(db, before, days !== undefined),
        equal(auditLog.login, person),
        equal(auditLog.kind, kind),
        equal(auditLog.act, act),
        editsBeside && and(inArray(auditLog.act, EDITS), notInArray(auditLog.kind, [...editsBeside])),
        days,
      ),
    )
    .orderBy(...(days ? [desc(auditLog.at)] : []), desc(auditLog.seq))
    .limit(perPage + 1);
  const { rows: page, next } = newestPage(rows, perPage, ({ seq }) => seq);
  const intact = await intactOf(db, page);
  return {
    rows: page.map((row) => ({ ...row, ...listedDetails(row), isIntact: intact.has(row.seq) })),
    next,
  };
}

/** The distinct values of an indexed column by one index lookup each, whatever the number of rows. */
async function valuesOf(db: Database, column: PgColumn): Promise<string[]> {
  const from = sql`${column} as value from ${auditLog}`;
  const next = (condition: SQL) => sql`select ${from} ${condition} order by ${column} limit 1`;
  const rows = await db.select({ value: sql<string>`value` }).from(
    sql`(with recursive found as (
        (${next(sql``)})
        union all
        select following.value from found, lateral (${next(sql`where ${column} > found.value`)}) following
      ) select value from found) as values`,
  );
  return rows.map(({ value }) => value);
}

/** The users, kinds and acts in the log, by which pages can be filtered. */
export async function readFilters(db: Database) {
  const [logins, kinds, acts] = [
    await valuesOf(db, auditLog.login),
    await valuesOf(db, auditLog.kind),
    await valuesOf(db, auditLog.act),
  ];
  const people = await db.select({ login: accounts.userName, name: accounts.fullName }).from(accounts);
  const names = new Map([...people, SYSTEM, CONSOLE].map(({ login, name }) => [login, name]));
  return { persons: logins.map((login) => ({ login, name: names.get(login) ?? login })), kinds, acts };
}
