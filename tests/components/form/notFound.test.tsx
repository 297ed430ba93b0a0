import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

it('an address of a record that is gone leads to the list, and offers no repetition', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderAdmin(server, { at: '/dashboard/news/987654' });
  expect(await screen.findByText('Не удалось открыть запись.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'К списку' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
});
