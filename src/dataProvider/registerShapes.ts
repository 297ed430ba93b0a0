import { parseAmount } from '../amounts.ts';
import { type FileIdWire, LANGUAGES } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import { type Entries, type Entry, entriesUnder, flat, type Shape } from './records.ts';

/** The figures of the dashboard, in the order of the specification (part 2, §2 and §3). */
export const STATISTICS = [
  'issuers',
  'depositors',
  'brokers',
  'investmentFunds',
  'shareholdersOfInvestmentFunds',
  'trustManagers',
] as const;

const blank = { title: '', pdfId: null };

export const normativeShape = entriesUnder({
  key: 'normativeDocuments',
  baseKey: 'normativeDocumentBaseId',
  blank,
  names: { title: 'header', pdfId: 'normativeFileId', pdfFile: 'normativeFile' },
  days: ['publishTime'],
});

const information = entriesUnder({
  key: 'informations',
  baseKey: 'informationBaseId',
  blank,
  names: { title: 'header', pdfId: 'informationFileId', pdfFile: 'informationFile' },
  days: [],
});

/**
 * Splits the group of a year into documents, one record each (part 2, §3). Entries that name the same base are one document; its id is that
 * of the base, and its version, if any, is in each entry.
 */
export const informationShape: Shape = {
  ...information,
  read: (wire) => {
    if (!isObject(wire)) return [];
    const { informations, ...group } = wire;
    const byBase = new Map<unknown, { version?: unknown }[]>();
    for (const entry of Array.isArray(informations) ? informations.filter(isObject) : []) {
      const id = entry.informationBaseId || group.id;
      byBase.set(id, [...(byBase.get(id) ?? []), entry]);
    }
    return [...byBase].flatMap(([id, entries]) => {
      const version = entries.flatMap(({ version }) => version ?? [])[0];
      const own = version === undefined ? {} : { version };
      return information.read({ ...group, ...own, id, informations: entries });
    });
  },
};

/** The id in a serialized text, `7` or `"7"`; null for none. */
const idInText = (text: unknown): FileIdWire | null => {
  if (typeof text !== 'string') return typeof text === 'number' ? text : null;
  const id = text.trim().replace(/^"(.*)"$/, '$1');
  return id === '' || id === 'null' ? null : id;
};

const isQuoted = (text: unknown) => typeof text === 'string' && text.trim().startsWith('"');

/** Serializes the id of an upload like the former text: quoted if that was quoted, else as JSON. */
const serialized = (id: FileIdWire, former: unknown): string =>
  JSON.stringify(isQuoted(former) ? String(id) : id);

const readFileId = (entry: Entry): Entry => ({ ...entry, pdfId: idInText(entry.templateFileId) });

const writeFileId = ({ pdfId = null, templateFileId: text, ...entry }: Entry) => {
  // only a stored entry may lack it
  const former = entry.id === 0 ? (text ?? null) : text;
  const written = pdfId === null ? null : serialized(pdfId, text);
  return { ...entry, templateFileId: idInText(text) === pdfId ? former : written };
};

const eachEntry = (entries: Entries, change: (entry: Entry) => object): Entries => {
  const changed = LANGUAGES.map((language) => [language, change(entries[language])]);
  return Object.fromEntries(changed);
};

const template = entriesUnder({
  key: 'templates',
  baseKey: 'templateBaseId',
  blank,
  names: { title: 'header', pdfFile: 'templateFile' },
  days: [],
});

/**
 * Templates store `templateFileId` as serialized text (part 2, §3): the upload's answer through `JSON.stringify`. `pdfId` is the plain id.
 * The text is kept beside it, so that an unchanged file is sent back byte by byte and a replaced one in the same notation.
 */
export const templateShape: Shape = {
  ...template,
  read: (wire) =>
    template.read(wire).map(({ entries, ...base }) => ({ ...base, entries: eachEntry(entries, readFileId) })),
  write: ({ entries, ...base }) =>
    template.write(entries ? { ...base, entries: eachEntry(entries, writeFileId) } : base),
  sourceOf: (path) => template.sourceOf(path).replace(/\.templateFileId$/, '.pdfId'),
};

const plainRow = flat(['date']);

/** A decimal text that a double would round; any other text is kept as it came. */
const isExactText = (fund: unknown): fund is string =>
  typeof fund === 'string' && typeof parseAmount(fund) === 'string' && /^[\d.]+$/.test(fund);

/**
 * Amounts that a double would round are also sent as digits in `fundExact` (ours). A text from another depository is sent back as it came;
 * `isFundText` marks such a row.
 */
export const fundShape: Shape = {
  ...plainRow,
  read: (wire) =>
    plainRow.read(wire).map(({ fundExact, ...row }) => {
      if (fundExact) return { ...row, fund: fundExact };
      return typeof row.fund === 'string' ? { ...row, isFundText: true } : row;
    }),
  write: ({ isFundText, ...row }) =>
    plainRow.write(
      !isFundText && isExactText(row.fund) ? { ...row, fund: Number(row.fund), fundExact: row.fund } : row,
    ),
};
