import { signInFiles } from '../../scripts/budgets.mjs';
import { expect, test } from './support/test.ts';

test('the sign-in page can be typed into with the files that its budget counts', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname.slice(1));
  });
  // the clock stands still, so that the page does not yet fetch the rest
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/');
  await expect(page.getByLabel('Логин')).toBeFocused();
  expect([...files].sort()).toEqual(signInFiles().sort());
});
