import { index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { moment } from './columns.ts';

export type FileKind = 'cover' | 'pdf' | 'resume' | 'appeal';

/** Uploaded files. Their bytes are in the file store under `sha256`; `thumbnail` is a small WebP in base64. */
export const files = pgTable(
  'files',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<FileKind>().notNull(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    thumbnail: text('thumbnail'),
    createdAt: moment('created_at').notNull().defaultNow(),
    createdBy: integer('created_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [index('files_sha256').on(table.sha256)],
);
