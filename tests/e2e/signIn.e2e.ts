import { expectAccessible, expectNoSidewaysScroll } from './support/axe.ts';
import { stopClock } from './support/clock.ts';
import { PASSWORD } from './support/depository.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

test.describe('the sign-in page', () => {
  test('has the texts of the specification', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    await expect(page.getByLabel('Логин')).toBeVisible();
    await expect(page.getByLabel('Пароль')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled();
    await expect(page.getByRole('contentinfo')).toContainText('2023');
  });

  test('checks the login and the password on every change', async ({ page }) => {
    await page.goto('/');
    const login = page.getByLabel('Логин');
    const loginError = page.getByText('*Введите корректный e-mail адрес', { exact: true });
    await login.fill('a@b.uz12');
    await expect(loginError).toBeVisible();
    await login.fill('abcdefghij');
    await expect(loginError).toBeVisible();
    await login.fill('a@b.uz123');
    await expect(loginError).toBeHidden();
    const passwordError = page.getByText('*Введите корректный пароль', { exact: true });
    await page.getByLabel('Пароль').fill('12345678');
    await expect(passwordError).toBeVisible();
    await page.getByLabel('Пароль').fill('123456789');
    await expect(passwordError).toBeHidden();
  });

  test('shows the password that is typed, and hides it again', async ({ page }) => {
    await page.goto('/');
    const password = page.getByLabel('Пароль');
    await password.fill('1234567890');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Скрыть' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('sends nothing until both are valid', async ({ page }) => {
    await page.goto('/');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/Access/login')) sent += 1;
    });
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('*Введите корректный e-mail адрес', { exact: true })).toBeVisible();
    await expect(page.getByText('*Введите корректный пароль', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Логин')).toBeFocused();
    expect(sent).toBe(0);
  });

  test('shows the overlay while it signs in, and the toast for three seconds after a refusal', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
    await stopClock(page);
    const signingIn = await hold(page, '**/Access/login');
    await page.getByLabel('Логин').fill('admin@depository.uz');
    await page.getByLabel('Пароль').fill('wrong-password');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Выполняется вход ...')).toBeVisible();
    signingIn.release();
    const toast = page.getByRole('alert').filter({ hasText: 'Ошибка при входе!' });
    await expect(toast).toBeVisible();
    await expect(page.getByText('Выполняется вход ...')).toBeHidden();
    await page.clock.runFor(2900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  test('can be filled in and sent before the application is there, and no address has the password', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const app = await hold(page, '**/assets/App-*.js');
    await page.goto('/');
    await expect(page.getByLabel('Логин')).toBeFocused();
    await page.keyboard.type('admin');
    await expect(page.getByText('*Введите корректный e-mail адрес', { exact: true })).toBeVisible();
    await page.keyboard.type('@depository.uz');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Выполняется вход ...')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Пароль')).toHaveValue(PASSWORD);
    app.release();
    await expect(page.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
    expect(asked.filter((url) => url.includes(PASSWORD))).toEqual([]);
    expect(asked.filter((url) => url.endsWith('/Access/login'))).toHaveLength(1);
  });

  test('leads to the dashboard and keeps the token under TOKEN and the password nowhere', async ({
    page,
    signIn,
  }) => {
    await signIn();
    const stored = await page.evaluate(() => ({ ...sessionStorage }));
    expect(stored.TOKEN?.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(stored)).not.toContain(PASSWORD);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(stored.TOKEN);
  });

  test('stands at every address for whoever is not signed in', async ({ page }) => {
    for (const address of ['/login', '/dashboard', '/dashboard/allNews', '/dashboard/news/3', '/nowhere']) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    }
  });

  test('is accessible and fits 390 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expectAccessible(page, 'sign-in with errors');
    await expectNoSidewaysScroll(page, 'sign-in');
  });
});

test.describe('somebody signed in', () => {
  test('signs out: storage is empty, the token is dead, the address is /', async ({
    page,
    signIn,
    request,
  }) => {
    await signIn();
    const token = await page.evaluate(() => sessionStorage.getItem('TOKEN'));
    await page.getByRole('button', { name: /Дилноза Рахимова/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Аккаунт' })).toBeVisible();
    const loggedOut = page.waitForResponse('**/Access/logout');
    await page.getByRole('menuitem', { name: 'Выйти' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await loggedOut;
    const answer = await request.get('/api/Admin/News/GetCount', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
  });

  test('is signed out by a 401 in the middle of a form', async ({ page, signInByForm: signIn }) => {
    await signIn();
    await page.goto('/dashboard/addNews');
    await page.getByLabel('Заголовок').fill('Незаконченная новость');
    await page.route('**/UpdateOrAdd', (route) =>
      route.fulfill({ status: 401, json: { message: 'Сеанс закончился' } }),
    );
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await expect(page.getByText('Новость успешно добавлена')).toBeHidden();
  });

  test('has the whole menu after signing in again, whatever was drawn while the session ended', async ({
    page,
    signInByForm: signIn,
  }) => {
    await signIn();
    const entry = page.getByRole('link', { name: 'DEPO Новости', exact: true });
    await expect(entry).toBeVisible();
    await page.route('**/api/Admin/DepoNews/**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Сеанс закончился' } }),
    );
    // the sidebar is opened and closed all the time
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('header button[aria-label*="меню"]');
      const id = setInterval(() => (button?.isConnected ? button.click() : clearInterval(id)), 10);
    });
    await entry.dispatchEvent('click');
    await expect(page).toHaveURL('/');
    await page.unrouteAll({ behavior: 'wait' });
    // on the same page, which is not loaded again
    await page.getByLabel('Логин').fill('admin@depository.uz');
    await page.getByLabel('Пароль').fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
    await expect(entry).toBeVisible();
  });

  test('sees name, role and the end of the session, and changes the password', async ({
    page,
    signInByForm: signIn,
  }) => {
    await signIn('audit');
    await page.goto('/dashboard/account');
    await expect(page.getByRole('heading', { name: 'Аккаунт' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Нодира Юсупова');
    await expect(page.getByRole('main')).toContainText(/Закончится не позднее .*\d{2}:\d{2}/);
    await expectAccessible(page, 'account');
    const change = async (current: string, next: string) => {
      await page.getByLabel('Текущий пароль').fill(current);
      await page.getByLabel('Новый пароль', { exact: true }).fill(next);
      await page.getByLabel('Новый пароль ещё раз').fill(next);
      await page.getByRole('button', { name: 'Сменить пароль' }).click();
    };
    await change('wrong-password', 'another-horse-43');
    await expect(page.getByLabel('Текущий пароль')).toHaveAccessibleDescription(/указан неверно/);
    await change(PASSWORD, 'another-horse-43');
    await expect(page.getByText('Пароль изменён.')).toBeVisible();
    await change('another-horse-43', PASSWORD);
    await expect(page.getByText('Пароль изменён.')).toBeVisible();
  });
});
