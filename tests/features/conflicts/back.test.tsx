import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { question } from '../../support/conflicts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const TERM = '/api/Admin/Glossary/UpdateOrAdd';

const server = serverForAll();

it('the question of a conflict is closed by Back, and the form below stays', async () => {
  const { id } = (await server.as('admin', 'POST', TERM, { id: 0, keyWordRu: 'Пай' })).body.data;
  const { user } = await renderAdmin(server, { at: '/dashboard/glossary' });
  await user.click(await screen.findByRole('link', { name: 'Изменить: Пай' }));
  const word = await screen.findByRole('textbox', { name: 'Ключевое слово' });
  await user.type(word, ' мой');
  await server.as('admin', 'POST', TERM, { id, keyWordRu: 'Пай чужой' });
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  const dialog = await question();
  act(() => window.history.back());
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText(/^Не сохранено/)).toBeVisible();
  expect(word).toHaveValue('Пай мой');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
