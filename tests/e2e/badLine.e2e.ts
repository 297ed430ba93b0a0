import type { Route } from '@playwright/test';
import { PASSWORD } from './support/depository.ts';
import { callApi, chooseCover, expectToast, field, main, pdfFile } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Вход в панель Администратора' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const endSession = (page: Page) => page.evaluate(() => sessionStorage.setItem('TOKEN', 'ended'));
/** In one step, so that no other call meets the end of the session first. */
const endSessionAndClick = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    sessionStorage.setItem('TOKEN', 'ended');
    element.click();
  });
const pageOfProxy = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Войдите в сеть</p>' });
const notPromised = /Сервер прислал неожиданный ответ\./;

/** What the page asks for when it has been at rest, such as what the menu counts, would meet the end of a session first. */
const openAtRest = async (page: Page, path: string) => {
  const counted = page.waitForResponse('**/Review/GetCount');
  await openAs(page, 'admin', path);
  await counted;
  await page.waitForLoadState('networkidle');
};

test.describe('a session that ends on the server', () => {
  const meets401: Record<string, (page: Page) => Promise<void>> = {
    'an upload': async (page) => {
      await openAtRest(page, '/dashboard/addNews');
      const input = page.getByLabel(/^PDF-документ: /).first();
      // no other call meets the end of the session first
      await input.evaluate((element) =>
        element.addEventListener('change', () => sessionStorage.setItem('TOKEN', 'ended')),
      );
      await input.setInputFiles(pdfFile);
    },
    'a download': async (page) => {
      await openAs(page, 'audit', '/dashboard/allOnlineAppeals');
      const download = page.getByRole('button', { name: /^Скачать: / }).first();
      await expect(download).toBeVisible();
      await endSessionAndClick(download);
    },
    'the dashboard': async (page) => {
      await openAtRest(page, '/dashboard/allNews');
      await endSessionAndClick(page.getByRole('link', { name: 'Главная страница' }));
    },
  };

  for (const [call, meet] of Object.entries(meets401))
    test(`is over whichever call meets it: ${call}`, async ({ page }) => {
      await meet(page);
      await expect(signInHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

  test('is not noticed under a form by coming back to the tab', async ({ page }) => {
    await openAtRest(page, '/dashboard/addTemplate');
    await field(page, 'Заголовок').fill('Ещё пишется');
    await endSession(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
    });
    await page.getByRole('combobox', { name: 'Тип клиента' }).click();
    await page.getByRole('option').first().click();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    await expect(field(page, 'Заголовок')).toHaveValue('Ещё пишется');
  });

  test('in one tab leaves another one alone', async ({ page, signIn }) => {
    await signIn();
    const other = await page.context().newPage();
    await signIn('admin', other);
    await page.getByRole('button', { name: /Дилноза Рахимова/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await other.getByRole('link', { name: 'Новости', exact: true }).click();
    await expect(main(other).getByRole('row')).toHaveCount(8);
  });
});

test.describe('a page of somebody else, answered with 200', () => {
  test('is no save, no cover and no deletion', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/addVideos');
    await field(page, 'Заголовок').fill('Ролик');
    await page.route('**/UploadCover', pageOfProxy);
    await page
      .getByLabel(/^Обложка: /)
      .first()
      .setInputFiles({
        name: 'обложка.png',
        mimeType: 'image/png',
        buffer: Buffer.from('x'),
      });
    await expect(main(page).getByRole('alert')).toContainText(notPromised);
    await page.unroute('**/UploadCover');
    await chooseCover(page);
    await page.route('**/UpdateOrAdd', pageOfProxy);
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expectToast(page, 'Ошибка в добавлении видео');
    await expect(main(page).getByText(/Выполнено ли действие, неизвестно/)).toBeVisible();
    await expect(field(page, 'Заголовок')).toHaveValue('Ролик');
    await expect(page).toHaveURL('/dashboard/addVideos');
  });

  test('signs nobody in', async ({ page }) => {
    await page.route('**/Access/login', pageOfProxy);
    await page.goto('/');
    await page.getByLabel('Логин').fill('admin@depository.uz');
    await page.getByLabel('Пароль').fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText(notPromised)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('without a connection a save is not sent, which is said, and nothing is sent later', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/dashboard/addGlossary');
  await field(page, 'Ключевое слово').fill('Голубая фишка');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/UpdateOrAdd')) saves.push(request.url());
  });
  const line = page.getByRole('banner').getByRole('status');
  await context.setOffline(true);
  await expect(line).toHaveText('Нет связи. Ничего не сохраняется: введённое остаётся на экране.');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(main(page).getByText('Не отправлено: нет связи.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(line).toBeEmpty();
  await expect(field(page, 'Ключевое слово')).toHaveValue('Голубая фишка');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expectToast(page, 'Глоссарий успешно добавлен!');
  const words = await callApi(page, '/api/Admin/GetGlossaries');
  expect(words.filter(({ keyWordRu }: { keyWordRu: string }) => keyWordRu === 'Голубая фишка')).toHaveLength(
    1,
  );
});

test('a call without an answer is no connection, until one is found again', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard');
  await expect(heading(page, 'Главная страница')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Журнал действий', exact: true }).click();
  const line = page.getByRole('banner').getByRole('status');
  await expect(line).toContainText('Нет связи.');
  await expect(line).toBeEmpty();
});

test('a page of a list that does not come is told, and leaves one where one was', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard/allNews');
  const next = page.getByRole('button', { name: 'Следующая' });
  const at = (number: number) => page.getByRole('button', { name: `Страница ${number}`, exact: true });
  const first = main(page).getByRole('row').nth(1);
  const former = await first.innerText();
  await next.click();
  await expect(first).not.toHaveText(former, { useInnerText: true });
  const shown = await first.innerText();
  await page.route(/GetAllPublished\?page=3/, (route) =>
    route.fulfill({ status: 503, json: { message: 'Сервер временно недоступен.' } }),
  );
  await next.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Сервер временно недоступен.' })).toBeVisible();
  await expect(at(2)).toHaveAttribute('aria-current', 'page');
  await expect(first).toHaveText(shown, { useInnerText: true });
  await expect(next).toBeFocused();

  // nothing comes any more, the first page neither: that is said, and not asked for again and again
  let count = 0;
  await page.route(/GetAllPublished/, (route) => {
    count += 1;
    return route.fulfill({ status: 503, json: { message: 'Сервер временно недоступен.' } });
  });
  await page.getByRole('searchbox').fill('новый поиск');
  await expect(main(page).getByText('Не удалось загрузить список.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(main(page).getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(count).toBeLessThan(6);
});
