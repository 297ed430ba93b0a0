import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, freshBrowser, kept, plain } from '../support/drafts.ts';
import { foreignLists } from '../support/foreignLists.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();
freshBrowser();

const item = (uz: string) => ({
  id: 3,
  posted: '2026-11-21',
  status: null,
  news: [
    { id: 1, newsBaseId: 3, language: 'ru', title: 'Новость', description: '' },
    { id: 2, newsBaseId: 3, language: 'uz', title: uz, description: '' },
  ],
});
const depository = foreignLists(server);

const title = () => screen.findByRole('textbox', { name: 'Заголовок' });
const goHome = (user: UserEvent) =>
  user.click(screen.getAllByRole('link', { name: 'Главная страница' })[0] as HTMLElement);

/** Opens the edit that waits while the item is on the site. */
const openEdit = async () => {
  depository.answers = {
    '/News/GetAllPublished': [item('На сайте')],
    '/News/GetAllPending': [item('Правка')],
  };
  const { user } = await renderAdmin(server, {
    at: '/dashboard/allNews',
    signedIn: plain,
    fetch: depository.fetch,
  });
  await user.click(await screen.findByRole('tab', { name: /В ожидании/ }));
  await user.click(await screen.findByRole('link', { name: 'Изменить: Новость' }));
  await title();
  return user;
};

const savesTheEdit = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await waitFor(() => expect(depository.sent).toHaveLength(1));
  expect(depository.sent).toMatchObject([
    { id: 3, news: [{ title: 'Новость дня' }, { title: 'Правка' }, {}] },
  ]);
  await screen.findByText('Новость успешно изменена');
};

describe('of a published item and its edit, which have one id in another depository, what was open is opened again', () => {
  it('by Back', async () => {
    const user = await openEdit();
    await goHome(user);
    await screen.findByRole('heading', { name: 'Главная страница' });
    window.history.back();
    await user.type(await title(), ' дня');
    await savesTheEdit(user);
  });

  it('by a draft that is continued', async () => {
    const user = await openEdit();
    await user.type(await title(), ' дня');
    await kept(1);
    await goHome(user);
    await answer(user, 'Уйти и оставить черновик');
    await user.click(await screen.findByRole('link', { name: /^Продолжить: / }));
    await screen.findByText('Черновик восстановлен');
    await savesTheEdit(user);
  });
});
