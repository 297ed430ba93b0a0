import sharp from 'sharp';
import { expect, type Page } from './test.ts';

/** The screen's own part of the page, without menu and toasts. */
export const main = (page: Page) => page.getByRole('main');

/** The link from the first row to its form. */
export const firstEdit = (page: Page) => page.getByRole('link', { name: /^Изменить: / }).first();

/** Opens another screen of the page that is open, as a link would: nothing is loaded anew. */
export const openInside = async (page: Page, address: string) => {
  await page.evaluate((to) => {
    document.title = '';
    // numbered as the router numbers its own
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // the screen that is left stays until the code of the next one is there, which then gives the page its name
  await expect(page).not.toHaveTitle('');
};

/** Everything that a screen shows of its own accord, with a type chosen where it asks for one. */
export const settled = async (page: Page) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const type = main(page).getByRole('combobox', { name: /^Тип / });
  if (/all(Tables|NormativeDocuments|Templates)$/.test(page.url())) {
    await type.click();
    await page.getByRole('option').nth(1).click();
    await expect(
      main(page)
        .getByText(/\d+ запис/)
        .first(),
    ).toBeVisible();
  }
  await expect(main(page).locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
};

/** A visible input of the current language. */
export const field = (page: Page, name: string) =>
  main(page).getByRole('textbox', { name, exact: true }).filter({ visible: true });

export const openLanguage = (page: Page, name: 'На русском' | 'На узбекском' | 'На английском') =>
  page.getByRole('tab', { name, exact: true }).click();

export const choose = async (page: Page, dropdown: string, option: string) => {
  await page.getByRole('combobox', { name: dropdown }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** A toast with exactly this text, at top centre. */
export const expectToast = async (page: Page, text: string) => {
  const said = page.getByText(text, { exact: true });
  const alert = page.getByRole('alert');
  // it goes after three seconds, in which a busy machine looks once
  await expect(alert.filter({ has: said }).or(alert.and(said)).first()).toBeVisible();
};

const COLOUR = { width: 320, height: 180, channels: 3, background: '#0b5870' } as const;

export const coverFile = {
  name: 'обложка.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: COLOUR }).png().toBuffer(),
};

export const pdfFile = {
  name: 'Решение №5.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n',
  ),
};

export const chooseCover = async (page: Page, file = coverFile) => {
  await page
    .getByLabel(/^Обложка: /)
    .filter({ visible: true })
    .setInputFiles(file);
  await expect(
    page.getByRole('button', { name: 'Предварительный просмотр' }).filter({ visible: true }),
  ).toBeVisible();
};

export const choosePdf = async (page: Page, file = pdfFile) => {
  await page
    .getByLabel(/^PDF-документ: /)
    .filter({ visible: true })
    .setInputFiles(file);
  await expect(page.getByText(file.name).filter({ visible: true })).toBeVisible();
};

/** Calls the depository as the page's own session would. */
export const callApi = async (page: Page, path: string, method = 'GET') => {
  const token = await page.evaluate(() => sessionStorage.getItem('TOKEN'));
  const answer = await page.request.fetch(path, { method, headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()).data;
};

/** Sends something as the page's own session would. @returns the answer's `data` */
export const postApi = async (page: Page, path: string, data: object) => {
  const token = await page.evaluate(() => sessionStorage.getItem('TOKEN'));
  const answer = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
  return (await answer.json()).data;
};

/** The row with this text, on whichever page of the list it stands. */
export const findRow = async (page: Page, text: string) => {
  const rows = main(page).getByRole('row');
  const row = rows.filter({ hasText: text });
  const next = page.getByRole('button', { name: 'Следующая' });
  const first = page.getByRole('button', { name: 'Страница 1', exact: true });
  await expect(rows.nth(1)).toBeVisible();
  const isSettled = () => expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
  // a list shows what it had while it asks again, and a row may come to an earlier page meanwhile
  await expect(async () => {
    await isSettled();
    if ((await row.count()) > 0) return;
    // the list may be narrowed meanwhile, and its next page be gone
    if (await next.isEnabled({ timeout: 1000 })) await next.click({ timeout: 1000 });
    else if (await first.isVisible()) await first.click();
    await isSettled();
    await expect(row, `a page with ${text}`).not.toHaveCount(0, { timeout: 300 });
    // it may have come to the page that is being left
    await isSettled();
    await expect(row).not.toHaveCount(0, { timeout: 300 });
  }).toPass({ timeout: 30_000 });
  return row;
};
