import { TOTP } from 'otpauth';
import { expectAccessible, expectSound } from './support/axe.ts';
import { expect, type Page, test } from './support/test.ts';

const NEW_PASSWORD = 'a password of my own';
const userName = 'new.person@depository.uz';

const signInWith = async (page: Page, password: string) => {
  await page.goto('/');
  await page.getByLabel('Логин').fill(userName);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
};

test('a new account comes from an administrator, gets its own password, and a second factor', async ({
  page,
  browser,
  signInByForm,
}) => {
  await signInByForm('admin');
  await page.getByRole('link', { name: 'Учётные записи' }).click();
  await expect(page.getByRole('row', { name: /Алишер Каримов/ })).toBeVisible();
  await expectSound(page, 'accounts');
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('textbox', { name: 'Логин' }).fill(userName);
  await page.getByRole('textbox', { name: 'Имя' }).fill('Новый Сотрудник');
  await page.getByRole('button', { name: 'Создать' }).click();
  const given = page.getByRole('dialog', { name: 'Одноразовый пароль' });
  const oneTime = (await given.getByRole('status').textContent()) ?? '';
  await expectAccessible(page, 'a one-time password');
  await given.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByRole('row', { name: /Новый Сотрудник/ })).toContainText('Одноразовый пароль');

  const person = await browser.newPage();
  await signInWith(person, oneTime);
  await expect(person.getByRole('heading', { name: 'Смените одноразовый пароль' })).toBeVisible();
  await person.goto('/dashboard/allVacancy');
  await expect(person.getByRole('heading', { name: 'Смените одноразовый пароль' })).toBeVisible();
  await expectSound(person, 'the change of a one-time password');
  await person.getByLabel('Текущий пароль').fill(oneTime);
  await person.getByLabel('Новый пароль', { exact: true }).fill(NEW_PASSWORD);
  await person.getByLabel('Новый пароль ещё раз').fill(NEW_PASSWORD);
  await person.getByRole('button', { name: 'Сменить пароль' }).click();
  await expect(person.getByRole('heading', { name: 'Вакансии' })).toBeVisible();

  await person.goto('/dashboard/account');
  const factor = person.getByRole('region', { name: 'Второй фактор' });
  await factor.getByRole('button', { name: 'Настроить' }).click();
  await factor.getByLabel('Текущий пароль').pressSequentially(NEW_PASSWORD);
  await factor.getByRole('button', { name: 'Продолжить' }).click();
  await expect(factor.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
  await expectSound(person, 'the account with a second factor being set up');
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const phone = new TOTP({ secret });
  await factor.getByLabel('Код из приложения').fill(phone.generate());
  await factor.getByRole('button', { name: 'Включить' }).click();
  await expect(factor.getByText(/^\w{6}(-\w{6}){3}$/)).toHaveCount(10);
  const recovery =
    (await factor
      .getByText(/^\w{6}(-\w{6}){3}$/)
      .first()
      .textContent()) ?? '';
  await expectAccessible(person, 'recovery codes');
  await factor.getByRole('button', { name: 'Коды сохранены' }).click();
  await expect(factor.getByText('Осталось 10 запасных кодов.')).toBeVisible();

  await person.evaluate(() => sessionStorage.clear());
  await signInWith(person, NEW_PASSWORD);
  const code = person.getByLabel('Код из приложения или запасной код');
  await expect(code).toBeFocused();
  await expect(person.getByText('Ошибка при входе!')).toHaveCount(0);
  await expectSound(person, 'the sign-in page that asks for a code');
  await code.fill(recovery);
  await person.getByRole('button', { name: 'Войти' }).click();
  await expect(person.getByRole('heading', { name: 'Главная страница' })).toBeVisible();
  await person.close();
});
