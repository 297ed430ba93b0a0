import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Works that one of several servers does at a time: whose lease has run out may be taken by another one. */
export const leases = pgTable('leases', {
  work: text('work').primaryKey(),
  until: moment('until').notNull(),
});
