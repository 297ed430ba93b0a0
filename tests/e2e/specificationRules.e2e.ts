import { EMPTY_LIST, hold } from './support/hold.ts';
import { MEDIA, PUBLISHABLE } from './support/kinds.ts';
import {
  callApi,
  chooseCover,
  choosePdf,
  expectToast,
  field,
  firstEdit,
  main,
  pdfFile,
} from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';

const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('CURRENT_ITEM'));
const rows = (page: Page) => main(page).getByRole('row');
const aPage = (page: Page, number: number) =>
  page.getByRole('button', { name: `Страница ${number}`, exact: true });

/** One of each shape on the wire: all share their screens, and each goes its way through the calls of its area in a file of its own. */
const EACH_SHAPE = PUBLISHABLE.filter(
  ({ entries }, at) => at === PUBLISHABLE.findIndex((first) => first.entries === entries),
);

for (const { name, title, list, form, area, entries } of EACH_SHAPE)
  test.describe(name, () => {
    test('both tabs have their search, filter, columns and button; a row’s actions act on its item', async ({
      page,
    }) => {
      await openAs(page, 'admin', list);
      const [first] = await callApi(page, `/api/Admin/${area}/GetAllPublished`);
      const pending = await callApi(page, `/api/Admin/${area}/GetAllPending`);
      const columns = ['ID', 'Заголовок', 'Обложка', 'Дата', 'Изменить', 'Удалить'];
      await expect(page.getByRole('tab')).toHaveText(['Опубликованные', 'В ожидании']);
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
      await expect(main(page).getByRole('columnheader')).toHaveText(columns);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByLabel('С даты')).toBeVisible();
      await expect(page.getByLabel('По дату')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Добавить' })).toHaveCount(1);

      // edit hands over the item, and entering the list clears it
      await page
        .getByRole('link', { name: `Изменить: ${first[entries][0].title}` })
        .first()
        .click();
      await expect(page).toHaveURL(form);
      expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ id: first.id, posted: first.posted });
      await expect(field(page, 'Текст')).not.toHaveText('');
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(list);
      await expect.poll(() => stored(page)).toBeNull();

      await page.getByRole('tab', { name: 'В ожидании' }).click();
      await expect(main(page).getByRole('columnheader')).toHaveText([...columns, 'Подтвердить']);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(page.getByLabel('С даты')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name: 'Добавить' })).toHaveCount(0);

      // an approval that fails says so and leaves the item pending
      await page.route('**/api/**/AllowToPublish*', (route) => route.fulfill({ status: 500, json: {} }));
      const approve = page.getByRole('button', { name: /^Подтвердить: / }).first();
      const label = await approve.getAttribute('aria-label');
      await approve.click();
      await expectToast(page, 'Ошибка в добавлении новости');
      await expect(page.getByRole('button', { name: label ?? '', exact: true }).first()).toBeVisible();

      const last = pending.slice(0, 7).at(-1);
      const row = rows(page).nth(Math.min(7, pending.length));
      await row.getByRole('button', { name: /^Удалить: / }).click();
      await page.route('**/api/**/Delete*', (route) => route.fulfill({ status: 200, body: '' }));
      const sent = page.waitForRequest(/Delete/);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
      expect((await sent).url()).toMatch(new RegExp(`/api/Admin/${area}/Delete${last.id}(\\?|$)`));
      await row.getByRole('link', { name: /^Изменить: / }).click();
      await expect(page).toHaveURL(form);
      expect(JSON.parse((await stored(page)) ?? '{}').id).toBe(last.id);
    });
  });

