import type { Identifier, RaRecord } from 'react-admin';
import { toIsoDay } from '../dates.ts';
import { session } from '../session.ts';
import { type FileIdWire, LANGUAGES, type Language, type StoredFileWire } from '../wire/wire.ts';
import { isObject } from './answers.ts';

/** Translates one kind from the wire format to react-admin's and back. */
export interface Shape {
  /** Usually one record; a group on the wire may hold several. */
  read: (wire: unknown) => RaRecord[];
  /** The whole item as it was read, unknown fields included, with the edited values. */
  write: (record: Partial<RaRecord>) => Record<string, unknown>;
  /** Translates a field's path from the wire to the record: `news.0.title` to `entries.ru.title`; an unknown path stays. */
  sourceOf: (path: string) => string;
  /** The name by which a depository with pages sorts by a field; undefined where it cannot. */
  sortedAs: (source: string) => string | undefined;
  /** What every new record of the kind starts with: its empty languages. */
  blank: () => Partial<RaRecord>;
}

/** One language of an item, with the same field names in every kind. Other fields are kept as they came. */
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

export interface Publication extends MultilingualRecord {
  /** `yyyy-mm-dd`. */
  posted: string | null;
  status: string;
  isReferToCorruption?: boolean;
  /** On a published item: an edit of it waits for approval. */
  edited?: boolean;
  /** On a pending item: approval replaces a published one. */
  replaces?: boolean;
}

const isId = (value: unknown): value is Identifier => typeof value === 'number' || typeof value === 'string';

/** An invisible character that occurs in no id of a depository. */
const [ZERO, ONE] = ['\u2063', '\u2064'];

/** Whether a call can name the item by its id. */
export const isUsableId = (id: unknown): boolean => !/[\u2063\u2064]/.test(String(id));

/** The id of a listed record as the depository wrote it, also where another record has it too; the marked id where it wrote none. */
export const idAsRead = (id: Identifier): Identifier => {
  const written = String(id).replace(/[\u2063\u2064]+$/, '');
  if (written === '' || isUsableId(id)) return id;
  return String(id)[written.length] === ZERO ? Number(written) : written;
};

/**
 * The records of a list. An item without an id of its own gets a unique one, marked invisibly: rows with one id would replace each other,
 * and no call could name the item.
 */
export const readList = ({ read }: Pick<Shape, 'read'>, wire: readonly unknown[]): RaRecord[] => {
  const records = wire.flatMap(read);
  const once = new Set<string>();
  const more = new Set<string>();
  for (const { id } of records) (once.has(String(id)) ? more : once).add(String(id));
  // the first sign tells whether the id is a number
  const mark = (id: Identifier, index: number) =>
    `${typeof id === 'number' ? 0 : 1}${index.toString(2)}`.replaceAll('0', ZERO).replaceAll('1', ONE);
  return records.map((record, index) =>
    record.id && !more.has(String(record.id))
      ? record
      : { ...record, id: `${record.id || ''}${mark(record.id, index)}` },
  );
};

/** Converts the named fields to days. What is not readable as a day is left unchanged. */
const withDays = (fields: Record<string, unknown>, days: readonly string[]) => ({
  ...fields,
  ...Object.fromEntries(
    days.filter((day) => fields[day] != null).map((day) => [day, toIsoDay(fields[day]) || fields[day]]),
  ),
});

/** Records with the same fields on the wire, apart from the format of their days (part 2, §3). */
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

/** Three empty languages for a new item. */
export const emptyEntries = (blank: object): Entries => ({
  ru: emptyEntry('ru', blank),
  uz: emptyEntry('uz', blank),
  en: emptyEntry('en', blank),
});

