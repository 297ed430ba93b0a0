import type { PublicationKind } from '../db/schema.ts';

/** How one area of publications is written over the wire (part 1, §3). */
export interface PublicationArea {
  kind: PublicationKind;
  /** The list of language entries. */
  entriesKey: 'news' | 'depos';
  /** How an entry names the item it belongs to. */
  baseIdKey: 'newsBaseId' | 'compassBaseId';
  /** Whether items say if they concern anti-corruption work. */
  hasCorruptionMark: boolean;
}

export const newsArea = {
  kind: 'news',
  entriesKey: 'news',
  baseIdKey: 'newsBaseId',
  hasCorruptionMark: true,
} as const satisfies PublicationArea;

export const depoNewsArea = {
  kind: 'depoNews',
  entriesKey: 'news',
  baseIdKey: 'newsBaseId',
  hasCorruptionMark: false,
} as const satisfies PublicationArea;

export const depoCompassesArea = {
  kind: 'depoCompasses',
  entriesKey: 'depos',
  baseIdKey: 'compassBaseId',
  hasCorruptionMark: false,
} as const satisfies PublicationArea;

export const depoMessagesArea = {
  kind: 'depoMessages',
  entriesKey: 'depos',
  baseIdKey: 'compassBaseId',
  hasCorruptionMark: false,
} as const satisfies PublicationArea;
