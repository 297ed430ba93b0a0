import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('signing out asks the depository nothing more, which would be without a token', async () => {
  await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Первая'));
  const calls: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (!new Headers(init?.headers).has('Authorization')) calls.push(String(input));
    return server.fetch(input, init);
  };
  const { user } = await renderAdmin(server, { at: '/dashboard/allNews', fetch });
  await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  await screen.findByRole('link', { name: 'Первая ru' });
  await user.click(screen.getByRole('button', { name: 'Учётная запись' }));
  await user.click(await screen.findByRole('menuitem', { name: /Выйти/ }));
  await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
  expect(calls).toEqual([]);
});
