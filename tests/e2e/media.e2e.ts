import { expectAccessible } from './support/axe.ts';
import { MEDIA } from './support/kinds.ts';
import { callApi, chooseCover, expectToast, field, main, openLanguage } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const LINKS = { videos: 'urlVideo', audios: 'urlAudio' } as const;

for (const kind of MEDIA) {
  const urlField = LINKS[kind.name as keyof typeof LINKS];

  test.describe(kind.name, () => {
    test.beforeEach(({ startSession }) => startSession());

    test('an item is added in three languages, edited and deleted', async ({ page }) => {
      const title = `Запись ${kind.name}`;
      await page.goto('/dashboard');
      await page.getByRole('link', { name: kind.title, exact: true }).click();
      await expect(page).toHaveURL(kind.list);
      await page.getByRole('link', { name: 'Добавить' }).click();
      await expect(page).toHaveURL(kind.form);
      await expect(page.getByRole('heading', { name: kind.formTitle, level: 1 })).toBeVisible();
      await field(page, 'Заголовок').fill(title);
      await field(page, 'Ссылка').fill('https://example.uz/media/1');
      await chooseCover(page);
      await openLanguage(page, 'На узбекском');
      await field(page, 'Заголовок').fill('Oʻzbekcha yozuv');
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await expectToast(page, kind.created);
      await expect(page).toHaveURL(kind.list);

      await page.getByRole('searchbox').fill(title.toLowerCase());
      await page.getByRole('link', { name: `Изменить: ${title}` }).click();
      await expect(page).toHaveURL(kind.form);
      await page.reload();
      await expect(field(page, 'Ссылка')).toHaveValue('https://example.uz/media/1');
      await field(page, 'Ссылка').fill('https://example.uz/media/2');
      await page.getByRole('button', { name: 'Изменить', exact: true }).click();
      await expectToast(page, kind.updated);
      const saved = (await callApi(page, `/api/Admin/${kind.area}/GetAll`)).find(
        (item: Record<string, { title: string }[]>) => item[kind.entries]?.[0]?.title === title,
      );
      expect(
        saved[kind.entries].map((entry: Record<string, string>) => [entry.title, entry[urlField]]),
      ).toEqual([
        [title, 'https://example.uz/media/2'],
        ['Oʻzbekcha yozuv', ''],
        ['', ''],
      ]);
      expect(saved[kind.entries][0].coverBase64).not.toBe('');

      await page.getByRole('searchbox').fill(title);
      await page.getByRole('button', { name: `Удалить: ${title}` }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Подтвердите удаление!' });
      await dialog.getByRole('button', { name: 'Отмена' }).click();
      await expectToast(page, 'Отмена удаления!');
      await page.getByRole('button', { name: `Удалить: ${title}` }).click();
      await dialog.getByRole('button', { name: 'Удалить' }).click();
      await expectToast(page, 'Новость успешно удалена');
      await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
    });

    test('the form shows what a link points to, says when it is no address, and keeps one that the server refuses', async ({
      page,
    }) => {
      await page.goto(kind.form);
      const link = field(page, 'Ссылка');
      await link.fill('https://youtu.be/dQw4w9WgXcQ');
      const opens = main(page).getByRole('link', { name: 'Открыть на youtu.be' });
      await expect(opens).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
      await expect(opens).toHaveAttribute('rel', /noopener/);
      const file = kind.name === 'videos' ? 'film.mp4' : 'interview.mp3';
      await link.fill(`https://example.uz/${file}`);
      await expect(main(page).getByLabel('Просмотр по ссылке')).toHaveAttribute(
        'src',
        `https://example.uz/${file}`,
      );
      await link.fill('видео на сайте');
      await expect(main(page).getByText('Это не адрес http или https')).toBeVisible();
      await field(page, 'Заголовок').fill(`Без адреса ${kind.name}`);

      await link.fill('javascript:alert(1)');
      await expectAccessible(page, `${kind.name} form`);
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await expectToast(page, kind.failed);
      await expect(link).toHaveValue('javascript:alert(1)');
      await link.fill('видео на сайте');
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await expectToast(page, kind.created);
    });
  });
}

// what the lists of both share is tried with one of them
for (const kind of MEDIA.slice(0, 1)) {
  test.describe(kind.name, () => {
    test.beforeEach(({ startSession }) => startSession());

    test('the list is searched, narrowed by dates and paged', async ({ page }) => {
      const all = await callApi(page, `/api/Admin/${kind.area}/GetAll`);
      await page.goto(kind.list);
      const rows = main(page).getByRole('row');
      await expect(rows).toHaveCount(8);
      await expectAccessible(page, `${kind.name} list`);
      await expect(page.getByRole('button', { name: 'Предыдущая' })).toBeDisabled();
      const last = Math.ceil(all.length / 7);
      await page.getByRole('button', { name: `Страница ${last}`, exact: true }).click();
      await expect(rows).toHaveCount(1 + (all.length % 7 || 7));
      await expect(page.getByRole('button', { name: 'Следующая' })).toBeDisabled();
      await page.getByLabel('С даты').fill(all[2].posted.slice(0, 10));
      await page.getByLabel('По дату').fill(all[2].posted.slice(0, 10));
      await expect(
        page.getByRole('link', { name: all[2][kind.entries][0].title, exact: true }),
      ).toBeVisible();
      await page.getByRole('searchbox').fill('такого нет');
      await expect(main(page).getByText('Запрашиваемый элемент не найден.')).toBeVisible();
    });
  });
}
