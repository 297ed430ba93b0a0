import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { StoredDocument } from './documents.ts';
import type { DocumentDraft, DocumentSave } from './saveDocument.ts';

/** How the documents of one register are written over the wire (part 2, §3). */
export interface DocumentShape {
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<DocumentDraft>;
  names: DocumentSave['names'];
  /** The order of the list. */
  order: SQL[];
  /** One element of the list. */
  answer: z.ZodType;
  /** @param stored - the documents of one type, newest first */
  toWire: (stored: StoredDocument[]) => unknown[];
}
