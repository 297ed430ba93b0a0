import { and, asc, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Moment } from './clock.ts';
import type { Database } from './database.ts';

type JobTable = PgTable & { id: PgColumn; leasedUntil: PgColumn };

interface Due {
  /** Which rows are still to be done. */
  isOpen: SQL | undefined;
  /** When they are due. */
  due: PgColumn;
}

/** The job that has been due for longest and that nobody has taken, for the statement that leases it: nobody else takes it meanwhile. */
export const dueJob = (db: Database, table: JobTable, { isOpen, due }: Due, now: Moment) =>
  db
    .select({ id: table.id })
    .from(table)
    .where(and(isOpen, lte(due, now), or(isNull(table.leasedUntil), lte(table.leasedUntil, now))))
    .orderBy(asc(due), asc(table.id))
    .limit(1)
    .for('update', { skipLocked: true });
