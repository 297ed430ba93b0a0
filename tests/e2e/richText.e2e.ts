import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postsOf } from './support/personnel.ts';
import { saveItem } from './support/registers.ts';
import { field } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const clipboard = (name: string) =>
  readFile(join(import.meta.dirname, `../richText/clipboard/${name}.html`), 'utf8');

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

/** What each menu and popup of the toolbar is finished with, beside Escape and a click elsewhere. */
const POPUPS: readonly [button: RegExp, finish: (page: Page) => Promise<void>][] = [
  [
    /^Ссылка/,
    (page) =>
      page
        .getByLabel('Адрес ссылки')
        .fill('depository.uz')
        .then(() => page.keyboard.press('Enter')),
  ],
  [
    /^Картинка/,
    (page) =>
      page
        .getByLabel('Адрес картинки')
        .fill('/logo.svg')
        .then(() => page.keyboard.press('Enter')),
  ],
  [
    /^Видео/,
    (page) =>
      page
        .getByLabel('Адрес видео')
        .fill('/a.mp4')
        .then(() => page.keyboard.press('Enter')),
  ],
  [/^Цвет текста/, (page) => page.getByRole('button', { name: 'Синий', exact: true }).click()],
  [/^Цвет фона/, (page) => page.getByRole('button', { name: 'Сбросить цвет' }).click()],
  [/^Вид абзаца/, (page) => page.getByRole('option', { name: /^Заголовок 2/ }).click()],
  [/^Шрифт/, (page) => page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter'))],
  [/^Размер/, (page) => page.getByRole('option', { name: '18' }).click()],
  [/^Таблица/, (page) => page.getByRole('menuitem', { name: 'Вставить таблицу' }).click()],
];

test('menus and popups of the toolbar give the focus back, however they end', async ({ page }) => {
  const text = await openForm(page);
  const toolbar = page.getByRole('toolbar');
  const popup = page.locator('.MuiPopover-paper');
  const ways: [name: string, end: (finish: () => Promise<void>) => Promise<void>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click elsewhere', () => page.mouse.click(2, 2)],
    ['its own end', (finish) => finish()],
  ];
  const lost: string[] = [];
  for (const [name, finish] of POPUPS) {
    for (const [way, end] of ways) {
      await text.click();
      await toolbar.getByRole('button', { name }).or(toolbar.getByRole('combobox', { name })).click();
      await expect(popup).toBeVisible();
      await end(() => finish(page));
      await expect(popup).toHaveCount(0);
      const kept = await page.evaluate(async () => {
        for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
        return document.activeElement?.matches('[role=toolbar] :is(button, [role=combobox]), .tiptap');
      });
      if (!kept) lost.push(`${name.source} after ${way}`);
    }
  }
  expect(lost).toEqual([]);
});

test('arrow keys and Tab go through a table, and Tab leaves its last cell as it is', async ({ page }) => {
  const text = await openForm(page);
  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Таблица/ })
    .click();
  await page.getByRole('menuitem', { name: 'Вставить таблицу' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Первая');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('Вторая');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('Ниже');
  const cells = text.locator('th, td');
  const written = ['Первая', 'Вторая', '', '', 'Ниже', '', '', '', ''];
  await expect(cells).toHaveText(written);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Рядом');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Под ней');
  const changed = ['Первая', 'Вторая', '', '', 'Под ней', 'Рядом', '', '', ''];
  await expect(cells).toHaveText(changed);
  for (let cell = 4; cell < 9; cell += 1) await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  // Escape, then Tab leaves from anywhere
  await cells.first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await expect(cells).toHaveText(changed);
});

/** How far the headings of a text stand from what is before them. */
const gapsOf = (text: Locator) =>
  text.evaluate((root) => {
    const blocks = [...root.querySelectorAll('h2, p')].map((block) => ({
      name: block.localName,
      place: block.getBoundingClientRect(),
    }));
    return blocks.flatMap(({ name, place }, at) => {
      const before = blocks[at - 1]?.place;
      return name === 'h2' && before ? [Math.round(place.top - before.bottom)] : [];
    });
  });

test('all headings of a text stand as far from what is before them, also in a long one and after a new paragraph', async ({
  page,
}) => {
  await openAs(page, 'admin', '/dashboard');
  const blocks = Array.from({ length: 240 }, (_, at) => `<p>Абзац ${at}</p>`);
  // at the beginning, the first after it, one within a piece of the text, and others where a piece begins
  for (const at of [0, 3, 15, 25, 50, 75]) blocks[at] = `<h2>Заголовок ${at}</h2>`;
  const gaps: number[] = [];
  for (const description of [blocks.slice(0, 60).join(''), blocks.join('')]) {
    const russian = { language: 'ru', title: 'О заголовках', description };
    const id = await saveItem(page, 'News', { id: 0, posted: '2026-01-15', news: [russian] });
    await page.goto(`/dashboard/news/${id}`);
    const text = field(page, 'Текст');
    await expect(text.locator('h2').first()).toHaveCSS('margin-top', '0px');
    await expect(text.locator('h2').nth(1)).not.toHaveCSS('margin-top', '0px');
    gaps.push(...(await gapsOf(text)));
    await text.getByText('Абзац 14', { exact: true }).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Новый абзац');
    await text.getByText('Заголовок 25').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Новый абзац');
    gaps.push(...(await gapsOf(text)));
  }
  expect(gaps).toEqual(gaps.map(() => gaps[1]));
});
