import { expectSound } from './support/axe.ts';
import { expectByAndBy, stopClock } from './support/clock.ts';
import {
  APPLICATIONS,
  type ApplicationRow,
  applicationAt,
  applicationsOf,
  openApplications,
  postsOf,
  VACANCIES,
} from './support/personnel.ts';
import { expectToast, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const MAILS = [
  {
    action: 'Отправьте ссылку',
    title: 'Отправить ссылку на тест?',
    confirm: 'Отправить ссылку',
    call: 'SendMailAboutAnswerHr',
    toast: 'Ссылка на тест была отправлена на электронную почту.',
    status: 'Приглашена',
  },
  {
    action: 'Отклонить',
    title: 'Отправить отказ?',
    confirm: 'Отправить отказ',
    call: 'SendMailAboutRejectAnswerHr',
    toast: 'Отказ был отправлен на электронную почту.',
    status: 'Отклонена',
  },
] as const;

test.describe('applications, as kadry', () => {
  test.beforeEach(({ startSession }) => startSession('kadry'));

  test('without a vacancy say that one is to be chosen first, and lead to the list', async ({ page }) => {
    await page.goto(APPLICATIONS);
    await expect(main(page).getByText('Сначала выберите вакансию')).toBeVisible();
    await main(page).getByRole('link', { name: 'К списку вакансий' }).click();
    await expect(page).toHaveURL(VACANCIES);
  });

  test('of a vacancy have the nine columns, seven a page, and survive a reload', async ({ page }) => {
    const { vacancy, applications } = await openApplications(page);
    const columns = main(page).getByRole('columnheader');
    const expected = [
      'ИД',
      'ИД ВАКАНСИИ',
      'PINFL',
      'ФИО',
      'EMAIL',
      'ДАТА ВЫДАЧИ',
      'РЕЗУЛЬТАТ',
      'СТАТУС',
      'РЕЗЮМЕ',
      'Действия',
    ];
    await expect(columns).toHaveText(expected);
    await page.reload();
    // no tooltip of what lies under the mouse by chance
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toBeHidden();
    await expect(main(page).getByRole('row')).toHaveCount(8);
    await expectSound(page, APPLICATIONS);
    await expect(columns).toHaveText(expected);
    await expect(main(page).getByText(`Вакансия № ${vacancy.id}: ${vacancy.titleRu}`)).toBeVisible();
    const { application, row } = applicationAt(page, applications, 0);
    await expect(row.getByText(application.fullName)).toBeVisible();
    await page.getByRole('button', { name: 'Страница 2' }).click();
    await expect(main(page).getByRole('row')).toHaveCount(Math.min(8, applications.length - 6));
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(page).toHaveURL(VACANCIES);
  });

  test('hide PINFL; a click shows one, and hides it again after 30 seconds', async ({ page }) => {
    await page.clock.install();
    const { applications } = await openApplications(page);
    const first = applicationAt(page, applications, 0);
    const second = applicationAt(page, applications, 1);
    const shown = (pinfl: string) => main(page).getByText(pinfl, { exact: true });
    for (const { pinfl } of applications) expect(await main(page).innerHTML()).not.toContain(pinfl);
    await first.row.getByRole('button', { name: /^Показать PINFL/ }).click();
    await expect(shown(first.application.pinfl)).toBeVisible();
    await stopClock(page);
    await second.row.getByRole('button', { name: /^Показать PINFL/ }).click();
    await expectByAndBy(page, shown(second.application.pinfl));
    await expect(shown(first.application.pinfl)).toHaveCount(0);
    await page.clock.fastForward(29_000);
    await expect(shown(second.application.pinfl)).toBeVisible();
    await page.clock.fastForward(1_500);
    await expect(shown(second.application.pinfl)).toHaveCount(0);
  });

  test('hand their résumé over under its file name; a failure stands beside the row', async ({ page }) => {
    const { applications } = await openApplications(page);
    const at = applications.findIndex(({ applicationForVacancyFileName }) => applicationForVacancyFileName);
    const { application, row } = applicationAt(page, applications, at);
    await page.route('**/GetResumeFileById/*', (route) => route.abort(), { times: 1 });
    await row.getByRole('button', { name: /^Скачать: / }).click();
    await expect(row.getByRole('alert')).toContainText('Не удалось скачать файл.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: /^Повторить: / }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(application.applicationForVacancyFileName);
  });

  test('get a result and a status in the form, which starts with what is stored', async ({ page }) => {
    const { vacancy, applications } = await openApplications(page);
    const { application, row } = applicationAt(page, applications, 1);
    const form = page.getByRole('dialog', { name: 'Форма добавления результата' });
    const result = form.getByRole('textbox', { name: 'Результат' });
    await row.getByRole('button', { name: /^Изменить результат/ }).click();
    await expect(result).toHaveValue(application.result);
    await expect(form.getByRole('combobox', { name: 'Статус' })).toHaveValue(application.status);
    await expectSound(page, '«Форма добавления результата»');
    await result.fill('забытый результат');
    await form.getByRole('button', { name: 'Назад' }).click();
    await page.getByRole('button', { name: 'Уйти', exact: true }).click();
    await expect(form).toBeHidden();

    await row.getByRole('button', { name: /^Изменить результат/ }).click();
    await expect(result).toHaveValue(application.result);
    const posts = postsOf(page);
    await page.route('**/UpdateApplicationResult', (route) => route.abort(), { times: 1 });
    await result.fill('92 балла');
    await form.getByRole('combobox', { name: 'Статус' }).click();
    await page.getByRole('option', { name: 'Отклонена' }).click();
    await form.getByRole('button', { name: 'EDIT' }).click();
    await expectToast(page, 'Ошибка при изменении результата');
    await expect(result).toHaveValue('92 балла');
    await form.getByRole('button', { name: 'EDIT' }).click();
    await expectToast(page, 'Результат изменен');
    await expect(form).toBeHidden();
    await expect(row.getByText('92 балла')).toBeVisible();
    await expect(row.getByText('Отклонена')).toBeVisible();
    expect(posts.at(-1)?.body).toEqual({ ...application, result: '92 балла', status: 'Отклонена' });
    const [stored] = (await applicationsOf(page, vacancy.id)).filter(({ id }) => id === application.id);
    expect(stored).toMatchObject({ result: '92 балла', status: 'Отклонена', email: application.email });
  });

  for (const { action, title, confirm, call, toast, status } of MAILS)
    test(`«${action}» asks first, names the recipient, and says when a mail was sent before`, async ({
      page,
    }) => {
      const isNew = (each: ApplicationRow) => each.status === 'Новая' && !each.linkSentAt;
      const { applications } = await openApplications(page, 1, isNew);
      const at = applications.slice(0, 7).findLastIndex(isNew);
      const { application, row } = applicationAt(page, applications, at);
      const posts = postsOf(page);
      const dialog = page.getByRole('alertdialog', { name: title });
      const name = `${action}: ${application.fullName}`;
      const ask = () => row.getByRole('button', { name, exact: true }).click();

      await ask();
      await expect(dialog).toContainText(application.fullName);
      await expect(dialog).toContainText(application.email);
      await expect(dialog).not.toContainText('уже ');
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      expect(posts).toEqual([]);

      await page.route(`**/${call}`, (route) => route.abort(), { times: 1 });
      await ask();
      await dialog.getByRole('button', { name: confirm }).click();
      await expectToast(page, 'Ошибка при отправки');

      await ask();
      await expect(dialog).not.toContainText('уже ');
      await dialog.getByRole('button', { name: confirm }).click();
      await expectToast(page, toast);
      await expect(row.getByText(status)).toBeVisible();
      expect(posts.at(-1)).toEqual({ call, body: application });

      // the mail reaches the folder a moment after it was accepted
      await expect(async () => {
        await page.reload();
        await ask();
        await expect(dialog).toContainText(/уже в папке исходящих, \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/, {
          timeout: 3000,
        });
      }).toPass();
      await dialog.getByRole('button', { name: 'Отмена' }).click();
    });

  test('are deleted after a question', async ({ page }) => {
    const { vacancy, applications } = await openApplications(page);
    const { application, row } = applicationAt(page, applications, 2);
    const dialog = page.getByRole('alertdialog', { name: 'Подтвердите удаление!' });
    await row.getByRole('button', { name: /^Удалить: / }).click();
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expectToast(page, 'Отмена удаления!');
    expect(await applicationsOf(page, vacancy.id)).toHaveLength(applications.length);
    await row.getByRole('button', { name: /^Удалить: / }).click();
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await expectToast(page, 'Тип нормативного документа успешно удален');
    const left = await applicationsOf(page, vacancy.id);
    expect(left.map(({ id }) => id)).not.toContain(application.id);
  });

  test('all become inactive at once, after saying how many', async ({ page }) => {
    const { vacancy, applications } = await openApplications(page);
    const active = applications.filter(({ status }) => status !== 'Неактивна').length;
    const posts = postsOf(page);
    const dialog = page.getByRole('alertdialog', { name: 'Сделать заявки неактивными?' });
    const change = main(page).getByRole('button', { name: 'Изменить статус', exact: true });
    await change.click();
    await expect(dialog).toContainText(` ${active} заяв`);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    expect(posts).toEqual([]);

    await page.route('**/InactivateAllVacancyApplications*', (route) => route.abort(), { times: 1 });
    await change.click();
    await dialog.getByRole('button', { name: 'Изменить статус' }).click();
    await expectToast(page, 'Ошибка при изменении статусов');
    await change.click();
    await dialog.getByRole('button', { name: 'Изменить статус' }).click();
    await expectToast(page, 'Статусы изменены');
    expect(posts.at(-1)).toEqual({
      call: `InactivateAllVacancyApplications?active=${active}`,
      body: vacancy.id,
    });
    await expect(main(page).getByText('Неактивна')).toHaveCount(7);
    const after = await applicationsOf(page, vacancy.id);
    expect(after.every(({ status }) => status === 'Неактивна')).toBe(true);
    await expect(change).toBeDisabled();
  });
});
