import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/session.ts';
import { addAdmin } from '../../support/admins.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { PASSWORD, startServer, type TestServer } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const OURS = { FEATURES: 'accounts sessions secondFactor' };
const ACCOUNTS = '/dashboard/accounts';
const entry = () => screen.queryByRole('link', { name: 'Учётные записи' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const login = (userName: string, password: string) =>
  server.send({ method: 'POST', url: '/Access/login', payload: { userName, password } });

describe('the screen of accounts', () => {
  it('makes one with a password that is shown this once', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS });
    await user.click(await screen.findByRole('link', { name: 'Учётные записи' }));
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    expect(screen.getByLabelText('Имя')).toBeInvalid();
    await user.type(screen.getByLabelText('Логин'), 'new.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Новый Сотрудник');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    const password = dialog.querySelector('output')?.textContent ?? '';
    expect((await login('new.one@depository.uz', password)).body.due).toBe('password');
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(within(dialog).getByRole('button', { name: 'Скопировать' }));
    expect(await within(dialog).findByText(/^Скопировать не удалось: выделите пароль/)).toBeVisible();
    await user.click(await settled('Готово'));
    expect(await rowOf('Новый Сотрудник')).toHaveTextContent('Одноразовый пароль');
    expect(await rowOf('Новый Сотрудник')).toHaveTextContent('Отдел кадров');
  });

  it('lists one whose creation was carried out without an answer, and says what to do about its password', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, restore, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS, fetch });
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.type(screen.getByLabelText('Логин'), 'lost.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Потерянный Ответ');
    answer('Account/Add', async (answered) => {
      await answered();
      throw new TypeError('offline');
    });
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    expect(await screen.findByText(/Дошло ли отправленное, неизвестно/)).toBeVisible();
    // the rows are behind the dialog
    expect(await screen.findByText('Потерянный Ответ')).toBeInTheDocument();
    restore('Account/Add');
    await user.type(screen.getByLabelText('Имя'), ' ещё раз');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    expect(await screen.findByText(/Если её пароль не показан, выдайте новый/)).toBeVisible();
  });

  it('shows a new password also to who has gone to another screen meanwhile', async () => {
    const { hold, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS, fetch });
    const release = hold('ResetPassword');
    await user.click(await screen.findByRole('button', { name: 'Новый пароль: Алишер Каримов' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Выдать пароль' }));
    await user.click(await screen.findByRole('link', { name: 'Глоссарий' }));
    await screen.findByRole('heading', { name: 'Глоссарий' });
    release();
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    const password = dialog.querySelector('output')?.textContent ?? '';
    expect((await login('kadry@depository.uz', password)).body.due).toBe('password');
    await user.click(await settled('Готово'));
  });

  it('closes its dialog by Back, which asks first where something is typed and waits for the answer', async () => {
    const { hold, count, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS, fetch });
    await user.click(await screen.findByRole('link', { name: 'Учётные записи' }));
    const add = async () => {
      await user.click(await screen.findByRole('button', { name: 'Добавить' }));
      return await screen.findByRole('dialog', { name: 'Новая учётная запись' });
    };
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('dialog', { name: 'Новая учётная запись' })).toBeNull());
    const back = () => act(() => window.history.back());
    await add();
    back();
    await isClosed();
    expect(window.location.pathname).toBe(ACCOUNTS);

    await add();
    await user.type(screen.getByLabelText('Логин'), 'new.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Новый Сотрудник');
    back();
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Остаться' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const release = hold('/Add');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(count('/Add')).toBe(1));
    back();
    release();
    await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    await user.click(await settled('Готово'));
    expect(await rowOf('Новый Сотрудник')).toBeVisible();
  });

  it('says beside the row why the last administrator stays', async () => {
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS });
    const row = await rowOf('Дилноза Рахимова');
    await user.click(within(row).getByRole('button', { name: 'Отключить: Дилноза Рахимова' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отключить' }),
    );
    expect(await within(row).findByRole('alert')).toHaveTextContent('последний действующий администратор');

    await user.click(within(row).getByRole('button', { name: 'Изменить: Дилноза Рахимова' }));
    const form = within(await screen.findByRole('dialog', { name: 'Учётная запись' }));
    await user.click(form.getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: 'Отдел кадров' }));
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    expect(await form.findByRole('alert')).toHaveTextContent('последний действующий администратор');
  });

  it('disables an account, whose sessions end, and changes the role of another', async () => {
    const kadry = await server.signIn('kadry');
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS });
    await user.click(await screen.findByRole('button', { name: 'Отключить: Алишер Каримов' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отключить' }),
    );
    await waitFor(async () => expect(await rowOf('Алишер Каримов')).toHaveTextContent('Отключена'));
    const count = {
      method: 'GET',
      url: '/api/Admin/News/GetCount',
      headers: { authorization: `Bearer ${kadry}` },
    };
    expect((await server.send({ ...count, method: 'GET' })).status).toBe(401);

    await user.click(screen.getByRole('button', { name: 'Изменить: Нодира Юсупова' }));
    const form = await screen.findByRole('dialog', { name: 'Учётная запись' });
    await user.click(within(form).getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: 'Отдел кадров' }));
    await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () => expect(await rowOf('Нодира Юсупова')).toHaveTextContent('Отдел кадров'));
    expect((await login('audit@depository.uz', PASSWORD)).body.access).toEqual(['kadry']);
  });

  it('warns under four eyes before it disables the only other administrator', async () => {
    await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов');
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes: true });
    const signedIn = { login: 'admin@depository.uz', features: ['accounts', 'review'] };
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn });
    await user.click(await screen.findByRole('button', { name: 'Отключить: Анвар Каримов' }));
    expect(await screen.findByText(/ваши правки будет некому подтвердить/)).toBeVisible();
    await user.click(await settled('Отмена'));
    await user.click(await screen.findByRole('button', { name: 'Отключить: Алишер Каримов' }));
    expect(await screen.findByText(/не сможет войти/)).toBeVisible();
    expect(screen.queryByText(/некому подтвердить/)).toBeNull();
  });

  it('says of an administrator let in under four eyes who has to enable the account, and who did it', async () => {
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes: true });
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS });
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.type(screen.getByLabelText('Логин'), 'second@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Второй Администратор');
    await user.click(screen.getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: 'Администратор' }));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    expect(dialog).toHaveAccessibleDescription(
      /Начнёт действовать, когда учётную запись включит другой администратор\.$/,
    );
    await user.click(await settled('Готово'));
    const row = await rowOf('Второй Администратор');
    expect(row).toHaveTextContent('Отключенасоздана: Дилноза Рахимова; включить должен другой администратор');
    expect(await rowOf('Алишер Каримов')).not.toHaveTextContent('создана:');
  });

  it('has a second factor demanded of a role', async () => {
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS });
    await user.click(await screen.findByRole('checkbox', { name: 'Аудит' }));
    await waitFor(async () =>
      expect((await login('audit@depository.uz', PASSWORD)).body.due).toBe('secondFactor'),
    );
  });

  it('is not there with a depository that does not name it', async () => {
    await renderAdmin(server, { at: ACCOUNTS });
    expect(await screen.findByText('Страница не найдена')).toBeVisible();
    expect(entry()).toBeNull();
  });

  it('is closed to everybody but administrators', async () => {
    await renderAdmin(server, { as: 'kadry', at: ACCOUNTS, kept: OURS });
    expect(await screen.findByText('Доступ запрещён')).toBeVisible();
    expect(entry()).toBeNull();
  });
});

