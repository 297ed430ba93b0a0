import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { field } from './fields.ts';
import { later } from './later.ts';
import { type AdminOptions, FOREIGN, renderAdmin } from './renderAdmin.tsx';
import { serverForEach, type TestServer } from './server.ts';

/** Each test begins in a browser that has kept nothing. */
export const freshBrowser = (): void => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    // a form that stands would keep itself in the next browser
    cleanup();
    localStorage.clear();
  });
};

/** Each test begins with a server of its own too, which is stopped when no screen asks it any more. */
export const freshServerAndBrowser = () => {
  const server = serverForEach();
  freshBrowser();
  return server;
};

/** What sign-in tells with our server, whose key seals the drafts. */
export const sealed = { login: 'admin@depository.uz', features: ['drafts', 'idempotency'] };
/** What it tells with another depository. */
export const plain = { ...FOREIGN, login: 'admin@depository.uz' };

/** Everything that lies in the database of drafts. */
export const rowsOf = async (store: 'drafts' | 'files') => {
  // opening it would make it
  if (!(await indexedDB.databases()).some(({ name }) => name === 'drafts')) return [];
  const base = await openDB('drafts');
  const rows = await base.getAll(store);
  base.close();
  return rows;
};

/** Waits until so many drafts lie there. What waits to be written is written at once, as when the page is hidden. */
export const kept = (count: number) =>
  waitFor(async () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(await rowsOf('drafts')).toHaveLength(count);
  });

/** Holds back what is sealed or opened next for a draft, as a busy computer does. @returns what lets it go */
export const holdDrafts = (act: 'encrypt' | 'decrypt') => {
  const { promise, resolve } = later();
  const own = crypto.subtle[act].bind(crypto.subtle);
  vi.spyOn(crypto.subtle, act).mockImplementationOnce(async (...given) => {
    await promise;
    return own(...given);
  });
  return resolve;
};

/** The notice of a draft at its form. */
export const found = () => screen.findByText(/^Есть черновик от/);

/** Answers the question that stands there, such as whether to leave. */
export const answer = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByText(name));

/** The drafts' contents as they can be read without a key. */
export const readableDrafts = async () =>
  (await rowsOf('drafts')).map(({ content }) => new TextDecoder().decode(content.bytes));

export const WORD = 'Ключевое слово';

export const draftForms = (server: TestServer) => ({
  open: async (at: string, more: Partial<AdminOptions> = {}) =>
    (await renderAdmin(server, { at, signedIn: sealed, ...more })).user,
  /** The stored terms whose Russian word begins so. */
  terms: async (word = '') => {
    const { body } = await server.as('admin', 'GET', '/api/Admin/GetGlossaries');
    return body.data.filter(({ keyWordRu }: { keyWordRu: string }) => keyWordRu.startsWith(word));
  },
});

export const write = async (user: UserEvent, label: string, text: string) => {
  await user.click(await field(label));
  await user.paste(text);
};

export const click = async (user: UserEvent, name: string) =>
  user.click(await screen.findByText(name, { selector: 'button, a, summary, [role=tab], [role=menuitem]' }));

export const holds = (label: string, text: string) =>
  waitFor(async () => expect(await field(label)).toHaveValue(text));

/** The link cannot be found before a dialog has gone. */
export const goHome = async () =>
  (await screen.findAllByRole('link', { name: 'Главная страница' }))[0]?.click();
