import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';

import { expectToast, field, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const FIGURES = [
  ['issuers', 'Эмитенты акций'],
  ['depositors', 'Депоненты'],
  ['brokers', 'Инвестиционные посредники'],
  ['investmentFunds', 'Инвестиционные фонды'],
  ['shareholdersOfInvestmentFunds', 'Акционеры инвестиционных фондов'],
  ['trustManagers', 'Доверительные управляющие инвестиционными активами'],
] as const;

test.describe('the statistics', () => {
  test('are edited in six inputs and shown on the dashboard', async ({ page, signIn }) => {
    await signIn();
    await page.getByRole('link', { name: 'Статистика', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/homeStatistic$/);
    await expect(main(page).getByRole('textbox')).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'Сбросить' })).toHaveCount(0);
    await expectAccessible(page, 'statistics');
    for (const [place, [, label]] of FIGURES.entries()) await field(page, label).fill(`10${place}`);
    const sent = page.waitForRequest(/Statistic\/UpdateOrAdd/);
    await page.getByRole('button', { name: 'Изменить' }).click();
    await expectToast(page, 'Успешно изменено!');
    expect((await sent).postDataJSON()).toMatchObject(
      Object.fromEntries(FIGURES.map(([figure], place) => [figure, `10${place}`])),
    );
    await expect(page).toHaveURL(/\/dashboard$/);
    const cards = page.getByRole('region', { name: 'Статистика' }).getByRole('listitem');
    await expect(cards).toHaveText(FIGURES.map(([, label], place) => `${label}10${place}`));
  });

  for (const role of ['kadry', 'audit'] as const)
    test(`are shown to ${role}, who may not edit them`, async ({ page, signIn }) => {
      await signIn(role);
      const cards = page.getByRole('region', { name: 'Статистика' }).getByRole('listitem');
      await expect(cards).toHaveCount(6);
      await expect(page.getByRole('link', { name: 'Статистика', exact: true })).toHaveCount(0);
      await page.goto('/dashboard/homeStatistic');
      await expect(main(page).getByText('Доступ запрещён')).toBeVisible();
    });

  test('that do not load leave a line with «Повторить» on the dashboard', async ({ page, signIn }) => {
    await page.route('**/GetStatistic', (route) =>
      route.fulfill({ status: 500, json: { message: 'Ошибка' } }),
    );
    await signIn();
    const group = page.getByRole('region', { name: 'Статистика' });
    await expect(group.getByRole('alert')).toContainText('Не удалось загрузить');
    await expectAccessible(page, 'dashboard without statistics');
    await page.unroute('**/GetStatistic');
    await group.getByRole('button', { name: 'Повторить: Статистика' }).click();
    await expect(group.getByRole('listitem')).toHaveCount(6);
    await expectAccessible(page, 'dashboard');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'dashboard');
  });

  test('that fail to save keep what is typed', async ({ page, startSession }) => {
    await startSession();
    await page.goto('/dashboard/homeStatistic');
    await field(page, 'Депоненты').fill('777');
    await page.route('**/UpdateOrAdd', (route) =>
      route.fulfill({ status: 500, json: { message: 'Ошибка сервера.' } }),
    );
    await page.getByRole('button', { name: 'Изменить' }).click();
    await expectToast(page, 'Ошибка при изменении!');
    await expect(field(page, 'Депоненты')).toHaveValue('777');
    await expect(page).toHaveURL(/homeStatistic$/);
  });
});
