import 'fake-indexeddb/auto';
import { cleanup } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** Each test begins in a browser that has kept nothing. */
export const freshBrowser = (): void => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => localStorage.clear());
};

/** Each test begins with a server of its own too, which is stopped when no screen asks it any more. */
export const freshServerAndBrowser = (begin: (server: TestServer) => void): void => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startServer();
    begin(server);
  });
  afterEach(async () => {
    cleanup();
    await server.stop();
  });
  freshBrowser();
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