describe('changing the password', () => {
  it('says why a new one is not good enough', async () => {
    const kept = { ...OURS, EXPIRES_AT: '2027-01-01T00:00:00Z' };
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', kept });
    await user.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await user.type(screen.getByLabelText('Новый пароль'), 'Liverpool2026');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'Liverpool2026');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('из числа самых распространённых');
  });
});

describe('a role that was changed meanwhile', () => {
  it('is told with the first refusal, since menu and screens are those of the former one', async () => {
    const second = await addAdmin(server, 'second@depository.uz', 'Второй Администратор');
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS });
    const { body } = await second('GET', '/api/Admin/Account/GetAll');
    const own = body.data.find(({ userName }: { userName: string }) => userName === 'admin@depository.uz');
    await second('POST', '/api/Admin/Account/SetRole', { id: own.id, role: 'kadry' });
    await user.click(await screen.findByRole('link', { name: 'Глоссарий' }));
    expect(await screen.findByText(/^Ваша роль изменилась\. Выйдите и войдите снова/)).toBeVisible();
  });
});

describe('a changed password', () => {
  it('is sent once, however quickly one clicks, and leaves the focus on the screen', async () => {
    const account = { userName: 'bystry@depository.uz', fullName: 'Быстрый Сотрудник', role: 'kadry' };
    const { body } = await server.as('admin', 'POST', '/api/Admin/Account/Add', account);
    const { fetch, count } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS, fetch });
    await screen.findByRole('heading', { name: 'Главная страница' });
    act(() => session.end());
    await user.type(await screen.findByLabelText('Логин'), account.userName);
    await user.type(screen.getByLabelText('Пароль'), body.data.password);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await user.type(await screen.findByLabelText('Новый пароль'), 'синий-фонарь-73');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'синий-фонарь-73');
    const change = screen.getByRole('button', { name: 'Сменить пароль' });
    change.focus();
    fireEvent.click(change);
    fireEvent.click(change);
    const heading = await screen.findByRole('heading', { name: 'Главная страница' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(count('ChangePassword')).toBe(1);
  });
});

