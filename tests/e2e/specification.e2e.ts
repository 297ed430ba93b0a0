import type { Route } from '@playwright/test';
import { today } from './support/days.ts';
import { field, main, openInside, openLanguage } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { SCREENS, type SpecifiedScreen } from './support/specification.ts';
import { expect, type Page, test } from './support/test.ts';

const LANGUAGES = ['На русском', 'На узбекском', 'На английском'] as const;

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Разделы' });

const LISTS =
  /\/api\/.*\/Get(All|InformationTypes|Histories|Glossaries|NormativeDocumentTypes|Departments|Vacancies)/;

/** Kinds that are asked about without a type or a department, which nothing requires. */
const ASKED = ['allVacancy', 'allTables', 'allNormativeDocuments', 'allTemplates'];

/** Answers as if there were more rows than a page holds: short pages are filled up with copies. */
const sendMoreThan = async (count: number, route: Route) => {
  const response = await route.fetch();
  const { data } = await response.json();
  const perPage = new URL(route.request().url()).searchParams.get('perPage') ?? count + 1;
  const missing = Math.max(0, Math.min(Number(perPage), count + 1) - data.length);
  const copies = Array.from({ length: missing }, (_, number) => ({ ...data[0], id: 90_000 + number }));
  const headers = { 'x-page': '1', 'x-total-count': String(count + 1) };
  await route.fulfill({ json: { data: [...data, ...copies] }, headers });
};

const expectSpecified = async (page: Page, { title, list, columns, perPage, ...screen }: SpecifiedScreen) => {
  const { form, formTitle = '', texts = [], shared = [], dropdowns = [], days = [], files = [] } = screen;
  await openInside(page, `/dashboard/${list}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/${list}`);
  await expect(page).toHaveTitle(`${title} — панель администратора сайта`);
  const entry = menuOf(page).getByRole('link', { name: title, exact: true });
  await expect(entry).toHaveAttribute('aria-current', 'page');
  await expect(menuOf(page).locator('[aria-current]')).toHaveCount(1);
  if (columns && perPage) {
    await expect(main(page).getByRole('columnheader')).toHaveText([...columns]);
    await expect(main(page).getByRole('row')).toHaveCount(perPage + 1);
    await expect(page.getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
    await page
      .getByRole('button', { name: /^Страница / })
      .last()
      .click();
    await expect(page.getByRole('button', { name: 'Следующая' })).toBeDisabled();
    await main(page).getByRole('link', { name: 'Добавить' }).click();
    await expect(page).toHaveURL(`/dashboard/${form}`);
  } else if (form) await openInside(page, `/dashboard/${form}`);
  if (!form) return;

  await expect(page.getByRole('heading', { name: formTitle, level: 1 })).toBeVisible();
  await expect(menuOf(page).getByRole('link', { name: title, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const tabs = main(page).getByRole('tab');
  await expect(tabs).toHaveText(screen.oneLanguage ? [] : [...LANGUAGES]);
  for (const language of screen.oneLanguage ? [] : LANGUAGES) {
    await openLanguage(page, language);
    for (const text of [...texts, ...shared]) await expect(field(page, text)).toBeVisible();
    for (const file of files) {
      const input = main(page)
        .getByLabel(new RegExp(`^${file}: `))
        .filter({ visible: true });
      await expect(input).toHaveCount(1);
      await expect(input).toHaveJSProperty('multiple', false);
    }
  }
  if (screen.oneLanguage) for (const text of texts) await expect(field(page, text)).toBeVisible();
  for (const [label, placeholder] of dropdowns)
    await expect(page.getByRole('combobox', { name: label, exact: true })).toHaveAttribute(
      'placeholder',
      placeholder,
    );
  for (const day of days) {
    await expect(main(page).getByLabel(day)).toHaveValue(today());
    await expect(main(page).getByLabel(day)).toHaveAttribute('type', 'date');
  }
  await expect(page.getByRole('button', { name: 'Назад' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Сбросить', exact: true })).toBeEnabled();
  await expect(main(page).getByRole('button', { name: screen.submit, exact: true })).toBeEnabled();

  for (const text of [...(screen.oneLanguage ? texts : texts.slice(0, 1)), ...shared])
    await field(page, text).fill('2024');
  await main(page).getByRole('button', { name: screen.submit, exact: true }).click();
  if (ASKED.includes(list)) await page.getByRole('button', { name: 'Сохранить всё равно' }).click();
  await expect(page).toHaveURL(`/dashboard/${list}`);
};

test('each list and form has its address, texts, columns, fields and buttons', async ({ page }) => {
  await page.route('**/UpdateOrAdd', (route) => route.fulfill({ status: 200, body: '' }));
  // a list that the page gives up meanwhile has no answer
  await page.route(LISTS, (route) => sendMoreThan(7, route).catch(() => route.abort()));
  await openAs(page, 'admin', '/dashboard');
  for (const screen of SCREENS) await test.step(screen.name, () => expectSpecified(page, screen));
});
