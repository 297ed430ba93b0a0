import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { saveItem } from './support/registers.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const BLOCKS = 40;

/** Heads and paragraphs in turn, each as long as its language makes it. */
const blocks = (words: number) =>
  Array.from({ length: BLOCKS }, (_, at) => {
    const tag = at % 4 === 0 ? 'h3' : 'p';
    return `<${tag}>${`${at} слово `.repeat(at % 4 === 0 ? 1 : words)}</${tag}>`;
  }).join('');

const addNews = (page: Page) =>
  saveItem(page, 'News', {
    id: 0,
    posted: '2026-01-15',
    news: [
      { language: 'ru', title: 'Рядом', description: blocks(12) },
      { language: 'uz', title: 'Yonma-yon', description: blocks(30) },
      { language: 'en', title: 'Side by side', description: '<p>One paragraph.</p>' },
    ],
  });

const text = (page: Page, language: string) =>
  page.locator(`[data-source="entries.${language}.description"]`);

/** Which block begins where the text is cut off above, or just below. */
const firstBlock = (page: Page, language: string) =>
  text(page, language).evaluate((element) =>
    [...element.children].findIndex((child) => (child as HTMLElement).offsetTop >= element.scrollTop - 2),
  );

test('three languages stand side by side, with one toolbar, and scroll together block by block', async ({
  page,
  startSession,
}) => {
  await startSession('admin');
  const id = await addNews(page);
  await page.goto(`/dashboard/news/${id}`);
  await main(page).getByRole('button', { name: 'Рядом', exact: true }).click();
  const titles = main(page).getByRole('textbox', { name: 'Заголовок', exact: true });
  await expect(titles).toHaveCount(3);
  const [ru, uz, en] = await Promise.all([0, 1, 2].map((at) => titles.nth(at).boundingBox()));
  expect([uz?.y, en?.y]).toEqual([ru?.y, ru?.y]);
  // at one moment: editors take the places of texts meanwhile
  const tops = await page
    .locator('[data-source]')
    .evaluateAll((texts) => texts.map((each) => each.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);

  // one toolbar, which follows the focus
  await expect(main(page).getByRole('toolbar')).toHaveCount(1);
  await text(page, 'uz').locator('p').first().dblclick();
  await expect(main(page).getByRole('group', { name: 'На узбекском' }).getByRole('toolbar')).toBeVisible();
  await main(page).getByRole('button', { name: 'Полужирный' }).click();
  await expect(text(page, 'uz').locator('strong')).toHaveCount(1);
  await expect(text(page, 'ru').locator('strong')).toHaveCount(0);

  // the same block of both, though they are not of one length; a text of another structure stays
  await text(page, 'ru').evaluate((element) => {
    element.scrollTop = (element.children[20] as HTMLElement).offsetTop;
  });
  await expect.poll(() => firstBlock(page, 'uz')).toBe(20);
  expect(await text(page, 'en').evaluate((element) => element.scrollTop)).toBe(0);
  await text(page, 'uz').evaluate((element) => {
    element.scrollTop = (element.children[8] as HTMLElement).offsetTop;
  });
  await expect.poll(() => firstBlock(page, 'ru')).toBe(8);
  // away from the button, whose tooltip goes
  await page.mouse.move(5, 5);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page, 'three languages side by side');
  await expectNoSidewaysScroll(page, 'three languages side by side');

  // two where there is no room for three, which two is the person's choice, and it is kept
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(titles).toHaveCount(2);
  await main(page)
    .getByRole('button', { name: /На русском и На английском/ })
    .click();
  await expect(text(page, 'en')).toBeVisible();
  await expect(text(page, 'uz')).toBeHidden();
  await expectAccessible(page, 'two languages side by side');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main(page).getByRole('tab')).toHaveCount(3);
  await expect(titles).toHaveCount(1);
  await expect(main(page).getByRole('button', { name: 'Рядом', exact: true })).toBeHidden();
  await expectNoSidewaysScroll(page, 'a form whose languages stood side by side');

  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(titles).toHaveCount(2);
  await expect(text(page, 'en')).toBeVisible();
});
