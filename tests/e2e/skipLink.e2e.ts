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
