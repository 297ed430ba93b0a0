import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { EMPTY_LIST } from './support/hold.ts';
import { entries, informationType, normativeType, REGISTERS, saveItem } from './support/registers.ts';
import {
  callApi,
  choose,
  choosePdf,
  expectToast,
  field,
  main,
  openLanguage,
  pdfFile,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ startSession }) => startSession());

const register = (name: string) => {
  const found = REGISTERS.find((each) => each.name === name);
  if (!found) throw new Error(name);
  return found;
};

/** What each list that is chosen by type says before a choice and when it is empty. */
const CHOSEN_BY_TYPE = [
  {
    name: 'information',
    dropdown: 'Тип информации',
    placeholder: 'Выберите таблицу',
    before: 'Заправшиваемая таблица не найдена. Пожалуйста выберите таблицу из выпадающего списка',
    empty: 'Запрашиваемая информация еще не добавлена.',
  },
  {
    name: 'templates',
    dropdown: 'Тип клиента',
    placeholder: 'Выберите тип',
    before: 'Заправшиваемый шаблон не найден. Пожалуйста выберите тип клиента из выпадающего списка',
    empty: 'Запрашиваемый шаблон еще не добавлен.',
  },
  {
    name: 'normativeDocuments',
    dropdown: 'Тип нормативного документа',
    placeholder: 'Выберите таблицу',
    before: 'Выберите таблицу из выпадающего списка',
    empty: 'Запрашиваемый элемент не найден.',
  },
];

for (const { name, dropdown, placeholder, before, empty } of CHOSEN_BY_TYPE) {
  const { title, list, form, submit, type, listCall } = register(name);
  const select = (page: Page) => page.getByRole('combobox', { name: dropdown });
  const add = (page: Page) => page.getByRole('link', { name: 'Добавить' }).first();

  test.describe(`${name}, chosen by type`, () => {
    test('asks for a choice first, at a code that no type has too; «Добавить» comes with it', async ({
      page,
    }) => {
      const chosen = await type?.(page);
      const types = /GetInformationTypes|GetClientTypes|GetNormativeDocumentTypes/;
      await page.route(types, (route) => route.fulfill({ status: 500, json: { message: 'Ошибка' } }));
      await page.goto(`${list}?code=no-such-type`);
      const failed = main(page).getByRole('alert').filter({ hasText: 'загрузить список для выбора' });
      await expect(failed).toBeVisible();
      await page.unroute(types);
      await failed.getByRole('button', { name: 'Повторить' }).click();
      await expect(main(page).getByRole('alert')).toHaveCount(0);

      await expect(select(page)).toHaveAttribute('placeholder', placeholder);
      await expect(main(page).getByText(before, { exact: true })).toBeVisible();
      await expect(add(page)).toBeHidden();
      await expectAccessible(page, `${name} before a choice`);

      await page.route(`**${listCall(chosen)}*`, (route) => route.fulfill(EMPTY_LIST));
      await choose(page, dropdown, chosen?.name ?? '');
      await expect(page).toHaveURL(new RegExp(`${list}\\?code=${chosen?.code}$`));
      await expect(main(page).getByText(before)).toBeHidden();
      await expect(main(page).getByText(empty, { exact: true }).first()).toBeVisible();
      await expect(add(page)).toBeVisible();
    });

    test('an uploaded PDF stands green with its name, and opens again after the save; «Сбросить» empties the type too', async ({
      page,
      context,
    }) => {
      const chosen = await type?.(page);
      const header = `С файлом ${name} ${Date.now()}`;
      await page.goto(`${form}?code=${chosen?.code}`);
      await field(page, 'Заголовок').fill(header);
      if (name === 'information') await choose(page, 'Год добавления', '2015');
      await choosePdf(page);
      const box = main(page).getByRole('group', { name: 'PDF-документ' }).filter({ visible: true });
      const frame = () => box.evaluate((node) => getComputedStyle(node).borderTopColor);
      await expect.poll(frame).toBe('rgb(27, 107, 58)');
      await openLanguage(page, 'На английском');
      await expect(box).not.toContainText(pdfFile.name);
      await page.getByRole('button', { name: submit }).click();
      await expect(page).toHaveURL(new RegExp(`${list}\\?code=`));

      await main(page)
        .getByRole('link', { name: `Изменить: ${header}` })
        .click();
      await expect(box).toContainText(pdfFile.name);
      // the window still has the file that was chosen in it: another one asks the depository
      await page.reload();
      const opened = context.waitForEvent('page');
      const fetched = page.waitForResponse(/GetPdf/);
      await page.getByRole('button', { name: `Открыть: ${pdfFile.name}` }).click();
      await opened;
      const answer = await fetched;
      expect(answer.status()).toBe(200);
      const token = await page.evaluate(() => sessionStorage.getItem('TOKEN'));
      const headers = { Authorization: `Bearer ${token}` };
      expect(await (await page.request.get(answer.url(), { headers })).body()).toEqual(pdfFile.buffer);

      await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
      await expect(select(page)).toHaveValue('');
      await expect(select(page)).toHaveAttribute('placeholder', 'Выберите тип');
      await expect(page.getByRole('button', { name: submit })).toBeVisible();
    });

    // the address keeps the choice of each in the same way
    if (name !== 'information') return;

    test('keeps the choice over a visit to the form, another screen and a reload', async ({ page }) => {
      const chosen = await type?.(page);
      const address = new RegExp(`${list}\\?code=${chosen?.code}$`);
      await page.goto(list);
      await choose(page, dropdown, chosen?.name ?? '');
      await add(page).click();
      await expect(page).toHaveURL(new RegExp(`${form}\\?code=${chosen?.code}$`));
      await page.reload();
      await expect(select(page)).toHaveValue(chosen?.name ?? '');
      await page.getByRole('button', { name: 'Назад' }).click();
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(select(page)).toHaveValue(chosen?.name ?? '');
      await page.getByRole('link', { name: 'Главная страница' }).click();
      await page.getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(select(page)).toHaveValue(chosen?.name ?? '');

      await select(page).fill('');
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(main(page).getByText(before, { exact: true })).toBeVisible();
    });
  });
}

