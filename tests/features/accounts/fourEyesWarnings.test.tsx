import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAdmin } from '../../support/admins.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForEach } from '../../support/server.ts';

const server = serverForEach();

const HELD = /^Учётная запись будет отключена, пока её не включит другой администратор/;

const openAccounts = async (fourEyes = true) => {
  await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов');
  await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes });
  const signedIn = { login: 'admin@depository.uz', features: ['accounts', 'review'] };
  return (await renderAdmin(server, { at: '/dashboard/accounts', signedIn })).user;
};

type User = Awaited<ReturnType<typeof openAccounts>>;

const chooseRole = async (user: User, name: string, role: string) => {
  await user.click(await screen.findByRole('button', { name: `Изменить: ${name}` }));
  await user.click(await screen.findByRole('combobox', { name: 'Роль' }));
  await user.click(await screen.findByRole('option', { name: role }));
};

describe('under four eyes it is warned', () => {
  it('before the only other administrator is disabled', async () => {
    const user = await openAccounts();
    await user.click(await screen.findByRole('button', { name: 'Отключить: Анвар Каримов' }));
    expect(await screen.findByText(/ваши правки будет некому подтвердить/)).toBeVisible();
    await user.click(await settled('Отмена'));
    await user.click(await screen.findByRole('button', { name: 'Отключить: Алишер Каримов' }));
    expect(await screen.findByText(/не сможет войти/)).toBeVisible();
    expect(screen.queryByText(/некому подтвердить/)).toBeNull();
  });

  it('before the role is taken from the only other administrator, or given to somebody', async () => {
    const user = await openAccounts();
    await chooseRole(user, 'Анвар Каримов', 'Отдел кадров');
    expect(await screen.findByText(/ваши правки будет некому подтвердить/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: 'Администратор' }));
    expect(screen.queryByText(/некому подтвердить/)).toBeNull();
    await user.click(await settled('Назад'));
    await chooseRole(user, 'Алишер Каримов', 'Администратор');
    expect(await screen.findByText(HELD)).toBeVisible();
  });

  it('before an administrator gets a new password, who is disabled by it', async () => {
    const user = await openAccounts();
    await user.click(await screen.findByRole('button', { name: 'Новый пароль: Анвар Каримов' }));
    expect(await screen.findByText(HELD)).toBeVisible();
    await user.click(await settled('Отмена'));
    await user.click(await screen.findByRole('button', { name: 'Новый пароль: Алишер Каримов' }));
    expect(await screen.findByText(/Новый пароль будет одноразовым/)).toBeVisible();
    expect(screen.queryByText(HELD)).toBeNull();
  });
});

describe('it is not warned', () => {
  it('where four eyes are off', async () => {
    const user = await openAccounts(false);
    await chooseRole(user, 'Алишер Каримов', 'Администратор');
    expect(await screen.findByRole('combobox', { name: 'Роль' })).toHaveTextContent('Администратор');
    expect(screen.queryByText(HELD)).toBeNull();
  });

  it('where another administrator remains', async () => {
    await addAdmin(server, 'botir@depository.uz', 'Ботир Каримов');
    const user = await openAccounts();
    await user.click(await screen.findByRole('button', { name: 'Отключить: Анвар Каримов' }));
    expect(await screen.findByText(/не сможет войти/)).toBeVisible();
    expect(screen.queryByText(/некому подтвердить/)).toBeNull();
  });
});
