import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Cipher, Encrypted } from './cipher.ts';
import type { Draft, DraftContent, DraftFile } from './draft.ts';

/** A draft in the database. Only what finding and cleaning need is not encrypted, and that names nobody and nothing. */
interface DraftRow {
  id: string;
  /** A hash of depository and login. */
  owner: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  content: Encrypted;
}

/** The bytes of a file chosen in a form. */
interface FileRow {
  draft: string;
  /** The field's source. */
  path: string;
  owner: string;
  content: Encrypted;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: DraftRow; indexes: { owner: string; expiresAt: number } };
  files: { key: [string, string]; value: FileRow; indexes: { draft: string; owner: string } };
}

type DraftDatabase = IDBPDatabase<Schema>;

/** Messages about drafts between the tabs of this browser, which may belong to several people. */
export interface DraftEvent {
  id: string;
  isGone: boolean;
  /** A form in another tab continues the draft. */
  isContinued?: boolean;
}

const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;
const utf8 = new TextEncoder();
const text = new TextDecoder();

const createStores = (database: DraftDatabase) => {
  const drafts = database.createObjectStore('drafts', { keyPath: 'id' });
  for (const name of ['owner', 'expiresAt'] as const) drafts.createIndex(name, name);
  const files = database.createObjectStore('files', { keyPath: ['draft', 'path'] });
  for (const name of ['draft', 'owner'] as const) files.createIndex(name, name);
};

const removeWithFiles = async (database: DraftDatabase, ids: readonly string[]) => {
  const change = database.transaction(['drafts', 'files'], 'readwrite');
  const [drafts, files] = [change.objectStore('drafts'), change.objectStore('files')];
  for (const id of ids) {
    await drafts.delete(id);
    for (const key of await files.index('draft').getAllKeys(id)) await files.delete(key);
  }
  await change.done;
};

/** Removes expired drafts of all people, who may never sign in here again, and files without a draft. */
const removeExpired = async (database: DraftDatabase) => {
  // in one transaction, because another tab may be storing a file after its draft
  const look = database.transaction(['drafts', 'files']);
  const drafts = look.objectStore('drafts');
  const [expired, ids, files] = await Promise.all([
    drafts.index('expiresAt').getAllKeys(IDBKeyRange.upperBound(Date.now())),
    drafts.getAllKeys(),
    look.objectStore('files').getAllKeys(),
  ]);
  const orphans = files.map(([draft]) => draft).filter((id) => !ids.includes(id));
  await removeWithFiles(database, [...new Set([...expired, ...orphans])]);
};

/** The drafts of everybody who uses this browser. @param onClosed - called when the browser or a newer page closes the database */
export const openDatabase = async (onClosed?: () => void): Promise<DraftDatabase> => {
  const database = await openDB<Schema>('drafts', 1, {
    upgrade: createStores,
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
      onClosed?.();
    },
    terminated: onClosed,
  });
  await removeExpired(database);
  return database;
};

type Connect = () => Promise<DraftDatabase>;

/** Opens the database on first use, and again after it was closed. */
export const createConnect = (): Connect => {
  let opened: Promise<DraftDatabase> | undefined;
  const forget = () => {
    opened = undefined;
  };
  return () => {
    opened ??= openDatabase(forget).catch((problem) => {
      forget();
      throw problem;
    });
    return opened;
  };
};

/** The drafts of one person on one depository. */
export const createDraftStore = (connect: Connect, cipher: Cipher, owner: string) => {
  const channel = new BroadcastChannel('drafts');
  const tell = (event: DraftEvent) => channel.postMessage(event);

  const read = async ({ id, expiresAt, content }: DraftRow, files: [string, string][]): Promise<Draft[]> => {
    const storedFiles = files.filter(([draft]) => draft === id).map(([, path]) => path);
    try {
      const draft: DraftContent = JSON.parse(text.decode(await cipher.decrypt(content)));
      return [{ ...draft, id, storedFiles, savedAt: expiresAt - LIFETIME_MS }];
    } catch (problem) {
      console.error(problem);
      return [];
    }
  };

  return {
    /** All drafts of this person, newest first. */
    all: async (): Promise<Draft[]> => {
      const database = await connect();
      const rows = await database.getAllFromIndex('drafts', 'owner', owner);
      const files = await database.getAllKeysFromIndex('files', 'owner', owner);
      const drafts = await Promise.all(rows.map((row) => read(row, files)));
      return drafts.flat().sort((one, other) => other.savedAt - one.savedAt);
    },

    save: async (id: string, content: DraftContent): Promise<void> => {
      const bytes = utf8.encode(JSON.stringify(content));
      const row = { id, owner, expiresAt: Date.now() + LIFETIME_MS, content: await cipher.encrypt(bytes) };
      await (await connect()).put('drafts', row);
      tell({ id, isGone: false });
    },

    remove: async (id: string, isContinued = false): Promise<void> => {
      await removeWithFiles(await connect(), [id]);
      tell({ id, isGone: true, isContinued });
    },

    /** Removes all drafts of this person. */
    removeAll: async (): Promise<void> => {
      const database = await connect();
      const ids = await database.getAllKeysFromIndex('drafts', 'owner', owner);
      await removeWithFiles(database, ids);
      for (const id of ids) tell({ id, isGone: true });
    },

    /** Call it after saving the draft, because a file without a draft is removed. */
    saveFile: async (draft: string, path: string, file: Blob): Promise<void> => {
      const content = await cipher.encrypt(new Uint8Array(await file.arrayBuffer()));
      await (await connect()).put('files', { draft, path, owner, content });
    },

    removeFile: async (draft: string, path: string): Promise<void> =>
      (await connect()).delete('files', [draft, path]),

    /** @returns undefined when the bytes are not stored */
    file: async (draft: string, { path, name, type }: DraftFile): Promise<File | undefined> => {
      const row = await (await connect()).get('files', [draft, path]);
      return row && new File([await cipher.decrypt(row.content)], name, { type });
    },

    /** Subscribes to changes by other tabs. @returns a function that unsubscribes */
    listen: (listener: (event: DraftEvent) => void): (() => void) => {
      const hear = ({ data }: MessageEvent<DraftEvent>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
