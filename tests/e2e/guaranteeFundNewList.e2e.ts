import { today } from './support/days.ts';
import { addRow, button, CALLS, editButton, input, LIST, latest, rowOf, savesOf } from './support/fund.ts';
import { expectToast, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('a new list of the guarantee fund', () => {
  test.beforeEach(({ startSession }) => startSession('admin'));

  test('keeps rows to itself until it is saved, then sends all of them in its currency', async ({ page }) => {
    await page.goto('/dashboard/addGuaranteeFundUSD');
    const before = await latest(page, 'USD');
    await expect(main(page).getByRole('columnheader')).toHaveText([
      'Изменить',
      'Код',
      'Наименование',
      'Сумма',
      'Валюта',
      'Дата',
      'Правка',
    ]);
    const saves = savesOf(page);
    await addRow(page, 'N-1', 'АО «Первое новое»', '999 999 999 999,99');
    await addRow(page, 'N-2', 'АО «Второе новое»', '0.01');
    const [first] = before;
    if (!first) throw new Error('No rows');
    await editButton(page, first.name).click();
    await expect(page.getByRole('dialog', { name: 'Форма изменения' })).toBeVisible();
    await expect(input(page, 'Код')).toHaveCount(0);
    await input(page, 'Сумма').fill('77,7');
    await button(page, 'Сохранить').click();
    await expect(main(page).getByText('3 несохранённые строки')).toBeVisible();
    expect(saves).toEqual([]);

    await button(page, 'Сохранить - USD').click();
    await expectToast(page, 'Успешно сохранено');
    await expect(page).toHaveURL(LIST);
    const day = today();
    expect(saves).toHaveLength(1);
    expect(saves[0]).toEqual([
      { ...first, fund: 77.7 },
      ...before.slice(1),
      { id: 0, code: 'N-1', name: 'АО «Первое новое»', fund: 999999999999.99, currency: 'USD', date: day },
      { id: 0, code: 'N-2', name: 'АО «Второе новое»', fund: 0.01, currency: 'USD', date: day },
    ]);
    const after = await latest(page, 'USD');
    expect(after.map(({ fund }) => fund)).toEqual([
      77.7,
      ...before.slice(1).map(({ fund }) => fund),
      999999999999.99,
      0.01,
    ]);
    await page.getByRole('tab', { name: 'USD' }).click();
    await expect(rowOf(page, 'АО «Первое новое»')).toContainText(/999\s999\s999\s999,99/);
  });

  test('refuses incomplete rows with the messages of the specification', async ({ page }) => {
    await page.goto('/dashboard/addGuaranteeFundEUR');
    await button(page, '+ добавить строку').click();
    await button(page, 'Добавить').click();
    await expectToast(page, 'Ошибка. Заполните все поля!');
    await expect(page.getByRole('dialog', { name: 'Форма добавления' })).toBeVisible();
    await button(page, 'Назад').last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await main(page)
      .getByRole('button', { name: /^Изменить: / })
      .first()
      .click();
    for (const text of ['', 'много']) {
      await input(page, 'Сумма').fill(text);
      await button(page, 'Сохранить').click();
      await expectToast(page, 'Ошибка. Заполните поля!');
    }
  });

  test('starts empty again after its form was closed', async ({ page }) => {
    await page.goto('/dashboard/addGuaranteeFundEUR');
    await button(page, '+ добавить строку').click();
    await input(page, 'Код').fill('забытый');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Уйти' }).click();
    await button(page, '+ добавить строку').click();
    await expect(input(page, 'Код')).toHaveValue('');
  });

  test('loses nothing when it cannot be saved', async ({ page }) => {
    await page.goto('/dashboard/addGuaranteeFundEUR');
    await addRow(page, 'N-3', 'АО «Стойкое»', '15,5');
    await page.route(`${CALLS}Add`, (route) => route.abort(), { times: 1 });
    await button(page, 'Сохранить - EUR').click();
    await expectToast(page, 'Ошибка при добавлении');
    await expect(page).toHaveURL('/dashboard/addGuaranteeFundEUR');
    await expect(rowOf(page, 'АО «Стойкое»')).toBeVisible();
    await button(page, 'Сохранить - EUR').click();
    await expectToast(page, 'Успешно сохранено');
    expect((await latest(page, 'EUR')).at(-1)).toMatchObject({ name: 'АО «Стойкое»', fund: 15.5 });
  });

  test('asks before unsaved rows are left behind', async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole('link', { name: 'Добавить - UZS' }).click();
    await addRow(page, 'N-4', 'АО «Черновик»', '1');
    const dialog = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
    await button(page, 'Назад').click();
    await dialog.getByRole('button', { name: 'Остаться' }).click();
    await expect(rowOf(page, 'АО «Черновик»')).toBeVisible();
    await page.goBack();
    await dialog.getByRole('button', { name: 'Остаться' }).click();
    await expect(rowOf(page, 'АО «Черновик»')).toBeVisible();
    await button(page, 'Назад').click();
    await dialog.getByRole('button', { name: 'Уйти' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(rowOf(page, 'АО «Черновик»')).toHaveCount(0);
  });
});
