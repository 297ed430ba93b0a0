import type { Page } from '@playwright/test';
import { thisYear } from './support/days.ts';
import { entries, informationType, saveItem } from './support/registers.ts';
import { choose, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ startSession }) => startSession());

test.describe('the accordion of information', () => {
  const newest = thisYear();
  const panel = (page: Page, year: number) =>
    main(page).getByRole('button', { name: new RegExp(`^${year}`) });

  test('has the years from the current one down to 2010, the newest with documents open', async ({
    page,
  }) => {
    const type = await informationType(page);
    for (const year of [2019, 2015])
      await saveItem(page, 'Information', {
        id: 0,
        year,
        informationTypeId: type.id,
        informations: entries(`Отчёт за ${year}`, 'informationFileId'),
      });
    await page.goto(`/dashboard/allTables?code=${type.code}`);
    const years = main(page).getByRole('heading', { level: 2 });
    await expect(years).toHaveCount(newest - 2010 + 1);
    await expect(years.first()).toContainText(`${newest}`);
    await expect(years.last()).toContainText('2010');
    await expect(panel(page, 2019)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 2019)).toContainText('1 запись');
    await expect(main(page).getByRole('table')).toHaveCount(1);
    await expect(main(page).getByRole('row')).toHaveCount(2);

    await panel(page, 2015).click();
    await expect(page.getByRole('link', { name: 'Отчёт за 2015 ru', exact: true })).toBeVisible();
    await panel(page, 2012).click();
    await expect(main(page).getByText('Запрашиваемая информация еще не добавлена.')).toBeVisible();

    // the open years are as they were after a visit to the form
    await page.getByRole('link', { name: 'Отчёт за 2015 ru', exact: true }).click();
    await page.getByRole('button', { name: 'Назад' }).click();
    await expect(panel(page, 2012)).toHaveAttribute('aria-expanded', 'true');
    await panel(page, 2019).click();
    await expect(page.getByRole('link', { name: 'Отчёт за 2019 ru', exact: true })).toBeHidden();
  });

  test('shows a document that moved to another type and year where it went', async ({ page }) => {
    const [from, to] = [await informationType(page), await informationType(page)];
    await saveItem(page, 'Information', {
      id: 0,
      year: 2019,
      informationTypeId: from.id,
      informations: entries('Переезд', 'informationFileId'),
    });
    await page.goto(`/dashboard/allTables?code=${from.code}`);
    await page.getByRole('link', { name: 'Переезд ru', exact: true }).click();
    // the list, which has a choice of that name too, stays until the form is there
    await expect(page.getByRole('combobox', { name: 'Год добавления' })).toBeVisible();
    await choose(page, 'Тип информации', to.name);
    await choose(page, 'Год добавления', '2011');
    await expect(page.getByRole('combobox', { name: 'Год добавления' })).toHaveValue('2011');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`code=${to.code}$`));
    await expect(panel(page, 2011)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: 'Переезд ru', exact: true })).toBeVisible();
  });

  test('offers the years in the form, newest first', async ({ page }) => {
    await page.goto('/dashboard/addTable');
    const year = page.getByRole('combobox', { name: 'Год добавления' });
    await expect(year).toHaveAttribute('placeholder', 'Выберите год');
    await year.click();
    const expected = Array.from({ length: newest - 2010 + 1 }, (_, back) => String(newest - back));
    await expect(page.getByRole('option')).toHaveText(expected);
    await year.fill('201');
    await expect(page.getByRole('option')).toHaveCount(10);
  });
});
