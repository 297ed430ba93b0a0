import type { Kind } from '../../areas/areas.ts';
import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/store.ts';
import type { PreparedFiles } from '../preparedFiles.ts';
import type { Texts } from '../samplePublication.ts';

export interface SampleTerm {
  word: Texts;
  meaning: Texts;
}

export interface SampleHistory {
  year: number;
  text: Texts;
}

export interface SampleDocument {
  header: Texts;
  /** Information only. */
  year?: number;
  /** Normative documents only. */
  number?: string;
  /** `yyyy-mm-dd`, normative documents only. */
  publishedOn?: string;
}

/** A type with its documents, the oldest first. They share one PDF for each language, under names of their own. */
export interface SampleDocumentType {
  kind: Kind;
  code: string;
  name: Texts;
  /** In the notation of `markup.ts`. */
  pdf: Texts;
  /** @param today - `yyyy-mm-dd`, the day of the first start */
  documents: (today: string) => SampleDocument[];
}

export interface SeedDependencies {
  db: Database;
  fileStore: FileStore;
  prepared: PreparedFiles;
  /** The account in whose name everything is written. */
  createdBy: number;
  /** The day of the first start, `yyyy-mm-dd`. */
  today: string;
}
