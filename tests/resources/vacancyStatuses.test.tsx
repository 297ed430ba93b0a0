import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { addVacancy, DEPARTMENT, VACANCY } from '../support/serverPersonnel.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();
beforeEach(async () => {
  await addVacancy(server, { titleRu: 'Юрист', status: 'Открыта' });
  await addVacancy(server, { titleRu: 'Аналитик', status: 'Закрыта' });
});

const STATUSES = ['Открыта', 'Закрыта', 'В архиве'];

/** A depository that answers whole lists, and knows statuses by numbers. */
const foreign = async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
  const path = String(input);
  const response = await server.fetch(path, init);
  if (path.endsWith('/GetStatuses')) return Response.json(STATUSES.map((name, id) => ({ id, name })));
  if (!path.endsWith('/GetVacancies')) return response;
  const { data } = await response.json();
  return Response.json(
    data.map((vacancy: { status: string }) => ({ ...vacancy, status: STATUSES.indexOf(vacancy.status) })),
  );
};

it.each([
  ['ours', undefined, {}],
  ['another', foreign, FOREIGN],
])('the vacancies of %s depository are narrowed by status', async (_whose, fetch, signedIn) => {
  const { user } = await renderAdmin(server, { at: '/dashboard/allVacancy', as: 'kadry', signedIn, fetch });
  await screen.findByRole('link', { name: 'Юрист' });
  await user.click(screen.getByRole('combobox', { name: 'Статус' }));
  await user.click(await screen.findByRole('option', { name: 'Закрыта' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Юрист' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Аналитик' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
  await screen.findByRole('link', { name: 'Юрист' });
});

it('a status that is typed in full is saved, and none while it is typed in part', async () => {
  const calls = watchFetch(server.fetch);
  const release = calls.hold('GetStatuses');
  const at = '/dashboard/vacancies/1';
  const { user } = await renderAdmin(server, { at, as: 'kadry', fetch: calls.fetch });
  const saved = async (status: string) => {
    await screen.findByText('Вакансия успешно добавлена/изменена');
    const { body } = await server.as('kadry', 'GET', `${VACANCY}/GetVacancies`);
    expect(body.data).toContainEqual(expect.objectContaining({ id: 1, status }));
    await user.click(await screen.findByLabelText('Изменить: Юрист'));
  };
  const status = () => screen.findByRole('combobox', { name: 'Статус' });
  const refused = async () => {
    await screen.findByText('Выберите значение из списка.');
    expect(await status()).toHaveFocus();
  };
  const type = async (keys: string) => {
    await waitFor(async () => expect(await status()).not.toHaveValue(''));
    await user.tripleClick(await status());
    await user.keyboard(keys);
  };
  await user.type(await status(), 'Закрыта');
  release();
  await screen.findByRole('option', { name: 'Закрыта' });
  await user.keyboard('{Enter}{Control>}s{/Control}');
  await saved('Закрыта');

  await type('откр{Control>}s{/Control}');
  await refused();
  await user.keyboard('ыта');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await saved('Открыта');

  await type('Закр');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await refused();
  expect(await status()).toHaveValue('Закр');
  await user.keyboard('{ArrowDown}{Escape}{Control>}s{/Control}');
  await saved('Открыта');

  await type('{Backspace}В архиве{Tab}');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await saved('В архиве');
});

it('a department that is typed before the list has come wins over a longer name that is chosen', async () => {
  const names = ['Юристы и кадры', 'Юристы'];
  for (const nameRu of names)
    await server.as('kadry', 'POST', `${DEPARTMENT}/UpdateOrAdd`, { id: 0, nameRu });
  const id = await addVacancy(server, { departmentId: 1, departmentNameRu: names[0] });
  const calls = watchFetch(server.fetch);
  const release = calls.hold('GetDepartments');
  const at = `/dashboard/vacancies/${id}`;
  const { user } = await renderAdmin(server, { at, as: 'kadry', fetch: calls.fetch });
  const department = await screen.findByRole('combobox', { name: 'Отдел' });
  await user.type(department, 'Юристы');
  release();
  await screen.findByRole('option', { name: 'Юристы' });
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await screen.findByText('Вакансия успешно добавлена/изменена');
  const { body } = await server.as('kadry', 'GET', `${VACANCY}/GetVacancies`);
  expect(body.data).toContainEqual(expect.objectContaining({ id, departmentNameRu: 'Юристы' }));
});
