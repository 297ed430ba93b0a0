/** Registers that are nothing but their declaration. */
import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  departments as departmentTable,
  documents,
  documentTypes,
  glossaryTerms,
  histories as historyTable,
  vacancies,
} from '../../db/schema.ts';
import { ApiError, invalid } from '../../lib/apiError.ts';
import { clearable, shortText } from '../../lib/fields.ts';
import { counted } from '../../lib/plural.ts';
import { type Field, ownFields, readOnly, resolved } from '../../records/recordFields.ts';
import type { Register } from '../../records/register.ts';

/** Terms and their definitions in the order of the Russian alphabet; the collation is explicit, because databases differ in theirs. */
export const glossary: Register = {
  table: glossaryTerms,
  fields: ownFields(glossaryTerms),
  order: [sql`${glossaryTerms.keyWordRu} collate "und-x-icu"`, glossaryTerms.id],
  searched: (term) => ({
    titles: [term.keyWordRu, term.keyWordUz, term.keyWordEn].map(String),
    texts: [term.descriptionRu, term.descriptionUz, term.descriptionEn].map(String),
  }),
};

const noYear = { error: 'Ожидается год.' };

/** A year as a number or digits; '' means no year yet. */
const year = z
  .union([z.int(noYear).min(0, noYear).max(9999, noYear), z.string().regex(/^\d{0,4}$/, noYear)], noYear)
  .nullable()
  .transform((value) => Number(value) || null)
  .optional();

/** The years of the depository's history, latest first, those without a year last. */
export const histories: Register = {
  table: historyTable,
  fields: {
    ...ownFields(historyTable, {
      year: { column: historyTable.year, draft: year, answer: z.number().nullable() },
    }),
    // the languages in the body are constants (part 2, §3) and are ignored
    languageRu: readOnly(sql`'ru'`, z.literal('ru')),
    languageUz: readOnly(sql`'uz'`, z.literal('uz')),
    languageEn: readOnly(sql`'en'`, z.literal('en')),
  },
  order: [sql`${historyTable.year} desc nulls last`, desc(historyTable.id)],
  title: (state) => String(state.year ?? ''),
};

/** The departments of vacancies, in the order in which they were added. */
export const departments: Register = {
  table: departmentTable,
  fields: ownFields(departmentTable, {
    code: { column: departmentTable.code, draft: clearable(shortText), answer: z.string() },
  }),
  order: [departmentTable.id],
  duplicate: () => invalid('code', 'Код уже занят другим отделом.'),
  usedBy: {
    column: vacancies.departmentId,
    refusal: (count) =>
      `Нельзя удалить отдел: в нём ${counted(count, ['вакансия', 'вакансии', 'вакансий'])}. Сначала удалите вакансии или выберите в них другой отдел.`,
  },
};

/** Browsers resolve a path segment of two dots. */
const isNoPath = (code: string) => code !== '.' && code !== '..';

const typeCode: Field = {
  column: documentTypes.code,
  draft: clearable(shortText.refine(isNoPath, { error: 'Код не может состоять из одних точек.' })),
  answer: z.string(),
};

/** «относится 1 документ», «относятся 2 документа», «относится 5 документов». */
const belonging = (count: number) => {
  const documentsInWords = counted(count, ['документ', 'документа', 'документов']);
  return `${documentsInWords.endsWith('документа') ? 'относятся' : 'относится'} ${documentsInWords}`;
};

/** The types of documents in the order in which they were added. Their codes occur in addresses. */
const type = {
  table: documentTypes,
  order: [documentTypes.id],
  duplicate: () =>
    new ApiError(400, 'Код уже занят другим типом.', {
      errors: [{ path: 'code', message: 'Код уже занят.' }],
    }),
  usedBy: {
    column: documents.typeId,
    refusal: (count: number) =>
      `Нельзя удалить тип: к нему ${belonging(count)}. Сначала удалите документы или выберите для них другой тип.`,
  },
};

export const informationTypes: Register = {
  ...type,
  kind: 'information',
  fields: resolved({ code: typeCode, name: documentTypes.nameRu }),
};

export const normativeDocumentTypes: Register = {
  ...type,
  kind: 'normativeDocuments',
  fields: ownFields(documentTypes, { code: typeCode }),
};

/** The client types that templates are for. There is no screen for them: they can only be read (DECISIONS 16). */
export const clientTypes: Register = {
  ...type,
  kind: 'templates',
  fields: resolved({ code: typeCode, ruName: documentTypes.nameRu }),
};
