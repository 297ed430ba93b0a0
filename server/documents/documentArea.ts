import type { z } from 'zod';
import type { DocumentKind } from '../db/schema.ts';
import type { StoredDocument } from './documents.ts';
import type { DocumentDraft, DocumentSave } from './saveDocument.ts';

/** How one register of documents is written over the wire (part 2, §3 and §7). */
export interface DocumentArea {
  kind: DocumentKind;
  /** The call that lists the documents of a type, up to its code. */
  listPath: string;
  /** What a save may hold. Everything else that is sent is ignored. */
  draft: z.ZodType<DocumentDraft>;
  names: DocumentSave['names'];
  /** One element of the list. */
  answer: z.ZodType;
  /** @param stored - the documents of one type, newest first */
  toWire: (stored: StoredDocument[]) => unknown[];
}
