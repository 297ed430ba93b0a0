import { chooseCover, choosePdf, expectToast, field, main, pdfFile } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.describe('a call', () => {
  test('carries the token, and a save JSON', async ({ page }) => {
    const bare: string[] = [];
    page.on('request', (request) => {
      if (
        /\/api\/|\/WebsiteFiles\//.test(request.url()) &&
        !/^Bearer .{32,}$/.test(request.headers().authorization ?? '')
      )
        bare.push(request.url());
    });
    await openAs(page, 'admin', '/dashboard/allNews');
    await expect(main(page).getByRole('row')).toHaveCount(8);
    await page.goto('/dashboard/addNews');
    await field(page, 'Заголовок').fill('Отчёт');
    await chooseCover(page);
    await choosePdf(page);
    const saved = page.waitForRequest(/UpdateOrAdd/);
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    const request = await saved;
    expect(request.headers()['content-type']).toBe('application/json');
    const token = await page.evaluate(() => sessionStorage.getItem('TOKEN'));
    expect(request.headers().authorization).toBe(`Bearer ${token}`);
    expect(request.postDataJSON()).toMatchObject({
      isReferToCorruption: false,
      news: [{ language: 'ru' }, { language: 'uz' }, { language: 'en' }],
    });
    expect(bare).toEqual([]);
  });

  test('that saves succeeds on 200 alone, whatever the body', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/addNews');
    await field(page, 'Заголовок').fill('Отчёт');
    await page.route('**/UpdateOrAdd', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expectToast(page, 'Ошибка в добавлении новости');
    await page.route('**/UpdateOrAdd', (route) => route.fulfill({ status: 200, body: '' }), { times: 1 });
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expectToast(page, 'Новость успешно добавлена');
    await expect(page).toHaveURL('/dashboard/allNews');
  });

  test('that takes a cover away and fails gives no toast', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/addVideos');
    await chooseCover(page);
    await page.route('**/DeleteCover/*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Сбой.' } }),
    );
    const answered = page.waitForResponse('**/DeleteCover/*');
    await main(page).getByRole('button', { name: 'Удалить', exact: true }).click();
    await answered;
    await expect(page.getByRole('button', { name: 'Предварительный просмотр' })).toHaveCount(0);
    await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
  });

  test('that uploads and fails leaves a line beside the field, no toast, and everything typed', async ({
    page,
  }) => {
    await openAs(page, 'admin', '/dashboard/addNews');
    await field(page, 'Заголовок').fill('Останется');
    await page.route('**/UploadPdf', (route) => route.fulfill({ status: 500, json: { message: 'Сбой.' } }));
    await main(page)
      .getByLabel(/^PDF-документ: /)
      .setInputFiles(pdfFile);
    const frame = main(page).getByRole('group', { name: 'PDF-документ' });
    await expect(frame.getByRole('alert')).toContainText(`Не удалось загрузить файл «${pdfFile.name}».`);
    await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
    await page.unroute('**/UploadPdf');
    await frame.getByRole('button', { name: 'Повторить' }).click();
    await expect(frame).toContainText(pdfFile.name);
    await expect(field(page, 'Заголовок')).toHaveValue('Останется');
  });
});

test('the depository is the one that the page names', async ({ page, depository, signInByForm }) => {
  await page.route(`${depository.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const named = html.replace('name="depository-url" content=""', 'name="depository-url" content="/other/"');
    expect(named).not.toBe(html);
    await route.fulfill({ response, body: named });
  });
  const asked: string[] = [];
  await page.route('**/other/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    await route.continue({ url: depository.url + pathname.replace('/other', '') });
  });
  await signInByForm();
  await expect(main(page).getByRole('listitem').first()).toContainText(/\d/);
  expect(asked).toContain('/other/Access/login');
  expect(asked).toContain('/other/api/Admin/News/GetCount');
});
