// What a key costs in a long text while its draft is kept: the work of the page's main thread until the key is handled, in Chromium,
// and what it still does before the next one, which is where drafts are written.
import { launch } from './browser/launch.mjs';
import { check, tell } from './report.mjs';

const TEXT_BYTES = 200_000;
const KEYS = 200;
/** In each of three columns. */
const COLUMN_KEYS = 80;
export const LANGUAGES = ['ru', 'uz', 'en'];
/** Faster than anybody: about ten keys a second. */
const BETWEEN_MS = 80;
const LIMIT_MS = 16;
/** What the editor and its drafts may add where the browser alone takes a frame already. */
const OWN_MS = 4;

const paragraph = '<p>Депозитарий сообщает о <strong>начале</strong> приёма заявок на участие в торгах.</p>';
/** Of about so many bytes. */
export const textOf = (bytes) => paragraph.repeat(Math.ceil(bytes / Buffer.byteLength(paragraph)));
const longText = textOf(TEXT_BYTES);

export const percentile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];

/** Makes a news item with the same text in three languages. @returns its id */
export const addNews = async (base, headers, { title = 'Длинный текст', description = longText } = {}) => {
  const answer = await fetch(`${base}/api/Admin/News/UpdateOrAdd`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 0,
      posted: '2026-11-20',
      news: LANGUAGES.map((language) => ({ language, title, description })),
    }),
  });
  return (await answer.json()).data.id;
};

export const signIn = async (page, base, password) => {
  await page.goto(base);
  await page.getByLabel('Логин').fill('admin@depository.uz');
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL('**/dashboard');
};

const openForm = async (page, base, password, id) => {
  await signIn(page, base, password);
  await page.goto(`${base}/dashboard/news/${id}`);
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.locator('p').nth(5).click();
  await page.keyboard.press('End');
  return text;
};

/** The same form with its languages side by side, and the text of one of them. */
const openColumns = async (page, base, id) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${base}/dashboard/news/${id}`);
  await page.getByRole('button', { name: 'Рядом', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Текст' })
    .nth(LANGUAGES.length - 1)
    .waitFor();
};

const goInto = async (page, language) => {
  const text = page.locator(`[data-source="entries.${language}.description"]`);
  await text.locator('p').nth(5).click();
  await page.keyboard.press('End');
};

/** The same text where nothing but the browser has to do with it. */
const openBare = async (page) => {
  await page.setContent(`<div contenteditable>${longText}</div>`);
  await page.locator('p').nth(5).click();
  await page.keyboard.press('End');
};

/** Three of them side by side, as wide and as high as the form's columns. */
const openBareColumns = async (page) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const column = `<div contenteditable style="height:470px;overflow:auto;overflow-wrap:anywhere">${longText}</div>`;
  await page.setContent(
    `<div style="display:grid;grid-template-columns:repeat(3,374px);gap:16px;font:16px/24px sans-serif">${column.repeat(3)}</div>`,
  );
  await page.locator('p').nth(5).click();
  await page.keyboard.press('End');
};

/** Types. @returns the milliseconds of each key, and of each pause after one */
const measured = async (page, count = KEYS) => {
  const devtools = await page.context().newCDPSession(page);
  // the thread's own time: what other programs take of the processor meanwhile does not count
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const workedMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const keys = [];
  const pauses = [];
  let before = await workedMs();
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press(key % 7 === 6 ? 'Space' : 'o');
    const handled = await workedMs();
    await page.waitForTimeout(BETWEEN_MS);
    const now = await workedMs();
    // the first ones warm up
    if (key >= 20) {
      keys.push(handled - before);
      pauses.push(now - handled);
    }
    before = now;
  }
  return { keys, pauses };
};

/** Prints how long a key takes; a frame is what it may take, 19 times of 20. */
export const typing = async ({ base, headers, password }) => {
  const id = await addNews(base, headers);
  const browser = await launch();
  const page = await browser.newPage();
  await openForm(page, base, password, id);
  const { keys, pauses } = await measured(page);
  await page.waitForTimeout(2000);
  const drafts = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').count();
          asked.onsuccess = () => resolve(asked.result);
        };
      }),
  );
  await openColumns(page, base, id);
  const columns = [];
  for (const language of LANGUAGES) {
    await goInto(page, language);
    columns.push([language, (await measured(page, COLUMN_KEYS)).keys]);
  }
  const bare = await browser.newPage();
  await openBare(bare);
  const { keys: bareKeys } = await measured(bare);
  await openBareColumns(bare);
  const { keys: bareColumnKeys } = await measured(bare, COLUMN_KEYS);
  await browser.close();
  if (drafts !== 1) throw new Error(`${drafts} drafts were kept of what was typed`);
  const limitBeside = (values) => Math.max(LIMIT_MS, percentile(values, 0.95) + OWN_MS);
  const limit = limitBeside(bareKeys);
  const columnLimit = limitBeside(bareColumnKeys);
  const row = (values) => ({
    median: `${percentile(values, 0.5).toFixed(1)} ms`,
    p95: `${percentile(values, 0.95).toFixed(1)} ms`,
    longest: `${percentile(values, 1).toFixed(1)} ms`,
  });
  tell('Typing', {
    'key in a text of 200 kB, its draft kept': { ...row(keys), limit: `${limit.toFixed(1)} ms (p95)` },
    ...Object.fromEntries(
      columns.map(([language, each]) => [
        `key in a column (${language}), three of 200 kB side by side`,
        { ...row(each), limit: `${columnLimit.toFixed(1)} ms (p95)` },
      ]),
    ),
    'after it, while nobody waits': row(pauses),
    'key in the same text without an editor': row(bareKeys),
    'key in one of three such columns without an editor': row(bareColumnKeys),
  });
  check('key in a text of 200 kB, p95 ms', percentile(keys, 0.95), limit);
  for (const [language, each] of columns)
    check(`key in a column (${language}) of three, p95 ms`, percentile(each, 0.95), columnLimit);
};
