import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../support/conflicts.ts';
import { found, freshBrowser, kept, sealed } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const SAVE = '/api/Admin/Glossary/UpdateOrAdd';

const server = serverForAll();
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

it('a translation in a draft is up to date when it is saved after it was checked against the newer Russian text', async () => {
  const term = { keyWordRu: 'Рынок', keyWordUz: 'Bozor', keyWordEn: 'Market' };
  const { id } = (await server.as('admin', 'POST', SAVE, term)).body.data;
  const stored = async () => (await server.as('admin', 'GET', `/api/Admin/Glossary/Get${id}`)).body.data;
  const signedIn = { ...sealed, features: [...sealed.features, 'translations'] };
  const open = async () => {
    const { user } = await renderAdmin(server, { at: `/dashboard/glossary/${id}`, signedIn });
    await user.click(await screen.findByRole('tab', { name: /На узбекском/ }));
    return user;
  };
  const leaving = await open();
  await leaving.type(screen.getByRole('textbox', { name: 'Ключевое слово' }), 'i');
  await kept(1);
  cleanup();
  await server.as('admin', 'POST', SAVE, { ...(await stored()), keyWordRu: 'Биржа' });
  const user = await open();
  await found();
  press(document.body, 'Восстановить черновик');
  await screen.findByText('Черновик восстановлен');
  const check = await screen.findByRole('button', { name: /^Перевод проверен/ });
  await user.click(check);
  await waitFor(() => expect(check).not.toBeInTheDocument());
  await user.type(screen.getByRole('textbox', { name: 'Ключевое слово' }), ' birja');
  press(document.body, 'Изменить');
  await screen.findByText('Глоссарий успешно добавлен!');
  expect(await stored()).toMatchObject({ keyWordRu: 'Биржа', keyWordUz: 'Bozori birja', stale: ['en'] });
});
