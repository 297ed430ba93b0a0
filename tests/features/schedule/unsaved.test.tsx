import '../../support/prosemirror.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openNews } from '../../support/openNews.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

it('a form with unsaved changes schedules nothing, and says that they have to be saved first', async () => {
  const { user, calls } = await openNews(server, 'Выпуск', 'schedule');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Заголовок' }), { target: { value: 'Иной' } });
  await user.click(screen.getByRole('button', { name: 'Расписание' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Расписание' }));
  const set = await panel.findByRole('button', { name: 'Назначить: Публикация' });
  expect(set).toHaveAccessibleDescription(/сначала сохраните/);
  await user.click(set);
  expect(calls.count('Schedule/Set')).toBe(0);
});
