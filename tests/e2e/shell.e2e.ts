import { newsDraft } from '../support/serverPublications.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { saveItem } from './support/registers.ts';
import { callApi, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const MENU = {
  admin: [
    'Главная страница',
    'Новости',
    'DEPO Новости',
    'DEPO Компасс',
    'DEPO Вестник',
    'Типы информации',
    'Информация',
    'Нормативные документы',
    'Шаблоны',
    'История',
    'Глоссарий',
    'Статистика',
    'Типы нормативных документов',
    'Отделы вакансий',
    'Вакансии',
    'Видео',
    'Аудио',
    'Онлайн-обращения',
    'Гарантийный фонд',
  ],
  kadry: ['Главная страница', 'Отделы вакансий', 'Вакансии'],
  audit: ['Главная страница', 'Онлайн-обращения'],
} as const;

/** What our server has beside the specification, behind it (DECISIONS 29). */
const OURS = {
  admin: [
    /^Проверка(Ждут: \d+)?$/,
    'Расписание',
    'Заявки',
    'Учётные записи',
    'Журнал действий',
    'Корзина',
    'Персональные данные',
    'Правила',
    'Система',
  ],
  kadry: ['Заявки'],
  audit: ['Журнал действий'],
} as const;

test.describe('the menu', () => {
  for (const role of ['admin', 'kadry', 'audit'] as const)
    test(`of ${role} has its entries in the specification’s order`, async ({ page, signIn }) => {
      await signIn(role);
      const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
      await expect(links).toHaveText([...MENU[role], ...OURS[role]]);
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
    });

  test('marks the entry of a list and of its form', async ({ page, startSession }) => {
    await startSession();
    for (const address of ['/dashboard/allNews', '/dashboard/addNews', '/dashboard/news/1']) {
      await page.goto(address);
      const menu = page.getByRole('navigation', { name: 'Разделы' });
      await expect(menu.locator('[aria-current=page]')).toHaveText('Новости');
    }
  });

  test('folds its groups and remembers that, but always shows where one is', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await page.goto('/dashboard/allNews');
    const menu = page.getByRole('navigation', { name: 'Разделы' });
    await menu.getByRole('button', { name: 'Публикации' }).click();
    await expect(menu.getByRole('button', { name: 'Публикации' })).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: 'DEPO Вестник' })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Новости', exact: true })).toBeVisible();
    await page.reload();
    await expect(menu.getByRole('link', { name: 'Новости', exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'DEPO Вестник' })).toHaveCount(0);
    await menu.getByRole('button', { name: 'Публикации' }).click();
    await expect(menu.getByRole('link', { name: 'DEPO Вестник' })).toBeVisible();
  });

  test('scrolls to the chosen entry, and names its icons when it is narrow', async ({
    page,
    startSession,
  }) => {
    await startSession();
    await page.goto('/dashboard/system');
    const menu = page.getByRole('navigation', { name: 'Разделы' });
    await expect(menu.getByRole('link', { name: 'Система' })).toBeInViewport();
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.reload();
    const icon = menu.getByRole('link', { name: 'Глоссарий' });
    await icon.hover();
    await expect(page.getByRole('tooltip', { name: 'Глоссарий' })).toBeVisible();
    await page.mouse.move(600, 400);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await menu.getByRole('link', { name: 'Шаблоны' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip', { name: 'История' })).toBeVisible();
  });

  test('is a drawer on a narrow screen', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await expectNoSidewaysScroll(page, 'dashboard');
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    const last = page.getByRole('link', { name: 'Система' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.getByRole('link', { name: 'DEPO Вестник' }).click();
    await expect(page).toHaveURL('/dashboard/allDepoMessages');
    await expect(page.getByRole('link', { name: 'DEPO Новости' })).toBeHidden();
  });
});

test('the top bar leads to the review queue while something waits', async ({ page, signIn }) => {
  await page.route('**/Review/GetCount', (route) => route.fulfill({ json: { data: 128 } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const link = page.getByRole('banner').getByRole('link', { name: 'На проверке: 128' });
  const lines = await link.getByText('128').evaluate((badge) => badge.getClientRects().length);
  expect(lines).toBe(1);
  await link.click();
  await expect(page).toHaveURL('/dashboard/review');
});

test.describe('the dashboard', () => {
  test('offers what the role may create', async ({ page, signIn }) => {
    await signIn('kadry');
    await page.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Отделы вакансий', 'Вакансии']);
    await page.getByRole('menuitem', { name: 'Вакансии' }).click();
    await expect(page).toHaveURL('/dashboard/addVacancy');
  });

  test('shows what its user has edited last', async ({ page, signIn }) => {
    await signIn();
    const id = await saveItem(page, 'News', newsDraft('Недавняя', { posted: '2099-01-15' }));
    await page.reload();
    const edited = page.getByRole('region', { name: 'Вы недавно меняли' });
    const row = edited.getByRole('listitem').filter({ hasText: 'Недавняя ru' });
    await expect(row).toContainText('ожидает подтверждения');
    await callApi(page, `/api/Admin/News/AllowToPublish${id}`);
    await page.reload();
    await expect(row).toContainText('опубликована');
    await edited.getByRole('link', { name: 'Недавняя ru' }).click();
    await expect(page.getByLabel('Заголовок').first()).toHaveValue('Недавняя ru');
    await callApi(page, `/api/Admin/News/Delete${id}`, 'DELETE');
  });

  test('shows counters from small requests and the fixed figures exactly', async ({ page, signIn }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
    });
    await signIn();
    for (const [area, label] of [
      ['News', 'Новости'],
      ['DepoNews', 'DEPO Новости'],
      ['DepoCompasses', 'DEPO Компасс'],
      ['DepoMessages', 'DEPO Вестник'],
    ] as const) {
      const count = await callApi(page, `/api/Admin/${area}/GetCount`);
      await expect(
        main(page)
          .getByRole('listitem')
          .filter({ has: page.getByText(label, { exact: true }) }),
      ).toContainText(String(count));
    }
    const figures = ['745', '1380', '14407', '245', '380', '2407'];
    for (const figure of figures) await expect(main(page).getByText(figure, { exact: true })).toBeVisible();
    await expect(main(page).getByText('Узбекистан')).toHaveCount(2);
    await expect(main(page).getByText(/Дилноза Рахимова/)).toBeVisible();
    expect(
      asked.filter((path) => !/Get(Count|Statistic|Urgent|Waiting|Mentions|Between|Page|Rules)$/.test(path)),
    ).toEqual([]);
    await expectAccessible(page, 'dashboard');
  });

  test('says which counter failed and tries it again', async ({ page, signIn }) => {
    await page.route('**/DepoNews/GetCount', (route) =>
      route.fulfill({ status: 500, json: { message: 'Ошибка' } }),
    );
    await signIn();
    const retry = page.getByRole('button', { name: 'Повторить: DEPO Новости' });
    await expect(retry).toBeVisible();
    await page.unroute('**/DepoNews/GetCount');
    await retry.click();
    await expect(retry).toBeHidden();
  });

  test('is dark when the system is, and stays light when chosen', async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(background).toBe('rgb(16, 24, 28)');
    await expectAccessible(page, 'dark dashboard');
    await page.getByRole('button', { name: /Дилноза Рахимова/ }).click();
    await page.getByRole('menuitemradio', { name: 'Светлое' }).click();
    await expect.poll(background).toBe('rgb(244, 246, 247)');
    await page.reload();
    await expect.poll(background).toBe('rgb(244, 246, 247)');

    // before any code is here, too; and screen readers hear that it is on its way
    await page.route(/\.js$/, () => undefined);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Загрузка…');
    await expect.poll(background).toBe('rgb(244, 246, 247)');
  });
});

test('a screen that fits does not scroll', async ({ page, startSession }) => {
  await startSession();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/nothing-here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = page.locator('html');
  expect(await html.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the placeholder page says testing', async ({ page, startSession }) => {
  await startSession();
  await page.goto('/dashboard/testing');
  await expect(main(page).getByText('testing', { exact: true })).toBeVisible();
});

test('an unknown address inside says so', async ({ page, startSession }) => {
  await startSession();
  for (const address of ['nothing-here', 'fundLists']) {
    await page.goto(`/dashboard/${address}`);
    await expect(main(page).getByText('Страница не найдена')).toBeVisible();
  }
});

test('a session without a role leads to the sign-in page', async ({ page, startSession }) => {
  await startSession();
  await page.evaluate(() => sessionStorage.removeItem('ROLE'));
  await page.goto('/dashboard/allNews');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
});

test('the API describes itself in a browser', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/Admin/News/UpdateOrAdd').first()).toBeVisible();
});
