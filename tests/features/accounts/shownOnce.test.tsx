import { act, screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/session.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { PASSWORD, serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();

const signedIn = { features: ['accounts', 'sessions', 'secondFactor'] };
const ACCOUNTS = '/dashboard/accounts';

describe('what is shown once', () => {
  it('is not taken away by a second Enter of who has sent the form', async () => {
    const { user } = await renderAdmin(server, { at: ACCOUNTS, signedIn });
    await user.click(await screen.findByRole('button', { name: 'Добавить' }));
    await user.type(screen.getByLabelText('Логин'), 'new.one@depository.uz');
    await user.type(screen.getByLabelText('Имя'), 'Новый Сотрудник');
    // time that stands still while the machine is busy: the button takes no act for a second
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Одноразовый пароль' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Enter}{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Готово' }));
    expect(dialog).toBeVisible();
    await user.click(await settled('Готово'));
  });

  const beginning = async (fetch: typeof globalThis.fetch) => {
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/account', signedIn, fetch });
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
    await user.click(screen.getByRole('link', { name: 'Вакансии' }));
    await screen.findByRole('heading', { name: 'Вакансии' });
    await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Выйти сейчас?' }));
    expect(question.getByText(/^Запасные коды ещё не сохранены/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Остаться' }));
    act(() => window.history.back());
    await user.click(await settled('Коды сохранены'));
    await within(await own()).findByText(/Осталось 10 запасных кодов/);
  });

  it('and was lost on its way is told as lost, and how to get other codes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lose, restore, fetch } = watchFetch(server.fetch);
    const { user, own } = await beginning(fetch);
    lose('SecondFactor');
    await user.keyboard('{Enter}');
    expect(await within(await own()).findByRole('alert')).toHaveTextContent(/Нет связи/);
    restore('SecondFactor');
    await user.click(within(await own()).getByRole('button', { name: 'Включить' }));
    expect(await screen.findByText(/запасные коды не дошли/)).toBeVisible();
    expect(await within(await own()).findByText(/Осталось 10 запасных кодов/)).toBeVisible();
  });

  it('is told, where a changed password was the answer, and asks for no change that is done', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { lose, restore, fetch } = watchFetch(server.fetch);
    const lasting = { ...signedIn, expiresAt: '2027-01-01T00:00:00Z' };
    const { user } = await renderAdmin(server, { at: '/dashboard/account', signedIn: lasting, fetch });
    await user.type(await screen.findByLabelText('Текущий пароль'), PASSWORD);
    await user.type(screen.getByLabelText('Новый пароль'), 'other horse battery 42');
    await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'other horse battery 42');
    lose('Password');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/неизвестно: проверьте/)).toBeVisible();
    restore('Password');
    await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
    expect(await screen.findByText('Пароль уже изменён: выйдите и войдите с новым паролем.')).toBeVisible();
  });

  it.each(['password', 'secondFactor'])(
    'is asked for once more after a reload: what is not required any more is not demanded: %s',
    async (due) => {
      await renderAdmin(server, { at: '/dashboard', signedIn: { ...signedIn, due } });
      expect(await screen.findByRole('heading', { name: 'Главная страница' })).toBeVisible();
    },
  );

  it.each(['a role without a second factor', 'a role that needs one'])(
    'is not needed for a new password: after a lost answer the user is told to sign in with it: %s',
    async (which) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      if (which === 'a role that needs one')
        await server.as('admin', 'POST', '/api/Admin/Account/RequireSecondFactor', {
          role: 'kadry',
          isRequired: true,
        });
      const { body } = await server.as('admin', 'POST', '/api/Admin/Account/ResetPassword', { id: 2 });
      const { lose, restore, fetch } = watchFetch(server.fetch);
      const { user } = await renderAdmin(server, { at: '/dashboard', signedIn, fetch });
      act(() => session.end());
      await user.type(await screen.findByLabelText('Логин'), 'kadry@depository.uz');
      await user.type(screen.getByLabelText('Пароль'), `${body.data.password}{Enter}`);
      await user.type(await screen.findByLabelText('Новый пароль'), 'other horse battery 42');
      await user.type(screen.getByLabelText('Новый пароль ещё раз'), 'other horse battery 42');
      lose('Password');
      await user.keyboard('{Enter}');
      expect(await screen.findByText(/Нет связи/)).toBeVisible();
      restore('Password');
      await user.click(screen.getByRole('button', { name: 'Сменить пароль' }));
      expect(await screen.findByText('Пароль уже изменён: выйдите и войдите с новым паролем.')).toBeVisible();
    },
  );
});
