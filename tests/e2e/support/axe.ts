import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the page as it is, WCAG 2.2 AA and best practices; each finding names its elements. */
export const expectAccessible = async (page: Page, where: string) => {
  // the page's own CSP allows no foreign script, so axe comes in through the debugger
  const { readFile } = await import('node:fs/promises');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'));
  // a colour on its way to another is none of ours
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });
  const results = await page.evaluate(
    () =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
        // what has passed is only counted: naming its elements costs more than the checks
        resultTypes: ['violations'],
        preload: false,
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }) as Promise<AxeResults>,
  );
  const findings = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(findings, `axe on ${where}`).toEqual([]);
};

/** Nothing on the page needs sideways scrolling. */
export const expectNoSidewaysScroll = (page: Page, where: string) =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: `sideways scroll on ${where}` },
    )
    .toBeLessThanOrEqual(0);

/** Both, on a screen and on a phone. */
export const expectSound = async (page: Page, where: string) => {
  await expectAccessible(page, where);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, where);
  await expectAccessible(page, `${where} on a phone`);
  await page.setViewportSize({ width: 1440, height: 900 });
};
