import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openApplications } from '../support/openApplications.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { APPLICATION, addApplicant } from '../support/serverPersonnel.ts';
import { news, newsDraft, publicationCalls } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();
const { saved, approve } = publicationCalls(server, news);
let watched: ReturnType<typeof watchFetch>;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watched = watchFetch(server.fetch);
});

const OVERLOADED = 'Сервер перегружен. Повторите позже.';
const refuse = (call: string) =>
  watched.answer(call, async () => Response.json({ message: OVERLOADED }, { status: 503 }));
/** Sorts the list by a column, for which it is read again. */
const sortBy = async (user: UserEvent, column: string) => {
  const header = await screen.findByRole('columnheader', { name: column });
  await user.click(within(header).getByRole('button'));
};
const confirm = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('a failure beside a row that a colleague has changed since', () => {
  it('is gone where its button has come to do the opposite', async () => {
    const signedIn = { features: ['accounts'] };
    const { user } = await renderAdmin(server, { at: '/dashboard/accounts', signedIn, fetch: watched.fetch });
    refuse('Account/Disable');
    await user.click(await screen.findByRole('button', { name: 'Отключить: Алишер Каримов' }));
    await confirm(user, 'Отключить');
    expect(await screen.findByText(OVERLOADED)).toBeVisible();
    await server.as('admin', 'POST', '/api/Admin/Account/Disable', { id: 2 });
    await sortBy(user, 'Логин');
    expect(await screen.findByRole('button', { name: 'Включить: Алишер Каримов' })).toBeVisible();
    expect(screen.queryByText(OVERLOADED)).toBeNull();
  });

  it('is followed by the question again, about the row as it is', async () => {
    const id = await addApplicant(server);
    const user = await openApplications(server, watched.fetch);
    refuse('SendMailAboutAnswerHr');
    await user.click(screen.getByRole('button', { name: /^Отправьте ссылку/ }));
    await confirm(user, 'Отправить ссылку');
    await screen.findByText(OVERLOADED);
    watched.restore('SendMailAboutAnswerHr');
    await server.as('kadry', 'POST', `${APPLICATION}/SendMailAboutRejectAnswerHr`, { id });
    await sortBy(user, 'ФИО');
    await screen.findByText('Отклонена');
    await user.click(await screen.findByRole('button', { name: /^Повторить: Отправьте ссылку/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/отказ/i);
    expect(watched.count('SendMailAboutAnswerHr')).toBe(1);
  });

  it('is followed by the question before an approval that has come to replace what is published', async () => {
    const { id } = await saved(newsDraft('Итоги'));
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { edits: true });
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', fetch: watched.fetch });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    refuse('AllowToPublish');
    await user.click(await screen.findByLabelText('Подтвердить: Итоги ru'));
    expect(await screen.findByText(/Сервер перегружен/)).toBeVisible();
    watched.restore('AllowToPublish');
    await approve(id);
    await saved(newsDraft('Итоги', { id, posted: '2026-03-06' }));
    await sortBy(user, 'Дата');
    await screen.findByText('Заменит опубликованное');
    await user.click(screen.getByLabelText('Повторить: Подтвердить: Итоги ru'));
    expect(await screen.findByRole('alertdialog', { name: 'Заменить опубликованное?' })).toBeVisible();
    await waitFor(() => expect(watched.count('AllowToPublish')).toBe(1));
  });

  it('offers no second attempt where an approval without an answer would publish what nobody has read', async () => {
    const { id } = await saved(newsDraft('Итоги'));
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews', fetch: watched.fetch });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    watched.answer('AllowToPublish', () => Promise.reject(new TypeError('Failed to fetch')));
    await user.click(await screen.findByLabelText('Подтвердить: Итоги ru'));
    expect(await screen.findByLabelText('Повторить: Подтвердить: Итоги ru')).toBeVisible();
    await saved(newsDraft('Другие итоги', { id }));
    await sortBy(user, 'Дата');
    await screen.findByRole('link', { name: 'Другие итоги ru' });
    expect(screen.queryByText('Повторить')).toBeNull();
  });

  it('offers no second attempt where the refused item has to be read first', async () => {
    const { id } = await saved(newsDraft('Итоги'));
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews' });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    const button = await screen.findByLabelText('Подтвердить: Итоги ru');
    await saved(newsDraft('Итоги', { id, posted: '2026-03-06' }));
    await user.click(button);
    expect(await screen.findByText(/^Не удалось подтвердить\. .*изменил/)).toBeVisible();
    expect(screen.queryByText('Повторить')).toBeNull();
  });
});
