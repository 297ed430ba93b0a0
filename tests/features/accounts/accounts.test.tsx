import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addAdmin } from '../../support/admins.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();

const signedIn = { features: ['accounts', 'sessions', 'secondFactor'] };
const ACCOUNTS = '/dashboard/accounts';
const entry = () => screen.queryByRole('link', { name: 'Учётные записи' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the screen of accounts', () => {
  it('makes one with a password that is shown this once', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
    await user.click(await screen.findByRole('link', { name: 'Учётные записи' }));
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    expect(screen.getByLabelText('Имя')).toBeInvalid();
    await user.type(screen.getByLabelText('Логин'), 'new.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Новый Сотрудник');
    await user.click(screen.getByRole('button', { name: 'Создать' }));
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    const password = dialog.querySelector('output')?.textContent ?? '';
    expect((await server.login('new.one@depository.uz', password)).body.due).toBe('password');
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
    const { lose, restore, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn, fetch });
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.type(screen.getByLabelText('Логин'), 'lost.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Потерянный Ответ');
    lose('Account/Add');
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
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn, fetch });
    const release = hold('ResetPassword');
    await user.click(await screen.findByRole('button', { name: 'Новый пароль: Алишер Каримов' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Выдать пароль' }));
    await user.click(await screen.findByRole('link', { name: 'Глоссарий' }));
    await screen.findByRole('heading', { name: 'Глоссарий' });
    release();
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    const password = dialog.querySelector('output')?.textContent ?? '';
    expect((await server.login('kadry@depository.uz', password)).body.due).toBe('password');
    await user.click(await settled('Готово'));
  });

  it('closes its dialog by Back, which asks first where something is typed and waits for the answer', async () => {
    const { hold, count, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn, fetch });
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
    // what is typed now would not be saved
    for (const input of ['Логин', 'Имя']) expect(screen.getByLabelText(input)).toHaveAttribute('readonly');
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    back();
    await isBack;
    release();
    await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    await user.click(await settled('Готово'));
    expect(await rowOf('Новый Сотрудник')).toBeVisible();
  });

  it('offers a new password for every account but one’s own, whose session would end with it', async () => {
    await renderAdmin(server, { at: ACCOUNTS, signedIn: { ...signedIn, login: 'admin@depository.uz' } });
    const own = within(await rowOf('Дилноза Рахимова'));
    expect(own.getByRole('button', { name: 'Изменить: Дилноза Рахимова' })).toBeVisible();
    expect(own.queryByRole('button', { name: /^Новый пароль/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Новый пароль: Алишер Каримов' })).toBeVisible();
  });

  it('says beside the row why the last administrator stays', async () => {
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn });
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

  it('saves name and role together, or neither', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn });
    await user.click(await screen.findByRole('button', { name: 'Изменить: Дилноза Рахимова' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Имя'), ' вторая');
    await user.click(form.getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: 'Отдел кадров' }));
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    expect(await form.findByText(/последний действующий администратор/)).toBeVisible();
    const { body } = await server.as('admin', 'GET', '/api/Admin/Account/GetAll');
    expect(body.data).toContainEqual(expect.objectContaining({ fullName: 'Дилноза Рахимова' }));
  });

  it('disables an account, whose sessions end, and changes the role of another', async () => {
    const kadry = await server.signIn('kadry');
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn });
    await user.click(await screen.findByRole('button', { name: 'Отключить: Алишер Каримов' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Отключить' }),
    );
    await waitFor(async () => expect(await rowOf('Алишер Каримов')).toHaveTextContent('Отключена'));
    expect(await server.statusOf(kadry)).toBe(401);

    await user.click(screen.getByRole('button', { name: 'Изменить: Нодира Юсупова' }));
    const form = await screen.findByRole('dialog', { name: 'Учётная запись' });
    await user.click(within(form).getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: 'Отдел кадров' }));
    await user.click(within(form).getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () => expect(await rowOf('Нодира Юсупова')).toHaveTextContent('Отдел кадров'));
    expect((await server.login('audit@depository.uz')).body.access).toEqual(['kadry']);
  });

  it('says of an administrator let in under four eyes who has to enable the account, and who did it', async () => {
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes: true });
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn });
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
    expect(row).toHaveTextContent(
      'Отключенадоступ дан: Дилноза Рахимова; включить должен другой администратор',
    );
    expect(await rowOf('Алишер Каримов')).not.toHaveTextContent('доступ дан:');
  });

  it('has a second factor demanded of a role, and shows no former state where it cannot be read again', async () => {
    const { fetch, answer, restore } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn, fetch });
    const role = () => screen.findByRole('checkbox', { name: 'Аудит' });
    await role();
    answer('GetSecondFactorRoles', async () => Response.json({}, { status: 503 }));
    await user.click(await role());
    const retry = await screen.findByRole('button', { name: 'Повторить' });
    expect(screen.queryByRole('checkbox', { name: 'Аудит' })).toBeNull();
    expect((await server.login('audit@depository.uz')).body.due).toBe('secondFactor');
    restore('GetSecondFactorRoles');
    await user.click(retry);
    expect(await role()).toBeChecked();
  });

  it('is not there with a depository that does not name it', async () => {
    await renderAdmin(server, { at: ACCOUNTS });
    expect(await screen.findByText('Страница не найдена')).toBeVisible();
    expect(entry()).toBeNull();
  });

  it('is closed to everybody but administrators', async () => {
    await renderAdmin(server, { as: 'kadry', at: ACCOUNTS, signedIn });
    expect(await screen.findByText('Доступ запрещён')).toBeVisible();
    expect(entry()).toBeNull();
  });
});

describe('a role that was changed meanwhile', () => {
  it('is told with the first refusal, since menu and screens are those of the former one', async () => {
    const second = await addAdmin(server, 'second@depository.uz', 'Второй Администратор');
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
    const { body } = await second('GET', '/api/Admin/Account/GetAll');
    const own = body.data.find(({ userName }: { userName: string }) => userName === 'admin@depository.uz');
    await second('POST', '/api/Admin/Account/SetRole', { id: own.id, role: 'kadry' });
    await user.click(await screen.findByRole('link', { name: 'Глоссарий' }));
    expect(await screen.findByText(/^Ваша роль изменилась\. Выйдите и войдите снова/)).toBeVisible();
  });
});
