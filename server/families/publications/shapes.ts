import { z } from 'zod';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { publications } from '../../db/schema.ts';
import { day, entriesOf, fileId, language, recordDraft, storedFile, words } from '../../lib/fields.ts';
import type { ItemShape } from '../../records/items.ts';
import { richText } from '../../records/richText.ts';
import { itemId, type PublicationDraft, publicationShape } from './publications.ts';

const entries = entriesOf(
  z
    .object({
      language,
      title: words,
      description: richText,
      pdfId: fileId.nullish(),
      coverId: fileId.nullish(),
    })
    .transform(({ pdfId, coverId, ...entry }) => ({ ...entry, pdfFileId: pdfId, coverFileId: coverId })),
);

const base = { ...recordDraft, posted: day.nullish() };

const listedEntry = {
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

const listed = {
  id: z.number(),
  posted: z.string(),
  status: z.string(),
  version: z.number(),
  edited: z.literal(true).optional().describe('Есть правка, которая ждёт подтверждения'),
  replaces: z.literal(true).optional().describe('Заменит опубликованное'),
};

/** How the items of a kind are written over the wire (part 1, §3). */
export interface PublicationShape extends ItemShape {
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<PublicationDraft>;
  /** An item of a list, for the documentation: the text itself is written by `itemLists.ts`. */
  answer: z.ZodType;
}

const { item, entry } = publicationShape;

export const news: PublicationShape = {
  ...publicationShape,
  entriesKey: 'news',
  entry: { ...entry, newsBaseId: itemId },
  draft: z
    .object({ ...base, news: entries })
    .transform(({ news: sent, ...draft }) => ({ ...draft, entries: sent })),
  answer: z.object({
    ...listed,
    isReferToCorruption: z.boolean().optional(),
    news: z.array(z.object({ ...listedEntry, newsBaseId: z.number() })),
  }),
};

/** As `news`, and each item says whether it concerns anti-corruption work. */
export const markedNews: PublicationShape = {
  ...news,
  item: { ...item, isReferToCorruption: publications.isReferToCorruption },
  draft: z
    .object({ ...base, isReferToCorruption: z.boolean().nullish(), news: entries })
    .transform(({ news: sent, ...draft }) => ({ ...draft, entries: sent })),
};

export const depos: PublicationShape = {
  ...publicationShape,
  entriesKey: 'depos',
  entry: { ...entry, compassBaseId: itemId },
  draft: z
    .object({ ...base, depos: entries })
    .transform(({ depos: sent, ...draft }) => ({ ...draft, entries: sent })),
  answer: z.object({
    ...listed,
    depos: z.array(z.object({ ...listedEntry, compassBaseId: z.number() })),
  }),
};
