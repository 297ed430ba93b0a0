import type { MediaKind } from '../db/schema.ts';

/** How one area of media is written over the wire (part 2, §3). */
export interface MediaArea {
  kind: MediaKind;
  /** The list of language entries. */
  entriesKey: 'videos' | 'audios';
  /** The link of an entry. */
  urlKey: 'urlVideo' | 'urlAudio';
  /** How an entry names the item it belongs to. */
  baseIdKey: 'websiteVideosBaseId' | 'websiteAudiosBaseId';
}

export const videosArea = {
  kind: 'videos',
  entriesKey: 'videos',
  urlKey: 'urlVideo',
  baseIdKey: 'websiteVideosBaseId',
} as const satisfies MediaArea;

export const audiosArea = {
  kind: 'audios',
  entriesKey: 'audios',
  urlKey: 'urlAudio',
  baseIdKey: 'websiteAudiosBaseId',
} as const satisfies MediaArea;
