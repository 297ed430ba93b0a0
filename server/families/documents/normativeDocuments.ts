import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { day, entriesOf, fileId, recordDraft, storedFile, words } from '../../lib/fields.ts';
import { asInDictionary } from '../../records/listed.ts';
import { entryAnswer, entryDraft, typeId } from './documentFields.ts';
import {
  type DocumentShape,
  documentFamily,
  entryColumns,
  fileColumns,
  listedDocuments,
} from './documents.ts';

const draft = z
  .object({
    ...recordDraft,
    normativeDocumentTypeId: typeId,
    documentNumber: words,
    publishTime: day.nullish(),
    normativeDocuments: entriesOf(z.object({ ...entryDraft, normativeFileId: fileId.nullish() })),
  })
  .transform(({ normativeDocumentTypeId, publishTime, normativeDocuments: sent, ...document }) => ({
    ...document,
    typeId: normativeDocumentTypeId,
    publishedOn: publishTime === '' ? null : publishTime,
    entries: sent.map(({ normativeFileId, ...entry }) => ({
      ...entry,
      fileId: normativeFileId,
    })),
  }));

const answer = z.object({
  id: z.number(),
  documentNumber: z.string(),
  publishTime: z.string().nullable(),
  normativeDocumentTypeId: z.number(),
  version: z.number(),
  normativeDocuments: z.array(
    z.object({
      ...entryAnswer,
      normativeDocumentBaseId: z.number(),
      normativeFileId: z.number().nullable(),
      normativeFile: storedFile,
    }),
  ),
});

const order = [sql`${base.publishedOn} desc nulls last`, desc(base.id)];

/** Laws, rules and tariffs by type, the latest day of publication first; those without a day come last. */
export const normativeDocuments: DocumentShape = {
  family: documentFamily,
  order,
  listed: listedDocuments(order, {
    sorts: {
      documentNumber: asInDictionary(base.documentNumber),
      publishTime: base.publishedOn,
    },
  }),
  item: {
    id: base.id,
    documentNumber: base.documentNumber,
    publishTime: base.publishedOn,
    normativeDocumentTypeId: base.typeId,
    version: base.version,
  },
  typeKey: 'normativeDocumentTypeId',
  entriesKey: 'normativeDocuments',
  entry: {
    ...entryColumns,
    normativeDocumentBaseId: entries.baseId,
    normativeFileId: entries.fileId,
    normativeFile: fileColumns,
  },
  fileKeys: { fileId: 'normativeFileId' },
  draft,
  answer,
};
