import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { plainFetch } from '../support/plainDepository.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach, type TestServer } from '../support/server.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();

const SAVE = '/api/Admin/Statistic/UpdateOrAdd';

/** Another depository, which answers `null` until figures are saved. */
const withoutFigures = (own: TestServer): typeof fetch => {
  const plain = plainFetch(own);
  return async (input, init) => {
    const answer = await plain(input, init);
    if (!String(input).includes('GetStatistic')) return answer;
    const figures = await answer.json();
    return Response.json(figures.issuers ? figures : null);
  };
};

const openForeign = (fetch: typeof server.fetch) =>
  renderAdmin(server, { at: '/dashboard/homeStatistic', signedIn: FOREIGN, fetch });
const stored = async () => (await server.as('admin', 'GET', '/api/Admin/Statistic/GetStatistic')).body.data;

describe('an error in place of the statistics', () => {
  it('is told in place of the form, so that no save writes over the figures', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const plain = plainFetch(server);
    let isBroken = true;
    const fetch: typeof server.fetch = (input, init) =>
      isBroken && String(input).includes('GetStatistic')
        ? Promise.resolve(Response.json({ success: false, message: 'Ошибка базы данных' }))
        : plain(input, init);
    const { user } = await openForeign(fetch);
    expect(await screen.findByText('Сервер прислал неожиданный ответ.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Изменить' })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: /^Повторить/ }));
    expect(await screen.findByLabelText('Эмитенты акций')).toBeVisible();
  });
});

it('statistics without any figures have no figure in their heading', async () => {
  await renderAdmin(server, { at: '/dashboard/homeStatistic' });
  await screen.findByLabelText('Эмитенты акций');
  expect(screen.queryByText('0')).toBeNull();
});

describe('statistics that somebody else has changed meanwhile', () => {
  it('are not overwritten, and show their new values when they are opened again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await server.as('admin', 'POST', SAVE, { issuers: '10' });
    const { user } = await renderAdmin(server, { at: '/dashboard/homeStatistic' });
    const issuers = await screen.findByLabelText('Эмитенты акций');
    expect(issuers).toHaveValue('10');
    await server.as('admin', 'POST', SAVE, { ...(await stored()), issuers: '20' });
    await user.type(issuers, '5');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    const dialog = await screen.findByRole('dialog', { name: 'Запись изменили, пока вы работали' });
    expect(within(dialog).getByRole('group', { name: 'Эмитенты акций' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Вернуться к форме' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('105');
    await user.click(screen.getByRole('link', { name: 'Главная страница' }));
    await user.click(await screen.findByRole('button', { name: 'Уйти' }));
    await user.click(await screen.findByRole('link', { name: 'Статистика' }));
    await waitFor(() => expect(screen.getByLabelText('Эмитенты акций')).toHaveValue('20'));
    expect(await stored()).toMatchObject({ issuers: '20' });
  });
  it.each([0, undefined])(
    'are joined, also where the only record has no number of its own: %s',
    async (id) => {
      await server.as('admin', 'POST', SAVE, { issuers: '10', depositors: '1' });
      const plain = plainFetch(server);
      const fetch: typeof server.fetch = async (input, init) => {
        const answer = await plain(input, init);
        return String(input).includes('GetStatistic')
          ? Response.json({ ...(await answer.json()), id })
          : answer;
      };
      const { user } = await openForeign(fetch);
      const issuers = await screen.findByLabelText('Эмитенты акций');
      await server.as('admin', 'POST', SAVE, { ...(await stored()), depositors: '2' });
      await user.type(issuers, '5');
      await user.click(screen.getByRole('button', { name: 'Изменить' }));
      expect(await screen.findByText('Успешно изменено!')).toBeVisible();
      expect(await stored()).toMatchObject({ issuers: '105', depositors: '2' });
    },
  );

  it('are not overwritten where there were none when the form was opened', async () => {
    const { user } = await openForeign(withoutFigures(server));
    const issuers = await screen.findByLabelText('Эмитенты акций');
    await server.as('admin', 'POST', SAVE, { issuers: '10', depositors: '2' });
    await user.type(issuers, '5');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    const dialog = await screen.findByRole('dialog', { name: 'Запись изменили, пока вы работали' });
    await user.click(within(dialog).getByRole('radio', { name: 'Мой вариант' }));
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText('Успешно изменено!')).toBeVisible();
    expect(await stored()).toMatchObject({ issuers: '5', depositors: '2' });
  });

  it('are saved where there are none yet', async () => {
    const { user } = await openForeign(withoutFigures(server));
    await user.type(await screen.findByLabelText('Эмитенты акций'), '5');
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(await screen.findByText('Успешно изменено!')).toBeVisible();
    expect(await stored()).toMatchObject({ issuers: '5' });
  });

  it('are asked about where there are none any more', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await server.as('admin', 'POST', SAVE, { issuers: '10', depositors: '2' });
    const { fetch, answer } = watchFetch(plainFetch(server));
    const { user } = await openForeign(fetch);
    await user.type(await screen.findByLabelText('Эмитенты акций'), '5');
    answer('GetStatistic', async () => new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(await screen.findByRole('alertdialog', { name: /удалили, пока вы работали/ })).toBeVisible();
    expect(await stored()).toMatchObject({ issuers: '10', depositors: '2' });
  });
});
