import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { documents } from '../db/schema.ts';
import { todayInTashkent } from '../fields/days.ts';
import { recordDraft } from '../fields/fields.ts';
import {
  chosenNumber,
  entriesOf,
  entryAnswer,
  entryDraft,
  optionalFileId,
  storedFile,
  typeId,
} from './documentFields.ts';
import type { DocumentShape } from './documentShape.ts';
import type { StoredDocument } from './documents.ts';

const FIRST_YEAR = 2010;
const currentYear = () => Number(todayInTashkent(new Date()).slice(0, 4));

const year = chosenNumber('Выберите год.')
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
    year,
    informations: entriesOf(z.object({ ...entryDraft, informationFileId: optionalFileId, version })),
  })
  .refine((sent) => sent.id || sent.year !== undefined, { path: ['year'], error: 'Выберите год.' })
  .transform(({ informationTypeId, informations, ...base }) => ({
    ...base,
    version: base.version ?? informations.find((entry) => entry.version != null)?.version,
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

const entriesToWire = ({ entries, version: versionOfBase }: StoredDocument) =>
  entries.map(({ documentId, fileId, file, ...entry }) => ({
    ...entry,
    informationBaseId: documentId,
    informationFileId: fileId,
    informationFile: file,
    version: versionOfBase,
  }));

/** The group of a year. It has the id of the newest document and the day of the latest save. */
function groupToWire(documents: [StoredDocument, ...StoredDocument[]]) {
  const [{ id, year, typeId }] = documents;
  const savedLast = Math.max(...documents.map(({ updatedAt }) => updatedAt.getTime()));
  return {
    id,
    year,
    date: todayInTashkent(new Date(savedLast)),
    informationTypeId: typeId,
    informations: documents.flatMap(entriesToWire),
  };
}

/** Information: the documents of a year are answered as one group; each is saved by itself. */
export const information: DocumentShape = {
  draft,
  names: { typeId: 'informationTypeId', entries: 'informations', fileId: 'informationFileId' },
  order: [desc(documents.year), desc(documents.id)],
  answer,
  toWire: (stored) => {
    const years = new Map<number | null, [StoredDocument, ...StoredDocument[]]>();
    for (const document of stored) {
      const group = years.get(document.year);
      if (group) group.push(document);
      else years.set(document.year, [document]);
    }
    return [...years.values()].map(groupToWire);
  },
};
