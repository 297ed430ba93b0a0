import type { Identifier, RaRecord } from 'react-admin';
import { toIsoDay } from '../dates.ts';
import { type FileIdWire, LANGUAGES, type Language, type StoredFileWire } from '../wire/wire.ts';
import { isObject } from './answers.ts';

/** Translates one kind between the wire and react-admin, both directions side by side. */
export interface Shape {
  /** Usually one record; a group on the wire may hold several. */
  read: (wire: unknown) => RaRecord[];
  /** The whole item as it came, unknown fields included, with what was edited. */
  write: (record: Partial<RaRecord>) => Record<string, unknown>;
  /** Where a field that was written is in the record: `news.0.title` is `entries.ru.title`. What it does not know stays. */
  sourceOf: (path: string) => string;
  /** What a depository with pages calls a field that a list is sorted by; undefined where it cannot sort by it. */
  sortedAs: (source: string) => string | undefined;
  /** What every new record of the kind starts with: its empty languages. */
  blank: () => Partial<RaRecord>;
}

/** One language of an item, under the same names in every kind. Fields not named here are kept as they came. */
export interface Entry {
  id: Identifier;
  language: Language;
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

/** An item in three languages. */
export interface MultilingualRecord extends RaRecord {
  entries: Entries;
}

/** With a posting day, `yyyy-mm-dd`. */
export interface PostedRecord extends MultilingualRecord {
  posted: string | null;
}

export interface Publication extends PostedRecord {
  status: string;
  isReferToCorruption?: boolean;
  /** Of what is published: an edit of it waits. */
  edited?: boolean;
  /** Of what waits: something is published in its place. */
  replaces?: boolean;
}

const isId = (value: unknown): value is Identifier => typeof value === 'number' || typeof value === 'string';

/** Invisible, and in no id of a depository. */
const [ZERO, ONE] = ['\u2063', '\u2064'];

/** Whether an item can be named by its id in a call. */
export const isUsableId = (id: unknown): boolean => !/[\u2063\u2064]/.test(String(id));

/**
 * The records of a list. One that has no id, or shares it, gets an id of its own that is shown as it came: a call could not name it, and
 * rows of one id would replace each other.
 */
export const readList = ({ read }: Pick<Shape, 'read'>, wire: readonly unknown[]): RaRecord[] => {
  const records = wire.flatMap(read);
  const once = new Set<string>();
  const more = new Set<string>();
  for (const { id } of records) (once.has(String(id)) ? more : once).add(String(id));
  const mark = (index: number) => index.toString(2).replaceAll('0', ZERO).replaceAll('1', ONE);
  return records.map((record, index) =>
    record.id && !more.has(String(record.id))
      ? record
      : { ...record, id: `${record.id || ''}${mark(index)}` },
  );
};

/** Turns the fields that hold days into days; one that cannot be read stays as it came, and so do other fields. */
const withDays = (fields: Record<string, unknown>, days: readonly string[]) => ({
  ...fields,
  ...Object.fromEntries(
    days.filter((day) => fields[day] != null).map((day) => [day, toIsoDay(fields[day]) || fields[day]]),
  ),
});

/** Records that are on the wire as they are here, but for their days (part 2, §3). */
export const flat = (days: readonly string[] = []): Shape => ({
  read: (wire) => {
    const fields = isObject(wire) ? wire : {};
    return [{ ...withDays(fields, days), id: isId(fields.id) ? fields.id : 0 }];
  },
  write: (record) => ({ ...record, id: record.id ?? 0 }),
  sourceOf: (path) => path,
  sortedAs: (source) => source,
  blank: () => ({}),
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
  /** What fields of an entry are called on the wire where it differs: `{ title: 'header' }`. */
  names?: Record<string, string>;
  /** Fields of the base that hold calendar days. */
  days?: readonly string[];
}

const renamed = (fields: object, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

const swapped = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([here, wire]) => [wire, here]));

/**
 * Items whose languages stand in an array become `entries.ru|uz|en`, and back in the order ru, uz, en.
 *
 * A missing language is filled with an empty entry; a second entry of a language, entries in a fourth one, and what is no entry are kept
 * and sent back behind the three. What is no array stays as it came, and `save` refuses such an item. Source: part 1, §3; part 2, §3.
 */
export const entriesUnder = ({
  key,
  baseKey,
  blank,
  names = {},
  days = ['posted'],
}: EntriesOptions): Shape => {
  const wireNames = swapped(names);
  return {
    read: (wire) => {
      const { [key]: list, ...base } = isObject(wire) ? wire : {};
      const entries = emptyEntries(blank);
      const found = new Set<Language>();
      const otherEntries: unknown[] = [];
      for (const entry of Array.isArray(list) ? list : []) {
        const language = LANGUAGES.find((each) => each === String(Object(entry).language).toLowerCase());
        if (!language || found.has(language)) otherEntries.push(entry);
        else entries[language] = { ...emptyEntry(language, blank), ...renamed(entry, wireNames) };
        if (language) found.add(language);
      }
      return [
        {
          ...withDays(base, days),
          id: isId(base.id) ? base.id : 0,
          entries,
          ...(otherEntries.length > 0 && { otherEntries }),
          ...(list != null && !Array.isArray(list) && { unreadEntries: list }),
        },
      ];
    },

    write: ({ entries = emptyEntries(blank), otherEntries = [], unreadEntries, ...base }) => {
      const id = base.id ?? 0;
      const list = LANGUAGES.map((language) => ({
        ...renamed(entries[language], names),
        [baseKey]: entries[language][baseKey] ?? id,
      }));
      return { ...base, id, [key]: unreadEntries ?? [...list, ...otherEntries] };
    },

    sourceOf: (path) => {
      const [list, index, ...fields] = path.split('.');
      const language = list === key ? LANGUAGES[Number(index)] : undefined;
      if (!language) return path;
      return ['entries', language, ...fields.map((field) => wireNames[field] ?? field)].join('.');
    },

    sortedAs: (source) =>
      source === 'entries.ru.title' ? 'title' : source.startsWith('entries.') ? undefined : source,

    blank: () => ({ entries: emptyEntries(blank) }),
  };
};

export const isFileId = (id: unknown): id is FileIdWire => id !== null && id !== undefined && id !== '';

/** The covers that an item's languages use. */
export const coversOf = (record?: Partial<RaRecord>): FileIdWire[] =>
  [...Object.values<Partial<Entry>>(record?.entries ?? {}), ...(record?.otherEntries ?? []).filter(isObject)]
    .map(({ coverId }) => coverId)
    .filter(isFileId);
