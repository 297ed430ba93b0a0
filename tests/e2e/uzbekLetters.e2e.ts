import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { postsOf } from './support/personnel.ts';
import { openAs } from './support/session.ts';
import { expect, type Page, test } from './support/test.ts';

const openUzbek = async (page: Page, address: string) => {
  await openAs(page, 'admin', address);
  await page.getByRole('tab', { name: 'На узбекском' }).click();
  return page.getByRole('tabpanel', { name: 'На узбекском' });
};

const FORMATTED =
  '<h2>Ў<strong>збек</strong>истон</h2><p><a href="https://depo.uz/ҳужжат">ҳужжат</a> ва <code>код</code></p>' +
  '<table><tbody><tr><td>бир</td><td>икки</td></tr></tbody></table>';
const LONG = '<p>Қимматли қоғозлар бозори.</p>'.repeat(200);

test('a long formatted text becomes Latin; its formatting stays, and one undo takes it back', async ({
  page,
}) => {
  const panel = await openUzbek(page, '/dashboard/addNews');
  const text = panel.getByRole('textbox', { name: 'Текст' });
  await text.click();
  await page.evaluate((html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, FORMATTED + LONG);
  await expect(panel.getByText(/^Кириллица в \d+ мест/)).toBeVisible();
  const before = await text.innerHTML();
  await panel.getByRole('button', { name: 'Узбекские буквы Oʻ' }).last().click();
  await page.getByRole('menuitem', { name: 'Кириллица → латиница…' }).click();
  await page.getByRole('button', { name: 'Применить (605)' }).click();
  await expect(text.locator('h2')).toHaveText('Oʻzbekiston');
  expect(await text.innerHTML()).toBe(
    before
      .replace('Ў<strong>збек</strong>истон', 'Oʻ<strong>zbek</strong>iston')
      .replace('>ҳужжат<', '>hujjat<')
      .replace('> ва <', '> va <')
      .replace('бир', 'bir')
      .replace('икки', 'ikki')
      .replaceAll('Қимматли қоғозлар бозори', 'Qimmatli qogʻozlar bozori'),
  );
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text.locator('h2')).toHaveText('Ўзбекистон');
  expect(await text.innerHTML()).toBe(before);
});

test('on a phone, by keyboard alone: the line, the preview, one word left, Ctrl+Z; and with impatient fingers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = await openUzbek(page, '/dashboard/addGlossary');
  const word = panel.getByLabel('Ключевое слово');
  await word.focus();
  await page.keyboard.insertText("So'z va жюри, ma'no. Банк бозор қоғоз савдо молия фоиз битим");
  const button = panel.getByRole('button', { name: 'Исправить апострофы' });
  await expect(button).toBeVisible();
  await expectAccessible(page, 'the line under a field');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Исправить апострофы' });
  await expect(dialog.getByText('2 слова в 2 местах')).toBeVisible();
  await expectAccessible(page, 'the preview');
  await expectNoSidewaysScroll(page, 'the preview');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: /So'z/ })).toBeFocused();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Применить (1)' }).press('Enter');
  await expect(word).toHaveValue(/^So'z va жюри, maʼno\. Банк/);
  await expect(word).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(word).toHaveValue(/^So'z va жюри, ma'no\. Банк/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'juri' })).toBeVisible();
  await expectAccessible(page, 'a choice of two spellings');
  await page.keyboard.press('Escape');
  const latin = panel.getByRole('button', { name: 'Кириллица → латиница' });
  await expect(latin).toBeFocused();
  await latin.dblclick();
  await page.getByRole('radio', { name: 'juri' }).check();
  const posts = postsOf(page);
  // «Опубликовать» is where «Применить» was
  await page.getByRole('button', { name: 'Применить (8)' }).dblclick();
  await expect(word).toHaveValue("So'z va juri, ma'no. Bank bozor qogʻoz savdo moliya foiz bitim");
  await word.press('End');
  await page.keyboard.type('.');
  await expect(word).toHaveValue(/bitim\.$/);
  expect(posts).toEqual([]);
});

test('at 400 % a word in the dialog can be seen and ticked off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const panel = await openUzbek(page, '/dashboard/addGlossary');
  await panel.getByLabel('Ключевое слово').fill("So'z bo'sh to'la o'n yo'q");
  await panel.getByRole('button', { name: 'Исправить апострофы' }).click();
  const word = page.getByRole('dialog').getByRole('checkbox', { name: /bo.sh/ });
  await word.uncheck();
  await expect(word).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Применить (4)' }).click();
  await expect(panel.getByLabel('Ключевое слово')).toHaveValue("Soʻz bo'sh toʻla oʻn yoʻq");
});
