import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { documents } from '../db/schema.ts';
import { LARGEST_ID, recordDraft } from '../fields/fields.ts';
import { entriesOf, entryAnswer, entryDraft, storedFile, typeId } from './documentFields.ts';
import type { DocumentShape } from './documentShape.ts';

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
  .transform(({ clientTypeId, templates, ...base }) => ({
    ...base,
    typeId: clientTypeId,
    entries: templates,
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

/** Document templates by client type. */
export const templates: DocumentShape = {
  draft,
  names: { typeId: 'clientTypeId', entries: 'templates', fileId: 'templateFileId' },
  order: [desc(documents.id)],
  answer,
  toWire: (stored) =>
    stored.map(({ id, typeId: clientTypeId, version, entries }) => ({
      id,
      clientTypeId,
      version,
      templates: entries.map(({ documentId, fileIdText, file, ...rest }) => ({
        ...rest,
        templateBaseId: documentId,
        templateFileId: fileIdText,
        templateFile: file,
      })),
    })),
};
