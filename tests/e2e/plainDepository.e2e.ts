import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { meetPlainDepository } from './support/plainDepository.ts';
import { callApi, expectToast, field, main, pdfFile } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

interface Item {
  id: number;
  news: { title: string }[];
}

/** More than is read at once, with texts and pictures as they are. */
const MANY = 1_200;
const LAST_WORDS = 'до самого конца';
const item = (id: number) => ({
  id,
  posted: '2026-01-15',
  status: 'published',
  news: ['ru', 'uz', 'en'].map((language, at) => ({
    id: id * 3 + at,
    language,
    title: `Выпуск ${id} ${language}`,
    description: `<p>${'Текст новости. '.repeat(60)}${LAST_WORDS} ${id}</p>`,
    coverBase64: '',
  })),
});

/** A depository with a long list of published news, the end of which comes when `finish` is called. */
const serveLongList = async (page: Page) => {
  const told = new EventEmitter();
  let items = Array.from({ length: MANY }, (_, at) => item(at + 1));
  let count = 0;
  const server = createServer(async (_request, answer) => {
    count += 1;
    const list = JSON.stringify(items);
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(list) });
    answer.write(list.slice(0, -1000));
    const [isWhole] = await once(told, 'end');
    if (isWhole) answer.end(list.slice(-1000));
    else answer.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await meetPlainDepository(page);
  await page.route(/\/News\/GetAllPublished/, (route) => route.continue({ url }));
  await page.route(/\/News\/Delete/, (route) => {
    items = items.filter(({ id }) => !route.request().url().endsWith(`Delete${id}`));
    return route.fulfill({ status: 200, body: '' });
  });
  await page.goto('/dashboard/allNews');
  return {
    count: () => count,
    finish: () => told.emit('end', true),
    breakOff: () => told.emit('end', false),
    stop: () => server.close(),
  };
};

