import { expectSound } from './support/axe.ts';
import { button, CALLS, editButton, input, LIST, latest, plain, rowOf, savesOf } from './support/fund.ts';
import { EMPTY_LIST, hold } from './support/hold.ts';
import { expectToast, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

/** The list of rows that is open, and the dialog of one of them. */
const expectBothSound = async (page: Page, where: string) => {
  await expectSound(page, where);
  await main(page)
    .getByRole('button', { name: /^Изменить: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // away from the button, whose tooltip goes
  await page.mouse.move(5, 5);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectSound(page, `${where}: «Форма изменения»`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test.describe('the list of the guarantee fund', () => {
  test.beforeEach(({ startSession }) => startSession('admin'));

  test('has three currencies, UZS first, and the columns of the specification', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('tab')).toHaveText(['UZS', 'USD', 'EUR']);
    await expect(page.getByRole('tab', { name: 'UZS' })).toHaveAttribute('aria-selected', 'true');
    await expect(main(page).getByRole('columnheader')).toHaveText([
      'Изменить',
      'ID',
      'Код',
      'Наименование',
      'Сумма',
      'Валюта',
      'Дата',
    ]);
    const rows = await latest(page, 'UZS');
    await expect(main(page).getByRole('row')).toHaveCount(rows.length + 1);
    await expectBothSound(page, LIST);
    for (const currency of ['UZS', 'USD', 'EUR']) {
      await page.getByRole('tab', { name: currency }).click();
      await page.getByRole('link', { name: `Добавить - ${currency}` }).click();
      await expect(page).toHaveURL(`/dashboard/addGuaranteeFund${currency}`);
      await expect(button(page, `Сохранить - ${currency}`)).toBeVisible();
      if (currency === 'USD') await expectBothSound(page, 'a new list');
      await button(page, 'Назад').click();
      await expect(page).toHaveURL(LIST);
    }
  });

  test('shows amounts with Russian grouping on the right', async ({ page }) => {
    const row = { id: 1, code: '1', name: 'АКБ «Банк»', currency: 'UZS', date: '2026-11-01' };
    const json = { data: [{ ...row, fund: 128409650000.99 }] };
    const headers = { 'x-page': '1', 'x-total-count': '1' };
    await page.route(`${CALLS}GetLastUZS*`, (route) => route.fulfill({ json, headers }));
    await page.goto(LIST);
    const cell = rowOf(page, row.name).getByRole('cell').nth(4);
    await expect(cell).toHaveCSS('text-align', 'right');
    expect(plain(await cell.textContent())).toBe('128 409 650 000,99');
  });

  test('saves an edited row at once and says so', async ({ page }) => {
    await page.goto(LIST);
    await page.getByRole('tab', { name: 'EUR' }).click();
    const before = await latest(page, 'EUR');
    const [row] = before;
    if (!row) throw new Error('No rows');
    const saves = savesOf(page);
    await editButton(page, row.name).click();
    const dialog = page.getByRole('dialog', { name: 'Форма изменения' });
    await expect(input(page, 'Код')).toHaveValue(row.code);
    await input(page, 'Сумма').fill('1 234 567,89');
    await expect(dialog.getByText(/1.234.567,89.EUR/)).toBeVisible();
    await button(page, 'Сохранить').click();
    await expectToast(page, 'успешно изменена');
    await expect(dialog).toBeHidden();
    expect(saves).toEqual([expect.objectContaining({ id: row.id, fund: 1234567.89, currency: 'EUR' })]);
    await expect(rowOf(page, row.name)).toContainText(/1\s234\s567,89/);
    const after = await latest(page, 'EUR');
    expect(after.map(({ id, fund }) => [id, fund])).toEqual(
      before.map(({ id, fund }) => [id, id === row.id ? 1234567.89 : fund]),
    );
  });

  test('refuses a row without code, name or amount with the message', async ({ page }) => {
    await page.goto(LIST);
    const saves = savesOf(page);
    for (const [field, text] of [
      ['Код', ''],
      ['Наименование', ' '],
      ['Сумма', '91 000 000 000 000'],
    ] as const) {
      await main(page)
        .getByRole('button', { name: /^Изменить: / })
        .first()
        .click();
      await input(page, field).fill(text);
      await button(page, 'Сохранить').click();
      await expectToast(page, 'Ошибка. Заполните все поля!');
      await expect(input(page, field)).toHaveAttribute('aria-invalid', 'true');
      await button(page, 'Назад').click();
      await button(page, 'Не сохранять').click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    expect(saves).toEqual([]);
  });

  test('shows the new values while they are saved, and the former ones when that fails', async ({ page }) => {
    await page.goto(LIST);
    const [row] = await latest(page, 'UZS');
    if (!row) throw new Error('No rows');
    const save = await hold(page, `${CALLS}Edit`, (route) =>
      route.fulfill({ status: 500, json: { message: 'Сервер не смог сохранить строку.' } }),
    );
    await editButton(page, row.name).click();
    await input(page, 'Наименование').fill('АО «Новое имя»');
    await button(page, 'Сохранить').click();
    await expect(page.locator('td', { hasText: 'АО «Новое имя»' })).toBeVisible();
    save.release();
    await expect(page.getByRole('dialog').getByText('Сервер не смог сохранить строку.')).toBeVisible();
    await expect(page.locator('td', { hasText: row.name })).toBeVisible();
    await expect(page.locator('td', { hasText: 'АО «Новое имя»' })).toHaveCount(0);
    await expect(input(page, 'Наименование')).toHaveValue('АО «Новое имя»');
  });

  test('says that it is empty, and offers to try again when it cannot load', async ({ page }) => {
    await page.route(`${CALLS}GetLastUZS*`, (route) => route.fulfill(EMPTY_LIST));
    await page.goto(LIST);
    await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
    await page.route(`${CALLS}GetLastUSD*`, (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.getByRole('tab', { name: 'USD' }).click();
    await main(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  });
});

for (const role of ['kadry', 'audit'] as const)
  test(`${role} has no way into the guarantee fund, and nothing is asked of the server`, async ({
    page,
    startSession,
  }) => {
    await startSession(role);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/GuaranteeFund/')) asked.push(request.url());
    });
    for (const address of ['allGuaranteeFund', 'addGuaranteeFundUZS', 'guaranteeFund']) {
      await page.goto(`/dashboard/${address}`);
      await expect(main(page).getByText('Доступ запрещён')).toBeVisible();
    }
    await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Гарантийный фонд' })).toHaveCount(0);
    expect(asked).toEqual([]);
  });
