import { expectNoSidewaysScroll } from './support/axe.ts';
import { field, main, settled } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('rows that are laid out as cards are still a table to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = nodes.map(({ role }) => String(role?.value));
  const count = (name: string) => roles.filter((role) => role === name).length;
  const found = ['table', 'rowgroup', 'row', 'columnheader', 'cell'].map(count);
  expect(found).toEqual([1, 2, 8, 6, 42]);
});

test('rows that are laid out as cards are sorted by what stands above them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/dashboard/glossary');
  await settled(page);
  const sortBy = async (name: string) => {
    await main(page).getByRole('combobox', { name: 'Сортировка' }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const ids = async () => Number(await main(page).getByRole('cell').first().textContent());
  await sortBy('ID: по возрастанию');
  await expect(main(page).getByRole('combobox', { name: 'Сортировка' })).toHaveText('ID: по возрастанию');
  await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  const first = await ids();
  await sortBy('ID: по убыванию');
  await expect.poll(ids).toBeGreaterThan(first);
});

test('a phone folds the filters, which say how many are set, and shows three records', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  await expect(main(page).getByRole('row').nth(3)).toBeInViewport({ ratio: 1 });
  const lacking = main(page).getByRole('combobox', { name: 'Заполненность' });
  await expect(lacking).toBeHidden();
  await main(page).getByRole('button', { name: 'Фильтры' }).click();
  await lacking.click();
  await page.getByRole('option', { name: 'Без обложки' }).click();
  await main(page).getByRole('button', { name: 'Фильтры: 1' }).click();
  await expect(lacking).toBeHidden();
  await expect(main(page).getByRole('button', { name: 'Сбросить фильтры' })).toBeVisible();
});

test('a phone shows all three languages of a form with their marks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/dashboard/addNews');
  for (const name of ['На русском', 'На узбекском', 'На английском'])
    await expect(page.getByRole('tab', { name }).locator('.MuiTab-icon')).toBeInViewport({ ratio: 1 });
});

test('a phone has one row of tools above a text, which follows the keys', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/dashboard/addNews');
  const toolbar = page.getByRole('toolbar');
  expect((await toolbar.boundingBox())?.height).toBeLessThan(60);
  const last = toolbar.getByRole('button', { name: 'Очистить оформление' });
  await expect(last).not.toBeInViewport();
  await toolbar.getByRole('button', { name: /^Полужирный/ }).focus();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page, 'a form on a phone');
});

test('a phone on its side leaves most of its height to the text', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openAs(page, 'admin', '/dashboard/addNews');
  const text = field(page, 'Текст');
  await text.click();
  await page.keyboard.insertText(`${'Депозитарий ведёт счета. '.repeat(20)}`.repeat(20));
  await page.keyboard.press('Control+Home');
  await page.mouse.move(420, 200);
  await page.mouse.wheel(0, 700);
  const share = () =>
    page.evaluate(() => {
      const heights = Array.from({ length: innerHeight }, (_, y) => y);
      const isText = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('.tiptap') !== null;
      return heights.filter(isText).length / innerHeight;
    });
  await expect.poll(share).toBeGreaterThan(0.6);
  await expect(page.getByRole('toolbar')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeInViewport();
});

test('a phone shows the message of a failed row action, and the whole button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  await main(page)
    .getByRole('tab', { name: /^В ожидании/ })
    .click();
  await page.route('**/AllowToPublish*', (route) =>
    route.fulfill({ status: 507, json: { message: 'Диск полон.' } }),
  );
  const approve = main(page)
    .getByRole('button', { name: /^Подтвердить/ })
    .first();
  await approve.click();
  await expect(main(page).getByText(/^Не удалось подтвердить/)).toBeInViewport({ ratio: 1 });
  await expect(approve).toBeInViewport({ ratio: 1 });
  const card = await main(page)
    .getByRole('row')
    .filter({ hasText: /Не удалось подтвердить/ })
    .boundingBox();
  const button = await approve.boundingBox();
  expect(button?.x).toBeGreaterThanOrEqual(card?.x ?? 0);
});
