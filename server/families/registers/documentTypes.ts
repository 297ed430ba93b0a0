/** The types of documents in the order in which they were added. Their codes occur in addresses. */
import { z } from 'zod';
import { documents, documentTypes as table } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import { shortText } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import { type Field, ownFields, resolved } from '../../records/recordFields.ts';
import type { Register } from '../../records/register.ts';

/** Browsers resolve a path segment of two dots. */
const code: Field = {
  column: table.code,
  draft: shortText
    .refine((value) => value !== '.' && value !== '..', { error: 'Код не может состоять из одних точек.' })
    .nullable()
    .transform((value) => value ?? '')
    .optional(),
  answer: z.string(),
};

/** «относится 1 документ», «относятся 2 документа», «относится 5 документов». */
const belonging = (count: number) => {
  const documentsInWords = counted(count, ['документ', 'документа', 'документов']);
  return `${documentsInWords.endsWith('документа') ? 'относятся' : 'относится'} ${documentsInWords}`;
};

const type = {
  table,
  order: [table.id],
  duplicate: () =>
    new ApiError(400, 'Код уже занят другим типом.', [{ path: 'code', message: 'Код уже занят.' }]),
  usedBy: {
    column: documents.typeId,
    refusal: (count: number) =>
      `Нельзя удалить тип: к нему ${belonging(count)}. Сначала удалите документы или выберите для них другой тип.`,
  },
};

export const informationTypes: Register = {
  ...type,
  kind: 'information',
  fields: resolved({ code, name: table.nameRu }),
};

export const normativeDocumentTypes: Register = {
  ...type,
  kind: 'normativeDocuments',
  fields: ownFields(table, { code }),
};

/** The client types that templates are for. There is no screen for them: they can only be read (DECISIONS 16). */
export const clientTypes: Register = {
  ...type,
  kind: 'templates',
  fields: resolved({ code, ruName: table.nameRu }),
};
