import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const KADRY = 2;

const server = serverForEach();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const openForm = async () => {
  const watched = watchFetch(server.fetch);
  const signedIn = { features: ['accounts'] };
  const { user } = await renderAdmin(server, { at: '/dashboard/accounts', signedIn, fetch: watched.fetch });
  await user.click(await screen.findByRole('button', { name: 'Изменить: Алишер Каримов' }));
  const form = within(await screen.findByRole('dialog'));
  const choose = async (role: string) => {
    await user.click(form.getByRole('combobox', { name: 'Роль' }));
    await user.click(await screen.findByRole('option', { name: role }));
  };
  const save = () => user.click(form.getByRole('button', { name: 'Сохранить' }));
  return { ...watched, user, form, choose, save };
};
const isSaved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const stored = async () => {
  const { body } = await server.as('admin', 'GET', '/api/Admin/Account/GetAll');
  return body.data.find(({ id }: { id: number }) => id === KADRY);
};

describe('a change of an account that has failed', () => {
  it('takes back no role that a colleague has changed when the name is saved again', async () => {
    const { user, form, save } = await openForm();
    await server.as('admin', 'POST', '/api/Admin/Account/SetRole', { id: KADRY, role: 'audit' });
    await user.click(form.getByLabelText('Имя'));
    await user.paste('о'.repeat(300));
    await save();
    await form.findByText(/не длиннее/);
    await user.clear(form.getByLabelText('Имя'));
    await user.type(form.getByLabelText('Имя'), 'Алишер');
    await save();
    await isSaved();
    expect(await stored()).toMatchObject({ fullName: 'Алишер', role: 'audit' });
  });

  it('is taken back also where it was stored without an answer', async () => {
    const { lose, restore, form, choose, save } = await openForm();
    lose('SetRole');
    await choose('Администратор');
    await save();
    await form.findByText(/неизвестно/);
    expect(await stored()).toMatchObject({ role: 'admin' });
    restore('SetRole');
    await choose('Отдел кадров');
    await save();
    await isSaved();
    expect(await stored()).toMatchObject({ role: 'kadry' });
  });

  it('and was put back before it was stored takes back no role of a colleague', async () => {
    const { count, user, form, choose, save } = await openForm();
    await choose('Администратор');
    await user.click(form.getByLabelText('Имя'));
    await user.paste('о'.repeat(300));
    await save();
    await form.findByText(/не длиннее/);
    await server.as('admin', 'POST', '/api/Admin/Account/SetRole', { id: KADRY, role: 'audit' });
    await choose('Отдел кадров');
    await user.clear(form.getByLabelText('Имя'));
    await user.type(form.getByLabelText('Имя'), 'Алишер');
    await save();
    await isSaved();
    expect(await stored()).toMatchObject({ fullName: 'Алишер', role: 'audit' });
    expect(count('SetRole')).toBe(1);
  });
});

it('a name that may have been stored is replaced by a third one', async () => {
  const { answer, restore, form, save, user } = await openForm();
  answer('Rename', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.type(form.getByLabelText('Имя'), 'в');
  await save();
  await form.findByText(/неизвестно/);
  restore('Rename');
  await user.type(form.getByLabelText('Имя'), 'ич');
  await save();
  await isSaved();
  expect(await stored()).toMatchObject({ fullName: 'Алишер Каримоввич' });
});

it('a role that a colleague has changed is replaced only after that was told', async () => {
  const { form, choose, save, user } = await openForm();
  await server.as('admin', 'POST', '/api/Admin/Account/SetRole', { id: KADRY, role: 'audit' });
  await choose('Администратор');
  await save();
  await form.findByText(/уже изменил кто-то другой: теперь «Алишер Каримов», роль «Аудит»/);
  fireEvent.click(form.getByRole('button', { name: 'Сохранить' }));
  const again = await settled('Сохранить');
  expect(await stored()).toMatchObject({ role: 'audit' });
  await user.click(again);
  await isSaved();
  expect(await stored()).toMatchObject({ role: 'admin' });
});

it('a role that a colleague has changed with the name is shown, and replaced where another one is chosen then', async () => {
  const { form, choose, save, user, hold } = await openForm();
  await server.as('admin', 'POST', '/api/Admin/Account/SetRole', { id: KADRY, role: 'audit' });
  await server.as('admin', 'POST', '/api/Admin/Account/Rename', { id: KADRY, fullName: 'А. Каримов' });
  await user.type(form.getByLabelText('Имя'), 'ич');
  const release = hold('Rename');
  await save();
  // what is chosen now would not be saved
  await user.click(form.getByRole('combobox', { name: 'Роль' }));
  expect(screen.queryByRole('option')).toBeNull();
  release();
  await form.findByText(/теперь «А. Каримов», роль «Аудит»/);
  expect(form.getByRole('combobox', { name: 'Роль' })).toHaveTextContent('Аудит');
  await choose('Отдел кадров');
  await user.click(await settled('Сохранить'));
  await isSaved();
  expect(await stored()).toMatchObject({ fullName: 'Алишер Каримович', role: 'kadry' });
});

it('a role that a colleague has changed after an unanswered change is told before it is replaced or kept', async () => {
  const { answer, restore, form, choose, save, user } = await openForm();
  answer('SetRole', () => Promise.reject(new TypeError('Failed to fetch')));
  await choose('Администратор');
  await save();
  await form.findByText(/неизвестно/);
  restore('SetRole');
  await server.as('admin', 'POST', '/api/Admin/Account/SetRole', { id: KADRY, role: 'audit' });
  await save();
  await form.findByText(/уже изменил кто-то другой/);
  await choose('Отдел кадров');
  await user.click(await settled('Сохранить'));
  await isSaved();
  expect(await stored()).toMatchObject({ role: 'kadry' });
});
