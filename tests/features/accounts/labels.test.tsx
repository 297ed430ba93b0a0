import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

it('the form of a new account marks no label alone as required', async () => {
  const { user } = await renderAdmin(server, {
    at: '/dashboard/accounts',
    signedIn: { features: ['accounts'] },
  });
  await user.click(await screen.findByRole('button', { name: /Добавить/ }));
  const form = await screen.findByRole('dialog', { name: /Новая учётная запись/ });
  expect(within(form).getByRole('combobox', { name: 'Роль' })).toBeVisible();
  expect(form).not.toHaveTextContent('*');
});
