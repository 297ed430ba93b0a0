import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForAll();

it.each([
  ['Новости', 'allNews', { status: 'pending' }],
  ['Проверка', 'review', undefined],
])('the entry of the screen that is shown reads it again: %s', async (name, path, filter) => {
  const save = (title: string) =>
    server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(`${title} ${path}`));
  await save('Прежняя');
  const { user } = await renderAdmin(server, {
    at: `/dashboard/${path}`,
    signedIn: { features: ['review'] },
  });
  if (filter) await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  await screen.findByText(`Прежняя ${path} ru`);
  await save('Новая');
  await user.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
  expect(await screen.findByText(`Новая ${path} ru`)).toBeVisible();
});
