import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { todayHere } from '../../lib/days.ts';
import type { Element } from '../../records/listOptions.ts';
import { fileField, readOnly } from '../../records/recordFields.ts';
import { chosenNumber, type DocumentKind, documentKind } from './documents.ts';

const FIRST_YEAR = 2010;
const currentYear = () => Number(todayHere(new Date()).slice(0, 4));

const chosenYear = chosenNumber('Выберите год.')
  .refine((chosen) => chosen >= FIRST_YEAR && chosen <= currentYear(), {
    error: `Выберите год от ${FIRST_YEAR} до текущего.`,
  })
  .optional();

const kind = documentKind({
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
  ...kind,
  draft: kind.draft
    .refine((sent) => sent.id || sent.year !== undefined, { path: ['year'], error: 'Выберите год.' })
    .transform((sent) => ({
      ...sent,
      version:
        sent.version ?? (sent.entries.find((entry) => entry.version != null)?.version as number | undefined),
    })),
  answer: kind.answer.omit({ updatedAt: true }).extend({ date: z.string() }),
  grouped: (documents) => {
    const years = new Set(documents.map(({ year }) => year));
    return [...years].map((each) => groupOf(documents.filter(({ year }) => year === each)));
  },
};
