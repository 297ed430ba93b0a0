import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { meetPlainDepository } from './support/plainDepository.ts';
import { callApi, expectToast, field, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

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

/** A depository with a long list, the end of which comes when it is told to. */
const serveLongList = async () => {
  const told = new EventEmitter();
  const list = JSON.stringify(Array.from({ length: MANY }, (_, at) => item(at + 1)));
  const server = createServer(async (_request, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(list) });
    answer.write(list.slice(0, -1000));
    await once(told, 'end');
    answer.end(list.slice(-1000));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, finish: () => told.emit('end'), stop: () => server.close() };
};

test.describe('a large list of a depository without pages', () => {
  test('is used while it comes, and has everything of what is opened', async ({ page, startSession }) => {
    await startSession();
    await meetPlainDepository(page);
    const { address, finish, stop } = await serveLongList();
    await page.route(/\/News\/GetAllPublished/, (route) => route.continue({ url: address }));
    await page.goto('/dashboard/allNews');
    const progress = page.getByRole('progressbar', { name: 'Список загружается.' });
    await expect(main(page).getByRole('link', { name: 'Изменить: Выпуск 1 ru', exact: true })).toBeVisible();
    await expect(progress).toBeVisible();

    finish();
    await expect(progress).toHaveCount(0);
    await expect(main(page).getByText(/^1\s?200 записей$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Поиск по заголовку' }).fill('выпуск 1199');
    await main(page).getByRole('link', { name: 'Изменить: Выпуск 1199 ru', exact: true }).click();
    await expect(page.getByText(`${LAST_WORDS} 1199`).first()).toBeVisible();
    stop();
  });
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
