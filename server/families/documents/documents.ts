import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../../src/wire/wire.ts';
import type { Act } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { documents as base, documentTypes, documentEntries as entries, files } from '../../db/schema.ts';
import { invalid } from '../../lib/apiError.ts';
import { type ItemFamily, type ItemShape, saveItem } from '../../records/items.ts';
import { lackingIn } from '../../records/lacking.ts';
import { asInDictionary, type Listed } from '../../records/listed.ts';
import type { RecordDraft } from '../../records/saveRecord.ts';

/** A document as it was sent. A field that is absent keeps its value; only a new one has to name its type. */
export interface DocumentDraft extends RecordDraft {
  typeId?: number;
  year?: number;
  documentNumber?: string;
  /** `yyyy-mm-dd`, or nothing. */
  publishedOn?: string | null;
  entries: {
    language: Language;
    header?: string;
    fileId?: number | null;
    /** Templates only: `fileId` in the form it was sent in. */
    fileIdText?: string | null;
  }[];
}

/** How the documents of one register are written over the wire (part 2, §3). */
export interface DocumentShape extends ItemShape {
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<DocumentDraft>;
  /** One element of the list. */
  answer: z.ZodType;
  /** How a document names its type. */
  typeKey: string;
  /** Makes the elements of the list of the documents of a type, where they are not the same. */
  grouped?: (documents: Record<string, unknown>[]) => Record<string, unknown>[];
}

export const documentFamily: ItemFamily = {
  base,
  entries,
  files: { fileId: { kind: 'pdf', column: entries.fileId, file: files } },
};

/** The Russian title of a document, as what lists are sorted by. */
const russianTitle = asInDictionary(
  sql`(select ${entries.header} from ${entries} where ${entries.baseId} = ${base.id} and ${entries.language} = 'ru')`,
);

/** What the documents of every register can be asked for by, in the order of their list. */
export const listedDocuments = (
  order: ItemShape['order'],
  more: Pick<Partial<Listed>, 'sorts' | 'own' | 'groups'> = {},
): Listed => ({
  table: base,
  order,
  own: more.own,
  groups: more.groups,
  sorts: { id: base.id, title: russianTitle, ...more.sorts },
  lacking: lackingIn({ base, entries, blank: sql`entry.header = ''` }),
});

/** What the entries of all registers are answered with. */
export const entryColumns = { id: entries.id, language: entries.language, header: entries.header };

/** The file of an entry. */
export const fileColumns = { name: files.name, sizeBytes: files.sizeBytes };

/** The id of the type an address means. @param code - anything that stood there, hence perhaps nothing storable */
export async function typeWithCode(db: Database, kind: string, code: string) {
  if (code === '' || code.includes('\0')) return undefined;
  const [type] = await db
    .select({ id: documentTypes.id })
    .from(documentTypes)
    .where(and(eq(documentTypes.kind, kind), eq(documentTypes.code, code)));
  return type?.id;
}

/** Refuses a type that does not exist; one that does stays at least until the act is done. */
async function checkType({ tx }: Act, kind: string, { id, typeId }: DocumentDraft, typeKey: string) {
  if (typeId === undefined) {
    if (!id) throw invalid(typeKey, 'Выберите тип.');
    return;
  }
  const [type] = await tx
    .select({ id: documentTypes.id })
    .from(documentTypes)
    .where(and(eq(documentTypes.id, typeId), eq(documentTypes.kind, kind)))
    .for('key share');
  if (!type) throw invalid(typeKey, 'Такого типа нет. Выберите другой.');
}

/**
 * Creates or changes a document.
 *
 * @throws ApiError 404 for an unknown id, 400 for a type or a file that cannot be used
 */
export async function saveDocument(
  act: Act,
  { shape, kind }: { shape: DocumentShape; kind: string },
  draft: DocumentDraft,
) {
  await checkType(act, kind, draft, shape.typeKey);
  return await saveItem(act, { shape, kind }, { ...draft });
}
