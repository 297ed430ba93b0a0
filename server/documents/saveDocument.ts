import { and, eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { documentEntries, documents, documentTypes } from '../db/schema.ts';
import { invalid } from '../errors/apiError.ts';
import { checkFiles, type UsedFile } from '../files/usedFiles.ts';
import {
  changed,
  created,
  type RecordDraft,
  type Saved,
  type Signature,
  saveRecord,
} from '../records/saveRecord.ts';

/** An entry as it was sent. A field that is absent keeps its value, or is empty in a new entry. */
export interface DocumentEntryDraft {
  language: Language;
  header?: string;
  fileId?: number | null;
  /** Templates only: `fileId` in the form it was sent in. */
  fileIdText?: string | null;
}

/** A document as it was sent. Only a new one has to name its type. */
export interface DocumentDraft extends RecordDraft {
  typeId?: number;
  year?: number;
  documentNumber?: string;
  /** `yyyy-mm-dd`, or nothing. */
  publishedOn?: string | null;
  entries: DocumentEntryDraft[];
}

export interface DocumentSave extends Signature {
  kind: string;
  draft: DocumentDraft;
  /** How the fields at fault are called in the body, for messages. */
  names: { typeId: string; entries: string; fileId: string };
}

function filesOf({ draft, names }: DocumentSave): UsedFile[] {
  return draft.entries.map(({ fileId }, index) => ({
    id: fileId,
    kind: 'pdf',
    path: `${names.entries}.${index}.${names.fileId}`,
  }));
}

/** Refuses a type that does not exist; one that does stays at least until the save is done. */
async function checkType(tx: Database, { kind, draft: { id, typeId }, names }: DocumentSave) {
  if (typeId === undefined) {
    if (!id) throw invalid(names.typeId, 'Выберите тип.');
    return;
  }
  const [type] = await tx
    .select({ id: documentTypes.id })
    .from(documentTypes)
    .where(and(eq(documentTypes.id, typeId), eq(documentTypes.kind, kind)))
    .for('key share');
  if (!type) throw invalid(names.typeId, 'Такого типа нет. Выберите другой.');
}

async function saveBase(tx: Database, { kind, draft, by, now }: DocumentSave) {
  const { typeId, year, documentNumber, publishedOn } = draft;
  const ofKind = (id: number) => and(eq(documents.id, id), eq(documents.kind, kind));
  const columns = { typeId, year, documentNumber, publishedOn };
  return await saveRecord(draft, {
    add: async () => {
      if (typeId === undefined) return [];
      return await tx
        .insert(documents)
        .values({ kind, ...columns, typeId, ...created({ by, now }) })
        .returning({ id: documents.id, version: documents.version });
    },
    lock: (id) => tx.select().from(documents).where(ofKind(id)).for('update'),
    change: (id, version) =>
      tx
        .update(documents)
        .set({ ...columns, ...changed(version, { by, now }) })
        .where(ofKind(id)),
  });
}

/** Entries are found by their language: an id that was sent, perhaps of another document's entry, plays no part. */
async function saveEntries(tx: Database, documentId: number, entries: DocumentEntryDraft[]) {
  const blank = LANGUAGES.map((language) => ({ documentId, language }));
  await tx.insert(documentEntries).values(blank).onConflictDoNothing();
  for (const { language, ...columns } of entries) {
    if (Object.values(columns).every((value) => value === undefined)) continue;
    await tx
      .update(documentEntries)
      .set(columns)
      .where(and(eq(documentEntries.documentId, documentId), eq(documentEntries.language, language)));
  }
}

/**
 * Creates or changes a document, all of it or nothing.
 *
 * @throws ApiError 404 for an unknown id, 409 for a stale version, 400 for a type or a file that cannot be used
 */
export function saveDocument(db: Database, save: DocumentSave): Promise<Saved> {
  return db.transaction(async (tx) => {
    await checkType(tx, save);
    const base = await saveBase(tx, save);
    await checkFiles(tx, filesOf(save));
    await saveEntries(tx, base.id, save.draft.entries);
    return base;
  });
}