interface EntriesOptions {
  /** The wire field that holds the array: `news`, `depos`, `videos`, `templates` … */
  key: string;
  /** The field of an entry that names its base: `newsBaseId`, `compassBaseId` … */
  baseKey: string;
  /** The empty fields of a new entry beside id and language. */
  blank: Record<string, unknown>;
  /** The wire names of entry fields where they differ: `{ title: 'header' }`. */
  names?: Record<string, string>;
  /** Fields of the base that hold calendar days. */
  days?: readonly string[];
}

const renamed = (fields: object, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

/** Both directions, so that an unknown wire field with a name of ours takes the other name and comes back from there. */
const swapped = (names: Record<string, string>) => ({
  ...names,
  ...Object.fromEntries(Object.entries(names).map(([here, wire]) => [wire, here])),
});

/**
 * Converts items with an array of languages to `entries.ru|uz|en`, and back in the order ru, uz, en.
 *
 * A missing language becomes an empty entry; a field that an entry lacks stays away unless somebody fills it in. A second entry of a
 * language, a fourth language and anything that is no entry are kept and sent back after the three. If the value is no array it is left
 * unchanged, and `save` refuses the item. Source: part 1, §3; part 2, §3.
 */
export const entriesUnder = ({
  key,
  baseKey,
  blank,
  names = {},
  days = ['posted'],
}: EntriesOptions): Shape => {
  const otherNames = swapped(names);
  return {
    read: (wire) => {
      const { [key]: list, ...base } = isObject(wire) ? wire : {};
      const entries = emptyEntries(blank);
      const found = new Set<Language>();
      const otherEntries: unknown[] = [];
      for (const entry of Array.isArray(list) ? list : []) {
        const written = String(Object(entry).language).trim().toLowerCase();
        const language = LANGUAGES.find((each) => each === written);
        if (!language || found.has(language)) otherEntries.push(entry);
        else entries[language] = renamed(entry, otherNames) as Entry;
        if (language) found.add(language);
      }
      // another depository may list them in another order at each reading
      otherEntries.sort((one, other) => String(Object(one).language).localeCompare(Object(other).language));
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
        ...renamed(entries[language], otherNames),
        [baseKey]: entries[language][baseKey] ?? id,
      }));
      return { ...base, id, [key]: unreadEntries ?? [...list, ...otherEntries] };
    },

    sourceOf: (path) => {
      const [list, index, ...fields] = path.split('.');
      const language = list === key ? LANGUAGES[Number(index)] : undefined;
      if (!language) return path;
      return ['entries', language, ...fields.map((field) => otherNames[field] ?? field)].join('.');
    },

    sortedAs: (source) =>
      source === 'entries.ru.title' ? 'title' : source.startsWith('entries.') ? undefined : source,

    blank: () => ({ entries: emptyEntries(blank) }),
  };
};

export const hasId = (id: Identifier) => (record: RaRecord) => String(record.id) === String(id);

/** Whether the record has a version that the depository compares. To another one, `version` may be a field like any other. */
export const hasVersion = (record?: Partial<RaRecord>): record is RaRecord & { version: number } =>
  typeof record?.version === 'number' && session.hasFeature('versions');

/** Another depository may write 0 where there is no file, or a GUID of zeros. */
export const isFileId = (id: unknown): id is FileIdWire =>
  typeof id === 'number' ? id > 0 : /[^0-]/.test(String(id ?? ''));

/** Whether a published item has an edit that waits, or a pending one replaces a published one. To another depository, these may be fields like any other. */
export const waitingEdit = (record?: Partial<RaRecord>): 'edited' | 'replaces' | undefined => {
  if (!hasVersion(record)) return undefined;
  return record.edited ? 'edited' : record.replaces ? 'replaces' : undefined;
};

/** The covers that an item's languages use, each once. */
export const coversOf = (record?: Partial<RaRecord>): FileIdWire[] => {
  const entries = Object.values<Partial<Entry>>(record?.entries ?? {});
  const others = (record?.otherEntries ?? []).filter(isObject);
  return [...new Set([...entries, ...others].map(({ coverId }) => coverId).filter(isFileId))];
};
