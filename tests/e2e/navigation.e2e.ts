import type { Role } from '../../src/wire/wire.ts';
import { PASSWORD } from './support/depository.ts';
import { field, firstEdit, main } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Вход в панель Администратора' });
const storedItem = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('CURRENT_ITEM') ?? 'null'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const next = (page: Page) => page.getByRole('link', { name: /^Продолжить: / });

/** Opens the first item of the list and waits for its form. @returns its id and title */
const openFirst = async (page: Page) => {
  const title = ((await firstEdit(page).getAttribute('aria-label')) ?? '').replace('Изменить: ', '');
  await firstEdit(page).click();
  await expect(field(page, 'Заголовок')).toHaveValue(title);
  return { title, id: (await storedItem(page)).id as number };
};

/** Signs in on the sign-in page that stands here. */
const signInHere = async (page: Page, role: Role = 'admin') => {
  await page.getByLabel('Логин').fill(`${role}@depository.uz`);
  await page.getByLabel('Пароль').fill(PASSWORD);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Главная страница')).toBeFocused();
};

test.describe('Back and Forward', () => {
  test('show the sign-in page once somebody has signed out', async ({ page, signIn }) => {
    await signIn();
    await page.getByRole('link', { name: 'Новости', exact: true }).click();
    await firstEdit(page).click();
    await expect(field(page, 'Заголовок')).toBeVisible();
    await page.getByRole('button', { name: /Дилноза Рахимова/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(page.getByLabel('Логин')).toBeFocused();
    for (let step = 0; step < 3; step += 1) {
      await page.goBack();
      await expect(signInHeading(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    }
    await page.goForward();
    await signInHere(page);
    await expect(next(page)).toHaveText('Продолжить: Новости');
  });

  test('lead to the list and to the same item, also over a reload', async ({ page, startSession }) => {
    await startSession();
    await page.goto('/dashboard/allNews');
    const { id, title } = await openFirst(page);
    await page.goBack();
    await expect(firstEdit(page)).toBeVisible();
    await expect.poll(() => storedItem(page)).toBeNull();
    await page.reload();
    await expect(firstEdit(page)).toBeVisible();
    await page.goForward();
    await expect(field(page, 'Заголовок')).toHaveValue(title);
    await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
    await expect.poll(() => storedItem(page)).toMatchObject({ id, news: [{ title }, {}, {}] });

    // at a reload the storage decides: a form is in edit mode exactly when an item is stored
    await page.evaluate(() => sessionStorage.removeItem('CURRENT_ITEM'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
    await expect(field(page, 'Заголовок')).toHaveValue('');
  });
});

test('a form keeps its item and what was typed where a foreign script or the skip link changes the address', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.goto('/dashboard/allNews');
  const { id, title } = await openFirst(page);
  const isKept = async (typed = ' 2') => {
    await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
    await expect(field(page, 'Заголовок')).toHaveValue(`${title}${typed}`);
    expect(await storedItem(page)).toMatchObject({ id });
  };
  await page.reload();
  await isKept('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await isKept('');
  await field(page, 'Заголовок').fill(`${title} 2`);
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip-nav-button')?.focus());
  await page.keyboard.press('Enter');
  await isKept();
  await page.evaluate(() => {
    location.hash = '#content';
  });
  await isKept();
  await page.evaluate(() => history.pushState({ theirs: 1 }, '', '#theirs'));
  await page.goBack();
  await page.goForward();
  await isKept();
  await page.evaluate(() => history.replaceState(null, '', '#replaced'));
  await page.getByRole('link', { name: 'Видео', exact: true }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await isKept();
  await page.getByRole('link', { name: 'Видео', exact: true }).click();
  await page.getByRole('button', { name: /^Уйти/ }).click();
  await expect(heading(page, 'Видео')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Заголовок')).toHaveValue(title);
  await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
});

test('«Назад» works in a tab without a history', async ({ page: tab, signIn }) => {
  await signIn();
  await tab.evaluate(() => history.replaceState(null, '', '/dashboard/news/1'));
  await tab.reload();
  await tab.getByRole('button', { name: 'Назад' }).click();
  await expect(tab).toHaveURL('/dashboard/allNews');
  await tab.evaluate(() => history.replaceState(null, '', '/dashboard/homeStatistic'));
  await tab.reload();
  await tab.getByRole('button', { name: 'Назад' }).click();
  await expect(tab).toHaveURL('/dashboard');
});

test.describe('an address that was wanted', () => {
  test('without a session is offered on the dashboard after signing in', async ({ page }) => {
    await page.goto('/dashboard/news/1');
    await expect(page).toHaveURL('/');
    await page.reload();
    await signInHere(page);
    await expect(next(page)).toHaveText('Продолжить: Новости № 1');
    await expect(next(page)).toHaveAttribute('href', '/dashboard/news/1');
    await page.reload();
    await next(page).click();
    await expect(page).toHaveURL('/dashboard/addNews');
    await expect(page.getByRole('button', { name: 'Изменить', exact: true })).toBeVisible();
    await expect.poll(() => storedItem(page)).toMatchObject({ id: 1, news: [{}, {}, {}] });
  });

  test('when the session ended is offered by its address alone, and to whoever may open it', async ({
    page,
    startSession,
  }) => {
    await startSession('kadry');
    await page.goto('/dashboard/allVacancy');
    await page
      .getByRole('link', { name: /^Заявки: / })
      .first()
      .click();
    await expect(heading(page, 'Заявки на вакансию')).toBeFocused();
    const { id } = await storedItem(page);
    await page.evaluate(() => sessionStorage.setItem('TOKEN', 'dead'));
    await page.reload();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await signInHere(page, 'audit');
    await expect(next(page)).toHaveCount(0);
    await page.getByRole('button', { name: /Нодира Юсупова/ }).click();
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(signInHeading(page)).toBeVisible();
    await expect(page.getByLabel('Логин')).toBeFocused();
    await page.goBack();
    await signInHere(page, 'kadry');
    await expect(next(page)).toHaveText(`Продолжить: Заявки на вакансию № ${id}`);
    await next(page).click();
    await expect(main(page)).toContainText(`№ ${id}`);
  });
});

test.describe('the focus', () => {
  test('goes to the heading of each screen, and the document is named after it', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await page.goto('/dashboard');
    await expect(heading(page, 'Главная страница')).toBeVisible();
    expect(await focused(page)).toBe('BODY');
    const arrives = async (name: string) => {
      await expect(heading(page, name)).toBeFocused();
      await expect(page).toHaveTitle(`${name} — панель администратора сайта`);
    };
    await page.getByRole('link', { name: 'Новости', exact: true }).click();
    await arrives('Новости');
    await page.mouse.wheel(0, 2000);
    await firstEdit(page).click();
    await arrives('Форма добавления новости');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Сбросить', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeVisible();
    await arrives('Форма добавления новости');
    await page.getByRole('button', { name: 'Назад' }).click();
    await arrives('Новости');
    await page.goto('/dashboard/nothing-here');
    await expect(page).toHaveTitle('Страница не найдена — панель администратора сайта');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
  });
});
