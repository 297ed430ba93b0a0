import type { Browser } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { callApi, expectToast, field, firstEdit } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Изменить', exact: true }).click();
const uzbek = (page: Page) => page.getByRole('tab', { name: 'На узбекском' }).click();
const text = (page: Page) => field(page, 'Текст');

/** Another browser, with nothing of this one. */
const otherBrowser = async (browser: Browser, baseURL: string | undefined) =>
  await (await browser.newContext({ baseURL })).newPage();

test('two browsers at one news item keep what each has typed, and ask about what both have', async ({
  page,
  browser,
  baseURL,
  startSession,
}) => {
  const other = await otherBrowser(browser, baseURL);
  await Promise.all([startSession(), startSession('admin', other)]);
  await page.goto('/dashboard/allNews');
  await firstEdit(page).click();
  await expect(text(page)).toBeVisible();
  await other.goto('/dashboard/allNews');
  await firstEdit(other).click();

  // another language and the same field
  await field(other, 'Заголовок').fill('Собрание вкладчиков перенесено');
  await text(other).press('Control+Home');
  await text(other).pressSequentially('Важно. ');
  await uzbek(other);
  await field(other, 'Заголовок').fill('Yigʻilish koʻchirildi');
  await save(other);
  await expectToast(other, 'Новость успешно изменена');
  await field(page, 'Заголовок').fill('Собрание кредиторов перенесено');
  await save(page);

  const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы работали' });
  const title = dialog.getByRole('group', { name: 'Заголовок, на русском', exact: true });
  await expect(title.locator('mark')).toHaveText(['кредиторов', 'вкладчиков']);
  await expect(dialog).toContainText('Взято из сохранённогоТекст, на русском');
  await expect(dialog).toContainText('Заголовок, на узбекском');
  await expectAccessible(page, 'the question about a conflict');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(title.getByRole('radio', { name: 'Мой вариант' })).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expectToast(page, 'Новость успешно изменена');
  const items = await callApi(page, '/api/Admin/News/GetAllPublished');
  const saved = JSON.stringify(items);
  for (const each of ['Собрание кредиторов перенесено', 'Yigʻilish koʻchirildi', 'Важно. '])
    expect(saved).toContain(each);
  expect(saved).not.toContain('Собрание вкладчиков');
  await other.context().close();
});

test('a save without a line goes out when the line is back', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/addGlossary');
  await field(page, 'Ключевое слово').fill('Линия');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByRole('button', { name: 'Отправить, когда появится связь' }).click();
  await expectAccessible(page, 'a save that waits for a line');
  await page.context().setOffline(false);
  await expectToast(page, 'Глоссарий успешно добавлен!');
});

test('a session is kept for who wants to stay, and its end keeps the screen', async ({
  page,
  startSession,
}) => {
  await page.clock.install();
  await startSession();
  const counted = () => page.waitForResponse('**/Review/GetCount');
  const opened = Promise.all([counted(), page.waitForResponse('**/Access/DraftKey')]);
  await page.goto('/dashboard/addGlossary');
  await field(page, 'Ключевое слово').fill('Долгая работа');
  // a call that begins after the jump of the clock counts as use
  await opened;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.fastForward('58:30');
  const stay = page.getByRole('button', { name: 'Остаться' });
  await expect
    .poll(
      async () => {
        const notice = await page.getByRole('alert').filter({ has: stay }).boundingBox();
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
        return (notice?.y ?? 0) + (notice?.height ?? 0) - (heading?.y ?? 0);
      },
      { message: 'what the notice covers of a narrow screen' },
    )
    .toBeLessThanOrEqual(0);
  await Promise.all([counted(), stay.click()]);
  await expect(page.getByRole('button', { name: 'Остаться' })).toHaveCount(0);
  await page.clock.fastForward('01:01:00');
  await expect(page.getByText(/^Сеанс закончился\./)).toBeVisible();
  await expectAccessible(page, 'the end of a session');
  await expect(field(page, 'Ключевое слово')).toHaveValue('Долгая работа');
  await page.getByRole('button', { name: 'Войти снова' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
