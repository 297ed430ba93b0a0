import { desc } from 'drizzle-orm';
import { z } from 'zod';
import { documents as base, documentEntries as entries } from '../../db/schema.ts';
import { LARGEST_ID } from '../../lib/fields.ts';
import { readOnly } from '../../records/recordFields.ts';
import { documentKind } from './documents.ts';

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
