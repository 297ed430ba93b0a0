import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  for (let number = 1; number <= 9; number += 1)
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: `Термин ${number}` });
});
afterAll(() => server.stop());

it('a new term is turned to and highlighted, also after the filter that hid it is reset', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/glossary' });
  const add = async (word: string) => {
    await user.click(await screen.findByRole('link', { name: /Добавить/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Ключевое слово' }), word);
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  };
  await add('Новый');
  expect(await screen.findByText('Новая запись «Новый» выделена в списке.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Новый/ })).toHaveAttribute('aria-current', 'true');

  await user.type(screen.getByRole('searchbox'), 'Термин 3');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  await add('Скрытый');
  expect(await screen.findByText('Новая запись «Скрытый» не подходит под фильтры списка.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() =>
    expect(screen.getByRole('row', { name: /Скрытый/ })).toHaveAttribute('aria-current', 'true'),
  );
});