test('a type with documents is not deleted, and the row says how many it has', async ({ page }) => {
  for (const { list, type, item, area } of [
    {
      list: '/dashboard/allInformationTableTypes',
      type: await informationType(page),
      area: 'Information',
      item: (id: number) => ({
        id: 0,
        year: 2020,
        informationTypeId: id,
        informations: entries('Занято', 'informationFileId'),
      }),
    },
    {
      list: '/dashboard/allNormativeDocumentTypes',
      type: await normativeType(page),
      area: 'NormativeDocument',
      item: (id: number) => ({
        id: 0,
        normativeDocumentTypeId: id,
        normativeDocuments: entries('Занято', 'normativeFileId'),
      }),
    },
  ]) {
    for (let count = 0; count < 2; count += 1) await saveItem(page, area, item(type.id));
    await page.goto(list);
    await page
      .getByRole('button', { name: /^Страница / })
      .last()
      .click();
    const row = main(page).getByRole('row').filter({ hasText: type.name });
    await row.getByRole('button', { name: /^Удалить: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(row.getByRole('alert')).toContainText('Не удалось удалить.');
    await expect(row.getByRole('alert')).toContainText('2');
    await expect(row).toContainText(type.name);
  }
});

test('a normative document keeps its day in every time zone', async ({
  browser,
  depository,
  startSession,
}) => {
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
    const context = await browser.newContext({ baseURL: depository.url, timezoneId, locale: 'ru-RU' });
    const page = await context.newPage();
    await startSession('admin', page);
    const type = await normativeType(page);
    await saveItem(page, 'NormativeDocument', {
      id: 0,
      documentNumber: '1',
      publishTime: '2024-03-01',
      normativeDocumentTypeId: type.id,
      normativeDocuments: entries('День', 'normativeFileId'),
    });
    await page.goto(`/dashboard/allNormativeDocuments?code=${type.code}`);
    await expect(main(page).getByRole('cell', { name: '01.03.2024' })).toBeVisible();
    await page.getByRole('link', { name: 'День ru', exact: true }).click();
    await expect(page.getByLabel('Дата публикации')).toHaveValue('2024-03-01');
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expectToast(page, 'Нормативный документ успешно добавлен!');
    const [saved] = await callApi(page, `/api/Admin/NormativeDocument/GetByCode/${type.code}`);
    expect(saved.publishTime).toBe('2024-03-01');
    await context.close();
  }
});

test('the glossary is searched by the Russian keyword, in any case', async ({ page }) => {
  const word = `Поиск${Date.now()}`;
  const texts = { descriptionRu: '', descriptionUz: '', descriptionEn: '' };
  await saveItem(page, 'Glossary', { id: 0, keyWordRu: word, keyWordUz: 'uz', keyWordEn: 'en', ...texts });
  const other = { keyWordRu: 'Другое', keyWordUz: word, keyWordEn: word };
  await saveItem(page, 'Glossary', { id: 0, ...other, ...texts });
  await page.goto('/dashboard/allGlossaries');
  await page.getByPlaceholder('Введите ключевое слово...').fill(word.slice(1).toUpperCase());
  // and, in our depository, by the other languages too
  await expect(main(page).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('link', { name: word, exact: true })).toBeVisible();
  await page.getByPlaceholder('Введите ключевое слово...').fill('такого слова нет');
  await expect(main(page).getByText('Запрашиваемый элемент не найден.', { exact: true })).toBeVisible();
});

test('a history is sent with its year and the constants of its languages', async ({ page }) => {
  await page.goto('/dashboard/addHistory');
  await expect(main(page).locator('textarea:visible').first()).toBeVisible();
  await field(page, 'Год').fill('2010');
  await field(page, 'Текст').fill('Создан депозитарий');
  const sent = page.waitForRequest(/History\/UpdateOrAdd/);
  await page.getByRole('button', { name: 'Добавить' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    year: 2010,
    textRu: 'Создан депозитарий',
    textUz: '',
    textEn: '',
    languageRu: 'ru',
    languageUz: 'uz',
    languageEn: 'en',
  });
});
