import { newsDraft } from '../support/serverPublications.ts';
import { expectAccessible, expectSound } from './support/axe.ts';
import { callApi, expectToast, main, postApi } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Проверка';
const DARK_PAPER = 'rgb(24, 35, 41)';

const waiting = (page: Parameters<typeof callApi>[0]): Promise<number> =>
  callApi(page, '/api/Admin/Review/GetCount');

test('what waits is read, approved, sent back and published several at once', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/dashboard/review');
  const links = main(page).locator('.row-title');
  await expect(links.first()).toBeVisible();
  const before = await waiting(page);
  await expectSound(page, 'the queue');

  await links.first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByText(`1 из ${before}`)).toBeVisible();
  const first = await heading.innerText();
  await expect(main(page).getByRole('article')).toContainText(first);
  await expect(page.getByRole('region', { name: 'Готовность' })).toContainText('Написано на трёх языках');
  await expectSound(page, 'an item of the queue');
  const paper = main(page).getByRole('article');
  await page.getByRole('button', { name: 'Телефон' }).click();
  await expect.poll(async () => (await paper.boundingBox())?.width).toBeLessThanOrEqual(390);
  await page.emulateMedia({ colorScheme: 'dark' });
  // the colours change by and by
  await expect(page.getByRole('region', { name: 'Готовность' })).toHaveCSS('background-color', DARK_PAPER);
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expectAccessible(page, 'an item of the queue, dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expectToast(page, 'Новость успешно добавлена');
  await expect(heading).not.toHaveText(first);
  await expect(heading).toBeFocused();
  const second = await heading.innerText();
  await page.getByRole('button', { name: 'Вернуть с замечанием' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вернуть с замечанием' });
  await expectSound(page, 'the note');
  await dialog.getByRole('textbox', { name: 'Замечание' }).fill('Нет даты');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(heading).not.toHaveText(second);
  await expect.poll(() => waiting(page)).toBe(before - 2);

  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(heading).toHaveText(TITLE);
  const chosen = await links.nth(0).innerText();
  await page.getByRole('checkbox', { name: `Выбрать: ${chosen}` }).check();
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .nth(1)
    .check();
  await page.getByRole('button', { name: 'Подтвердить выбранные' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('group', { name: 'Результат' })).toContainText('Подтверждены 2 записи.');
  await expectSound(page, 'what came of several');
  expect(await waiting(page)).toBe(before - 4);
});

test('the undo of an approval stays within a phone beside a long title', async ({ page, startSession }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startSession();
  const title = 'О внесении изменений в правила ведения реестра владельцев ценных бумаг';
  const { id } = await postApi(page, '/api/Admin/News/UpdateOrAdd', newsDraft(title));
  await page.goto(`/dashboard/review/news/${id}`);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByRole('button', { name: /^Отменить подтверждение/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Закрыть' }).click({ trial: true });
  await expect(page.getByRole('button', { name: 'Закрыть' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: /^Отменить подтверждение/ }).click();
  await expectToast(page, 'Запись снова ожидает подтверждения');
});
