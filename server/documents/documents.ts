import { and, eq, type SQL } from 'drizzle-orm';
import type { Language, StoredFileWire } from '../../src/dataProvider/wire.ts';
import type { Database } from '../db/database.ts';
import { documentEntries, documents, documentTypes, files } from '../db/schema.ts';
import { byLanguage } from '../records/languages.ts';

export interface DocumentEntry {
  id: number;
  documentId: number;
  language: Language;
  header: string;
  fileId: number | null;
  fileIdText: string | null;
  file: StoredFileWire | null;
}

/** One document with its entries in the order of LANGUAGES. */
export type StoredDocument = typeof documents.$inferSelect & { entries: DocumentEntry[] };

/** All documents of a type. */
export async function documentsOfType(db: Database, typeId: number, order: SQL[]): Promise<StoredDocument[]> {
  const ofType = eq(documents.typeId, typeId);
  const bases = await db
    .select()
    .from(documents)
    .where(ofType)
    .orderBy(...order);
  const entries = await db
    .select({
      id: documentEntries.id,
      documentId: documentEntries.documentId,
      language: documentEntries.language,
      header: documentEntries.header,
      fileId: documentEntries.fileId,
      fileIdText: documentEntries.fileIdText,
      file: { name: files.name, sizeBytes: files.sizeBytes },
    })
    .from(documentEntries)
    .innerJoin(documents, eq(documents.id, documentEntries.documentId))
    .leftJoin(files, eq(files.id, documentEntries.fileId))
    .where(ofType);
  const byDocument = new Map(bases.map(({ id }) => [id, [] as DocumentEntry[]]));
  for (const entry of entries) byDocument.get(entry.documentId)?.push(entry);
  return bases.map((base) => ({
    ...base,
    entries: (byDocument.get(base.id) ?? []).sort(byLanguage),
  }));
}

/** The type an address means. @param code - anything that stood in an address, hence perhaps nothing storable */
export async function typeWithCode(
  db: Database,
  kind: string,
  code: string,
): Promise<typeof documentTypes.$inferSelect | undefined> {
  if (code === '' || code.includes('\0')) return undefined;
  const [type] = await db
    .select()
    .from(documentTypes)
    .where(and(eq(documentTypes.kind, kind), eq(documentTypes.code, code)));
  return type;
}

/** Deletes a document with its entries; its files stay until nothing refers to them. @returns whether it existed */
export async function removeDocument(db: Database, kind: string, id: number) {
  const removed = await db
    .delete(documents)
    .where(and(eq(documents.id, id), eq(documents.kind, kind)))
    .returning({ id: documents.id });
  return removed.length > 0;
}
