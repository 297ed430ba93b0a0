import { hold } from './support/hold.ts';
import { coverFile, expectToast, field, main, pdfFile } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const coverInput = 'Обложка: Выбрать изображение';
const pdfInput = 'PDF-документ: Выбрать PDF';

test.describe('a file of a form', () => {
  test.beforeEach(async ({ page, startSession }) => {
    await startSession();
    await page.goto('/dashboard/addNews');
    await expect(field(page, 'Заголовок')).toBeVisible();
  });

  test('goes out when it is chosen, and the save waits for it', async ({ page }) => {
    const upload = await hold(page, '**/UploadPdf');
    await field(page, 'Заголовок').fill('Набрано сначала');
    await page.getByLabel(pdfInput).setInputFiles(pdfFile);
    await expect(main(page).getByRole('progressbar')).toBeVisible();
    const saved = page.waitForRequest(/UpdateOrAdd/);
    await page.keyboard.press('Control+s');
    await expect(main(page).getByText('Файл загружается, затем запись сохранится…')).toBeVisible();
    await page.getByRole('button', { name: 'Опубликовать' }).click({ force: true });
    await field(page, 'Заголовок').fill('Набрано, пока файл в пути');
    upload.release();
    const { news } = (await saved).postDataJSON();
    expect(news[0]).toMatchObject({ title: 'Набрано, пока файл в пути', pdfId: expect.any(Number) });
    await expectToast(page, 'Новость успешно добавлена');
  });

  test('that is refused says why beside the input and is sent again', async ({ page }) => {
    let tries = 0;
    await page.route('**/UploadCover', async (route) => {
      tries += 1;
      if (tries === 1)
        return route.fulfill({ status: 507, json: { message: 'На диске не осталось места.' } });
      return route.continue();
    });
    await page.getByLabel(coverInput).setInputFiles(coverFile);
    await expect(main(page).getByRole('alert')).toContainText('На диске не осталось места.');
    await page.getByRole('button', { name: 'Повторить: обложка.png' }).click();
    await expect(page.getByRole('button', { name: 'Предварительный просмотр' })).toBeVisible();
    expect(tries).toBe(2);
  });

  test('that is no picture is refused by its content', async ({ page }) => {
    const disguised = {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<script>alert(1)</script>'),
    };
    await page.getByLabel(coverInput).setInputFiles(disguised);
    await expect(main(page).getByRole('alert')).toContainText('photo.png');
    await expect(page.getByRole('button', { name: 'Предварительный просмотр' })).toBeHidden();
  });

  test('shows its cover in a popup that gives the focus back', async ({ page }) => {
    await page.getByLabel(coverInput).setInputFiles(coverFile);
    const preview = page.getByRole('button', { name: 'Предварительный просмотр' });
    await preview.click();
    const dialog = page.getByRole('dialog', { name: 'Предварительный просмотр обложки' });
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(preview).toBeFocused();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(preview).toBeHidden();
  });

  test('belongs to its language, is opened again and taken back', async ({ page }) => {
    await page.getByLabel(pdfInput).setInputFiles(pdfFile);
    await page.getByRole('button', { name: 'Открыть: Решение №5.pdf' }).waitFor();
    await page.getByRole('tab', { name: 'На узбекском' }).click();
    await expect(page.getByLabel(pdfInput).filter({ visible: false })).toHaveCount(0);
    await expect(main(page).getByText('Решение №5.pdf')).toBeHidden();
    await page.keyboard.press('Alt+Digit1');
    await expect(main(page).getByText('Решение №5.pdf')).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Открыть: Решение №5.pdf' }).click();
    await (await opened).close();
    await page.getByRole('button', { name: 'Сбросить файл' }).click();
    await expect(main(page).getByText('Решение №5.pdf')).toBeHidden();
  });
});
