import type { Page } from './test.ts';

/** Watches for what a screen asks the depository for more than once. */
export const watchRepeats = (page: Page) => {
  const repeats: string[] = [];
  let screen = '';
  let asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !/^\/(api|Access|WebsiteFiles)\//.test(pathname)) return;
    const call = pathname + search;
    if (asked.has(call)) repeats.push(`${screen}: ${call}`);
    asked.add(call);
  });
  return {
    repeats,
    /** Another screen is about to be opened. */
    begin: (next: string) => {
      screen = next;
      asked = new Set();
    },
  };
};
