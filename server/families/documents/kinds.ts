/** What the documents of the three registers are (part 2, §3). */
import { desc, sql } from 'drizzle-orm';
import { z } from 'zod';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { todayHere } from '../../lib/days.ts';
import { LARGEST_ID } from '../../lib/fields.ts';
import { asInDictionary, type Element } from '../../records/listOptions.ts';
import { fileField, readOnly } from '../../records/recordFields.ts';
import { chosenNumber, type DocumentKind, documentKind } from './documents.ts';

const FIRST_YEAR = 2010;
const currentYear = () => Number(todayHere(new Date()).slice(0, 4));

const chosenYear = chosenNumber('Выберите год.')
  .refine((chosen) => chosen >= FIRST_YEAR && chosen <= currentYear(), {
    error: `Выберите год от ${FIRST_YEAR} до текущего.`,
  })
  .optional();

const yearly = documentKind({
  typeKey: 'informationTypeId',
  entriesKey: 'informations',
  baseIdKey: 'informationBaseId',
  order: [desc(base.year), desc(base.id)],
  list: { groups: base.year },
  item: {
    year: { column: base.year, draft: chosenYear, answer: z.number() },
    updatedAt: readOnly(base.updatedAt, z.date()),
  },
  entry: {
    informationFileId: fileField(entries.fileId, 'pdf'),
    // the version is in the entries, because a list has a year with several documents as their base
    version: {
      column: base.version,
      draft: z.int().nullish(),
      answer: z.number(),
      toColumns: (version) => ({ version }),
    },
  },
});

/** The documents of a year as one group, with the id of the newest and the time of the latest save. */
function groupOf(documents: Element[]): Element {
  const [{ updatedAt: _, ...newest } = {}] = documents;
  const savedLast = Math.max(...documents.map(({ updatedAt }) => Number(updatedAt)));
  return {
    ...newest,
    date: todayHere(new Date(savedLast)),
    informations: documents.flatMap(({ informations }) => informations),
  };
}

/** Information: lists answer the documents of a year as one group; each document is saved by itself. */
export const information: DocumentKind = {
  ...yearly,
  draft: yearly.draft
    .refine((sent) => sent.id || sent.year !== undefined, { path: ['year'], error: 'Выберите год.' })
    .transform((sent) => ({
      ...sent,
      version:
        sent.version ?? (sent.entries.find((entry) => entry.version != null)?.version as number | undefined),
    })),
  answer: yearly.answer.omit({ updatedAt: true }).extend({ date: z.string() }),
  grouped: (documents) => {
    const years = new Set(documents.map(({ year }) => year));
    return [...years].map((each) => groupOf(documents.filter(({ year }) => year === each)));
  },
};

/** Laws, rules and tariffs by type, latest publication first, those without a day last. */
export const normativeDocuments = documentKind({
  typeKey: 'normativeDocumentTypeId',
  entriesKey: 'normativeDocuments',
  baseIdKey: 'normativeDocumentBaseId',
  order: [sql`${base.publishedOn} desc nulls last`, desc(base.id)],
  list: { sorts: { documentNumber: asInDictionary(base.documentNumber), publishTime: base.publishedOn } },
  item: {
    documentNumber: base.documentNumber,
    publishTime: base.publishedOn,
    version: readOnly(base.version),
  },
  entry: { normativeFileId: fileField(entries.fileId, 'pdf') },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a serialized file id: digits or an empty text, with or without quotes.
 *
 * @returns `null` for no file, `undefined` for an invalid text
 */
function fileIdIn(text: string): number | null | undefined {
  if (text === '' || text === 'null') return null;
  if (/^\d{1,10}$/.test(text)) {
    const id = Number(text);
    return id <= LARGEST_ID ? id || null : undefined;
  }
  const inner = parsed(text);
  return typeof inner === 'string' && inner.length < text.length ? fileIdIn(inner) : undefined;
}

const wrong = { error: 'Ожидается номер файла.' };

/** Stores `templateFileId` as it was sent (part 2, §3), and the parsed id beside it. */
const serializedFileId = z
  .union([z.int(wrong), z.string().max(100, wrong)], wrong)
  .transform((sent, context) => {
    const fileIdText = String(sent);
    const fileId = fileIdIn(fileIdText);
    if (fileId !== undefined) return { fileIdText, fileId };
    context.addIssue({ code: 'custom', message: wrong.error });
    return z.NEVER;
  });

/** Document templates by client type. */
export const templates = documentKind({
  typeKey: 'clientTypeId',
  entriesKey: 'templates',
  baseIdKey: 'templateBaseId',
  order: [desc(base.id)],
  item: { version: readOnly(base.version) },
  entry: {
    templateFileId: {
      column: entries.fileIdText,
      draft: serializedFileId.nullish(),
      answer: z.string().nullable(),
      toColumns: (sent) => Object(sent ?? { fileIdText: null, fileId: null }),
      file: { kind: 'pdf', column: entries.fileId },
    },
  },
});
