import { PASSWORD } from './support/depository.ts';
import { written } from './support/drafts.ts';
import { field, main } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Вход в панель Администратора' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('code that does not load', () => {
  test('is tried again in its place, and a form keeps what was typed', async ({ page }) => {
    // before anything is fetched ahead
    await page.route('**/AuditList-*.js*', (route) => route.abort());
    await page.route('**/RichTextEditor*.js*', (route) => route.abort());
    await openAs(page, 'admin', '/dashboard');
    await expect(heading(page, 'Главная страница')).toBeVisible();
    await page.getByRole('link', { name: 'Журнал действий', exact: true }).click();
    const retry = page.getByRole('button', { name: 'Повторить' });
    await expect(main(page)).toContainText('Эта часть программы не загрузилась.');
    await retry.click();
    await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
    await page.unroute('**/AuditList-*.js*');
    await retry.click();
    await expect(heading(page, 'Журнал действий')).toBeFocused();

    await page.getByRole('link', { name: 'Новости', exact: true }).click();
    await page.getByRole('link', { name: 'Добавить' }).click();
    await field(page, 'Заголовок').fill('Уже набрано');
    await expect(main(page)).toContainText('Эта часть программы не загрузилась.');
    await page.unroute('**/RichTextEditor*.js*');
    await retry.click();
    await expect(field(page, 'Текст')).toBeVisible();
    await expect(field(page, 'Заголовок')).toHaveValue('Уже набрано');
  });

  test('of a comparison is tried again in its place, and the form below it can be used', async ({
    page,
    startSession,
  }) => {
    await page.route('**/DifferenceRows-*.js*', (route) => route.abort());
    await startSession();
    await page.goto('/dashboard/addNews');
    await field(page, 'Текст').click();
    await page.keyboard.insertText('Прежний текст');
    await expect.poll(async () => (await written(page)).length).toBe(1);
    await page.goto('/dashboard/addNews');
    await page.getByText(/^Отличается/).click();
    await expect(main(page)).toContainText('Эта часть программы не загрузилась.');
    await field(page, 'Заголовок').fill('Уже набрано');
    await page.unroute('**/DifferenceRows-*.js*');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(main(page).getByRole('listitem').getByText('Прежний текст')).toBeVisible();
    await expect(field(page, 'Заголовок')).toHaveValue('Уже набрано');
  });

  test('is tried again after signing in', async ({ page }) => {
    await page.route('**/assets/App-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByLabel('Логин').fill('admin@depository.uz');
    await page.getByLabel('Пароль').fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('alert')).toContainText('Программа не загрузилась.');
    await page.unroute('**/assets/App-*.js');
    await page.getByRole('button', { name: 'Повторить' }).click();
    await expect(heading(page, 'Главная страница')).toBeVisible();
  });

  for (const [address, file, failure, title] of [
    ['/dashboard/news', 'App', 'Программа не загрузилась.', 'Новости'],
    ['/dashboard/audit', 'AuditList', 'Эта часть программы не загрузилась.', 'Журнал действий'],
  ] as const)
    test(`is tried again where a page begins with it: ${file}`, async ({ page }) => {
      await page.route(`**/assets/${file}-*.js*`, (route) => route.abort());
      await openAs(page, 'admin', address);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(failure);
      const again = alert.getByRole('button', { name: 'Повторить' });
      await page.unrouteAll();
      await again.click();
      await expect(heading(page, title)).toBeVisible();
    });
});

test('a program that does not arrive says so in place of loading for ever', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.goto('/');
  await expect(page.getByText(/^Программа не загрузилась\./)).toBeVisible();
  await page.reload();
  await expect(signInHeading(page)).toBeVisible();
});
