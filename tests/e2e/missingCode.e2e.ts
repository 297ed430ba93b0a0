import { PASSWORD } from './support/depository.ts';
import { openAs } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Вход в панель Администратора' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('code that does not load', () => {
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

  test('is tried again where a page begins with it', async ({ page }) => {
    await page.route('**/assets/App-*.js', (route) => route.abort());
    await openAs(page, 'admin', '/dashboard/news');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Программа не загрузилась.');
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Повторить' }).click();
    await expect(heading(page, 'Новости')).toBeVisible();
  });
});

test('a program that does not arrive says so in place of loading for ever', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await page.goto('/');
  await expect(page.getByText(/^Программа не загрузилась\./)).toBeVisible();
  await page.reload();
  await expect(signInHeading(page)).toBeVisible();
});
