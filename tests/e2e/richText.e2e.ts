import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postsOf } from './support/personnel.ts';
import { field } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';

const clipboard = (name: string) =>
  readFile(join(import.meta.dirname, `../components/richText/clipboard/${name}.html`), 'utf8');

/** Pastes into what has the focus, as the browser does after Ctrl+V. */
const paste = (page: Page, html: string) =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'plain');
    const options = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', options));
  }, html);

const openForm = async (page: Page) => {
  await openAs(page, 'admin', '/dashboard/addNews');
  const text = field(page, 'Текст');
  await text.click();
  return text;
};

test('a list and a table pasted from Word are saved as such', async ({ page }) => {
  const text = await openForm(page);
  await paste(page, await clipboard('wordLists'));
  await expect(text.locator('ul ul ul li')).toHaveText('резидента');
  await expect(text.locator('ol[start="3"] li')).toHaveText('Позвонить');
  await page.keyboard.press('Control+End');
  await paste(page, await clipboard('wordTable'));
  await expect(text.getByRole('cell', { name: 'Услуга' })).toHaveCSS('background-color', 'rgb(31, 56, 100)');
  await expect(page.getByText('При вставке пропало: 1 картинка')).toBeVisible();
  await field(page, 'Заголовок').fill('Вставлено из Word');
  const posts = postsOf(page);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL('/dashboard/allNews');
  const saved = JSON.stringify(posts.find(({ call }) => call === 'UpdateOrAdd')?.body);
  expect(saved).toContain('<ul><li><p>Анкета</p><ul><li>физического <strong>лица</strong><ul><li>резидента');
  expect(saved).not.toMatch(/mso|Symbol|font-family|file:|pt;/);
});
