import type { Page } from '@playwright/test';
import { expectSound } from './support/axe.ts';
import { today } from './support/days.ts';
import { VACANCIES, vacanciesOf } from './support/personnel.ts';
import { callApi, expectToast, field, findRow, main, openLanguage } from './support/screens.ts';
import { columnsOf } from './support/specification.ts';
import { expect, test } from './support/test.ts';

const DEPARTMENTS = '/dashboard/allVacancyDepartmentTypes';

const russian = (day: string) => day.split('-').reverse().join('.');

const choose = async (page: Page, name: string, option: string) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const LANGUAGES = { ru: 'На русском', uz: 'На узбекском', en: 'На английском' } as const;

/** The row that holds a text, whatever page it stands on. */
test.describe('departments, as kadry', () => {
  test.beforeEach(({ startSession }) => startSession('kadry'));

  test('are added, listed in the order of the specification, edited and deleted', async ({ page }) => {
    await page.goto(DEPARTMENTS);
    await expect(main(page).getByRole('columnheader')).toHaveText(columnsOf('departments'));
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
    await expectSound(page, DEPARTMENTS);
    await page.getByRole('link', { name: 'Добавить' }).click();
    await expect(page).toHaveURL('/dashboard/addVacancyDepartmentType');
    const code = `e2e-${Date.now()}`;
    await field(page, 'Код').fill(code);
    for (const [language, tab] of Object.entries(LANGUAGES)) {
      await openLanguage(page, tab);
      await field(page, 'Наименование').fill(`Отдел ${code} ${language}`);
      await field(page, 'Об отделе').fill(`Описание ${language}`);
    }
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expectToast(page, 'Тип нормативных документа успешно добавлено!');
    await expect(page).toHaveURL(DEPARTMENTS);
    const row = await findRow(page, `${code} ru`);
    await expect(row.getByRole('cell')).toHaveText([
      /^\d+$/,
      code,
      `Отдел ${code} uz`,
      `Отдел ${code} ru`,
      `Отдел ${code} en`,
      'Описание ru',
      'Описание uz',
      'Описание en',
      '',
      '',
    ]);
    for (const action of ['Изменить', 'Удалить'])
      await expect(row.getByLabel(`${action}: Отдел ${code} ru`)).toBeVisible();

    await row.getByRole('link', { name: /^Изменить: / }).click();
    await page.reload();
    await openLanguage(page, LANGUAGES.uz);
    await expect(field(page, 'Наименование')).toHaveValue(`Отдел ${code} uz`);
    await field(page, 'Наименование').fill(`Boʻlim ${code}`);
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expectToast(page, 'Тип нормативных документа успешно добавлено!');
    const stored: Record<string, string>[] = await callApi(page, '/api/Admin/Department/GetDepartments');
    expect(stored.find((department) => department.code === code)).toMatchObject({
      nameRu: `Отдел ${code} ru`,
      nameUz: `Boʻlim ${code}`,
      aboutEn: 'Описание en',
    });

    const edited = await findRow(page, `Boʻlim ${code}`);
    await edited.getByRole('button', { name: /^Удалить: / }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Подтвердите удаление!' });
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await expectToast(page, 'Отмена удаления!');
    await edited.getByRole('button', { name: /^Удалить: / }).click();
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await expectToast(page, 'Тип нормативного документа успешно удален');
    await expect(edited).toHaveCount(0);
  });

  test('keep what was typed when they cannot be saved', async ({ page }) => {
    await page.goto('/dashboard/addVacancyDepartmentType');
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
    await expectSound(page, 'addVacancyDepartmentType');
    await field(page, 'Наименование').fill('Отдел, который не сохранился');
    await page.route('**/Department/UpdateOrAdd', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expectToast(page, 'Ошибка в добавлении вакансии');
    await expect(field(page, 'Наименование')).toHaveValue('Отдел, который не сохранился');
  });
});

test.describe('vacancies, as kadry', () => {
  test.beforeEach(({ startSession }) => startSession('kadry'));

  test('are listed with the columns of the specification and local dates, seven a page', async ({ page }) => {
    await page.goto(VACANCIES);
    await expect(main(page).getByRole('columnheader')).toHaveText(columnsOf('vacancies'));
    await expect(main(page).getByRole('row')).toHaveCount(8);
    await expectSound(page, VACANCIES);
    const [vacancy] = await vacanciesOf(page);
    const cells = main(page).getByRole('row').nth(1).getByRole('cell');
    await expect(cells.nth(0)).toHaveText(String(vacancy?.id));
    await expect(cells.nth(1)).toHaveText(russian(vacancy?.expireDate ?? ''));
    await expect(cells.nth(4)).toHaveText(russian(vacancy?.dateOfTesting ?? ''));
  });

  test('are added with both dates today, a department and a status, and edited without losing a field', async ({
    page,
  }) => {
    await page.goto(VACANCIES);
    await page.getByRole('link', { name: 'Добавить' }).click();
    await expect(page).toHaveURL('/dashboard/addVacancy');
    const day = today();
    await expect(page.getByLabel('Дата окончания тестирования')).toHaveValue(day);
    await expect(page.getByLabel('Дата окончания приёма заявок')).toHaveValue(day);
    await expect(page.getByPlaceholder('Выберите тип')).toBeVisible();
    await expect(page.getByPlaceholder('Выберите статус')).toBeVisible();

    const name = `Вакансия ${Date.now()}`;
    const [department] = await callApi(page, '/api/Admin/Department/GetDepartments');
    for (const [language, tab] of Object.entries(LANGUAGES)) {
      await openLanguage(page, tab);
      await field(page, 'Заголовок').fill(`${name} ${language}`);
      await field(page, 'Текст').fill(`Обязанности ${language}`);
    }
    await field(page, 'Ссылка на тестирование').fill('https://test.depository.uz/new');
    await choose(page, 'Отдел', department.nameRu);
    await choose(page, 'Статус', 'Открыта');
    await page.getByLabel('Дата окончания тестирования').fill('2027-02-01');
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expectToast(page, 'Вакансия успешно добавлена/изменена');
    await expect(page).toHaveURL(VACANCIES);

    const saved = async () => (await vacanciesOf(page)).find(({ titleRu }) => titleRu.startsWith(name));
    const added = await saved();
    expect(added).toMatchObject({
      departmentId: department.id,
      departmentNameRu: department.nameRu,
      status: 'Открыта',
      titleRu: `${name} ru`,
      titleUz: `${name} uz`,
      textEn: '<p>Обязанности en</p>',
      linkForTesting: 'https://test.depository.uz/new',
      dateOfTesting: '2027-02-01',
      expireDate: day,
    });

    const row = await findRow(page, `${name} ru`);
    await expect(row.getByText('01.02.2027')).toBeVisible();
    await row.getByRole('link', { name: /^Изменить: / }).click();
    await page.reload();
    await openLanguage(page, LANGUAGES.en);
    await expect(field(page, 'Заголовок')).toHaveValue(`${name} en`);
    await choose(page, 'Статус', 'Закрыта');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expectToast(page, 'Вакансия успешно добавлена/изменена');
    const { version: _former, ...before } = { version: 0, ...added };
    expect(await saved()).toMatchObject({ ...before, status: 'Закрыта' });

    const edited = await findRow(page, `${name} ru`);
    await edited.getByRole('button', { name: /^Удалить: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expectToast(page, 'Тип нормативного документа успешно удален');
    await expect(edited).toHaveCount(0);
  });

  test('keep what was typed when they cannot be saved', async ({ page }) => {
    await page.goto('/dashboard/addVacancy');
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
    await expectSound(page, 'addVacancy');
    await field(page, 'Заголовок').fill('Юрист');
    await page.route('**/Vacancy/UpdateOrAdd', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('button', { name: 'Сохранить всё равно' }).click();
    await expectToast(page, 'Ошибка в добавлении вакансии');
    await expect(field(page, 'Заголовок')).toHaveValue('Юрист');
  });

  test('offer to load the departments and statuses again when that failed', async ({ page }) => {
    await page.route('**/GetDepartments*', (route) => route.abort(), { times: 1 });
    await page.goto('/dashboard/addVacancy');
    await main(page).getByRole('button', { name: 'Повторить: Отдел' }).click();
    await page.getByRole('combobox', { name: 'Отдел', exact: true }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('departments and vacancies are open to admin', async ({ page, signIn }) => {
  await signIn('admin');
  for (const [name, address] of [
    ['Отделы вакансий', DEPARTMENTS],
    ['Вакансии', VACANCIES],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(main(page).getByRole('row').nth(1)).toBeVisible();
  }
});
