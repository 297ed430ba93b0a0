import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import type { MediaKind } from '../db/schema.ts';
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

const videos = entriesOf(
  z.object({ ...entry, urlVideo: url }).transform(({ urlVideo, ...rest }) => ({ ...rest, url: urlVideo })),
);
const audios = entriesOf(
  z.object({ ...entry, urlAudio: url }).transform(({ urlAudio, ...rest }) => ({ ...rest, url: urlAudio })),
);

/** What a save may hold. Everything else that is sent is ignored. */
export const mediaDraftSchemas: Record<MediaKind, z.ZodType<MediaDraft>> = {
  videos: z.object({ ...base, videos }).transform(({ videos: entries, ...draft }) => ({ ...draft, entries })),
  audios: z.object({ ...base, audios }).transform(({ audios: entries, ...draft }) => ({ ...draft, entries })),
};

const listed = { id: z.number(), posted: z.string(), version: z.number() };
const listedEntry = {
  id: z.number(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  coverId: z.number().nullable(),
  coverBase64: z.string().nullable(),
  coverFile: z.object({ name: z.string(), sizeBytes: z.number() }).nullable(),
};
const video = z.object({ ...listedEntry, urlVideo: z.string(), websiteVideosBaseId: z.number() });
const audio = z.object({ ...listedEntry, urlAudio: z.string(), websiteAudiosBaseId: z.number() });

/** What a list answers, for the documentation: the text itself is written by `streamedList.ts`. */
export const mediaListSchemas = {
  videos: z.object({ data: z.array(z.object({ ...listed, videos: z.array(video) })) }),
  audios: z.object({ data: z.array(z.object({ ...listed, audios: z.array(audio) })) }),
} satisfies Record<MediaKind, z.ZodType>;
