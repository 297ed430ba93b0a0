import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plan } from '../../src/boot/plan.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';
import { watchFetch } from '../support/watchedFetch.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('a list of other pages than most asks for its first rows by the call that the page has made before it', async () => {
  const calls = watchFetch(server.fetch);
  await renderAdmin(server, { at: '/dashboard/allHistories', fetch: calls.fetch });
  await screen.findByText('Запрашиваемая история еще не добавлена.');
  expect(calls.count(`GET ${plan().rows.admin?.allHistories}`)).toBe(1);
});

it('an item that is opened by its own address is read once', async () => {
  const { body } = await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', {
    keyWordRu: 'Акция',
  });
  const calls = watchFetch(server.fetch);
  await renderAdmin(server, { at: `/dashboard/glossary/${body.data.id}`, fetch: calls.fetch });
  expect(await screen.findByRole('textbox', { name: 'Ключевое слово' })).toHaveValue('Акция');
  expect(calls.count('GET /api/Admin/Glossary/')).toBe(1);
});
