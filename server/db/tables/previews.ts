import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment, recordKey } from './columns.ts';

/** Links to one version of a publication that need no account. `token_hash` is the SHA-256 of the link's token in hex. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: serial('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    ...recordKey(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    createdByName: text('created_by_name').notNull(),
    endsAt: moment('ends_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnByName: text('withdrawn_by_name'),
    opened: integer('opened').notNull().default(0),
    openedAt: moment('opened_at'),
    /** When the audit log was last told of openings, and their number by then. */
    toldAt: moment('told_at'),
    told: integer('told').notNull().default(0),
  },
  (table) => [index('preview_links_item').on(table.kind, table.recordId)],
);
