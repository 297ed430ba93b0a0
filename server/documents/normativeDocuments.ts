import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { documents } from '../db/schema.ts';
import { day, recordDraft, words } from '../fields/fields.ts';
import { entriesOf, entryAnswer, entryDraft, optionalFileId, storedFile, typeId } from './documentFields.ts';
import type { DocumentShape } from './documentShape.ts';

const draft = z
  .object({
    ...recordDraft,
    normativeDocumentTypeId: typeId,
    documentNumber: words,
    publishTime: day.nullish(),
    normativeDocuments: entriesOf(z.object({ ...entryDraft, normativeFileId: optionalFileId })),
  })
  .transform(({ normativeDocumentTypeId, publishTime, normativeDocuments, ...base }) => ({
    ...base,
    typeId: normativeDocumentTypeId,
    publishedOn: publishTime === '' ? null : publishTime,
    entries: normativeDocuments.map(({ normativeFileId, ...entry }) => ({
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

/** Laws, rules and tariffs by type, the latest day of publication first; those without a day come last. */
export const normativeDocuments: DocumentShape = {
  draft,
  names: { typeId: 'normativeDocumentTypeId', entries: 'normativeDocuments', fileId: 'normativeFileId' },
  order: [sql`${documents.publishedOn} desc nulls last`, desc(documents.id)],
  answer,
  toWire: (stored) =>
    stored.map(({ id, documentNumber, publishedOn, typeId: normativeDocumentTypeId, version, entries }) => ({
      id,
      documentNumber,
      publishTime: publishedOn,
      normativeDocumentTypeId,
      version,
      normativeDocuments: entries.map(({ documentId, fileId, file, ...entry }) => ({
        ...entry,
        normativeDocumentBaseId: documentId,
        normativeFileId: fileId,
        normativeFile: file,
      })),
    })),
};
