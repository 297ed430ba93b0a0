import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['audit', 'trash'] };
const TRASH = '/dashboard/trash';

const server = serverForAll();

const { saved, remove, pending } = publicationCalls(server, news);
const deleted = async (title: string) => {
  const { id } = await saved(newsDraft(title));
  await remove(id);
  return id;
};
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the screen of the trash', () => {
  it('shows what was deleted, by whom and how long it stays, and puts it back', async () => {
    const id = await deleted('Нужная');
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
    await user.click(await screen.findByRole('link', { name: 'Корзина' }));
    const row = await rowOf('Нужная ru');
    for (const text of ['Новости', 'Дилноза Рахимова', '30 дней']) expect(row).toHaveTextContent(text);
    await user.click(within(row).getByRole('button', { name: 'Вернуть: Нужная ru' }));
    expect(await screen.findByText('Запись возвращена из корзины')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Нужная ru')).toBeNull());
    expect((await pending()).map((item) => item.id)).toContain(id);
  });

  it('puts back one at a time, however quickly one clicks where the next one moves up', async () => {
    for (const title of ['Ряд один', 'Ряд два', 'Ряд три']) await deleted(title);
    const { user } = await renderAdmin(server, { at: TRASH, signedIn });
    const rows = () => screen.getAllByRole('button', { name: /^Вернуть: Ряд/ });
    await user.click((await screen.findAllByRole('button', { name: /^Вернуть: Ряд/ }))[0] as HTMLElement);
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(rows()[0] as HTMLElement);
    await waitFor(() => expect(rows()[0]).not.toHaveAttribute('aria-disabled'));
    expect(rows()).toHaveLength(2);
  });

  it('puts a record back once, also by a second click before its row has gone', async () => {
    await deleted('Однажды');
    const { hold, held, count, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: TRASH, signedIn, fetch });
    const putBack = await settled('Вернуть: Однажды ru');
    const letGo = hold('Trash/GetAll');
    await user.click(putBack);
    await waitFor(() => expect(held('Trash/GetAll')).toBe(1));
    await user.click(putBack);
    expect(putBack).toHaveAttribute('aria-disabled', 'true');
    letGo();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Однажды ru/ })).toBeNull());
    expect(count('Trash/Restore')).toBe(1);
  });

  it('lists no longer what a colleague has put back meanwhile, or what came back without an answer', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const title of ['Чужая', 'Безответная']) await deleted(title);
    const { lose, restore, fetch } = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: TRASH, signedIn, fetch });
    await screen.findByRole('button', { name: 'Вернуть: Чужая ru' });
    const { body } = await server.as('admin', 'GET', '/api/Admin/Trash/GetAll?count=1000');
    const idOf = (name: string) => body.data.find(({ title }: { title: string }) => title === name).id;
    await server.as('admin', 'POST', `/api/Admin/Trash/Restore${idOf('Чужая ru')}`);
    await user.click(screen.getByRole('button', { name: 'Вернуть: Чужая ru' }));
    expect(await screen.findByText(/Этой записи в корзине нет/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Чужая ru/ })).toBeNull());
    lose('Trash/Restore');
    await user.click(await settled('Вернуть: Безответная ru'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Безответная ru/ })).toBeNull());
    restore('Trash/Restore');
  });

  it('ends a record only when asked twice', async () => {
    await deleted('Лишняя');
    const { user } = await renderAdmin(server, { at: TRASH, signedIn });
    const end = { name: 'Удалить окончательно: Лишняя ru' };
    await user.click(await screen.findByRole('button', end));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Лишняя ru — вернуть будет нельзя.');
    await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', end));
    const again = await screen.findByRole('alertdialog');
    await user.click(within(again).getByRole('button', { name: 'Удалить окончательно' }));
    expect(await screen.findByText('Запись удалена окончательно')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Лишняя ru')).toBeNull());
  });

  it('asks on until the depository has told of everything', async () => {
    await deleted('Первая');
    await deleted('Вторая');
    const paged: typeof fetch = (input, init) => {
      const url = String(input);
      if (!url.includes('/Trash/GetAll')) return server.fetch(input, init);
      return server.fetch(`${url}${url.includes('?') ? '&' : '?'}count=1`, init);
    };
    await renderAdmin(server, { at: TRASH, signedIn, fetch: paged });
    expect(await rowOf('Первая ru')).toBeVisible();
    expect(await rowOf('Вторая ru')).toBeVisible();
  });

  it('says beside the row why a record cannot come back, and names no applicant', async () => {
    const id = await addApplicant(server, { fullName: 'Тайный Человек' });
    const [{ vacancyId }] = (
      await server.as('kadry', 'GET', '/api/Admin/Vacancy/GetVacancies')
    ).body.data.map((vacancy: { id: number }) => ({ vacancyId: vacancy.id }));
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    await server.as('kadry', 'DELETE', `/api/Admin/Vacancy/Delete${vacancyId}`);
    const { user } = await renderAdmin(server, { at: TRASH, signedIn });
    const row = await rowOf(`№ ${id}`);
    expect(row).not.toHaveTextContent('Тайный');
    await user.click(within(row).getByRole('button', { name: /^Вернуть: / }));
    expect(await within(row).findByRole('alert')).toHaveTextContent('Сначала верните вакансию');
  });
});
