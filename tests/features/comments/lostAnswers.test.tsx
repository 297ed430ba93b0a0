import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const refused = (status: number) => async () =>
  Response.json({ message: 'База данных недоступна.' }, { status });
const lost = () => Promise.reject(new TypeError('offline'));

const openPanel = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /Комментарии/ }));
  return screen.findByRole('dialog', { name: 'Комментарии' });
};
const write = async (user: UserEvent, text: string) => {
  await user.click(await screen.findByLabelText('Комментарий'));
  if (text) await user.paste(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
};

/** Sends «Два» about a new term; the comment is stored, and answered otherwise. */
const sendInVain = async (keyWordRu: string, answer: () => Promise<Response>, told: RegExp) => {
  const { body } = await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu });
  const { id } = body.data;
  const calls = watchFetch(server.fetch);
  const signedIn = { features: ['revisions', 'comments', 'idempotency'] };
  const { user } = await renderAdmin(server, {
    at: `/dashboard/glossary/${id}`,
    signedIn,
    fetch: calls.fetch,
  });
  const dialog = within(await openPanel(user));
  calls.answer('Comment/Add', async (own) => {
    await own();
    return answer();
  });
  await write(user, 'Два');
  await dialog.findByText(told);
  calls.restore('Comment/Add');
  const added = async (): Promise<string[]> => {
    const threads: { text: string }[] = await commentCalls(server).threads('glossary', id);
    return threads.map(({ text }) => text).sort();
  };
  return { user, added };
};

const confirm = async (user: UserEvent) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Отправить ещё раз?' }));
  await user.click(question.getByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(screen.getByLabelText('Комментарий')).toHaveValue(''));
};

it.each([
  ['was lost', lost, /Дошло ли отправленное, неизвестно/],
  ['was 503', refused(503), /База данных недоступна/],
])(
  'a comment that was stored and whose answer %s is asked about before it is sent again',
  async (what, answer, told) => {
    const { user, added } = await sendInVain(`Акция, ${what}`, answer, told);
    await write(user, '');
    await confirm(user);
    expect(await added()).toEqual(['Два']);
    await write(user, 'Три');
    await waitFor(async () => expect(await added()).toEqual(['Два', 'Три']));
  },
);

it.each([
  ['was lost', lost, /Дошло ли отправленное, неизвестно/],
  ['was 503', refused(503), /База данных недоступна/],
])(
  'so is another text after an answer that %s, also when the panel was closed',
  async (what, answer, told) => {
    const { user, added } = await sendInVain(`Пай, ${what}`, answer, told);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openPanel(user);
    expect(await screen.findByLabelText('Комментарий')).toHaveValue('Два');
    await write(user, ' и три');
    await screen.findByRole('alertdialog');
    expect(await added()).toEqual(['Два']);
    await confirm(user);
    expect(await added()).toEqual(['Два', 'Два и три']);
  },
);
