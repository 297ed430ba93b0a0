import { expectByAndBy, stopClock } from './support/clock.ts';
import { field, main } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');

test.describe('the shell', () => {
  test('shows the dashboard alone to an unknown role', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard');
    await page.evaluate(() => sessionStorage.setItem('ROLE', 'editor'));
    await page.reload();
    await expect(menuOf(page)).toHaveText(['Главная страница']);
    await page.goto('/dashboard/allVacancyDepartmentTypes');
    await expect(main(page).getByText('Доступ запрещён')).toBeVisible();
  });

  test('shows the logo, the product, name and role, and the account menu', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/allNews');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('панель администратора сайта', { exact: true })).toBeVisible();
    await expect(bar.locator('img[src="/logo.svg"]')).toBeVisible();
    const { NAME = '', ROLE = '' } = await page.evaluate(() => ({ ...sessionStorage }));
    const account = bar.getByRole('button', { name: new RegExp(NAME) });
    await expect(account).toHaveAccessibleName(`${NAME}, ${ROLE}`);
    await expect(bar.getByText(ROLE, { exact: true })).toBeVisible();
    await account.click();
    await expect(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Аккаунт' }).click();
    await expect(page.getByRole('heading', { name: 'Аккаунт', level: 1 })).toBeVisible();
  });
});

test.describe('the dashboard', () => {
  test('shows the fixed figures of both sites', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard');
    for (const [site, figures] of [
      ['Основной сайт · Узбекистан', [745, 1380, 14407]],
      ['Depo сайт · Узбекистан', [245, 380, 2407]],
    ] as const)
      await expect(page.getByRole('region', { name: site }).getByRole('listitem')).toHaveText([
        `Активные пользователи${figures[0]}`,
        `Сеансы${figures[1]}`,
        `Просмотры${figures[2]}`,
      ]);
  });
});

test.describe('a toast', () => {
  test('stands at top centre for three seconds', async ({ page }) => {
    await page.clock.install();
    await openAs(page, 'admin', '/dashboard/addNews');
    await field(page, 'Заголовок').fill('Новость с уведомлением');
    await stopClock(page);
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Новость успешно добавлена' });
    await expectByAndBy(page, toast);
    const box = await toast.boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);
    expect(box?.y).toBeLessThan(height / 4);
    await page.clock.runFor(2800);
    await expect(toast).toBeVisible();
    await page.clock.runFor(700);
    // its going is drawn in steps of its own
    await page.clock.resume();
    await expect(toast).toBeHidden();
  });
});
