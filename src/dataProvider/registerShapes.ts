import type { Identifier, RaRecord } from 'ra-core';
import { isObject } from './answers.ts';
import { type Entries, type Entry, entriesUnder, flat, type Shape } from './records.ts';
import { type FileIdWire, LANGUAGES } from './wire.ts';

/** The blanks of new entries. */
export const blankInformation = { header: '', informationFileId: null };
export const blankTemplate = { header: '', templateFileId: null };

/** A document in three languages, each with its header and its PDF. */
export interface DocumentRecord extends RaRecord {
  entries: Record<keyof Entries, Entry & { header?: string | null }>;
}

export interface Information extends DocumentRecord {
  year: number | string;
  informationTypeId: Identifier;
}

export interface NormativeDocument extends DocumentRecord {
  documentNumber: string;
  /** `yyyy-mm-dd`. */
  publishTime: string;
}

/** The figures of the dashboard, in the order of the specification (part 2, §2 and §3). */
export const STATISTICS = [
  'issuers',
  'depositors',
  'brokers',
  'investmentFunds',
  'shareholdersOfInvestmentFunds',
  'trustManagers',
] as const;

const document = entriesUnder({
  key: 'informations',
  baseKey: 'informationBaseId',
  blank: blankInformation,
  days: [],
});

/**
 * A year's group holds the entries of all documents of the year; one document is one record (part 2, §3).
 *
 * The entries that name the same base are one document, whose id is that base's.
 */
export const informationShape: Shape = {
  read: (wire) => {
    if (!isObject(wire)) return [];
    const { informations, ...group } = wire;
    const byBase = new Map<unknown, object[]>();
    for (const entry of Array.isArray(informations) ? informations.filter(isObject) : []) {
      const id = entry.informationBaseId || group.id;
      byBase.set(id, [...(byBase.get(id) ?? []), entry]);
    }
    return [...byBase].flatMap(([id, entries]) => document.read({ ...group, id, informations: entries }));
  },
  write: document.write,
  sourceOf: document.sourceOf,
};

const template = entriesUnder({
  key: 'templates',
  baseKey: 'templateBaseId',
  blank: blankTemplate,
  days: [],
});

/** The id in a serialized text, `7` or `"7"`; null for none. */
const idInText = (text: unknown): FileIdWire | null => {
  if (typeof text !== 'string') return typeof text === 'number' ? text : null;
  const id = text.trim().replace(/^"(.*)"$/, '$1');
  return id === '' || id === 'null' ? null : id;
};

const isQuoted = (text: unknown) => typeof text === 'string' && text.trim().startsWith('"');

/** An upload's answer as the text that the entry keeps: quoted where the former text was, else as JSON writes it. */
const serialized = (id: FileIdWire, former: unknown): string =>
  JSON.stringify(isQuoted(former) ? String(id) : id);

const readFileId = ({ templateFileId: text, ...entry }: Entry): Entry => ({
  ...entry,
  templateFileId: idInText(text),
  templateFileText: text,
});

const writeFileId = ({ templateFileText: text, templateFileId, ...entry }: Entry): Entry => {
  const id = templateFileId as FileIdWire | null;
  if (idInText(text) === id) return { ...entry, templateFileId: text ?? null };
  return { ...entry, templateFileId: id === null ? null : serialized(id, text) };
};

const eachEntry = (entries: Entries, change: (entry: Entry) => Entry): Entries => {
  const changed = { ...entries };
  for (const language of LANGUAGES) changed[language] = change(entries[language]);
  return changed;
};

/**
 * Templates keep `templateFileId` as serialized text (part 2, §3): what the upload answered, through `JSON.stringify`. Here it
 * is the plain id; the text as it came stands beside it as `templateFileText`, so that an untouched file is sent back byte by
 * byte, and a replaced one in the same manner, quoted or not.
 */
export const templateShape: Shape = {
  read: (wire) =>
    template.read(wire).map(({ entries, ...base }) => ({ ...base, entries: eachEntry(entries, readFileId) })),
  write: ({ entries, ...base }) =>
    template.write(entries ? { ...base, entries: eachEntry(entries, writeFileId) } : base),
  sourceOf: template.sourceOf,
};

const history = flat();

/** Every history names its three languages by constants (part 2, §3). */
export const historyShape: Shape = {
  read: history.read,
  write: (record) => ({ ...history.write(record), languageRu: 'ru', languageUz: 'uz', languageEn: 'en' }),
  sourceOf: history.sourceOf,
};
