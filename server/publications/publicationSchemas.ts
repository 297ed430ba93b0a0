import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import type { PublicationKind } from '../db/schema.ts';
import { entriesOf, language } from '../fields/entries.ts';
import { day, fileId, recordDraft, words } from '../fields/fields.ts';
import type { PublicationDraft } from './savePublication.ts';

const entries = entriesOf(
  z.object({
    language,
    title: words,
    description: words,
    pdfId: fileId.nullish(),
    coverId: fileId.nullish(),
  }),
);

const base = { ...recordDraft, posted: day.nullish() };
const isReferToCorruption = z.boolean().nullish();

const news = z
  .object({ ...base, news: entries })
  .transform(({ news: entryDrafts, ...draft }) => ({ ...draft, entries: entryDrafts }));

const depos = z
  .object({ ...base, depos: entries })
  .transform(({ depos, ...draft }) => ({ ...draft, entries: depos }));

/** What a save may hold. Everything else that is sent is ignored. */
export const draftSchemas: Record<PublicationKind, z.ZodType<PublicationDraft>> = {
  news: z
    .object({ ...base, isReferToCorruption, news: entries })
    .transform(({ news: entryDrafts, ...draft }) => ({ ...draft, entries: entryDrafts })),
  depoNews: news,
  depoCompasses: depos,
  depoMessages: depos,
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

const listed = { id: z.number(), posted: z.string(), status: z.string(), version: z.number() };

/** What a list answers, for the documentation: the text itself is written by `publicationList.ts`. */
export const listSchemas = {
  news: z.object({
    data: z.array(
      z.object({
        ...listed,
        isReferToCorruption: z.boolean().optional(),
        news: z.array(z.object({ ...entry, newsBaseId: z.number() })),
      }),
    ),
  }),
  depos: z.object({
    data: z.array(z.object({ ...listed, depos: z.array(z.object({ ...entry, compassBaseId: z.number() })) })),
  }),
};
