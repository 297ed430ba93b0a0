import { PUBLISHABLE } from './support/kinds.ts';
import { callApi, field, firstEdit, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const storedItem = (page: Page) => page.evaluate(() => sessionStorage.getItem('CURRENT_ITEM'));

// what the screens of all publications share is tried with one of them
for (const kind of PUBLISHABLE.slice(0, 1)) {
  test.describe(kind.name, () => {
    test.beforeEach(({ startSession }) => startSession());

    test('«Сбросить» empties the form and forgets the item; leaving forgets it too', async ({ page }) => {
      await page.goto(kind.list);
      await firstEdit(page).click();
      await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
      await expect(page).toHaveURL(kind.form);
      await expect(field(page, 'Заголовок')).toHaveValue('');
      await expect.poll(() => storedItem(page)).toBeNull();
      await field(page, 'Заголовок').fill('Набрано зря');
      await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
      await expect(field(page, 'Заголовок')).toHaveValue('');

      await page.goto(kind.list);
      await firstEdit(page).click();
      await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Назад' }).click();
      await expect(page).toHaveURL(kind.list);
      await expect.poll(() => storedItem(page)).toBeNull();
      await page.getByRole('link', { name: 'Добавить' }).click();
      await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
    });

    test('the list is searched, narrowed by dates and paged', async ({ page }) => {
      const all = await callApi(page, `/api/Admin/${kind.area}/GetAllPublished`);
      await page.goto(kind.list);
      const rows = main(page).getByRole('row');
      await expect(rows).toHaveCount(8);
      const lastPage = Math.ceil(all.length / 7);
      await page.getByRole('button', { name: `Страница ${lastPage}`, exact: true }).click();
      await expect(rows).toHaveCount(1 + (all.length % 7 || 7));
      // at the end it keeps the focus
      const next = page.getByRole('button', { name: 'Следующая' });
      await page.getByRole('button', { name: 'Предыдущая' }).click();
      await expect(next).toBeEnabled();
      await next.press('Enter');
      await expect(next).toBeDisabled();
      await expect(next).toBeFocused();
      await page.getByRole('button', { name: 'Предыдущая' }).click();
      await expect(
        page.getByRole('button', { name: `Страница ${lastPage - 1}`, exact: true }),
      ).toHaveAttribute('aria-current', 'page');

      // the page stays when the search changes, clamped to the last that exists
      const wanted = all[0][kind.entries][0].title;
      await page.getByRole('searchbox').fill(wanted.toUpperCase());
      await expect(page.getByRole('link', { name: wanted, exact: true }).first()).toBeVisible();
      await page.getByRole('searchbox').fill('такого заголовка нет');
      await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
      await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
      await expect(rows).toHaveCount(8);

      const day = all[3].posted.slice(0, 10);
      await page.getByLabel('С даты').fill(day);
      await expect(rows).toHaveCount(8);
      await page.getByLabel('По дату').fill(day);
      const ofDay = all.filter(({ posted }: { posted: string }) => posted.slice(0, 10) === day).length;
      await expect(rows).toHaveCount(1 + Math.min(7, ofDay));
      await page.getByLabel('По дату').fill('2001-01-01');
      await expect(page.getByLabel('По дату')).toHaveAccessibleDescription('Раньше начальной даты');
    });

    test('a day and a search are asked for when they are whole, and no longer than is taken', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const ranges = () => asked.flatMap((url) => /from=[^&]+&to=[^&]+/.exec(url) ?? []);
      await page.goto(kind.list);
      await page.getByLabel('По дату').fill('2026-12-31');
      await page.getByLabel('С даты').pressSequentially('01012014', { delay: 50 });
      await expect.poll(ranges).toEqual(['from=2014-01-01&to=2026-12-31']);
      await page.getByLabel('С даты').press('7');
      await expect(page.getByLabel('С даты')).toHaveValue(/^\d{4}-01-01$/);
      await page.getByRole('searchbox').fill('щ'.repeat(500));
      await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
      expect(asked.filter((url) => /[?&](from|to)=/.test(url) && !/from=.+&to=/.test(url))).toEqual([]);
    });

    test('a link to an item works in a new tab, alone', async ({ page, context, startSession }) => {
      await page.goto(kind.list);
      const link = firstEdit(page);
      const address = (await link.getAttribute('href')) ?? '';
      expect(address).toMatch(new RegExp(`/dashboard/${kind.name}/\\d+$`));
      const title = (await link.getAttribute('aria-label'))?.replace('Изменить: ', '') ?? '';
      const other = await context.newPage();
      await startSession('admin', other);
      await other.goto(address);
      await expect(field(other, 'Заголовок')).toHaveValue(title);
      await expect(other.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
    });

    test('a link to an item opens signed in by Ctrl and by the middle button', async ({ page, context }) => {
      await page.goto(kind.list);
      const link = firstEdit(page);
      const title = (await link.getAttribute('aria-label'))?.replace('Изменить: ', '') ?? '';
      for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
        const opening = context.waitForEvent('page');
        await link.click(how);
        const opened = await opening;
        await expect(field(opened, 'Заголовок')).toHaveValue(title);
        await opened.close();
      }
      expect(context.pages()).toHaveLength(1);
    });

    test('a list that does not load says so and is tried again', async ({ page }) => {
      await page.route('**/GetAllPublished*', (route) =>
        route.fulfill({ status: 500, json: { message: 'Ошибка сервера.' } }),
      );
      await page.goto(kind.list);
      await expect(main(page).getByText('Не удалось загрузить список.')).toBeVisible();
      await page.unroute('**/GetAllPublished*');
      await page.getByRole('button', { name: 'Повторить' }).click();
      await expect(main(page).getByRole('row')).toHaveCount(8);
    });
  });
}

test('another page is read from its beginning', async ({ page, startSession }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession();
  await page.goto('/dashboard/allNews');
  await page.getByRole('button', { name: 'Страница 2' }).click();
  await expect(page.getByRole('button', { name: 'Страница 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
