import { newsDraft } from '../support/serverPublications.ts';
import { expectAccessible, expectSound } from './support/axe.ts';
import { saveItem } from './support/registers.ts';
import { expect, type Page, test } from './support/test.ts';

const TEXT =
  '<p>Депозитарий сообщает, что с <strong>января</strong> меняются тарифы на хранение.</p><p>В январе работают все отделы.</p>';

/** A news item with a text of its own. @returns the address of its form */
const addNews = async (page: Page) => {
  const draft = newsDraft('Тарифы');
  for (const entry of draft.news) entry.description = TEXT;
  return `/dashboard/news/${await saveItem(page, 'News', draft)}`;
};

const openPanel = async (page: Page, name: string) => {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  return page.getByRole('dialog', { name });
};

test('a comment on a passage is found again after an edit, and settled', async ({ page, startSession }) => {
  await startSession('admin');
  const address = await addNews(page);
  await page.goto(address);
  const text = page.locator('[data-source="entries.ru.description"]');
  await text.getByText('января', { exact: true }).dblclick();
  const panel = await openPanel(page, 'Комментарии');
  await expect(panel.getByLabel('К чему относится')).toHaveValue('«января» — Текст, на русском');
  await panel.getByLabel('Комментарий', { exact: true }).fill('Точно с января? @adm');
  await expect(panel.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'the list of colleagues');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Отправить' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Точно с января?');
  await expectSound(page, 'the comments of a form');
  await panel.getByRole('button', { name: 'Закрыть' }).click();

  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Важно: отделы работают с января! ');
  await page.getByRole('button', { name: 'Изменить', exact: true }).click();
  await page.waitForURL('**/allNews');
  await page.goto(address);
  const again = await openPanel(page, 'Комментарии');
  await again.getByRole('button', { name: 'Показать в форме: Текст, на русском' }).click();
  await expect(text).toBeFocused();
  const marked = await text.evaluate((element) => {
    const [range, strong] = [getSelection()?.getRangeAt(0), element.querySelector('strong')];
    return { words: range?.toString(), isIn: strong !== null && range?.intersectsNode(strong) };
  });
  expect(marked).toEqual({ words: 'января', isIn: true });

  const last = await openPanel(page, 'Комментарии');
  await last.getByRole('button', { name: /^Отметить решённым: / }).click();
  await expect(last.getByText('Решённые: 1')).toBeVisible();
});

test('the comments are beside the text that they are about, and over it where there is no room', async ({
  page,
  startSession,
}) => {
  await startSession('admin');
  await page.goto(await addNews(page));
  const text = page.locator('[data-source="entries.ru.description"]');
  const panel = await openPanel(page, 'Комментарии');
  const about = panel.getByLabel('К чему относится');
  await expect(about).toHaveValue('Вся запись');
  await expect(panel).not.toHaveAttribute('aria-modal');
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    const [form, beside] = [await page.locator('form').first().boundingBox(), await panel.boundingBox()];
    expect((form?.x ?? 0) + (form?.width ?? 0), `${width} px`).toBeLessThanOrEqual(beside?.x ?? 0);
  }
  await text.getByText('января', { exact: true }).dblclick();
  await panel.getByLabel('Комментарий', { exact: true }).click();
  await expect(about).toHaveValue('«января» — Текст, на русском');
  await expectSound(page, 'the comments beside a form');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Комментарии/ })).toBeFocused();
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect(await openPanel(page, 'Комментарии')).toHaveAttribute('aria-modal', 'true');
});

test('a preview link opens for somebody without an account until it is withdrawn', async ({
  page,
  browser,
  baseURL,
  startSession,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSession('admin');
  await page.goto(await addNews(page));
  const panel = await openPanel(page, 'Ссылка для просмотра');
  await panel.getByRole('button', { name: 'Создать ссылку' }).click();
  await panel.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(panel.getByText('Ссылка скопирована')).toBeVisible();
  await expectSound(page, 'the preview links of a form');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain(`${baseURL}/preview/`);

  const context = await browser.newContext();
  const guest = await context.newPage();
  const blocked: string[] = [];
  guest.on('console', (message) => blocked.push(message.text()));
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: 'Тарифы uz' })).toBeVisible();
  await expect(guest.getByRole('article')).toHaveCount(3);
  await expect(guest.getByText('января', { exact: true }).first()).toHaveCSS('font-weight', '700');
  expect(blocked).toEqual([]);
  await expectSound(guest, 'a preview');

  await panel.getByRole('button', { name: /^Отозвать: / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать' }).click();
  await expect(panel.getByText(/^Отозвана/)).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Эта ссылка больше не действует.' })).toBeVisible();
  await expectAccessible(guest, 'a link that is over');
  await context.close();
});
