import '../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForEach();
beforeEach(async () => {
  for (let count = 1; count <= 8; count += 1)
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(`Новость ${count}`));
});

/** A depository that answers a save with nothing. */
const silent: typeof fetch = async (input, init) => {
  const answer = await server.fetch(input, init);
  return String(input).includes('UpdateOrAdd') ? new Response('', { status: answer.status }) : answer;
};

it.each([
  ['a depository that answers its id', () => server.fetch, {}],
  ['a depository that answers nothing', () => silent, FOREIGN],
])('a new item is shown where it waits, on its page, with %s', async (_name, fetch, signedIn) => {
  const { user } = await renderAdmin(server, { at: '/dashboard/addNews', signedIn, fetch: fetch() });
  await user.click(await screen.findByRole('textbox', { name: 'Заголовок' }));
  await user.paste('Давняя новость');
  await user.clear(screen.getByLabelText('Дата публикации'));
  await user.type(screen.getByLabelText('Дата публикации'), '2020-01-15');
  expect(screen.getByText('15 января 2020, среда')).toBeVisible();
  await user.click(screen.getByText('Опубликовать', { selector: 'button' }));
  await screen.findByText('Новая запись «Давняя новость» выделена в списке.');
  expect(window.location.pathname).toBe('/dashboard/allNews');
  expect(screen.getByRole('tab', { name: 'В ожидании' })).toHaveAttribute('aria-selected', 'true');
  const row = await waitFor(() => {
    const found = screen.getAllByRole('row').find((each) => each.getAttribute('aria-current') === 'true');
    if (!found) throw new Error('no row is marked');
    return found;
  });
  expect(within(row).getByRole('link', { name: 'Давняя новость' })).toBeVisible();
});
