/** What documents are chosen by, in the order in which it was added. Codes stand in addresses. */
import { z } from 'zod';
import { documents, documentTypes as table } from '../../db/schema.ts';
import { ApiError } from '../../lib/apiError.ts';
import { recordDraft, shortText, words } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import { asTexts, recordAnswer, register } from '../../records/register.ts';

/** Browsers take the two dots for steps in the address that the code stands in. */
const code = shortText
  .refine((value) => value !== '.' && value !== '..', { error: 'Код не может состоять из одних точек.' })
  .nullable()
  .transform((value) => value ?? '')
  .optional();

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
    refusal: (count: number) => `Нельзя удалить тип: к нему ${belonging(count)}.`,
  },
};

const { id, version } = recordAnswer;
const answer = { id, code: z.string(), version };
const names = { nameRu: words, nameUz: words, nameEn: words };

export const informationTypes = register({
  ...type,
  kind: 'information',
  columns: { id: table.id, code: table.code, version: table.version, name: table.nameRu },
  draft: z
    .object({ ...recordDraft, code, name: words })
    .transform(({ name: nameRu, ...draft }) => ({ ...draft, nameRu })),
  answer: z.object({ ...answer, name: z.string() }),
});

export const normativeDocumentTypes = register({
  ...type,
  kind: 'normativeDocuments',
  draft: z.object({ ...recordDraft, code, ...names }),
  answer: z.object({ ...answer, ...asTexts(names) }),
});

/** The client types that templates are for. There is no screen for them: they can only be read (DECISIONS 16). */
export const clientTypes = {
  ...type,
  kind: 'templates',
  columns: { id: table.id, code: table.code, ruName: table.nameRu },
  answer: z.object({ id, code: z.string(), ruName: z.string() }),
};
