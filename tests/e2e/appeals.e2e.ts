import { expectSound } from './support/axe.ts';
import { EMPTY_LIST } from './support/hold.ts';
import { callApi, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

interface Appeal {
  id: number;
  fullName: string;
  note: string;
  onlineAppealFileId: number | null;
  onlineAppealFileName: string | null;
}

const LIST = '/dashboard/allOnlineAppeals';
const LONG_NOTE = `${'Прошу разъяснить порядок получения выписки. '.repeat(40)}\n\nС уважением, заявитель.`;

test.describe('online appeals, as audit', () => {
  test.beforeEach(({ startSession }) => startSession('audit'));

  test('have the eight columns, seven a page, and nothing that changes them', async ({ page }) => {
    await page.goto(LIST);
    await expect(main(page).getByRole('columnheader')).toHaveText([
      'Ид',
      'Полное имя',
      'Адрес',
      'Электронная почта',
      'Телефонный номер',
      'Дата',
      'Примечание',
      'Загружаемый файл',
    ]);
    await expect(main(page).getByRole('row')).toHaveCount(8);
    await expect(main(page).getByRole('button', { name: /^(Изменить|Удалить)/ })).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /Добавить|Изменить/ })).toHaveCount(0);
    await expect(
      main(page)
        .getByRole('cell')
        .filter({ hasText: /^\d{2}\.\d{2}\.\d{4}$/ }),
    ).toHaveCount(7);
    await expectSound(page, LIST);
    await page.getByRole('button', { name: 'Страница 2' }).click();
    await expect(page.getByRole('button', { name: 'Предыдущая' })).toBeEnabled();
  });

  test('are downloaded under their file names', async ({ page }) => {
    await page.goto(LIST);
    const appeals: Appeal[] = await callApi(page, '/api/Admin/OnlineAppeal/GetOnlineAppeals');
    const appeal = appeals.slice(0, 7).find(({ onlineAppealFileId }) => onlineAppealFileId !== null);
    if (!appeal?.onlineAppealFileName) throw new Error('No file on the first page');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('button', { name: `Скачать: ${appeal.onlineAppealFileName}` })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe(appeal.onlineAppealFileName);
  });

  test('say beside the row that a download failed, and try again', async ({ page }) => {
    await page.goto(LIST);
    await page.route('**/GetOnlineAppealFileId/*', (route) => route.abort(), { times: 1 });
    const row = main(page)
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Скачать: / }) })
      .first();
    await row.getByRole('button', { name: /^Скачать: / }).click();
    await expect(row.getByRole('alert')).toContainText('Не удалось скачать файл.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Повторить: / }).click(),
    ]);
    expect(download.suggestedFilename()).not.toBe('');
    await expect(row.getByRole('alert')).toHaveCount(0);
  });

  test('show a long note in full', async ({ page }) => {
    await page.route('**/GetOnlineAppeals*', async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      data[0].note = LONG_NOTE;
      await route.fulfill({ response: answer, json: { data } });
    });
    await page.goto(LIST);
    await main(page)
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: LONG_NOTE.slice(0, 20) })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Примечание: / });
    await expect(dialog.getByText('С уважением, заявитель.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(
      main(page)
        .getByRole('row')
        .nth(1)
        .getByRole('button', { name: LONG_NOTE.slice(0, 20) }),
    ).toBeFocused();
  });

  test('say that there are none, and offer to try again when they cannot be loaded', async ({ page }) => {
    await page.route('**/GetOnlineAppeals*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(LIST);
    await expect(main(page).getByText('Не удалось загрузить список.')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/GetOnlineAppeals*', (route) => route.fulfill(EMPTY_LIST));
    await main(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
  });

  test('leave other addresses closed, and ask the server for nothing there', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/Admin\/(Department|Vacancy|ApplicationForVacancy|GuaranteeFund)/.test(request.url()))
        asked.push(request.url());
    });
    for (const address of [
      'allVacancyDepartmentTypes',
      'addVacancyDepartmentType',
      'allVacancy',
      'addVacancy',
      'vacancies/1',
      'applicationForVacancies',
    ]) {
      await page.goto(`/dashboard/${address}`);
      await expect(main(page).getByText('Доступ запрещён')).toBeVisible();
    }
    expect(asked).toEqual([]);
  });
});

test('online appeals are closed to kadry', async ({ page, startSession }) => {
  await startSession('kadry');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/OnlineAppeal/')) asked.push(request.url());
  });
  await page.goto(LIST);
  await expect(main(page).getByText('Доступ запрещён')).toBeVisible();
  expect(asked).toEqual([]);
});

test('online appeals are open to admin', async ({ page, signIn }) => {
  await signIn('admin');
  await page.getByRole('link', { name: 'Онлайн-обращения' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(main(page).getByRole('row')).toHaveCount(8);
});
