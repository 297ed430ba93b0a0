import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { press } from '../../support/conflicts.ts';
import { found, freshBrowser, kept, sealed } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const SAVE = '/api/Admin/Glossary/UpdateOrAdd';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
freshBrowser();

it('a translation in a draft that was merged with a newer Russian text stays outdated when it is saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const term = { keyWordRu: 'Сумма', keyWordUz: 'Summa' };
  const { id } = (await server.as('admin', 'POST', SAVE, term)).body.data;
  const stored = async () => (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data[0];
  const { fetch, answer, restore } = watchFetch(server.fetch);
  const signedIn = { ...sealed, features: [...sealed.features, 'translations'] };
  const open = () => renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn, fetch });
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: /На узбекском/ }));
  await user.type(screen.getByRole('textbox', { name: 'Ключевое слово' }), ' jami');
  await kept(1);
  await server.as('admin', 'POST', SAVE, { ...(await stored()), keyWordRu: 'Итог' });
  let count = 0;
  answer('UpdateOrAdd', async (own: () => Promise<Response>) => {
    count += 1;
    if (count > 1) throw new TypeError('Failed to fetch');
    return own();
  });
  press(document.body, 'Изменить');
  await screen.findByText(/Дошло ли отправленное, неизвестно/);
  cleanup();
  restore('UpdateOrAdd');
  await open();
  await found();
  press(document.body, 'Восстановить черновик');
  await screen.findByText('Черновик восстановлен');
  press(document.body, 'Изменить');
  await screen.findByText('Глоссарий успешно добавлен!');
  expect(await stored()).toMatchObject({ keyWordRu: 'Итог', keyWordUz: 'Summa jami', stale: ['uz'] });
});