describe('a one-time password', () => {
  it('is changed without typing it once more', async () => {
    const account = { userName: 'novichok@depository.uz', fullName: 'Новый Сотрудник', role: 'kadry' };
    const { body } = await server.as('admin', 'POST', '/api/Admin/Account/Add', account);
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS });
    await screen.findByRole('heading', { name: 'Главная страница' });
    act(() => session.end());
    await user.type(await screen.findByLabelText('Логин'), account.userName);
    await user.type(screen.getByLabelText('Пароль'), body.data.password);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('heading', { name: 'Смените одноразовый пароль' });
    expect(screen.queryByLabelText('Текущий пароль')).toBeNull();
    await user.type(screen.getByLabelText('Новый пароль'), 'синий-фонарь-73');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'синий-фонарь-73');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByRole('heading', { name: 'Главная страница' })).toBeVisible();
    expect(session.oneTimePassword()).toBeUndefined();
  });
});

describe('own sessions', () => {
  it('are listed under the account, and another one is ended from there', async () => {
    const other = await server.signIn('kadry');
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', kept: OURS });
    const own = await screen.findByRole('region', { name: 'Сеансы' });
    expect(await within(own).findByText('этот сеанс')).toBeVisible();
    await user.click(within(own).getByRole('button', { name: /^Завершить/ }));
    await waitFor(() => expect(within(own).queryByRole('button', { name: /^Завершить/ })).toBeNull());
    const headers = { authorization: `Bearer ${other}` };
    expect((await server.send({ method: 'GET', url: '/Access/Sessions', headers })).status).toBe(401);
  });

  it('are ended one at a time, however quickly one clicks where the next one moves up', async () => {
    for (let count = 0; count < 3; count += 1) await server.signIn('kadry');
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', kept: OURS });
    const own = within(await screen.findByRole('region', { name: 'Сеансы' }));
    const ends = () => own.getAllByRole('button', { name: /^Завершить: / });
    await waitFor(() => expect(ends()).toHaveLength(3));
    await user.click(ends()[0] as HTMLElement);
    await waitFor(() => expect(ends()).toHaveLength(2));
    await user.click(ends()[0] as HTMLElement);
    await waitFor(() => expect(ends()[0]).not.toHaveAttribute('aria-disabled'));
    expect(ends()).toHaveLength(2);
  });

  it('are ended all at once, but for the one that ends them', async () => {
    for (let count = 0; count < 3; count += 1) await server.signIn('audit');
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard/account', kept: OURS });
    const own = await screen.findByRole('region', { name: 'Сеансы' });
    await user.click(await within(own).findByRole('button', { name: 'Завершить все остальные сеансы' }));
    await waitFor(() => expect(within(own).queryByRole('button', { name: /^Завершить/ })).toBeNull());
    expect(within(own).getByText('этот сеанс')).toBeVisible();
  });

  it('are listed no more where a new password has ended them', async () => {
    await server.signIn('audit');
    const kept = { ...OURS, EXPIRES_AT: '2027-01-01T00:00:00Z' };
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard/account', kept });
    const own = await screen.findByRole('region', { name: 'Сеансы' });
    await within(own).findByRole('button', { name: /^Завершить: / });
    const newPassword = 'синий-фонарь-74';
    await user.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await user.type(screen.getByLabelText('Новый пароль'), newPassword);
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await waitFor(() => expect(within(own).queryByRole('button', { name: /^Завершить/ })).toBeNull());
    const headers = { authorization: `Bearer ${session.token()}` };
    const payload = { currentPassword: newPassword, newPassword: PASSWORD };
    const back = await server.send({ method: 'POST', url: '/Access/ChangePassword', headers, payload });
    expect(back.status).toBe(200);
  });

  it('and a second factor are not there with a depository that does not name them', async () => {
    await renderAdmin(server, { as: 'kadry', at: '/dashboard/account' });
    expect(await screen.findByRole('heading', { name: 'Аккаунт' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Сеансы|Двухэтапный|Второй/ })).toBeNull();
  });
});

