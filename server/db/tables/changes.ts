import { integer } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

/** Author and time of a record's creation and last change, and its number of saves. */
export const changes = () => ({
  version: integer('version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  createdBy: integer('created_by').references(() => accounts.id, { onDelete: 'set null' }),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: integer('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
});
