import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { access } from '../../../src/dataProvider/accessCalls.ts';
import { entriesOf } from '../../../src/session.ts';
import type { Role } from '../../../src/wire/wire.ts';
import { PASSWORD, type RunningDepository, startDepository } from './depository.ts';

type SignIn = (role?: Role, page?: Page) => Promise<void>;

interface TestFixtures {
  /** Signs in on the sign-in page and waits for the dashboard. */
  signInByForm: SignIn;
  /** Signs in by the call that the sign-in page makes, and waits for the dashboard. */
  signIn: SignIn;
  /** The same without the dashboard, for tests that open a screen of their own at once. */
  startSession: SignIn;
}

interface WorkerFixtures {
  depository: RunningDepository;
}

/** What session storage holds of a session. */
export type SessionEntries = Record<string, string>;

/** What session storage holds once the sign-in page has signed in. @param who - a role, or a login */
export const signInByCall = async (page: Page, who: string, password = PASSWORD): Promise<SessionEntries> => {
  const userName = who.includes('@') ? who : `${who}@depository.uz`;
  const { path, body, answer: read } = access.login({ userName, password });
  const answer = await page.request.post(path, { data: body });
  expect(answer.status()).toBe(200);
  const entries = entriesOf({ ...read(await answer.json()), login: userName });
  return Object.fromEntries(Object.entries(entries).flatMap(([key, value]) => (value ? [[key, value]] : [])));
};

/** Whatever the page opens from now on is opened by the session of these entries. */
export const sitDown = async (page: Page, entries: SessionEntries) => {
  // any page of the origin will do, and the smallest one costs least
  await page.goto('/logo.svg');
  await page.evaluate((stored) => {
    // as signing in does: nothing is left of whoever sat here before
    sessionStorage.clear();
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, entries);
};

/** Playwright's test on a running product: its own server and data for each worker, and no request to a foreign host. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  depository: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first parameter destructured
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'depository-e2e-'));
      await cp(process.env.E2E_FIRST_CONTENT ?? '', folder, { recursive: true });
      const depository = await startDepository(folder);
      await use(depository);
      await depository.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ depository }, use) => use(depository.url),

  page: async ({ page, depository }, use) => {
    const foreign: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      const isLocal = /^(data|blob|about):/.test(request.url()) || request.url().startsWith(depository.url);
      if (!isLocal) foreign.push(request.url());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'warning' || /translation|CSP|Content Security/i.test(message.text()))
        faults.push(message.text());
    });
    await use(page);
    // what a test has not waited for may still be on its way through one of its routes
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(foreign, 'requests to foreign hosts').toEqual([]);
    expect(faults, 'page errors and warnings').toEqual([]);
  },

  signInByForm: async ({ page: own }, use) => {
    await use(async (role = 'admin', page = own) => {
      await page.goto('/');
      await page.getByLabel('Логин').fill(`${role}@depository.uz`);
      await page.getByLabel('Пароль').fill(PASSWORD);
      await page.getByRole('button', { name: 'Войти' }).click();
      await page.waitForURL('**/dashboard');
      await expect(page.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
    });
  },

  startSession: async ({ page: own }, use) => {
    await use(async (role = 'admin', page = own) => sitDown(page, await signInByCall(page, role)));
  },

  signIn: async ({ page: own, startSession }, use) => {
    await use(async (role = 'admin', page = own) => {
      await startSession(role, page);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
    });
  },
});

export { expect, type Locator, type Page };
