import type { Identifier, RaRecord } from 'ra-core';
import { toIsoDay } from '../dates.ts';
import { isObject } from './answers.ts';
import { type FileIdWire, LANGUAGES, type Language, type StoredFileWire } from './wire.ts';

/** Translates one kind between the wire and react-admin, both directions side by side. */
export interface Shape {
  /** Usually one record; a group on the wire may hold several. */
  read: (wire: unknown) => RaRecord[];
  /** The whole item as it came, unknown fields included, with what was edited. */
  write: (record: Partial<RaRecord>) => Record<string, unknown>;
  /** Where a field that was written stands in the record: `news.0.title` is `entries.ru.title`. What it does not know stays. */
  sourceOf: (path: string) => string;
}

/** One language of an item. Fields not named here are kept as they came. */
export interface Entry {
  id: Identifier;
  language: Language;
  /** Called `header` in the registers. */
  title?: string | null;
  description?: string | null;
  pdfId?: FileIdWire | null;
  coverId?: FileIdWire | null;
  coverBase64?: string | null;
  pdfFile?: StoredFileWire | null;
  coverFile?: StoredFileWire | null;
  [field: string]: unknown;
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

const isId = (value: unknown): value is Identifier => typeof value === 'number' || typeof value === 'string';

/** Turns the fields that hold days into days; other fields stay. */
const withDays = (fields: Record<string, unknown>, days: readonly string[]) => ({
  ...fields,
  ...Object.fromEntries(days.filter((day) => day in fields).map((day) => [day, toIsoDay(fields[day])])),
});

/** Records that are on the wire as they are here, but for their days (part 2, §3). */
export const flat = (days: readonly string[] = []): Shape => ({
  read: (wire) => {
    const fields = isObject(wire) ? wire : {};
    return [{ ...withDays(fields, days), id: isId(fields.id) ? fields.id : 0 }];
  },
  write: (record) => ({ ...record, id: record.id ?? 0 }),
  sourceOf: (path) => path,
});

const emptyEntry = (language: Language, blank: object): Entry => ({ id: 0, ...blank, language });

/** The entries of a new item: three languages, everything empty. */
export const emptyEntries = (blank: object): Entries => ({
  ru: emptyEntry('ru', blank),
  uz: emptyEntry('uz', blank),
  en: emptyEntry('en', blank),
});

interface EntriesOptions {
  /** The wire field that holds the array: `news`, `depos`, `videos`, `templates` … */
  key: string;
  /** The field in which an entry names its base: `newsBaseId`, `compassBaseId` … */
  baseKey: string;
  /** The empty fields of a new entry beside id and language. */
  blank: Record<string, unknown>;
  /** Fields of the base that hold calendar days. */
  days?: readonly string[];
}

/**
 * Items whose languages stand in an array become `entries.ru|uz|en`, and back in the order ru, uz, en.
 *
 * A missing language is filled with an empty entry; entries in a fourth language are kept and sent back behind the
 * three. Source: part 1, §3; part 2, §3.
 */
export const entriesUnder = ({ key, baseKey, blank, days = ['posted'] }: EntriesOptions): Shape => ({
  read: (wire) => {
    const { [key]: list, ...base } = isObject(wire) ? wire : {};
    const entries = emptyEntries(blank);
    const otherEntries: unknown[] = [];
    for (const entry of Array.isArray(list) ? list.filter(isObject) : []) {
      const language = LANGUAGES.find((known) => known === String(entry.language).toLowerCase());
      if (!language) otherEntries.push(entry);
      else entries[language] = { ...emptyEntry(language, blank), ...entry, language };
    }
    return [
      {
        ...withDays(base, days),
        id: isId(base.id) ? base.id : 0,
        entries,
        ...(otherEntries.length > 0 && { otherEntries }),
      },
    ];
  },

  write: ({ entries = emptyEntries(blank), otherEntries = [], ...base }) => {
    const id = base.id ?? 0;
    const list = LANGUAGES.map((language) => ({
      ...entries[language],
      [baseKey]: entries[language][baseKey] ?? id,
    }));
    return { ...base, id, [key]: [...list, ...otherEntries] };
  },

  sourceOf: (path) => {
    const [list, index, ...rest] = path.split('.');
    const language = list === key ? LANGUAGES[Number(index)] : undefined;
    return language ? ['entries', language, ...rest].join('.') : path;
  },
});

/** The covers that an item's languages use. */
export const coversOf = (record?: Partial<RaRecord>): FileIdWire[] =>
  Object.values<Entry>(record?.entries ?? {})
    .map(({ coverId }) => coverId)
    .filter((id): id is FileIdWire => id !== null && id !== undefined && id !== '');
