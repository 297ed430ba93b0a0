import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();

describe('why an act failed is told although the row is gone, whatever the depository answered', () => {
  it.each([
    ['Удалить', 'DELETE', 400, 'Запись не найдена.'],
    ['Удалить', 'DELETE', 500, 'База занята.'],
    ['Подтвердить', 'AllowToPublish', 400, 'Новость уже опубликована.'],
  ])('%s (%s answered %i)', async (label, call, status, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Первая'));
    const watched = watchFetch(server.fetch);
    watched.answer(call, async (own) => {
      await own();
      return Response.json({ message }, { status });
    });
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', fetch: watched.fetch });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    await user.click(await screen.findByLabelText(`${label}: Первая ru`));
    if (label === 'Удалить')
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }));
    await waitFor(() => expect(screen.queryByLabelText(`${label}: Первая ru`)).toBeNull());
    await waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 15_000 });
  });
});
