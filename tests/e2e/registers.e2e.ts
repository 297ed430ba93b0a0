import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { REGISTERS, type Register, saveItem, type TypeRow } from './support/registers.ts';
import { callApi, expectToast, field, findRow, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const storedItem = (page: Page) => page.evaluate(() => sessionStorage.getItem('CURRENT_ITEM'));

const openList = (page: Page, { list }: Register, type?: TypeRow) =>
  page.goto(type ? `${list}?code=${type.code}` : list);

const listAddress = ({ list }: Register, type?: TypeRow) =>
  type ? new RegExp(`${list}\\?code=${type.code}$`) : new RegExp(`${list}$`);

for (const register of REGISTERS) {
  test.describe(register.name, () => {
    test.beforeEach(({ startSession }) => startSession());

    test('has its columns in order, pages that end at both ends, and adds, finds and deletes an item', async ({
      page,
    }) => {
      const type = await register.type?.(page);
      const name = `Новое ${register.name} ${Date.now()}`;
      for (let item = 0; item <= register.perPage; item += 1)
        await saveItem(page, register.area, register.draft(`Строка ${item}`, type));
      await openList(page, register, type);
      await expect(page.getByRole('heading', { name: register.title, level: 1 })).toBeVisible();
      await expect(main(page).getByRole('columnheader')).toHaveText([...register.columns]);
      const rows = main(page).getByRole('row');
      await expect(rows).toHaveCount(register.perPage + 1);
      await expect(page.getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
      await expectAccessible(page, `${register.name} list`);
      const pages = page.getByRole('button', { name: /^Страница / });
      await pages.last().click();
      await expect(page.getByRole('button', { name: 'Следующая' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Предыдущая' })).toBeEnabled();
      await pages.first().click();

      await page.getByRole('link', { name: 'Добавить' }).first().click();
      await expect(page).toHaveURL(new RegExp(register.form));
      await expect(page.getByRole('heading', { name: register.formTitle, level: 1 })).toBeVisible();
      await register.fill(page, name);
      await page.getByRole('button', { name: register.submit, exact: true }).click();
      await expectToast(page, register.saved);
      await expect(page).toHaveURL(listAddress(register, type));

      const row = await findRow(page, `${name} ru`);
      let deletions = 0;
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions += 1;
      });
      await row.getByRole('button', { name: /^Удалить: / }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Подтвердите удаление!' });
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await expectToast(page, 'Отмена удаления!');
      expect(deletions).toBe(0);
      await row.getByRole('button', { name: /^Удалить: / }).click();
      await dialog.getByRole('button', { name: 'Удалить' }).click();
      await expectToast(page, register.deleted);
      await expect(row).toHaveCount(0);
      expect(deletions).toBe(1);
    });

    test('an item is edited; the form survives a reload and a failed save, and nothing else of it changes', async ({
      page,
    }) => {
      const type = await register.type?.(page);
      const name = `Правка ${register.name} ${Date.now()}`;
      const id = await saveItem(page, register.area, register.draft(name, type));
      // a list may be ordered by name, so the items are compared whatever their order
      const listed = async (): Promise<string[]> =>
        (await callApi(page, register.listCall(type)))
          .map((item: object) => JSON.stringify(item).replaceAll(/"version":\d+|,"stale":\[[^\]]*\]/g, ''))
          .sort();
      const before = await listed();
      await openList(page, register, type);
      await (await findRow(page, `${name} ru`)).getByRole('link', { name: /^Изменить: / }).click();
      await expect(page).toHaveURL(new RegExp(`${register.form}$`));
      expect(JSON.parse((await storedItem(page)) ?? '')).toMatchObject({ id });
      await page.reload();
      await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
      await expect(field(page, register.nameField)).toHaveValue(`${name} ru`);

      await expectAccessible(page, `${register.name} form`);
      await field(page, register.nameField).fill(`Изменено ${name}`);
      await page.route('**/UpdateOrAdd', (route) =>
        route.fulfill({ status: 503, json: { message: 'База данных недоступна.' } }),
      );
      await page.getByRole('button', { name: 'Изменить', exact: true }).click();
      await expectToast(page, register.failed);
      await expect(main(page).getByRole('alert')).toContainText('База данных недоступна.');
      await expect(field(page, register.nameField)).toHaveValue(`Изменено ${name}`);
      await page.unroute('**/UpdateOrAdd');
      await page.getByRole('button', { name: 'Изменить', exact: true }).click();
      await expectToast(page, register.saved);
      await expect(page).toHaveURL(listAddress(register, type));
      await expect.poll(() => storedItem(page)).toBeNull();
      expect(await listed()).toEqual(
        before.map((item) => item.replace(`${name} ru`, `Изменено ${name}`)).sort(),
      );
    });
  });
}

// what the screens of all registers share is tried with one of them
for (const register of REGISTERS.slice(0, 1)) {
  test.describe(register.name, () => {
    test.beforeEach(({ startSession }) => startSession());

    test('«Сбросить» empties the form and forgets the item; leaving forgets it too', async ({ page }) => {
      const type = await register.type?.(page);
      const name = `Сброс ${register.name} ${Date.now()}`;
      await saveItem(page, register.area, register.draft(name, type));
      await openList(page, register, type);
      await (await findRow(page, `${name} ru`)).getByRole('link', { name: /^Изменить: / }).click();
      await page.getByRole('button', { name: 'Сбросить' }).click();
      await expect(page.getByRole('button', { name: register.submit, exact: true })).toBeVisible();
      await expect(field(page, register.nameField)).toHaveValue('');
      await expect.poll(() => storedItem(page)).toBeNull();

      await openList(page, register, type);
      await (await findRow(page, `${name} ru`)).getByRole('link', { name: /^Изменить: / }).click();
      await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Назад' }).click();
      await expect(page).toHaveURL(listAddress(register, type));
      await expect.poll(() => storedItem(page)).toBeNull();
    });

    test('a list that does not load says so and is tried again', async ({ page }) => {
      const type = await register.type?.(page);
      await saveItem(page, register.area, register.draft('Строка', type));
      const call = `**${register.listCall(type)}*`;
      await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'Ошибка сервера.' } }));
      await openList(page, register, type);
      await expect(main(page).getByText('Не удалось загрузить список.')).toBeVisible();
      await page.unroute(call);
      await main(page).getByRole('button', { name: 'Повторить' }).first().click();
      await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    });
  });
}
