// What it costs to open a form in three columns, beside its tabs: the work of the page's main thread, in Chromium, until all texts
// that are to be seen stand there. The editors of the columns beside the first come after that, unless somebody turns to one.
import { launch } from './browser/launch.mjs';
import { check, tell } from './report.mjs';
import { addNews, LANGUAGES, percentile, signIn, textOf } from './typing.mjs';

const SIZES = [1_000, 20_000, 200_000];
const ROUNDS = 7;
/** How much more the columns may take than the tabs. */
const TIMES = 1.5;
const LONG_MS = 500;
const titleOf = (size) => `Текст из ${size} байтов`;
const WAYS = [
  { name: 'tabs', texts: 1 },
  { name: 'columns', texts: LANGUAGES.length },
];

/** Opens the form from the list, as people do. @returns the milliseconds of work until so many texts stand there */
const open = async (page, devtools, title, texts) => {
  const workedMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  await page.getByRole('link', { name: 'Новости', exact: true }).click();
  const link = page.getByRole('link', { name: `Изменить: ${title}`, exact: true }).first();
  await link.waitFor();
  // what comes in idle moments is not the form's
  await page.waitForTimeout(1000);
  const before = await workedMs();
  const standing = page.evaluate(
    (count) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('.tiptap[data-source]').length < count) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    texts,
  );
  await link.evaluate((element) => element.click());
  await standing;
  return (await workedMs()) - before;
};

/** Prints what both ways take, for texts of several sizes. */
export const opening = async ({ base, headers, password }) => {
  for (const size of SIZES) {
    const id = await addNews(base, headers, { title: titleOf(size), description: textOf(size) });
    await fetch(`${base}/api/Admin/News/AllowToPublish${id}`, { headers });
  }
  const browser = await launch();
  const pages = [];
  for (const { name, texts } of WAYS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await signIn(page, base, password);
    if (texts > 1) await page.evaluate(() => localStorage.setItem('languages.admin@depository.uz', 'ru uz'));
    await page.goto(`${base}/dashboard/allNews`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    pages.push({ name, texts, page, devtools });
  }
  const taken = Object.fromEntries(SIZES.map((size) => [size, { tabs: [], columns: [] }]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const size of SIZES)
      for (const { name, texts, page, devtools } of pages) {
        await page.bringToFront();
        const workMs = await open(page, devtools, titleOf(size), texts);
        // the first one fetches the code
        if (round > 0) taken[size][name].push(workMs);
      }
  await browser.close();
  const rows = SIZES.map((size) => {
    const [tabs, columns] = [percentile(taken[size].tabs, 0.5), percentile(taken[size].columns, 0.5)];
    // of two that stand beside each other in time: the machine has better moments and worse ones
    const times = percentile(
      taken[size].columns.map((each, round) => each / taken[size].tabs[round]),
      0.5,
    );
    check(`opening in columns, texts of ${size} bytes, times the tabs`, times, TIMES);
    check(`opening in columns, texts of ${size} bytes, ms`, columns, LONG_MS);
    const row = {
      tabs: `${tabs.toFixed(0)} ms`,
      columns: `${columns.toFixed(0)} ms`,
      times: times.toFixed(2),
    };
    return [`texts of ${size / 1000} kB`, row];
  });
  tell('Opening a form', Object.fromEntries(rows));
};
