import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();

const colleague = commentCalls(server);

/** Opens the comments of a new term, of which there are two, and types an answer to the first one. */
const typeAnswer = async (keyWordRu: string) => {
  const { body } = await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu });
  const { id } = body.data;
  const answered = await colleague.said('glossary', id, 'Проверьте');
  await colleague.said('glossary', id, 'Другое');
  const signedIn = { features: ['revisions', 'comments'] };
  const watched = watchFetch(server.fetch);
  const { user } = await renderAdmin(server, {
    at: `/dashboard/glossary/${id}`,
    signedIn,
    fetch: watched.fetch,
  });
  await user.click(await screen.findByRole('button', { name: /Комментарии/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Комментарии' }));
  const card = within((await dialog.findByText('Проверьте')).closest('li') ?? document.body);
  await user.click(card.getByRole('button', { name: /^Ответить/ }));
  await user.paste('Проверила');
  return { user, dialog, card, answered, watched };
};

it.each(['it is sent', 'the comments are read again'])(
  'an answer whose comment was deleted meanwhile becomes a comment that is not sent yet, when %s',
  async (when) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, dialog, answered } = await typeAnswer(when);
    expect((await colleague.remove(answered)).status).toBe(200);
    if (when === 'it is sent') await user.keyboard('{Control>}{Enter}{/Control}');
    else {
      const other = within(dialog.getByText('Другое').closest('li') ?? document.body);
      await user.click(other.getByRole('button', { name: /^Отметить решённым/ }));
    }
    expect(await screen.findByText(/^Комментария, на который вы отвечаете, больше нет\./)).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('Проверьте')).toBeNull());
    expect(dialog.getByLabelText('Комментарий')).toHaveValue('Проверила');
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /Комментарии/ }));
    expect(await screen.findByRole('textbox', { name: 'Комментарий' })).toHaveValue('Проверила');
  },
);

it('an answer that is not sent stays in sight when its comment is settled, and can be written there', async () => {
  const { user, dialog, card } = await typeAnswer('Опцион');
  await user.click(card.getByRole('button', { name: /^Отметить решённым/ }));
  expect(await dialog.findByText(/^Решено: /)).toBeVisible();
  const answer = () => dialog.getByRole('textbox', { name: 'Ответ' });
  expect(answer()).toHaveValue('Проверила');
  await user.clear(answer());
  await user.type(answer(), 'Всё верно');
  expect(answer()).toHaveValue('Всё верно');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await dialog.findByText('Всё верно')).toBeVisible();
});

it('who has gone on in another field keeps the focus there, whatever arrives or moves', async () => {
  const { user, dialog, card, answered, watched } = await typeAnswer('Форвард');
  const comment = dialog.getByRole('textbox', { name: 'Комментарий' });
  const release = watched.hold('Comment/Add');
  await user.click(card.getByRole('button', { name: 'Ответить' }));
  await waitFor(() => expect(watched.held('Comment/Add')).toBe(1));
  await user.type(comment, 'Первый');
  release();
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Ответ' })).toBeNull());
  expect(comment).toHaveFocus();

  await user.click(card.getByRole('button', { name: /^Ответить: / }));
  expect(dialog.getByRole('textbox', { name: 'Ответ' })).toHaveFocus();
  await user.keyboard('Ещё');
  await user.click(comment);
  await colleague.resolve(answered);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await dialog.findByText(/^Решено: /)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Ещё');
  expect(comment).toHaveFocus();
});

it('the focus stays in an answer that is typed while its comment is resolved', async () => {
  const { user, dialog, card, watched } = await typeAnswer('Своп');
  const release = watched.hold('Comment/Resolve');
  await user.click(card.getByRole('button', { name: /^Отметить решённым/ }));
  await waitFor(() => expect(watched.held('Comment/Resolve')).toBe(1));
  const answer = dialog.getByRole('textbox', { name: 'Ответ' });
  await user.click(answer);
  release();
  expect(await dialog.findByText(/^Решено: /)).toBeVisible();
  await user.keyboard(', всё верно');
  expect(answer).toHaveFocus();
  await user.clear(answer);
  await user.keyboard('Верно');
  expect(answer).toHaveValue('Верно');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await dialog.findByText('Верно')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Ответ' })).toBeNull());
  expect(document.body).not.toHaveFocus();
});