const editLink = (page: Page, id: number) =>
  main(page).getByRole('link', { name: `Изменить: Выпуск ${id} ru`, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Поиск по заголовку' });

test.describe('a large list of a depository without pages', () => {
  test.beforeEach(({ startSession }) => startSession());

  test('is downloaded once, searched here, and has everything of what is opened', async ({ page }) => {
    const list = await serveLongList(page);
    await expect.poll(list.count).toBe(1);
    list.finish();
    await expect(editLink(page, 1)).toBeVisible();
    await expect(main(page).getByText(/^1\s?200 записей$/)).toBeVisible();
    await search(page).fill('выпуск 777');
    await expect(editLink(page, 777)).toBeVisible();
    await page.getByRole('tab', { name: 'В ожидании' }).click();
    await page.getByRole('tab', { name: 'Опубликованные' }).click();
    await search(page).fill('выпуск 1199');
    await editLink(page, 1199).click();
    await expect(page.getByText(`${LAST_WORDS} 1199`).first()).toBeVisible();
    expect(list.count()).toBe(1);
    list.stop();
  });

  test('that breaks off says so, and comes when it is asked for again', async ({ page }) => {
    const list = await serveLongList(page);
    const failure = main(page).getByRole('alert');
    await expect(async () => {
      list.breakOff();
      await expect(failure).toContainText('Нет связи с сервером.', { timeout: 500 });
    }).toPass();
    const before = list.count();
    await failure.getByRole('button', { name: 'Повторить' }).click();
    await expect.poll(list.count).toBe(before + 1);
    list.finish();
    await expect(main(page).getByText(/^1\s?200 записей$/)).toBeVisible();
    await expect(failure).toHaveCount(0);
    list.stop();
  });

  test('that is read again after a change stays as it was until the new one is there', async ({ page }) => {
    const list = await serveLongList(page);
    await expect.poll(list.count).toBe(1);
    list.finish();
    await expect(main(page).getByText(/^1\s?200 записей$/)).toBeVisible();
    const lastPage = page.getByRole('button', { name: 'Страница 172' });
    await lastPage.click();
    await main(page).getByRole('button', { name: 'Удалить: Выпуск 1199 ru' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect.poll(list.count).toBe(2);
    await expect(editLink(page, 1198)).toBeVisible();
    list.finish();
    await expect(main(page).getByText(/^1\s?199 записей$/)).toBeVisible();
    await expect(lastPage).toHaveAttribute('aria-current', 'page');
    await expect(editLink(page, 1200)).toBeVisible();
    list.stop();
  });
});

test('ids and amounts that a double would round keep all their digits, beside a text of 20 MB with an account number', async ({
  page,
  startSession,
}) => {
  await startSession();
  await meetPlainDepository(page);
  const text = JSON.stringify(`Счёт: 20208000900123456789 ${'a"b\\'.repeat(3_400_000)}`);
  const terms = `[{"id":9007199254740997,"keyWordRu":"Дальний","note":${text}}]`;
  await page.route(/GetGlossaries/, (route) => route.fulfill({ body: terms }));
  const row =
    '{"id":2,"code":"2","name":"Второй","fund":80000000000000.07,"currency":"UZS","date":"2026-01-01"}';
  await page.route(/GetLastUZS(?!For)/, (route) => route.fulfill({ body: `[${row}]` }));
  await page.route(/Delete\d/, (route) => route.fulfill({ status: 200, body: '' }));
  await page.goto('/dashboard/allGlossaries');
  const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
  await main(page)
    .getByRole('button', { name: /^Удалить: Дальний/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  expect((await deletion).url()).toMatch(/\/Delete9007199254740997$/);
  await page.goto('/dashboard/allGuaranteeFund');
  await expect(main(page).getByText(/80\s000\s000\s000\s000,07/)).toBeVisible();

  await page.route(/UploadPdf/, (route) => route.fulfill({ body: '90071992547409925' }));
  await page.goto('/dashboard/addNews');
  await field(page, 'Заголовок').fill('С документом');
  await page.getByLabel('PDF-документ: Выбрать PDF').setInputFiles(pdfFile);
  const saved = page.waitForRequest(/UpdateOrAdd/);
  await page.keyboard.press('Control+s');
  expect((await saved).postDataJSON().news[0].pdfId).toBe('90071992547409925');
});

test('an answer without a body, as of a deletion that is answered 204, is a success', async ({
  page,
  startSession,
}) => {
  await startSession();
  // over the network: Chromium gives such an answer an empty stream where others have none
  const server = createServer((_request, answer) => answer.writeHead(204).end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.route(/\/Glossary\/Delete/, (route) => route.continue({ url }));
  await page.goto('/dashboard/allGlossaries');
  await main(page)
    .getByRole('button', { name: /^Удалить: / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText(/Failed to construct|Не удалось удалить/)).toHaveCount(0);
  await expect(page.getByText(/удален/).first()).toBeVisible();
  server.close();
});

test.describe('a depository that knows no versions', () => {
  test('is read again before a save: who has changed or deleted the item meanwhile is not overruled unasked', async ({
    page,
    startSession,
  }) => {
    await startSession();
    const newest = async (): Promise<Item> => (await callApi(page, '/api/Admin/News/GetAllPublished'))[0];
    const token = await page.evaluate(() => sessionStorage.getItem('TOKEN'));
    const headers = { authorization: `Bearer ${token}` };
    const send = async (method: string, call: string, data?: object) => {
      const answer = await page.request.fetch(`/api/Admin/News/${call}`, { method, headers, data });
      expect(answer.status()).toBe(200);
    };
    await meetPlainDepository(page);
    await page.goto('/dashboard/allNews');
    const edit = main(page)
      .getByRole('link', { name: /^Изменить: / })
      .first();
    const save = page.getByRole('button', { name: 'Изменить', exact: true });

    await edit.click();
    const item = await newest();
    await expect(field(page, 'Заголовок')).toHaveValue(item.news[0]?.title ?? '');
    const [ru, uz, en] = item.news;
    await send('POST', 'UpdateOrAdd', {
      ...item,
      news: [{ ...ru, title: 'Чужой заголовок' }, { ...uz, title: 'Boshqa sarlavha' }, en],
    });
    await field(page, 'Заголовок').fill('Мой заголовок');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы работали' });
    const title = dialog.getByRole('group', { name: 'Заголовок, на русском', exact: true });
    await expect(title.locator('mark')).toHaveText(['Мой', 'Чужой']);
    await title.getByRole('radio', { name: 'Мой вариант' }).check();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expectToast(page, 'Новость успешно изменена');
    expect((await newest()).news.map((entry) => entry.title)).toEqual([
      'Мой заголовок',
      'Boshqa sarlavha',
      en?.title,
    ]);

    await edit.click();
    await expect(field(page, 'Заголовок')).toHaveValue('Мой заголовок');
    await send('DELETE', `Delete${item.id}`);
    await field(page, 'Заголовок').fill('Заново');
    await save.click();
    const deleted = page.getByRole('alertdialog', { name: 'Запись удалили, пока вы работали' });
    await deleted.getByRole('button', { name: 'Создать заново' }).click();
    await expectToast(page, 'Новость успешно добавлена');
    const pending: Item[] = await callApi(page, '/api/Admin/News/GetAllPending');
    expect(pending.map(({ news }) => news[0]?.title)).toContain('Заново');
  });

  test('gets no drafts’ key, so they lie open, which «Аккаунт» says', async ({ page, startSession }) => {
    await startSession();
    await meetPlainDepository(page);
    await page.goto('/dashboard/addGlossary');
    await field(page, 'Ключевое слово').fill('Открытое слово');
    await page.getByRole('link', { name: 'Главная страница' }).click();
    await page.getByRole('button', { name: 'Уйти и оставить черновик' }).click();
    await expect(page.getByRole('link', { name: 'Продолжить: Глоссарий, Открытое слово' })).toBeVisible();
    await page.goto('/dashboard/account');
    await expect(main(page).getByText(/без шифрования: этот сервер не выдаёт ключа/)).toBeVisible();
    await page.getByRole('button', { name: 'Удалить все черновики' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('button', { name: 'Удалить все черновики' })).toHaveCount(0);
  });
});
