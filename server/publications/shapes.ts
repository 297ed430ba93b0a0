import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
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

/** How the items of one area are written over the wire (part 1, §3). */
export interface PublicationShape {
  /** The list of language entries. */
  entriesKey: string;
  /** How an entry names the item it belongs to. */
  baseIdKey: string;
  /** Whether items say if they concern anti-corruption work. */
  hasCorruptionMark: boolean;
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<PublicationDraft>;
  /** An item of a list, for the documentation: the text itself is written by `streamedList.ts`. */
  answer: z.ZodType;
}

export const news: PublicationShape = {
  entriesKey: 'news',
  baseIdKey: 'newsBaseId',
  hasCorruptionMark: false,
  draft: z
    .object({ ...base, news: entries })
    .transform(({ news: entryDrafts, ...draft }) => ({ ...draft, entries: entryDrafts })),
  answer: z.object({
    ...listed,
    isReferToCorruption: z.boolean().optional(),
    news: z.array(z.object({ ...entry, newsBaseId: z.number() })),
  }),
};

/** As `news`, and each item says whether it concerns anti-corruption work. */
export const markedNews: PublicationShape = {
  ...news,
  hasCorruptionMark: true,
  draft: z
    .object({ ...base, isReferToCorruption, news: entries })
    .transform(({ news: entryDrafts, ...draft }) => ({ ...draft, entries: entryDrafts })),
};

export const depos: PublicationShape = {
  entriesKey: 'depos',
  baseIdKey: 'compassBaseId',
  hasCorruptionMark: false,
  draft: z
    .object({ ...base, depos: entries })
    .transform(({ depos: entryDrafts, ...draft }) => ({ ...draft, entries: entryDrafts })),
  answer: z.object({
    ...listed,
    depos: z.array(z.object({ ...entry, compassBaseId: z.number() })),
  }),
};
