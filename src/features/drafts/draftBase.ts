import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { tellOfDrafts } from './mayHaveDrafts.ts';
import type { Sealed } from './sealed.ts';

/** One draft as it lies in the database: in plain only what sweeping and finding need, and no name of anybody or anything. */
export interface DraftRow {
  id: string;
  /** Depository and login, as the sealer names them. */
  owner: string;
  /** The same with kind and item. */
  form: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  content: Sealed;
}

/** The bytes of a file that was chosen in a form. */
interface FileRow {
  draft: string;
  /** The field's source. */
  path: string;
  owner: string;
  content: Sealed;
}

interface Schema extends DBSchema {
  drafts: {
    key: string;
    value: DraftRow;
    indexes: { owner: string; form: string; expiresAt: number };
  };
  files: { key: [string, string]; value: FileRow; indexes: { draft: string; owner: string } };
}

export type DraftBase = IDBPDatabase<Schema>;

const create = (base: DraftBase) => {
  const drafts = base.createObjectStore('drafts', { keyPath: 'id' });
  for (const name of ['owner', 'form', 'expiresAt'] as const) drafts.createIndex(name, name);
  const files = base.createObjectStore('files', { keyPath: ['draft', 'path'] });
  for (const name of ['draft', 'owner'] as const) files.createIndex(name, name);
};

/** Removes drafts with the files that were chosen in them. */
export const removeWithFiles = async (base: DraftBase, ids: readonly string[]) => {
  const change = base.transaction(['drafts', 'files'], 'readwrite');
  for (const id of ids) {
    await change.objectStore('drafts').delete(id);
    for (const key of await change.objectStore('files').index('draft').getAllKeys(id))
      await change.objectStore('files').delete(key);
  }
  const left = await change.objectStore('drafts').count();
  await change.done;
  tellOfDrafts(left > 0);
};

/** Removes everybody's drafts that are too old, whose owners may never sign in here again, and files without a draft. */
const sweep = async (base: DraftBase, now: number) => {
  // all at one moment: another tab may be keeping a file after its draft
  const look = base.transaction(['drafts', 'files']);
  const drafts = look.objectStore('drafts');
  const [old, known, files] = await Promise.all([
    drafts.index('expiresAt').getAllKeys(IDBKeyRange.upperBound(now)),
    drafts.getAllKeys(),
    look.objectStore('files').getAllKeys(),
  ]);
  const leftOver = files.map(([draft]) => draft).filter((id) => !known.includes(id));
  await removeWithFiles(base, [...new Set([...old, ...leftOver])]);
};

/** The drafts of everybody who works in this browser. */
export const openBase = async (): Promise<DraftBase> => {
  const base = await openDB<Schema>('drafts', 1, {
    upgrade: create,
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
  await sweep(base, Date.now());
  return base;
};
