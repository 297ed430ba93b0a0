import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { addTypes, CODES } from '../support/serverRegisters.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it.each([
  ['information', 'InformationType', CODES.information],
  ['normativeDocuments', 'NormativeDocumentType', CODES.normativeDocuments],
] as const)(
  'a list of %s reads the types again when the chosen code has been changed',
  async (kind, area, code) => {
    const ids = await addTypes(server);
    const screens = { information: 'information', normativeDocuments: 'normativeDocuments' };
    const { user } = await renderAdmin(server, { at: `/dashboard/${screens[kind]}?code=${code}` });
    await screen.findByRole('link', { name: 'Добавить' });
    const type = { id: ids[kind], code: 'other', name: 'Тип', nameRu: 'Тип' };
    await server.as('admin', 'POST', `/api/Admin/${area}/UpdateOrAdd`, type);
    await user.click(screen.getByRole('link', { name: 'Глоссарий' }));
    await screen.findByRole('heading', { name: 'Глоссарий' });
    window.history.back();
    await waitFor(() => expect(screen.queryByText(/Типа с таким кодом нет/)).toBeNull());
    expect(await screen.findByText(/ыберите таблицу из выпадающего списка$/)).toBeVisible();
  },
);

it('a new document chosen in the list of a type opens once that type is known', async () => {
  await addTypes(server);
  const watched = watchFetch(server.fetch);
  watched.answer('GetInformationTypes', async () =>
    Response.json({ message: 'База занята.' }, { status: 500 }),
  );
  const at = `/dashboard/addTable?code=${CODES.information}`;
  const { user } = await renderAdmin(server, { at, fetch: watched.fetch });
  const retry = await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.queryByRole('textbox', { name: 'Заголовок' })).toBeNull();
  watched.restore('GetInformationTypes');
  await user.click(retry);
  await screen.findByRole('textbox', { name: 'Заголовок' });
  expect(screen.getByRole('combobox', { name: 'Тип информации' })).not.toHaveValue('');
});

it('a new document keeps its type where the list of types is older', async () => {
  await addTypes(server);
  const watched = watchFetch(server.fetch);
  await renderAdmin(server, { at: '/dashboard/allTables', fetch: watched.fetch });
  await screen.findByText(/ыберите таблицу из выпадающего списка$/);
  const type = { id: 0, code: 'later', name: 'Новый' };
  await server.as('admin', 'POST', '/api/Admin/InformationType/UpdateOrAdd', type);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  const release = watched.hold('GetInformationTypes');
  window.history.replaceState(null, '', '/dashboard/addTable?code=later');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(watched.held('GetInformationTypes')).toBe(1));
  expect(screen.queryByRole('textbox', { name: 'Заголовок' })).toBeNull();
  release();
  await screen.findByRole('textbox', { name: 'Заголовок' });
  expect(screen.getByRole('combobox', { name: 'Тип информации' })).toHaveValue('Новый');
});
