import { desc, sql } from 'drizzle-orm';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { asInDictionary } from '../../records/listOptions.ts';
import { fileField, readOnly } from '../../records/recordFields.ts';
import { documentKind } from './documents.ts';

/** Laws, rules and tariffs by type, latest publication first, those without a day last. */
export const normativeDocuments = documentKind({
  typeKey: 'normativeDocumentTypeId',
  entriesKey: 'normativeDocuments',
  baseIdKey: 'normativeDocumentBaseId',
  order: [sql`${base.publishedOn} desc nulls last`, desc(base.id)],
  list: { sorts: { documentNumber: asInDictionary(base.documentNumber), publishTime: base.publishedOn } },
  item: {
    documentNumber: base.documentNumber,
    publishTime: base.publishedOn,
    version: readOnly(base.version),
  },
  entry: { normativeFileId: fileField(entries.fileId, 'pdf') },
});
