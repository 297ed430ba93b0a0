import { and, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { accounts, auditLog } from '../db/schema.ts';
import { notFound } from '../lib/apiError.ts';
import { CONSOLE, SYSTEM } from './entry.ts';
import { isInFolder } from './rowDetails.ts';
import { intactOf, ofDays } from './verify.ts';

/** Which rows of the log are asked for. */
interface AuditFilter {
  /** A login. */
  person?: string;
  kind?: string;
  act?: string;
  /** `yyyy-mm-dd`, as is `to`; both ends included. */
  from?: string;
  to?: string;
  /** Edits alone, and of other kinds than these. */
  editsBeside?: readonly string[];
  /** The number after the last one of this page; none for the newest page. */
  before?: number;
  perPage: number;
}

const EDITS = ['create', 'update', 'propose'];

const equal = (column: PgColumn, value: string | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** What follows a row: by their numbers, or by their times and, at one moment, their numbers. */
async function following(db: Database, before: number | undefined, isByTime: boolean) {
  if (before === undefined) return undefined;
  if (!isByTime) return lt(auditLog.seq, before);
  const [row] = await db.select({ at: auditLog.at }).from(auditLog).where(eq(auditLog.seq, before));
  if (!row) throw notFound();
  // written out, and not as a subquery, so that the index begins there
  return sql`(${auditLog.at}, ${auditLog.seq}) < (${row.at.toISOString()}::timestamptz, ${before})`;
}

/**
 * A page of the log, the newest row first, and where the next one begins. Rows of some days stand in the order of their times,
 * which need not be that of their numbers: an act takes its time, and clocks are put back.
 */
export async function readPage(db: Database, filter: AuditFilter) {
  const { person, kind, act, from, to, before, perPage, editsBeside } = filter;
  const days = ofDays({ from, to });
  const rows = await db
    .select()
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
  const page = rows.slice(0, perPage);
  const intact = await intactOf(db, page);
  const next = rows.length > perPage ? (page.at(-1)?.seq ?? null) : null;
  return {
    rows: page.map((row) => ({ ...row, isInFolder: isInFolder(row), isIntact: intact.has(row.seq) })),
    next,
  };
}

/** The different values of an indexed column: one look at the index for each, however many rows there are. */
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

/** Who has done anything, to what, as which act: what a page can be filtered by. */
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
