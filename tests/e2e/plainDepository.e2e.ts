import { meetPlainDepository } from './support/plainDepository.ts';
import { callApi, expectToast, field, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

interface Item {
  id: number;
  news: { title: string }[];
}

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
