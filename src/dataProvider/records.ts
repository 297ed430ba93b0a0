import type { Identifier, RaRecord } from 'ra-core';
import { today, toIsoDay } from '../dates.ts';
import { type FileIdWire, LANGUAGES, type Language, type StoredFileWire } from './wire.ts';

/** Translates one kind between the wire and react-admin, both directions side by side. */
export interface Shape {
  read: (wire: unknown) => RaRecord;
  /** The whole item as it came, unknown fields included, with what was edited. */
  write: (record: Partial<RaRecord>) => Record<string, unknown>;
}

/** One language of an item with a cover. Fields not named here are kept as they came. */
export interface Entry {
  id: Identifier;
  title: string;
  language: Language;
  description?: string;
  pdfId?: FileIdWire | null;
  coverId?: FileIdWire | null;
  coverBase64?: string | null;
  pdfFile?: StoredFileWire | null;
  coverFile?: StoredFileWire | null;
  [unknownField: string]: unknown;
}

export type Entries = Record<Language, Entry>;

/** An item in three languages with a posting day, `yyyy-mm-dd`. */
export interface MultilingualRecord extends RaRecord {
  posted: string;
  entries: Entries;
}

export interface Publication extends MultilingualRecord {
  status: string;
  isReferToCorruption?: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Peels `{ "data": … }` as often as it is wrapped (DECISIONS 1). */
export const unwrap = (answer: unknown): unknown =>
  isObject(answer) && 'data' in answer ? unwrap(answer.data) : answer;

/** The list in an answer, bare or wrapped; anything else is an empty list. */
export const listIn = (answer: unknown): unknown[] => {
  const list = unwrap(answer);
  return Array.isArray(list) ? list : [];
};

const isId = (value: unknown): value is Identifier => typeof value === 'number' || typeof value === 'string';

/** The id in an answer such as `{ data: { id: 7 } }` or `{ data: 7 }`; undefined for an empty one. */
export const idIn = (answer: unknown): Identifier | undefined => {
  const value = unwrap(answer);
  const id = isObject(value) ? value.id : value;
  return isId(id) ? id : undefined;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const emptyEntry = (language: Language, blank: object): Entry => ({ id: 0, title: '', ...blank, language });

/** The entries of a new item: three languages, everything empty. */
export const emptyEntries = (blank: object): Entries => ({
  ru: emptyEntry('ru', blank),
  uz: emptyEntry('uz', blank),
  en: emptyEntry('en', blank),
});

interface EntriesOptions {
  /** The wire field that holds the array: `news`, `depos`, `videos`, `audios`. */
  key: string;
  /** The field in which an entry names its base: `newsBaseId`, `compassBaseId` … */
  baseKey: string;
  /** The empty fields of a new entry beside id, title and language. */
  blank: Record<string, unknown>;
}

/**
 * Items whose languages stand in an array become `entries.ru|uz|en`, and back in the order ru, uz, en.
 *
 * A missing language is filled with an empty entry; entries in a fourth language are kept and sent back behind the
 * three. `posted` becomes a calendar day. Source: part 1, §3; part 2, §3 (video, audio).
 */
export const entriesUnder = ({ key, baseKey, blank }: EntriesOptions): Shape => ({
  read: (wire) => {
    const { [key]: list, ...base } = isObject(wire) ? wire : {};
    const entries = emptyEntries(blank);
    const otherEntries: unknown[] = [];
    for (const entry of Array.isArray(list) ? list.filter(isObject) : []) {
      const language = LANGUAGES.find((known) => known === textOf(entry.language).toLowerCase());
      if (!language) otherEntries.push(entry);
      else
        entries[language] = {
          ...emptyEntry(language, blank),
          ...entry,
          title: textOf(entry.title),
          language,
        };
    }
    return {
      ...base,
      id: isId(base.id) ? base.id : 0,
      posted: toIsoDay(base.posted),
      entries,
      ...(otherEntries.length > 0 && { otherEntries }),
    };
  },

  write: ({ entries = emptyEntries(blank), otherEntries = [], ...base }) => {
    const id = base.id ?? 0;
    const list = LANGUAGES.map((language) => ({
      ...entries[language],
      [baseKey]: entries[language][baseKey] ?? id,
    }));
    return { ...base, id, posted: base.posted ?? today(), [key]: [...list, ...otherEntries] };
  },
});

/** The covers that an item's languages use. */
export const coversOf = (record?: Partial<RaRecord>): FileIdWire[] =>
  Object.values<Entry>(record?.entries ?? {})
    .map(({ coverId }) => coverId)
    .filter((id): id is FileIdWire => id !== null && id !== undefined && id !== '');
