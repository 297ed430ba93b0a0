import { expectAccessible } from './support/axe.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('the button that skips the menu', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`can be read in ${colorScheme} colours`, async ({ page, startSession }) => {
      await page.emulateMedia({ colorScheme });
      await startSession();
      await page.goto('/dashboard/rules');
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      const skip = page.getByRole('button', { name: 'Перейти к содержанию' });
      await skip.focus();
      await expect(skip).toBeInViewport();
      await expectAccessible(page, `the focused button, ${colorScheme}`);
      await skip.hover();
      await expectAccessible(page, `the hovered button, ${colorScheme}`);
    });
});

test.describe('the first Tab of a page', () => {
  for (const address of ['/dashboard/allDepoNews', '/dashboard/system'])
    test(`leads to what skips the menu at ${address}`, async ({ page, startSession }) => {
      await startSession();
      await page.goto(address);
      const current = page.getByRole('navigation', { name: 'Разделы' }).locator('[aria-current=page]');
      await expect(current).toBeInViewport();
      await page.reload();
      await expect(current).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Перейти к содержанию' })).toBeFocused();
    });
});
