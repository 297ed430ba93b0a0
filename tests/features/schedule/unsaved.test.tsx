import '../../support/prosemirror.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';

const server = serverForAll();

it('a form with unsaved changes schedules nothing, and says that they have to be saved first', async () => {
  const { body } = await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Выпуск'));
  const { count, fetch } = watchFetch(server.fetch);
  const at = `/dashboard/news/${body.data.id}`;
  const { user } = await renderAdmin(server, { at, signedIn: { features: ['schedule'] }, fetch });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Заголовок' }), { target: { value: 'Иной' } });
  await user.click(screen.getByRole('button', { name: 'Расписание' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Расписание' }));
  const set = await panel.findByRole('button', { name: 'Назначить: Публикация' });
  expect(set).toHaveAccessibleDescription(/сначала сохраните/);
  await user.click(set);
  expect(count('Schedule/Set')).toBe(0);
});
