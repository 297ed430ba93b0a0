import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('a comment whose answer was lost is asked about before it is sent again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const term = { keyWordRu: 'Акция' };
  const { id } = (await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term)).body.data;
  const added = async () =>
    (await commentCalls(() => server).threads('glossary', id)).map(({ text }: { text: string }) => text);
  const { answer, restore, fetch } = watchFetch(server.fetch);
  const kept = { FEATURES: 'revisions comments idempotency' };
  const { user } = await renderAdmin(server, { at: `/dashboard/glossary/${id}`, kept, fetch });
  await user.click(await screen.findByRole('button', { name: /Комментарии/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Комментарии' }));
  const send = () => user.keyboard('{Control>}{Enter}{/Control}');
  answer('Comment/Add', async (own) => {
    await own();
    throw new TypeError('offline');
  });
  await user.click(await dialog.findByLabelText('Комментарий'));
  await user.paste('Два');
  await send();
  await dialog.findByText(/Дошло ли отправленное, неизвестно/);
  restore('Comment/Add');
  await user.click(dialog.getByLabelText('Комментарий'));
  await user.paste(' и три');
  await send();
  const question = within(await screen.findByRole('alertdialog', { name: 'Отправить ещё раз?' }));
  expect(await added()).toHaveLength(1);
  await user.click(question.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(dialog.getByLabelText('Комментарий')).toHaveValue(''));
  expect([...(await added())].sort()).toEqual(['Два', 'Два и три']);
});
