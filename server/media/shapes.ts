import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import { entriesOf, language } from '../fields/entries.ts';
import { day, fileId, recordDraft, words } from '../fields/fields.ts';
import { link } from '../texts/links.ts';
import type { MediaDraft } from './saveMedia.ts';

const base = { ...recordDraft, posted: day.nullish() };
const entry = { language, title: words, coverId: fileId.nullish() };
const url = link
  .nullable()
  .transform((value) => value ?? '')
  .optional();

const listed = { id: z.number(), posted: z.string(), version: z.number() };
const listedEntry = {
  id: z.number(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  coverId: z.number().nullable(),
  coverBase64: z.string().nullable(),
  coverFile: z.object({ name: z.string(), sizeBytes: z.number() }).nullable(),
};

/** How the items of one area are written over the wire (part 2, §3). */
export interface MediaShape {
  /** The list of language entries. */
  entriesKey: string;
  /** The link of an entry. */
  urlKey: string;
  /** How an entry names the item it belongs to. */
  baseIdKey: string;
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<MediaDraft>;
  /** An item of a list, for the documentation: the text itself is written by `streamedList.ts`. */
  answer: z.ZodType;
}

const videoEntries = entriesOf(
  z.object({ ...entry, urlVideo: url }).transform(({ urlVideo, ...rest }) => ({ ...rest, url: urlVideo })),
);
const videoAnswer = { ...listedEntry, urlVideo: z.string(), websiteVideosBaseId: z.number() };

export const videos: MediaShape = {
  entriesKey: 'videos',
  urlKey: 'urlVideo',
  baseIdKey: 'websiteVideosBaseId',
  draft: z
    .object({ ...base, videos: videoEntries })
    .transform(({ videos: entries, ...draft }) => ({ ...draft, entries })),
  answer: z.object({ ...listed, videos: z.array(z.object(videoAnswer)) }),
};

const audioEntries = entriesOf(
  z.object({ ...entry, urlAudio: url }).transform(({ urlAudio, ...rest }) => ({ ...rest, url: urlAudio })),
);
const audioAnswer = { ...listedEntry, urlAudio: z.string(), websiteAudiosBaseId: z.number() };

export const audios: MediaShape = {
  entriesKey: 'audios',
  urlKey: 'urlAudio',
  baseIdKey: 'websiteAudiosBaseId',
  draft: z
    .object({ ...base, audios: audioEntries })
    .transform(({ audios: entries, ...draft }) => ({ ...draft, entries })),
  answer: z.object({ ...listed, audios: z.array(z.object(audioAnswer)) }),
};
