import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How the last backup went, on whichever server: one row. */
export const backups = pgTable(
  'backups',
  {
    one: integer('one').primaryKey().default(1),
    /** The moment that the last one that succeeded is of, and what it is. */
    madeAt: moment('made_at'),
    file: text('file').notNull().default(''),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull().default(0),
    /** Files whose bytes were not in the store, or not what they were: the backup is without them. */
    missingFiles: integer('missing_files').notNull().default(0),
    failedAt: moment('failed_at'),
    failure: text('failure').notNull().default(''),
  },
  (table) => [check('backups_one', sql`${table.one} = 1`)],
);