describe('what is shown once', () => {
  it('is not taken away by a second Enter of who has sent the form', async () => {
    const { user } = await renderAdmin(server, { at: ACCOUNTS, kept: OURS });
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.type(screen.getByLabelText('Логин'), 'new.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Новый Сотрудник{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Enter}{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
    expect(dialog).toBeVisible();
    await user.click(await settled('Готово'));
  });

  const beginning = async (fetch: typeof globalThis.fetch) => {
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', kept: OURS, fetch });
    const own = () => screen.findByRole('region', { name: 'Второй фактор' });
    await user.click(await within(await own()).findByRole('button', { name: 'Настроить' }));
    await user.type(within(await own()).getByLabelText('Текущий пароль'), `${PASSWORD}{Enter}`);
    const code = await within(await own()).findByLabelText('Код из приложения');
    expect(code).toHaveFocus();
    const secret = ((await own()).querySelector('code')?.textContent ?? '').replaceAll(' ', '');
    await user.type(code, new TOTP({ secret }).generate());
    return { user, own };
  };

  it('is there when one comes back: recovery codes whose answer came to another screen', async () => {
    const { hold, held, fetch } = watchFetch(server.fetch);
    const { user, own } = await beginning(fetch);
    const release = hold('SecondFactor/Confirm');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(held('SecondFactor/Confirm')).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Вакансии' }));
    await screen.findByRole('heading', { name: 'Вакансии' });
    release();
    act(() => window.history.back());
    await within(await own()).findByRole('heading', { name: 'Запасные коды' });
    expect(within(await own()).getAllByText(/^\w{6}(-\w{6}){3}$/)).toHaveLength(10);
    await user.keyboard('{Enter}');
    await user.click(await settled('Коды сохранены'));
    expect(await within(await own()).findByText(/Осталось 10 запасных кодов/)).toBeVisible();
  });

  it('is asked about before signing out: recovery codes that are not saved yet', async () => {
    const { user, own } = await beginning(server.fetch);
    await user.keyboard('{Enter}');
    await within(await own()).findByRole('heading', { name: 'Запасные коды' });
    await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Выйти сейчас?' }));
    expect(question.getByText(/^Запасные коды ещё не сохранены/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Остаться' }));
    await user.click(await settled('Коды сохранены'));
    await within(await own()).findByText(/Осталось 10 запасных кодов/);
  });

  it('and was lost on its way is told as lost, and how to get other codes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, restore, fetch } = watchFetch(server.fetch);
    const { user, own } = await beginning(fetch);
    answer('SecondFactor', async (answered) => {
      await answered();
      throw new TypeError('offline');
    });
    await user.keyboard('{Enter}');
    expect(await within(await own()).findByRole('alert')).toHaveTextContent(/Нет связи/);
    restore('SecondFactor');
    await user.click(within(await own()).getByRole('button', { name: 'Включить' }));
    expect(await screen.findByText(/запасные коды не дошли/)).toBeVisible();
    expect(await within(await own()).findByText(/Осталось 10 запасных кодов/)).toBeVisible();
  });

  it('is told, where a changed password was the answer, and asks for no change that is done', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, restore, fetch } = watchFetch(server.fetch);
    const kept = { ...OURS, EXPIRES_AT: '2027-01-01T00:00:00Z' };
    const { user } = await renderAdmin(server, { at: '/dashboard/account', kept, fetch });
    await user.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await user.type(screen.getByLabelText('Новый пароль'), 'other horse battery 42');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'other horse battery 42');
    answer('Password', async (answered) => {
      await answered();
      throw new TypeError('offline');
    });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/неизвестно: проверьте/)).toBeVisible();
    restore('Password');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Пароль уже изменён: выйдите и войдите с новым паролем.')).toBeVisible();
  });

  it('is asked for once more after a reload: a required change that is done stands in nobody’s way', async () => {
    await renderAdmin(server, { at: '/dashboard', kept: { ...OURS, DUE: 'password' } });
    expect(await screen.findByRole('heading', { name: 'Главная страница' })).toBeVisible();
  });

  it('is not needed for a new password: after a lost answer the user is told to sign in with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { body } = await server.as('admin', 'POST', '/api/Admin/Account/ResetPassword', { id: 2 });
    const { answer, restore, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS, fetch });
    act(() => session.end());
    await user.type(await screen.findByLabelText('Логин'), 'kadry@depository.uz');
    await user.type(screen.getByLabelText('Пароль'), `${body.data.password}{Enter}`);
    await user.type(await screen.findByLabelText('Новый пароль'), 'other horse battery 42');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'other horse battery 42');
    answer('Password', async (answered) => {
      await answered();
      throw new TypeError('offline');
    });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Нет связи/)).toBeVisible();
    restore('Password');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Пароль уже изменён: выйдите и войдите с новым паролем.')).toBeVisible();
  });
});
