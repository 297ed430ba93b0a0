import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { entriesOf, LARGEST_ID, recordDraft, storedFile } from '../../lib/fields.ts';
import { entryAnswer, entryDraft, typeId } from './documentFields.ts';
import {
  type DocumentShape,
  documentFamily,
  entryColumns,
  fileColumns,
  listedDocuments,
} from './documents.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The file that a serialized id means: digits, bare or quoted, or an empty text, bare or quoted.
 *
 * @returns `null` for no file, `undefined` for what is no id
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

/** `templateFileId` is kept as the text it was sent as (part 2, §3), and what it means beside it. */
const serializedFileId = z
  .union([z.int(wrong), z.string().max(100, wrong)], wrong)
  .transform((sent, context) => {
    const fileIdText = String(sent);
    const fileId = fileIdIn(fileIdText);
    if (fileId !== undefined) return { fileIdText, fileId };
    context.addIssue({ code: 'custom', message: wrong.error });
    return z.NEVER;
  });

const noFile = { fileIdText: null, fileId: null };

const entry = z
  .object({ ...entryDraft, templateFileId: serializedFileId.nullish() })
  .transform(({ templateFileId, ...rest }) => ({
    ...rest,
    ...(templateFileId === null ? noFile : templateFileId),
  }));

const draft = z
  .object({ ...recordDraft, clientTypeId: typeId, templates: entriesOf(entry) })
  .transform(({ clientTypeId, templates: sent, ...document }) => ({
    ...document,
    typeId: clientTypeId,
    entries: sent,
  }));

const answer = z.object({
  id: z.number(),
  clientTypeId: z.number(),
  version: z.number(),
  templates: z.array(
    z.object({
      ...entryAnswer,
      templateBaseId: z.number(),
      templateFileId: z.string().nullable(),
      templateFile: storedFile,
    }),
  ),
});

const order = [desc(base.id)];

/** Document templates by client type. */
export const templates: DocumentShape = {
  family: documentFamily,
  order,
  listed: listedDocuments(order),
  item: { id: base.id, clientTypeId: base.typeId, version: base.version },
  typeKey: 'clientTypeId',
  entriesKey: 'templates',
  entry: {
    ...entryColumns,
    templateBaseId: entries.baseId,
    templateFileId: entries.fileIdText,
    templateFile: fileColumns,
  },
  fileKeys: { fileId: 'templateFileId' },
  draft,
  answer,
};
