import { expectSound } from './support/axe.ts';
import { layoutFindings } from './support/layout.ts';
import { APPLICATIONS, VACANCIES } from './support/personnel.ts';
import { callApi, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the card of new applications leads personnel to the people, and from there to each vacancy', async ({
  page,
  signIn,
}) => {
  await signIn('kadry');
  const counts: { vacancyId: number; count: number }[] = await callApi(
    page,
    '/api/Admin/ApplicationForVacancy/GetNewCounts',
  );
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  await page.getByRole('link', { name: `Новые заявки на вакансии ${total}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Заявки на вакансии' })).toBeVisible();
  await expect(main(page).getByRole('columnheader')).toHaveText([
    'ФИО',
    'ВАКАНСИЯ',
    'ДАТА ВЫДАЧИ',
    'СТАТУС',
    'РЕЗЮМЕ',
    'Действия',
  ]);
  await expect(main(page).getByText(new RegExp(`^${total} запис`))).toBeVisible();
  await expectSound(page, 'the applications for all vacancies');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await layoutFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const row = main(page).getByRole('row').nth(1);
  const [name = '', vacancy = ''] = await row.getByRole('cell').allInnerTexts();
  await main(page).getByRole('searchbox', { name: 'Поиск по ФИО' }).fill(name);
  await expect(main(page).getByText(/^1 запись/)).toBeVisible();
  await row.getByRole('link', { name: vacancy }).click();
  await expect(page).toHaveURL(APPLICATIONS);
  await expect(main(page).getByText(new RegExp(`^Вакансия № \\d+: ${vacancy}`))).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('searchbox')).toHaveValue(name);
  await main(page).getByRole('searchbox').fill('Ничей');
  await expect(main(page).getByText(/^Таких заявок нет/)).toBeVisible();
  await expectSound(page, 'no application found');

  await page.goto(VACANCIES);
  await expect(
    main(page)
      .getByText(/^\d+ нов\S+ заяв/)
      .first(),
  ).toBeVisible();
  await expectSound(page, 'vacancies with new applications');
});
