import { index, integer, jsonb, pgTable, primaryKey, serial, text, unique } from 'drizzle-orm/pg-core';
import { moment, recordKey } from './columns.ts';
import { files } from './files.ts';

/** The rows of a deleted record by table, as PostgreSQL's JSON; with `tie`, the ids of rows elsewhere that referred to it by that column. */
export type RecordRows = { table: string; rows: Record<string, unknown>[]; tie?: string }[];

/** Deleted records, until they are restored or purged. */
export const trash = pgTable(
  'trash',
  {
    id: serial('id').primaryKey(),
    ...recordKey(),
    title: text('title').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    deletedBy: integer('deleted_by'),
    deletedByName: text('deleted_by_name').notNull(),
    rows: jsonb('rows').$type<RecordRows>().notNull(),
  },
  (table) => [unique('trash_record').on(table.kind, table.recordId), index('trash_age').on(table.deletedAt)],
);

/** The files of a deleted record, which are kept as long as it can be restored. */
export const trashFiles = pgTable(
  'trash_files',
  {
    trashId: integer('trash_id')
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.trashId, table.fileId] }),
    index('trash_files_file').on(table.fileId),
  ],
);
