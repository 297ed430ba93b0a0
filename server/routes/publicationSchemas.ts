import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import { day, fileId, text } from '../validation.ts';

const entryDraft = z.object({
  language: z.enum(LANGUAGES, { error: `Ожидается язык: ${LANGUAGES.join(', ')}.` }),
  title: text.nullish(),
  description: text.nullish(),
  pdfId: fileId.nullish(),
  coverId: fileId.nullish(),
});

const entryDrafts = z
  .array(entryDraft)
  .refine((entries) => new Set(entries.map(({ language }) => language)).size === entries.length, {
    error: 'Один и тот же язык указан дважды.',
  });

const baseDraft = {
  id: z.int().min(0).nullish(),
  version: z.int().nullish(),
  posted: day.nullish(),
  isReferToCorruption: z.boolean().nullish(),
};

/** What a save may hold, by the name its entries have in the area. Everything else that is sent is ignored. */
export const draftSchemas = {
  news: z
    .object({ ...baseDraft, news: entryDrafts })
    .transform(({ news, ...base }) => ({ ...base, entries: news })),
  depos: z
    .object({ ...baseDraft, depos: entryDrafts })
    .transform(({ depos, ...base }) => ({ ...base, entries: depos })),
};

const storedFile = z.object({ name: z.string(), sizeBytes: z.number() }).nullable();

const entry = {
  id: z.number(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  description: z.string(),
  pdfId: z.number().nullable(),
  coverId: z.number().nullable(),
  coverBase64: z.string().nullable(),
  pdfFile: storedFile,
  coverFile: storedFile,
};

const base = { id: z.number(), posted: z.string(), status: z.string(), version: z.number() };

/** What a list answers, for the documentation: the text itself is written by `publicationList.ts`. */
export const listSchemas = {
  news: z.object({
    data: z.array(
      z.object({
        ...base,
        isReferToCorruption: z.boolean().optional(),
        news: z.array(z.object({ ...entry, newsBaseId: z.number() })),
      }),
    ),
  }),
  depos: z.object({
    data: z.array(z.object({ ...base, depos: z.array(z.object({ ...entry, compassBaseId: z.number() })) })),
  }),
};
