import type { Route } from '@playwright/test';
import { later } from '../../support/later.ts';
import type { Page } from './test.ts';

/** The answer of an empty list, with the headers of our server's pages. */
export const EMPTY_LIST = { json: { data: [] }, headers: { 'x-page': '1', 'x-total-count': '0' } };

/** Counts requests to an address from now on, and holds them back until they are let go. */
export const hold = async (
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) => {
  let count = 0;
  const released = later();
  await page.route(url, async (route) => {
    count += 1;
    await released.promise;
    await answer(route);
  });
  return { count: () => count, release: () => released.resolve() };
};
