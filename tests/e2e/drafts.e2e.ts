import { PASSWORD } from './support/depository.ts';
import { written } from './support/drafts.ts';
import { hold } from './support/hold.ts';
import { expectToast, field, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const enter = async (page: Page, login: string) => {
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.waitForURL('**/dashboard');
};

const SECRET = `${'Тайное слово, '.repeat(1600)}и конец`;
const ADMIN = 'admin@depository.uz';
const found = (page: Page) => main(page).getByText(/^Есть черновик от/);

const keepsOne = (page: Page) => expect.poll(async () => (await written(page)).length).toBe(1);

test('what was typed in a tab that was killed is there in the next one, for nobody else, and unreadable', async ({
  page,
}) => {
  await page.goto('/');
  await enter(page, ADMIN);
  await page.goto('/dashboard/addNews');
  await field(page, 'Текст').click();
  await page.keyboard.insertText(SECRET);
  await keepsOne(page);
  const next = await page.context().newPage();
  const devtools = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await killed;

  await next.goto('/');
  await enter(next, 'kadry@depository.uz');
  await next.getByRole('button', { name: /kadry/ }).click();
  await next.getByRole('menuitem', { name: 'Аккаунт' }).click();
  await expect(next.getByText('0 черновиков')).toBeVisible();
  expect((await written(next)).join()).not.toMatch(/Тайное|news|admin|depository|title/i);
  await next.getByRole('button', { name: /kadry/ }).click();
  await next.getByRole('menuitem', { name: 'Выйти' }).click();

  await enter(next, ADMIN);
  await next.getByRole('link', { name: /^Продолжить: Новости/ }).click();
  await expect(field(next, 'Текст')).toHaveText(SECRET);
});

test('a session that ends while one types leaves the text, and a way back to it', async ({ page }) => {
  await page.goto('/');
  await enter(page, ADMIN);
  // a line so slow that the save is asked for before drafts can be kept
  const key = await hold(page, '**/Access/DraftKey');
  await page.goto('/dashboard/addGlossary');
  await field(page, 'Ключевое слово').fill('Прерванное слово');
  await page.route('**/Glossary/UpdateOrAdd', (route) =>
    route.fulfill({ status: 401, json: { message: 'x' } }),
  );
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page.getByRole('button', { name: 'Опубликовать' })).toHaveAttribute('aria-busy', 'true');
  key.release();
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  await page.unroute('**/Glossary/UpdateOrAdd');

  await enter(page, ADMIN);
  await page.getByRole('link', { name: 'Продолжить: Форма добавления глоссария' }).click();
  await page.getByRole('button', { name: 'Восстановить черновик' }).click();
  await expect(field(page, 'Ключевое слово')).toHaveValue('Прерванное слово');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expectToast(page, 'Глоссарий успешно добавлен!');
  await expect.poll(() => written(page)).toEqual([]);
});

test('a draft of another tab is noticed and not written over; Back asks, and can leave one', async ({
  page,
}) => {
  await page.goto('/');
  await enter(page, ADMIN);
  await page.getByRole('link', { name: 'Статистика', exact: true }).click();
  const figure = field(page, 'Депоненты');
  await expect(figure).toBeVisible();
  const stored = await figure.inputValue();
  const other = await page.context().newPage();
  await other.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    },
    await page.evaluate(() => ({ ...sessionStorage })),
  );
  await other.goto('/dashboard/homeStatistic');
  await field(other, 'Депоненты').fill('11');
  await expect(found(page)).toContainText('эту форму заполняют в другой вкладке');
  await figure.fill('22');
  await expect.poll(async () => (await written(page)).length).toBe(2);
  await expect(found(other)).toBeVisible();
  await expect(figure).toHaveValue('22');

  await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  await question.getByRole('button', { name: 'Не сохранять' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => (await written(page)).length).toBe(1);
  await page.goto('/dashboard/homeStatistic');
  await expect(figure).toHaveValue(stored);
  await page.getByRole('button', { name: 'Восстановить черновик' }).click();
  await expect(figure).toHaveValue('11');
});
