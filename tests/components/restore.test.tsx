import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type SignedIn, session } from '../../src/session.ts';
import { heldCalls } from '../support/heldCalls.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { PASSWORD, serverForAll } from '../support/server.ts';
import { news, newsDraft, publicationCalls } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const DEPARTMENT = '/api/Admin/Department';

const server = serverForAll();

const listed = async (): Promise<{ nameRu: string }[]> =>
  (await server.as('kadry', 'GET', `${DEPARTMENT}/GetDepartments`)).body.data;

const deleteDepartment = async (name: string, signedIn: Partial<SignedIn>, fetch = server.fetch) => {
  await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { code: name, nameRu: name });
  const at = '/dashboard/allVacancyDepartmentTypes';
  const { user } = await renderAdmin(server, { as: 'kadry', at, signedIn, fetch });
  await user.click(await screen.findByRole('button', { name: `Удалить: ${name}` }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: `Удалить: ${name}` })).toBeNull());
  return user;
};

/** The next person signs in, in the same tab. */
const signIn = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Логин'), 'kadry@depository.uz');
  await user.type(screen.getByLabelText('Пароль'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await screen.findByRole('link', { name: 'Вакансии' });
};

const approve = async (title: string, fetch = server.fetch) => {
  const signedIn = { features: ['restore'] };
  const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn, fetch });
  await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  await user.click(await screen.findByRole('button', { name: `Подтвердить: ${title} ru` }));
  return user;
};

describe('an item that was approved by mistake', () => {
  it('waits again at one click', async () => {
    const { saved, pending } = publicationCalls(server, news);
    const { id } = await saved(newsDraft('Поспешили'));
    const user = await approve('Поспешили');
    expect(await screen.findByText('Подтверждено: Поспешили ru')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Отменить подтверждение: Поспешили ru' }));
    expect(await screen.findByText('Запись снова ожидает подтверждения')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Подтвердить: Поспешили ru' })).toBeVisible();
    expect(await pending()).toContainEqual(expect.objectContaining({ id, version: 3 }));
  });
});

describe('the button that undoes an act', () => {
  it('sends one call, also when it is clicked again before its toast is gone', async () => {
    const { saved } = publicationCalls(server, news);
    await saved(newsDraft('Дважды'));
    const { fetch, hold, count } = watchFetch(server.fetch);
    const user = await approve('Дважды', fetch);
    const undo = await screen.findByRole('button', { name: 'Отменить подтверждение: Дважды ru' });
    const release = hold('UndoApproval');
    await user.click(undo);
    expect(undo).toHaveAttribute('aria-busy', 'true');
    release();
    await waitFor(() => expect(undo).toHaveAttribute('aria-busy', 'false'));
    expect(undo).toBeInTheDocument();
    fireEvent.click(undo);
    expect(await screen.findByText('Запись снова ожидает подтверждения')).toBeVisible();
    expect(count('UndoApproval')).toBe(1);
  });
});

describe('an approval that is undone in the form of its item', () => {
  it('is offered there as a newer version', async () => {
    const { saved } = publicationCalls(server, news);
    await saved(newsDraft('Открытая'));
    const user = await approve('Открытая');
    await screen.findByText('Подтверждено: Открытая ru');
    await user.click(screen.getByRole('tab', { name: 'Опубликованные' }));
    await user.click(await screen.findByRole('link', { name: 'Открытая ru' }));
    expect(await screen.findByText('Опубликована')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Отменить подтверждение: Открытая ru' }));
    await user.click(await screen.findByRole('button', { name: 'Показать' }));
    expect(await screen.findByText('Ожидает подтверждения')).toBeVisible();
  });
});

describe('a record that was deleted by mistake', () => {
  it('is offered back in the toast, also on the next screen, and stands in the list again', async () => {
    const user = await deleteDepartment('Бухгалтерия', { features: ['restore'] });
    const toast = (await screen.findByText('Тип нормативного документа успешно удален')).closest(
      '[role=alert]',
    );
    expect(toast).toHaveTextContent('Удалено: БухгалтерияВернуть');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() => expect(toast).toHaveTextContent(/^Удалено: БухгалтерияВернуть/), { timeout: 30_000 });
    await user.click(screen.getByRole('link', { name: 'Вакансии' }));
    await user.click(screen.getByRole('button', { name: /^Вернуть: / }));
    expect(await screen.findByText('Запись возвращена из корзины')).toBeVisible();
    expect(await listed()).toMatchObject([{ nameRu: 'Бухгалтерия' }]);
    await waitFor(() => expect(screen.queryByText('Удалено: Бухгалтерия')).toBeNull());
    await user.click(screen.getByRole('link', { name: 'Отделы вакансий' }));
    expect(await screen.findByRole('button', { name: 'Удалить: Бухгалтерия' })).toBeVisible();
  });

  it('is told why it cannot come back, though a newer toast took the place of the one with the offer', async () => {
    await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { code: 'Гараж', nameRu: 'Гараж' });
    const { fetch, hold } = watchFetch(server.fetch);
    const user = await deleteDepartment('Столовая', { features: ['restore'] }, fetch);
    await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, {
      code: 'Столовая',
      nameRu: 'Другая столовая',
    });
    const release = hold('/Restore');
    await user.click(await screen.findByRole('button', { name: 'Вернуть: Столовая' }));
    await user.click(screen.getByRole('button', { name: 'Удалить: Гараж' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Удалено: Гараж')).toBeVisible();
    release();
    expect(await screen.findByText(/^Не выполнено: «Вернуть: Столовая».*уже занят/)).toBeVisible();
  });

  it('is told why it cannot come back', async () => {
    const user = await deleteDepartment('Канцелярия', { features: ['restore'] });
    await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { code: 'Канцелярия', nameRu: 'Другая' });
    await user.click(await screen.findByRole('button', { name: /^Вернуть: / }));
    expect(await screen.findByText(/код «Канцелярия» уже занят/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Вернуть: / })).toHaveAttribute('aria-disabled');
  });

  it('is not offered to the next person in the same tab, though its answer comes after the sign-out', async () => {
    await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { code: 'Склад', nameRu: 'Склад' });
    const calls = heldCalls(server.fetch, `${DEPARTMENT}/Delete`);
    const { user } = await renderAdmin(server, {
      as: 'kadry',
      at: '/dashboard/allVacancyDepartmentTypes',
      signedIn: { features: ['restore'] },
      fetch: calls.fetch,
    });
    await user.click(await screen.findByRole('button', { name: 'Удалить: Склад' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
    act(() => session.end());
    await signIn(user);
    calls.release();
    await waitFor(async () =>
      expect(await listed()).not.toContainEqual(expect.objectContaining({ nameRu: 'Склад' })),
    );
    // what the answer brings about has happened by then
    await user.click(screen.getByRole('link', { name: 'Отделы вакансий' }));
    await screen.findByRole('button', { name: 'Удалить: Другая' });
    expect(session.hasFeature('restore')).toBe(true);
    expect(screen.queryByRole('button', { name: /^Вернуть: / })).toBeNull();
  });

  it('is no longer offered once the next person has signed in, though its toast stood at the sign-out', async () => {
    const user = await deleteDepartment('Касса', { features: ['restore'] });
    expect(await screen.findByRole('button', { name: 'Вернуть: Касса' })).toBeVisible();
    act(() => session.end());
    await signIn(user);
    expect(screen.queryByRole('button', { name: /^Вернуть: / })).toBeNull();
  });

  it('is not offered by another depository', async () => {
    await deleteDepartment('Архив', {});
    expect(screen.queryByRole('button', { name: /^Вернуть: / })).toBeNull();
  });
});
