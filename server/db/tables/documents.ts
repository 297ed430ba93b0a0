import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/wire/wire.ts';
import { changes } from './changes.ts';
import { words } from './columns.ts';
import { files } from './files.ts';

/** Types of information, clients (for templates) and normative documents. Codes are used in addresses. */
export const documentTypes = pgTable(
  'document_types',
  {
    id: serial('id').primaryKey(),
    /** The kind of the type's documents. */
    kind: text('kind').notNull(),
    code: words('code'),
    nameRu: words('name_ru'),
    nameUz: words('name_uz'),
    nameEn: words('name_en'),
    ...changes(),
  },
  (table) => [
    // forms may send empty fields, so several types may have no code
    uniqueIndex('document_types_code').on(table.kind, table.code).where(sql`${table.code} <> ''`),
    // only for the foreign key that makes a document and its type be of one kind
    unique('document_types_kind').on(table.id, table.kind),
    check(
      'document_types_kind_known',
      sql`${table.kind} in ('information', 'templates', 'normativeDocuments')`,
    ),
  ],
);

/** Documents of a register; their texts are in `document_entries`. A type with documents cannot be deleted. */
export const documents = pgTable(
  'documents',
  {
    id: serial('id').primaryKey(),
    /** A kind of the table of areas. */
    kind: text('kind').notNull(),
    typeId: integer('type_id').notNull(),
    /** Information only. */
    year: integer('year'),
    /** Normative documents only, as is `publishedOn`. */
    documentNumber: words('document_number'),
    publishedOn: date('published_on', { mode: 'string' }),
    ...changes(),
  },
  (table) => [
    index('documents_type').on(table.typeId, table.kind),
    index('documents_by_year').on(table.typeId, table.year.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('documents_by_day').on(
      table.typeId,
      table.publishedOn.desc().nullsLast(),
      table.id.desc().nullsFirst(),
    ),
    foreignKey({
      name: 'documents_type_of_kind',
      columns: [table.typeId, table.kind],
      foreignColumns: [documentTypes.id, documentTypes.kind],
    }).onDelete('restrict'),
    check('documents_year', sql`(${table.kind} = 'information') = (${table.year} is not null)`),
  ],
);

/** One language of a document. A used file cannot be deleted. */
export const documentEntries = pgTable(
  'document_entries',
  {
    id: serial('id').primaryKey(),
    baseId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    header: words('header'),
    fileId: integer('file_id').references(() => files.id, { onDelete: 'restrict' }),
    /** Templates only: the id of the file exactly as it was sent (part 2, §3). */
    fileIdText: text('file_id_text'),
  },
  (table) => [
    unique('document_entries_language').on(table.baseId, table.language),
    index('document_entries_file').on(table.fileId),
    check('document_entries_language_known', sql`${table.language} in ('ru', 'uz', 'en')`),
  ],
);
