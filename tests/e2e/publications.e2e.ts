import { expectAccessible } from './support/axe.ts';
import { PUBLISHABLE } from './support/kinds.ts';
import {
  callApi,
  chooseCover,
  choosePdf,
  expectToast,
  field,
  main,
  openLanguage,
} from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const storedItem = (page: Page) => page.evaluate(() => sessionStorage.getItem('CURRENT_ITEM'));

for (const kind of PUBLISHABLE) {
  test.describe(kind.name, () => {
    test.beforeEach(({ startSession }) => startSession());

    test('an item goes from the form over the pending to the published ones', async ({ page }) => {
      const title = `Новый депозит ${kind.name}`;
      await page.goto('/dashboard');
      await page.getByRole('link', { name: kind.title, exact: true }).click();
      await expect(page).toHaveURL(kind.list);
      await expect(page.getByRole('heading', { name: kind.title, level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Добавить' }).click();
      await expect(page).toHaveURL(kind.form);
      await expect(page.getByRole('heading', { name: kind.formTitle, level: 1 })).toBeVisible();

      await field(page, 'Заголовок').fill(title);
      await field(page, 'Текст').fill('Текст на русском');
      await chooseCover(page);
      await choosePdf(page);
      await openLanguage(page, 'На узбекском');
      await field(page, 'Заголовок').fill('Yangi depozit — oʻzbekcha');
      await field(page, 'Текст').fill('Oʻzbekcha matn');
      await openLanguage(page, 'На английском');
      await field(page, 'Заголовок').fill('A new deposit');
      await field(page, 'Текст').fill('English text');
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await expectToast(page, kind.created);
      await expect(page).toHaveURL(kind.list);

      await page.getByRole('tab', { name: 'В ожидании' }).click();
      await page.getByRole('searchbox').fill(title.toUpperCase());
      await expect(main(page).getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Подтвердить: ${title}` }).click();
      await expectToast(page, 'Новость успешно добавлена');
      await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();

      await page.getByRole('tab', { name: 'Опубликованные' }).click();
      await page.getByRole('searchbox').fill(title);
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
      const published = await callApi(page, `/api/Admin/${kind.area}/GetAllPublished`);
      const item = published.find(
        (candidate: Record<string, { title: string }[]>) => candidate[kind.entries]?.[0]?.title === title,
      );
      expect(
        item[kind.entries].map((entry: { title: string; description: string }) => [
          entry.title,
          entry.description,
        ]),
      ).toEqual([
        [title, '<p>Текст на русском</p>'],
        ['Yangi depozit — oʻzbekcha', '<p>Oʻzbekcha matn</p>'],
        ['A new deposit', '<p>English text</p>'],
      ]);

      await page.getByRole('button', { name: `Удалить: ${title}` }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Подтвердите удаление!' });
      await expect(dialog).toContainText(title);
      let deletions = 0;
      page.on('request', (request) => {
        if (request.method() === 'DELETE') deletions += 1;
      });
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: `Удалить: ${title}` })).toBeFocused();
      expect(deletions).toBe(0);
      await page.getByRole('button', { name: `Удалить: ${title}` }).click();
      await dialog.getByRole('button', { name: 'Удалить' }).click();
      await expectToast(page, 'Новость успешно удалена');
      await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
      expect(deletions).toBe(1);
    });

    test('an item is edited; the form survives a reload and a failed save, and nothing else of it changes', async ({
      page,
    }) => {
      const [before] = await callApi(page, `/api/Admin/${kind.area}/GetAllPending`);
      const title = before[kind.entries][0].title;
      await page.goto(kind.list);
      await expect(main(page).getByRole('row')).toHaveCount(8);
      await expectAccessible(page, `${kind.name} list`);
      await page.getByRole('tab', { name: 'В ожидании' }).click();
      await page.getByRole('link', { name: `Изменить: ${title}` }).click();
      await expect(page).toHaveURL(kind.form);
      await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
      expect(JSON.parse((await storedItem(page)) ?? '')).toMatchObject({ id: before.id });
      await page.reload();
      await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
      await expect(field(page, 'Заголовок')).toHaveValue(title);
      await expect(page.getByLabel('Дата публикации')).toHaveValue(before.posted);

      await expectAccessible(page, `${kind.name} form`);
      await openLanguage(page, 'На английском');
      await field(page, 'Заголовок').fill('Changed in English');
      await page.route('**/UpdateOrAdd', (route) =>
        route.fulfill({ status: 503, json: { message: 'База данных недоступна.' } }),
      );
      await page.getByRole('button', { name: 'Изменить', exact: true }).click();
      await expectToast(page, kind.failed);
      await expect(
        main(page).getByRole('alert').filter({ hasText: 'База данных недоступна.' }),
      ).toBeVisible();
      await expect(field(page, 'Заголовок')).toHaveValue('Changed in English');
      await expect(page).toHaveURL(kind.form);
      await page.unroute('**/UpdateOrAdd');
      await page.keyboard.press('Control+s');
      await expectToast(page, kind.updated);
      await expect(page).toHaveURL(kind.list);
      await expect.poll(() => storedItem(page)).toBeNull();
      const after = (await callApi(page, `/api/Admin/${kind.area}/GetAllPending`)).find(
        ({ id }: { id: number }) => id === before.id,
      );
      const expected = structuredClone(before);
      expected[kind.entries][2].title = 'Changed in English';
      expected.version = after.version;
      expect(after).toEqual(expected);
    });
  });
}

test.describe('kadry and audit', () => {
  for (const role of ['kadry', 'audit'] as const)
    test(`${role} opens no publication, and the server is not even asked`, async ({ page, startSession }) => {
      await startSession(role);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/Admin\/(News|Depo)/.test(request.url()) && !request.url().endsWith('GetCount'))
          asked.push(request.url());
      });
      const [news, depoNews, depoCompasses, depoMessages] = PUBLISHABLE;
      for (const address of [
        news?.list,
        depoNews?.form,
        `/dashboard/${depoCompasses?.name}/1`,
        depoMessages?.list,
      ]) {
        await page.goto(address ?? '');
        await expect(main(page).getByText('Доступ запрещён')).toBeVisible();
      }
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      for (const { title } of PUBLISHABLE)
        await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0);
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.getItem('TOKEN'))).not.toBeNull();
    });
});

test('news alone has the anti-corruption checkbox, and keeps it', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/addDepoNews');
  await expect(field(page, 'Заголовок')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.goto('/dashboard/addNews');
  await field(page, 'Заголовок').fill('Противодействие коррупции');
  await page.getByRole('checkbox', { name: 'Относится ли к деятельности по антикоррупции' }).check();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expectToast(page, 'Новость успешно добавлена');
  await page.getByRole('tab', { name: 'В ожидании' }).click();
  await page.getByRole('link', { name: 'Изменить: Противодействие коррупции' }).click();
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test('the notes’ other address of the bulletin form works too', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/addDepoMessages');
  await expect(page.getByRole('heading', { name: 'Форма добавления depo вестника' })).toBeVisible();
});
