import { expectAccessible, expectSound } from './support/axe.ts';
import { expectToast, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a deleted news item comes back from the trash, and the audit log tells of both', async ({
  page,
  signInByForm,
}) => {
  await signInByForm('admin');
  await page.getByRole('link', { name: 'Новости', exact: true }).click();
  const remove = page.getByRole('button', { name: /^Удалить: / }).first();
  const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Удалить: ', '');
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expectToast(page, 'Новость успешно удалена');
  await page.getByRole('link', { name: 'Корзина' }).click();
  const restore = main(page).getByRole('button', { name: `Вернуть: ${name}` });
  await expect(restore).toBeVisible();
  await expectSound(page, 'the trash');
  await page.getByRole('button', { name: `Удалить окончательно: ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('вернуть будет нельзя');
  await expectAccessible(page, 'the question before the end');
  await page.getByRole('button', { name: 'Отмена' }).click();
  await restore.click();
  await expect(restore).toHaveCount(0);
  await page.getByRole('link', { name: 'Новости', exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Журнал действий' }).click();
  await expect(page.getByRole('button', { name: `Удаление: новость «${name}»` })).toBeVisible();
  // the hint of the menu entry stands outside of all landmarks
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectSound(page, 'the audit log');
  await page.getByRole('button', { name: `Возврат из корзины: новость «${name}»` }).click();
  await expect(page.getByRole('dialog')).toContainText('Контрольная сумма предыдущей');
  await expectSound(page, 'a row of the audit log');
});

test('an administrator sees how the server is, and what is stored about somebody', async ({
  page,
  signInByForm,
}) => {
  await signInByForm('admin');
  await page.getByRole('link', { name: 'Система' }).click();
  await expect(page.getByRole('region', { name: 'Резервные копии' })).toContainText('не настроено');
  await expectSound(page, 'the state of the system');

  await page.getByRole('link', { name: 'Персональные данные' }).click();
  await page.getByLabel('Кого найти').fill('Каримова');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Искать и по \d{14}$/ })
    .first()
    .click();
  const archive = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить архив' }).click();
  expect((await archive).suggestedFilename()).toBe('Персональные данные.tar');
  await expectSound(page, 'what is stored about a person');
  await page.getByRole('button', { name: 'Удалить всё найденное' }).click();
  await expect(page.getByRole('dialog')).toContainText('Будет удалено навсегда: 1 заявка');
  await expectAccessible(page, 'the form that erases a person');
});
