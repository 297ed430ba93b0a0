import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { todayHere } from '../../lib/days.ts';
import { entriesOf, fileId, recordDraft, storedFile } from '../../lib/fields.ts';
import { byNumber } from '../../records/listed.ts';
import { chosenNumber, entryAnswer, entryDraft, typeId } from './documentFields.ts';
import {
  type DocumentShape,
  documentFamily,
  entryColumns,
  fileColumns,
  listedDocuments,
} from './documents.ts';

const FIRST_YEAR = 2010;
const currentYear = () => Number(todayHere(new Date()).slice(0, 4));

const chosenYear = chosenNumber('Выберите год.')
  .refine((chosen) => chosen >= FIRST_YEAR && chosen <= currentYear(), {
    error: `Выберите год от ${FIRST_YEAR} до текущего.`,
  })
  .optional();

/** The entries carry the version: in a list, the base is a year that has several documents. */
const version = z.int().nullish();

const draft = z
  .object({
    ...recordDraft,
    informationTypeId: typeId,
    year: chosenYear,
    informations: entriesOf(z.object({ ...entryDraft, informationFileId: fileId.nullish(), version })),
  })
  .refine((sent) => sent.id || sent.year !== undefined, { path: ['year'], error: 'Выберите год.' })
  .transform(({ informationTypeId, informations, ...sent }) => ({
    ...sent,
    version: sent.version ?? informations.find((each) => each.version != null)?.version,
    typeId: informationTypeId,
    entries: informations.map(({ informationFileId, version: _, ...entry }) => ({
      ...entry,
      fileId: informationFileId,
    })),
  }));

const answer = z.object({
  id: z.number(),
  year: z.number(),
  date: z.string(),
  informationTypeId: z.number(),
  informations: z.array(
    z.object({
      ...entryAnswer,
      informationBaseId: z.number(),
      informationFileId: z.number().nullable(),
      informationFile: storedFile,
      version: z.number(),
    }),
  ),
});

/** The documents of a year as one group. It has the id of the newest of them and the day of the latest save. */
function groupOf(documents: Record<string, unknown>[]) {
  const [{ updatedAt: _, ...newest } = {}] = documents;
  const savedLast = Math.max(...documents.map(({ updatedAt }) => Number(updatedAt)));
  return {
    ...newest,
    date: todayHere(new Date(savedLast)),
    informations: documents.flatMap(({ informations }) => informations),
  };
}

const order = [desc(base.year), desc(base.id)];

/** Information: the documents of a year are answered as one group; each is saved by itself. */
export const information: DocumentShape = {
  family: documentFamily,
  order,
  listed: listedDocuments(order, {
    own: { year: byNumber((year) => eq(base.year, year)) },
    groups: base.year,
  }),
  item: { id: base.id, year: base.year, informationTypeId: base.typeId, updatedAt: base.updatedAt },
  typeKey: 'informationTypeId',
  entriesKey: 'informations',
  entry: {
    ...entryColumns,
    informationBaseId: entries.baseId,
    informationFileId: entries.fileId,
    informationFile: fileColumns,
    version: base.version,
  },
  fileKeys: { fileId: 'informationFileId' },
  draft,
  answer,
  grouped: (documents) => {
    const years = new Set(documents.map(({ year }) => year));
    return [...years].map((each) => groupOf(documents.filter(({ year }) => year === each)));
  },
};
