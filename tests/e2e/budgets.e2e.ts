import { filesOf, SCREENS } from '../../scripts/budgets.mjs';
import { field, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The scripts and styles that a page asked for, by their place under dist/. */
const watchFiles = (page: import('@playwright/test').Page) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname.slice(1));
  });
  return files;
};

const chunksOf = (name: string) => SCREENS.find((screen) => screen.name === name)?.chunks ?? [];

test('a cold load fetches no script or style beyond those that the budgets count', async ({
  page,
  signIn,
}) => {
  const signInFiles = watchFiles(page);
  // the clock stands, so that the sign-in page does not yet warm the rest up
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect([...signInFiles].sort()).toEqual(filesOf(chunksOf('Sign-in')).sort());
  await page.clock.resume();

  // a dashboard at rest asks for what the reader is called in, and a list for the code of its form
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await signIn();
  // what the dashboard still fetches is not the list's
  await page.goto('about:blank');
  const list = watchFiles(page);
  await page.goto('/dashboard/allNews');
  await expect(main(page).getByRole('row')).toHaveCount(8);
  expect([...list].filter((file) => !filesOf(chunksOf('News list')).includes(file))).toEqual([]);

  const form = watchFiles(page);
  await page.goto('/dashboard/addNews');
  await expect(field(page, 'Текст')).toBeVisible();
  expect([...form].filter((file) => !filesOf(chunksOf('Form with editor')).includes(file))).toEqual([]);
});

test('the rows of a list are asked for before its code is there, and once', async ({
  page,
  startSession,
}) => {
  await startSession();
  const rows = '**/api/Admin/News/GetAllPublished?page=1&perPage=7';
  const asked: string[] = [];
  const firstAsked = page.waitForRequest(rows);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await firstAsked;
    await route.continue();
  });
  await page.goto('/dashboard/allNews/');
  await expect(main(page).getByRole('row')).toHaveCount(8);
  expect(asked.filter((url) => url.endsWith('GetAllPublished?page=1&perPage=7'))).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(3);
});

test('a list at rest draws its form once where nobody finds it: then a form needs no more code', async ({
  page,
  startSession,
}) => {
  await startSession();
  const files = watchFiles(page);
  const calls: string[] = [];
  page.on('request', (call) => calls.push(`${call.method()} ${new URL(call.url()).pathname}`));
  await page.goto('/dashboard/allNews');
  // only what draws the form asks for this
  await expect.poll(() => [...files].some((file) => file.includes('drafts.lazy'))).toBe(true);
  await expect(page.locator('.ProseMirror')).toHaveCount(0);
  await expect(field(page, 'Текст')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  expect([...files].some((file) => file.includes('StatisticsForm'))).toBe(false);
  await page.getByRole('link', { name: 'Статистика', exact: true }).hover();
  await expect.poll(() => [...files].some((file) => file.includes('StatisticsForm'))).toBe(true);
  expect(calls).not.toContain('GET /Access/DraftKey');
  expect(calls.filter((call) => /^(POST|PUT|DELETE)/.test(call))).toEqual([]);

  await page.route('**/assets/*', (route) => route.abort());
  await main(page)
    .getByRole('link', { name: /^Изменить/ })
    .first()
    .click();
  await expect(field(page, 'Текст')).toBeVisible();
});
