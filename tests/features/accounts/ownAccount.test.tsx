import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accounts } from '../../../server/db/schema.ts';
import { session } from '../../../src/session.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { PASSWORD, serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();

const signedIn = { features: ['accounts', 'sessions', 'secondFactor'] };

describe('changing the password', () => {
  const lasting = { ...signedIn, expiresAt: '2027-01-01T00:00:00Z' };

  it('says why a new one is not good enough', async () => {
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', signedIn: lasting });
    await user.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await user.type(screen.getByLabelText('Новый пароль'), 'Liverpool2026');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'Liverpool2026');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/из числа самых распростран/),
    );
  });

  it('tells why it was refused, also when the user has typed meanwhile', async () => {
    const { fetch, hold } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, {
      as: 'kadry',
      at: '/dashboard/account',
      signedIn: lasting,
      fetch,
    });
    await user.type(await screen.findByLabelText('Текущий пароль'), 'не тот пароль');
    await user.type(screen.getByLabelText('Новый пароль'), 'синий-фонарь-73');
    const again = screen.getByLabelText('Новый пароль ещё раз');
    await user.type(again, 'синий-фонарь-73');
    const release = hold('ChangePassword');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await user.type(again, '!');
    release();
    await waitFor(() =>
      expect(screen.getByLabelText('Текущий пароль')).toHaveAccessibleDescription(/указан неверно/),
    );
  });
});

describe('a changed password', () => {
  it('is sent once, however quickly one clicks, and leaves the focus on the screen', async () => {
    const account = { userName: 'bystry@depository.uz', fullName: 'Быстрый Сотрудник', role: 'kadry' };
    const { body } = await server.as('admin', 'POST', '/api/Admin/Account/Add', account);
    const { fetch, count } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn, fetch });
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
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
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

describe('the second factor', () => {
  it('is shown as off once it is, though the answer to turning it off was lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fetch, lose } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard', signedIn, fetch });
    await server.db.update(accounts).set({ totpSecret: 'JBSWY3DP', totpConfirmedAt: new Date() });
    await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Аккаунт' }));
    const own = within(await screen.findByRole('region', { name: 'Второй фактор' }));
    lose('SecondFactor/Off');
    await user.click(await own.findByRole('button', { name: 'Выключить' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Второй фактор' }));
    await user.type(dialog.getByLabelText('Текущий пароль'), `${PASSWORD}{Enter}`);
    expect(await own.findByText('Настроить')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('own sessions', () => {
  it('are listed under the account, and another one is ended from there', async () => {
    const other = await server.signIn('kadry');
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', signedIn });
    const own = await screen.findByRole('region', { name: 'Сеансы' });
    expect(await within(own).findByText('этот сеанс')).toBeVisible();
    await user.click(within(own).getByRole('button', { name: /^Завершить/ }));
    await waitFor(() => expect(within(own).queryByRole('button', { name: /^Завершить/ })).toBeNull());
    expect((await server.withToken(other, 'GET', '/Access/Sessions')).status).toBe(401);
  });

  it('are ended one at a time, however quickly one clicks where the next one moves up', async () => {
    for (let count = 0; count < 3; count += 1) await server.signIn('kadry');
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', signedIn });
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
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard/account', signedIn });
    const own = await screen.findByRole('region', { name: 'Сеансы' });
    await user.click(await within(own).findByRole('button', { name: 'Завершить все остальные сеансы' }));
    await waitFor(() => expect(within(own).queryByRole('button', { name: /^Завершить/ })).toBeNull());
    expect(within(own).getByText('этот сеанс')).toBeVisible();
  });

  it('are ended all at once, also where one of them is over since they were listed', async () => {
    const tokens = [await server.signIn('audit'), await server.signIn('audit'), await server.signIn('audit')];
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard/account', signedIn });
    const own = within(await screen.findByRole('region', { name: 'Сеансы' }));
    const endAll = await own.findByRole('button', { name: 'Завершить все остальные сеансы' });
    // the newest is the first in the list
    await server.withToken(tokens.at(-1) ?? '', 'POST', '/Access/logout');
    await user.click(endAll);
    await waitFor(() => expect(own.queryByRole('button', { name: /^Завершить/ })).toBeNull());
    expect(own.queryByRole('alert')).toBeNull();
    for (const token of tokens)
      expect((await server.withToken(token, 'GET', '/Access/Sessions')).status).toBe(401);
  });

  it('are listed no more where a new password has ended them, and a wrong one is told at its field', async () => {
    await server.signIn('audit');
    const lasting = { ...signedIn, expiresAt: '2027-01-01T00:00:00Z' };
    const { user } = await renderAdmin(server, { as: 'audit', at: '/dashboard/account', signedIn: lasting });
    const own = await screen.findByRole('region', { name: 'Сеансы' });
    await within(own).findByRole('button', { name: /^Завершить: / });
    const newPassword = 'синий-фонарь-74';
    const current = await screen.findByLabelText('Текущий пароль');
    await user.type(current, 'не тот');
    await user.type(screen.getByLabelText('Новый пароль'), newPassword);
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), newPassword);
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await waitFor(() => expect(current).toHaveAccessibleDescription('Текущий пароль указан неверно.'));
    expect(current).toHaveFocus();
    expect(screen.queryByRole('alert')).toBe(null);
    await user.clear(current);
    await user.type(current, PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    await waitFor(() => expect(within(own).queryByRole('button', { name: /^Завершить/ })).toBeNull());
    const payload = { currentPassword: newPassword, newPassword: PASSWORD };
    const back = await server.withToken(session.token() ?? '', 'POST', '/Access/ChangePassword', payload);
    expect(back.status).toBe(200);
  });

  it('and a second factor are not there with a depository that does not name them', async () => {
    await renderAdmin(server, { as: 'kadry', at: '/dashboard/account' });
    expect(await screen.findByRole('heading', { name: 'Аккаунт' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Сеансы|Двухэтапный|Второй/ })).toBeNull();
  });
});
