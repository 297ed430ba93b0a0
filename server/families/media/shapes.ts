import { z } from 'zod';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { mediaEntries } from '../../db/schema.ts';
import { day, entriesOf, fileId, language, link, recordDraft, storedFile, words } from '../../lib/fields.ts';
import type { ItemShape } from '../../records/items.ts';
import { type MediaDraft, mediaShape } from './media.ts';

const base = { ...recordDraft, posted: day.nullish() };
const draftEntry = { language, title: words, coverId: fileId.nullish() };
const listed = { id: z.number(), posted: z.string(), version: z.number() };
const listedEntry = {
  id: z.number(),
  language: z.enum(LANGUAGES),
  title: z.string(),
  coverId: z.number().nullable(),
  coverBase64: z.string().nullable(),
  coverFile: storedFile,
};

/** How videos or audios are written over the wire (part 2, §3). */
export interface MediaShape extends ItemShape {
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<MediaDraft>;
  /** An item of a list, for the documentation: the text itself is written by `itemLists.ts`. */
  answer: z.ZodType;
}

const { entry } = mediaShape;

const videoEntries = entriesOf(
  z
    .object({ ...draftEntry, urlVideo: link })
    .transform(({ urlVideo, coverId, ...rest }) => ({ ...rest, url: urlVideo, coverFileId: coverId })),
);

export const videos: MediaShape = {
  ...mediaShape,
  entriesKey: 'videos',
  entry: { ...entry, urlVideo: mediaEntries.url, websiteVideosBaseId: mediaEntries.baseId },
  draft: z
    .object({ ...base, videos: videoEntries })
    .transform(({ videos: entries, ...draft }) => ({ ...draft, entries })),
  answer: z.object({
    ...listed,
    videos: z.array(z.object({ ...listedEntry, urlVideo: z.string(), websiteVideosBaseId: z.number() })),
  }),
};

const audioEntries = entriesOf(
  z
    .object({ ...draftEntry, urlAudio: link })
    .transform(({ urlAudio, coverId, ...rest }) => ({ ...rest, url: urlAudio, coverFileId: coverId })),
);

export const audios: MediaShape = {
  ...mediaShape,
  entriesKey: 'audios',
  entry: { ...entry, urlAudio: mediaEntries.url, websiteAudiosBaseId: mediaEntries.baseId },
  draft: z
    .object({ ...base, audios: audioEntries })
    .transform(({ audios: entries, ...draft }) => ({ ...draft, entries })),
  answer: z.object({
    ...listed,
    audios: z.array(z.object({ ...listedEntry, urlAudio: z.string(), websiteAudiosBaseId: z.number() })),
  }),
};
