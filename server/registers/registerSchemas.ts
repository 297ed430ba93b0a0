import { z } from 'zod';
import { recordDraft, words } from '../fields/fields.ts';

const recordAnswer = { id: z.number(), version: z.number() };

const answerOf = <Key extends string>(fields: Record<Key, unknown>) => {
  const keys = Object.keys(fields) as Key[];
  return Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<Key, z.ZodString>;
};

const termTexts = {
  keyWordRu: words,
  keyWordUz: words,
  keyWordEn: words,
  descriptionRu: words,
  descriptionUz: words,
  descriptionEn: words,
};

/** What a save may hold. Everything else that is sent is ignored. */
export const glossaryDraft = z.object({ ...recordDraft, ...termTexts });
export const glossaryAnswer = z.object({ ...recordAnswer, ...answerOf(termTexts) });

const historyTexts = { textRu: words, textUz: words, textEn: words };

const noYear = { error: 'Ожидается год.' };

/** A year as a number or its digits; an empty one is no year yet. */
const year = z
  .union([z.int(noYear).min(0, noYear).max(9999, noYear), z.string().regex(/^\d{0,4}$/, noYear)], noYear)
  .nullable()
  .transform((value) => Number(value) || null)
  .optional();

/** The languages that come with a save are constants (part 2, §3): nothing depends on them. */
export const historyDraft = z.object({ ...recordDraft, ...historyTexts, year });
export const historyAnswer = z.object({
  ...recordAnswer,
  ...answerOf(historyTexts),
  year: z.number().nullable(),
  languageRu: z.literal('ru'),
  languageUz: z.literal('uz'),
  languageEn: z.literal('en'),
});

const figures = {
  issuers: words,
  depositors: words,
  brokers: words,
  investmentFunds: words,
  shareholdersOfInvestmentFunds: words,
  trustManagers: words,
};

export const statisticDraft = z.object({ ...recordDraft, ...figures });
export const statisticAnswer = z.object({ ...recordAnswer, ...answerOf(figures) });
