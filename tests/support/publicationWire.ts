import type { FileIdWire, Language, StoredFileWire } from '../../src/wire/wire.ts';

/** One language of a publication. `coverBase64` is a small picture, without a `data:` prefix from us. */
export interface PublicationEntryWire {
  id: number;
  title: string;
  description: string;
  language: Language;
  pdfId: FileIdWire | null;
  coverId: FileIdWire | null;
  coverBase64: string | null;
  /** Ours. */
  pdfFile?: StoredFileWire | null;
  /** Ours. */
  coverFile?: StoredFileWire | null;
}

/** What news, depo news, compasses and bulletins have in common. `posted` is a calendar day, `yyyy-mm-dd` first. */
interface PublicationBaseWire {
  id: number;
  posted: string;
  status: string;
  /** Ours: grows by one with each save; a save with an older one is answered 409. */
  version?: number;
  /** Ours: this is what the site shows, and an edit of it waits for its approval. */
  edited?: boolean;
  /** Ours: once approved, it takes the place of what the site shows. */
  replaces?: boolean;
}

/** News and depo news: entries under `news`, each naming its base as `newsBaseId`. */
export interface NewsWire extends PublicationBaseWire {
  /** News only. */
  isReferToCorruption?: boolean;
  news: (PublicationEntryWire & { newsBaseId: number })[];
}
