import { expect, type Locator, type Page } from '@playwright/test';

/** Stops the page's clock, installed before: from now on only what a test lets pass goes by, however busy the machine is. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Waits for what a stopped clock may hold back, a hundredth of a second at a time. */
export const expectByAndBy = (page: Page, locator: Locator) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10);
      return await locator.isVisible();
    })
    .toBe(true);
