import { layoutFindings } from './support/layout.ts';
import { openApplications } from './support/personnel.ts';
import { main } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { SCREENS } from './support/specification.ts';
import { expect, type Page, test } from './support/test.ts';

/** 720 and 320 pixels are what 200 % and 400 % zoom leave of 1440 and 1280. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [720, 450],
  [390, 844],
  [360, 740],
  [320, 256],
] as const;

/** These share their screens with others. */
const ALIKE = ['depoNews', 'depoCompasses', 'depoMessages', 'audios'];

const LISTS = SCREENS.filter(({ name }) => !ALIKE.includes(name)).map(({ list }) => list);
const FORMS = SCREENS.flatMap(({ name, form }) => (form && !ALIKE.includes(name) ? [form] : []));

/** Everything that a screen shows of its own accord, with a type chosen where it asks for one. */
const settled = async (page: Page) => {
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

const findingsOn = async (page: Page, screen: string) => {
  const findings: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const finding of await layoutFindings(page)) findings.push(`${screen} at ${width}: ${finding}`);
  }
  return findings;
};

test.describe('at every width', () => {
  test('the dashboard and the lists fit, without a broken word or a small target', async ({ page }) => {
    test.slow();
    const findings: string[] = [];
    await openAs(page, 'admin', '/dashboard');
    for (const address of ['', ...LISTS, 'addGuaranteeFundUZS']) {
      if (address) await page.goto(`/dashboard/${address}`);
      await settled(page);
      findings.push(...(await findingsOn(page, address || 'dashboard')));
    }
    await openApplications(page);
    findings.push(...(await findingsOn(page, 'applications')));
    expect(findings).toEqual([]);
  });

  test('the forms fit, without a broken word or a small target', async ({ page }) => {
    const findings: string[] = [];
    for (const address of [...FORMS, 'account']) {
      await openAs(page, 'admin', `/dashboard/${address}`);
      await settled(page);
      findings.push(...(await findingsOn(page, address)));
    }
    expect(findings).toEqual([]);
  });
});

test('rows that are laid out as cards are still a table to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const roles = nodes.map(({ role }) => String(role?.value));
  const count = (name: string) => roles.filter((role) => role === name).length;
  const found = ['table', 'rowgroup', 'row', 'columnheader', 'cell'].map(count);
  expect(found).toEqual([1, 2, 8, 6, 42]);
});
