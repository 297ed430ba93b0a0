import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the headers of a list are level, with a sort button and without', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/addGuaranteeFundUZS');
  const headers = main(page).getByRole('columnheader');
  await expect(headers.last()).toHaveText('Правка');
  const tops = await headers.evaluateAll((all) =>
    all.slice(1).map((header) => {
      const range = document.createRange();
      const text = document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode();
      range.selectNode(text ?? header);
      return range.getBoundingClientRect().top;
    }),
  );
  expect(new Set(tops).size).toBe(1);
});
