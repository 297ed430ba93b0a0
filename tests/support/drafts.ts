import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach } from 'vitest';

/** Each test begins in a browser that has kept nothing. */
export const freshBrowser = (): void => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => localStorage.clear());
};

/** What sign-in tells with our server, whose key seals the drafts. */
export const sealed = { login: 'admin@depository.uz', features: ['drafts'] };
/** What it tells with another depository. */
export const plain = { login: 'admin@depository.uz' };

/** Everything that lies in the database of drafts. */
export const rowsOf = async (store: 'drafts' | 'files') => {
  // opening it would make it
  if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return [];
  const base = await openDB('drafts');
  const rows = await base.getAll(store);
  base.close();
  return rows;
};

/** The drafts' contents as they can be read without a key. */
export const readableDrafts = async () =>
  (await rowsOf('drafts')).map(({ content }) => new TextDecoder().decode(content.bytes));