for (const { name, form } of [...EACH_SHAPE.slice(1), ...MEDIA.slice(0, 1)])
  test(`the cover of ${name} is previewed, and its files are taken away again`, async ({ page }) => {
    await openAs(page, 'admin', form);
    await chooseCover(page);
    await page.getByRole('button', { name: 'Предварительный просмотр' }).click();
    const popup = page.getByRole('dialog', { name: 'Предварительный просмотр обложки' });
    await expect(popup.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
    const deleted = page.waitForRequest(/\/WebsiteFiles\/File\/DeleteCover\/\d+$/);
    await main(page).getByRole('button', { name: 'Удалить', exact: true }).click();
    expect((await deleted).method()).toBe('DELETE');
    await expect(page.getByRole('button', { name: 'Предварительный просмотр' })).toHaveCount(0);
    if (MEDIA.some((kind) => kind.name === name)) return;
    await choosePdf(page);
    await page.getByRole('button', { name: 'Сбросить файл' }).click();
    await expect(page.getByText(pdfFile.name)).toHaveCount(0);
  });

test.describe('a list', () => {
  test('says that it loads', async ({ page }) => {
    const list = await hold(page, '**/GetAllPublished*');
    await openAs(page, 'admin', '/dashboard/allNews');
    await expect(main(page).getByRole('status')).toHaveText('Выполняется загрузка ...');
    list.release();
    await expect(rows(page)).toHaveCount(8);
  });

  test('keeps the page number when the search changes, clamped to the last page', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/allNews');
    await aPage(page, 3).click();
    await page.getByRole('searchbox').fill('о');
    await expect(aPage(page, 3)).toHaveAttribute('aria-current', 'page');
    const [first] = await callApi(page, '/api/Admin/News/GetAllPublished');
    await page.getByRole('searchbox').fill(first.news[0].title);
    await expect(aPage(page, 1)).toHaveAttribute('aria-current', 'page');
    await expect(rows(page).nth(1)).toBeVisible();
  });

  test('has the server’s order first, and sorts by each column', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/allNews');
    const published: { id: number }[] = await callApi(page, '/api/Admin/News/GetAllPublished');
    const ids = (items: { id: number }[]) => items.slice(0, 7).map(({ id }) => String(id));
    const shown = main(page).locator('tbody tr td:first-child');
    await expect(shown).toHaveText(ids(published));
    await main(page).getByRole('button', { name: /^ID/ }).click();
    await expect(shown).toHaveText(ids(published.toSorted((a, b) => a.id - b.id)));
    for (const column of ['Заголовок', 'Дата']) {
      await main(page)
        .getByRole('button', { name: new RegExp(`^${column}`) })
        .click();
      await expect(main(page).getByRole('columnheader', { name: column })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
    }
  });

  test('names its actions in tooltips, and says beside the row that a deletion failed, without a toast', async ({
    page,
  }) => {
    await page.clock.install();
    await openAs(page, 'admin', '/dashboard/allNews');
    await page.getByRole('tab', { name: 'В ожидании' }).click();
    for (const word of ['Изменить', 'Удалить', 'Подтвердить']) {
      await rows(page)
        .nth(1)
        .getByLabel(new RegExp(`^${word}: `))
        .hover();
      await expect(page.getByRole('tooltip', { name: word, exact: true })).toBeVisible();
    }
    // the pointer may rest on what it says (WCAG 1.4.13)
    const hint = page.getByRole('tooltip', { name: 'Подтвердить', exact: true });
    await expect(page.locator('span[aria-label="Подтвердить"]')).toHaveCount(0);
    // in its place, where it is brought after it has been shown
    await hint.locator('> *').hover({ trial: true });
    const place = await hint.locator('> *').boundingBox();
    if (!place) throw new Error('The hint has no place');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 5 });
    await page.clock.fastForward(2_000);
    await expect(hint).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(hint).toBeHidden();

    await page.route('**/api/**/Delete*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой.' } }),
    );
    const row = rows(page).nth(1);
    await row.getByRole('button', { name: /^Удалить: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(row.getByRole('alert')).toContainText('Не удалось удалить.');
    await expect(row.getByRole('button', { name: /^Повторить/ })).toBeVisible();
    await expect(page.getByText('Новость успешно удалена')).toHaveCount(0);
    await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
  });
});

for (const [name, address, call, text] of [
  ['an empty history', 'allHistories', '**/GetHistories*', 'Запрашиваемая история еще не добавлена.'],
  [
    'an empty list of templates',
    'allTemplates?code=1',
    '**/GetTemplatesByCode/*',
    'Запрашиваемый шаблон еще не добавлен.',
  ],
] as const)
  test(`${name} says so`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill(EMPTY_LIST));
    if (address.includes('code'))
      await page.route('**/GetClientTypes', (route) =>
        route.fulfill({ json: { data: [{ id: 1, code: '1', ruName: 'Эмитент' }] } }),
      );
    await openAs(page, 'admin', `/dashboard/${address}`);
    await expect(main(page).getByText(text, { exact: true })).toBeVisible();
  });

for (const [name, address, call] of [
  ['the years of information', 'allTables?code=1', '**/Information/GetByCode/*'],
  ['the guarantee fund', 'allGuaranteeFund', '**/GetLastUZS*'],
] as const)
  test(`${name} say that they load, and entering clears the handed-over item`, async ({ page }) => {
    await page.route('**/GetInformationTypes', (route) =>
      route.fulfill({ json: { data: [{ id: 1, code: '1', name: 'Отчёты' }] } }),
    );
    const choices = await hold(page, call, (route) => route.fulfill(EMPTY_LIST));
    await openAs(page, 'admin', '/dashboard/allNews');
    await firstEdit(page).click();
    await expect.poll(() => stored(page)).not.toBeNull();
    await page.goto(`/dashboard/${address}`);
    const loading = main(page)
      .getByRole('status', { name: 'Выполняется загрузка ...' })
      .or(main(page).getByText('Выполняется загрузка ...'))
      .first();
    await expect(loading).toBeAttached();
    choices.release();
    await expect(loading).toHaveCount(0);
    await expect.poll(() => stored(page)).toBeNull();
  });

test('react-admin’s own addresses are deep links', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard/depoNews');
  await expect(page.getByRole('heading', { name: 'DEPO Новости', level: 1 })).toBeVisible();
  await page.goto('/dashboard/depoNews/create');
  await expect(page.getByRole('heading', { name: 'Форма добавления depo новости' })).toBeVisible();
});

test('an item of one kind never opens in the form of another', async ({ page }) => {
  await openAs(page, 'admin', '/dashboard/allNews');
  await firstEdit(page).click();
  await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
  await page.goto('/dashboard/addDepoNews');
  await expect(page.getByRole('button', { name: 'Опубликовать', exact: true })).toBeVisible();
  await expect(field(page, 'Заголовок')).toHaveValue('');
});
