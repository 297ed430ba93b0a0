import { editButton, LIST as FUND, input } from './support/fund.ts';
import { hold } from './support/hold.ts';
import { applicationAt, openApplications } from './support/personnel.ts';
import { expectToast, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

/** Clicks though the button says that it is busy. */
const REGARDLESS = { force: true };

/** As many clicks as a hand makes before the eye sees that one was enough. */
const clickThrice = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name, exact: true });
  const box = await button.boundingBox();
  if (!box) throw new Error(`No ${name}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 3 });
};

/** Keeps a key down: Chromium sends its repetitions. */
const keepDown = async (page: Page, key: string) => {
  for (let times = 0; times < 8; times += 1) await page.keyboard.down(key);
};

const actions = (page: Page, action: string) =>
  main(page).getByRole('button', { name: new RegExp(`^${action}: `) });

test.describe('once, however often one clicks:', () => {
  test.beforeEach(({ startSession }) => startSession());

  test('a publication is approved and deleted', async ({ page }) => {
    await page.goto('/dashboard/allDepoMessages');
    await page.getByRole('tab', { name: 'В ожидании' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(actions(page, 'Подтвердить').nth(2)).toBeVisible();

    const approvals = await hold(page, '**/AllowToPublish*');
    const second = (await actions(page, 'Подтвердить').nth(1).getAttribute('aria-label')) ?? '';
    // a key that is pressed before it is known who may approve does nothing
    await expect(actions(page, 'Подтвердить').first()).toBeEnabled();
    await actions(page, 'Подтвердить').first().focus();
    await keepDown(page, 'Enter');
    approvals.release();
    await expect(page.getByRole('button', { name: second, exact: true })).toBeFocused();
    await keepDown(page, 'Enter');
    await page.keyboard.up('Enter');
    await expectToast(page, 'Новость успешно добавлена');
    expect(approvals.count()).toBe(1);

    const deletions = await hold(page, '**/Delete*');
    const [first, next] = await Promise.all(
      [0, 1].map(async (at) => (await actions(page, 'Удалить').nth(at).getAttribute('aria-label')) ?? ''),
    );
    const opener = page.getByRole('button', { name: first, exact: true });
    await opener.focus();
    await keepDown(page, 'Enter');
    await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused();
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.dblclick();
    await expect(dialog).toBeVisible();
    expect(deletions.count()).toBe(0);
    await clickThrice(page, 'Удалить');
    await expect(dialog).toBeHidden();
    await opener.click(REGARDLESS);
    await expect(dialog).toBeHidden();
    deletions.release();
    await expectToast(page, 'Новость успешно удалена');
    await expect(page.getByRole('button', { name: next, exact: true })).toBeFocused();
    expect(deletions.count()).toBe(1);
  });

  test('a video is deleted, by mouse and by key', async ({ page }) => {
    await page.goto('/dashboard/allVideos');
    const dialog = page.getByRole('alertdialog');
    const gone = (await actions(page, 'Удалить').first().getAttribute('aria-label')) ?? '';
    await actions(page, 'Удалить').first().click();
    const deletions = await hold(page, '**/Delete*');
    await dialog.getByRole('button', { name: 'Удалить' }).dblclick();
    deletions.release();
    await expectToast(page, 'Новость успешно удалена');
    expect(deletions.count()).toBe(1);
    await expect(page.getByRole('button', { name: gone, exact: true })).toHaveCount(0);
    const next = (await actions(page, 'Удалить').first().getAttribute('aria-label')) ?? '';
    await actions(page, 'Удалить').first().click();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Удалить' })).toBeFocused();
    await keepDown(page, 'Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByRole('button', { name: next, exact: true })).toHaveCount(0);
    await expect(actions(page, 'Удалить').first()).toBeFocused();
    expect(deletions.count()).toBe(2);
  });

  test('a candidate gets one mail and one result, and all become inactive', async ({ page }) => {
    const { applications } = await openApplications(page);
    const { row } = applicationAt(page, applications, 2);
    const dialog = page.getByRole('alertdialog');

    const mails = await hold(page, '**/SendMailAboutAnswerHr');
    const link = row.getByRole('button', { name: /^Отправьте ссылку/ });
    await link.click();
    // the vacancy's link and day arrive after the question, and move its buttons
    await expect(dialog).toContainText('Дата окончания тестирования');
    await clickThrice(page, 'Отправить ссылку');
    await link.click(REGARDLESS);
    await expect(dialog).toBeHidden();
    mails.release();
    await expectToast(page, 'Ссылка на тест была отправлена на электронную почту.');
    await expect(link).toBeFocused();
    expect(mails.count()).toBe(1);

    const results = await hold(page, '**/UpdateApplicationResult');
    const edit = row.getByRole('button', { name: /^Изменить результат/ });
    await edit.click();
    await page.getByRole('textbox', { name: 'Результат' }).fill('90 баллов');
    await clickThrice(page, 'EDIT');
    await page.keyboard.press('Escape');
    results.release();
    await expectToast(page, 'Результат изменен');
    await expect(edit).toBeFocused();
    expect(results.count()).toBe(1);

    const changes = await hold(page, '**/InactivateAllVacancyApplications*');
    const all = page.getByRole('button', { name: 'Изменить статус' });
    await all.click();
    await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused();
    await page.keyboard.press('Tab');
    await keepDown(page, 'Enter');
    await page.keyboard.up('Enter');
    changes.release();
    await expectToast(page, 'Статусы изменены');
    await expect(all).toBeFocused();
    expect(changes.count()).toBe(1);
  });

  test('a row and a list of the fund are saved', async ({ page }) => {
    await page.goto(FUND);
    const edits = await hold(page, '**/GuaranteeFund/Edit');
    const name = (await actions(page, 'Изменить').first().getAttribute('aria-label')) ?? '';
    await actions(page, 'Изменить').first().click();
    await input(page, 'Сумма').fill('321,5');
    await keepDown(page, 'Enter');
    edits.release();
    await expectToast(page, 'успешно изменена');
    await expect(page.getByRole('dialog')).toBeHidden();
    await keepDown(page, 'Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    expect(edits.count()).toBe(1);

    await page.getByRole('link', { name: 'Добавить - UZS' }).click();
    await expect(editButton(page, name.replace('Изменить: ', ''))).toBeVisible();
    const lists = await hold(page, '**/GuaranteeFund/Add');
    await clickThrice(page, 'Сохранить - UZS');
    await page.getByRole('button', { name: '+ добавить строку' }).click(REGARDLESS);
    await expect(page.getByRole('dialog')).toBeHidden();
    lists.release();
    await expect(page).toHaveURL(FUND);
    expect(lists.count()).toBe(1);
  });
});

test('a column of buttons is worked down with the mouse resting on each', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/allGlossaries');
  const dialog = page.getByRole('alertdialog');
  for (const at of [0, 1, 2]) {
    const button = actions(page, 'Удалить').nth(at);
    const item = ((await button.getAttribute('aria-label')) ?? '').replace('Удалить: ', '');
    await button.hover();
    await expect(page.getByRole('tooltip', { name: 'Удалить' })).toBeVisible();
    const next = await actions(page, 'Удалить')
      .nth(at + 1)
      .boundingBox();
    if (!next) throw new Error('No next row');
    await page.mouse.click(next.x + next.width / 2, next.y + 6);
    await expect(dialog).toBeVisible();
    await expect(dialog).not.toContainText(item);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a button is clicked from the tooltip of the one below it', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/allGlossaries');
  const [upper, lower] = [actions(page, 'Удалить').nth(1), actions(page, 'Удалить').nth(2)];
  const item = ((await upper.getAttribute('aria-label')) ?? '').replace('Удалить: ', '');
  await lower.hover();
  await expect(page.getByRole('tooltip', { name: 'Удалить' })).toBeVisible();
  const place = await upper.boundingBox();
  if (!place) throw new Error('No row above');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(page.getByRole('alertdialog')).toContainText(item);
});
