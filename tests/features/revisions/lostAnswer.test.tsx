import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openNews } from '../../support/openNews.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';

const server = serverForAll();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const save = async (id: number, title: string) => {
  const item = (await server.as('admin', 'GET', `${NEWS}/Get${id}`)).body.data;
  const news = item.news.map((entry: { language: string }) =>
    entry.language === 'ru' ? { ...entry, title } : entry,
  );
  return (await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, { ...item, news })).body.data;
};

const saveAs = async (user: UserEvent, title: string) => {
  const field = await screen.findByRole('textbox', { name: 'Заголовок' });
  await user.clear(field);
  await user.type(field, title);
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
};

/** The form of an item of two versions, whose save arrives without an answer; then a former state is restored. */
const restoreAfterLostAnswer = async (version: number, meanwhile: (id: number) => Promise<unknown>) => {
  const { id } = (await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Первая'))).body.data;
  await save(id, 'Вторая');
  const calls = watchFetch(server.fetch);
  const signedIn = { features: ['revisions', 'conflicts', 'idempotency'] };
  const { user } = await renderAdmin(server, { at: `/dashboard/news/${id}`, fetch: calls.fetch, signedIn });
  const stored = async () => (await server.as('admin', 'GET', `${NEWS}/Get${id}`)).body.data.news[0];
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' и третья');
  calls.lose('UpdateOrAdd');
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  expect(await screen.findByText('Неизвестно, сохранено ли')).toBeVisible();
  expect(await stored()).toMatchObject({ title: 'Вторая и третья' });
  calls.restore('UpdateOrAdd');
  await meanwhile(id);
  await user.click(screen.getByRole('button', { name: 'История' }));
  const panel = within(await screen.findByRole('dialog', { name: 'История изменений' }));
  await user.click(await panel.findByRole('button', { name: `Прочитать: версия ${version}` }));
  await user.click(await panel.findByRole('button', { name: `Восстановить в форму: версия ${version}` }));
  await user.click(await screen.findByRole('button', { name: 'Заменить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  return { user, stored };
};

describe('a former state that is restored over a save without an answer', () => {
  it.each([
    [1, 'Первая ru'],
    [2, 'Вторая'],
  ])('is saved in its place: version %i', async (version, title) => {
    const { stored } = await restoreAfterLostAnswer(version, async () => undefined);
    await screen.findByText('Новость успешно изменена');
    expect(await stored()).toMatchObject({ title });
  });

  it('is asked about where a colleague has saved meanwhile', async () => {
    const { user, stored } = await restoreAfterLostAnswer(2, (id) =>
      save(id, 'Вторая и третья, и четвёртая'),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
    await user.click(dialog.getByRole('radio', { name: 'Мой вариант' }));
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText('Новость успешно изменена');
    expect(await stored()).toMatchObject({ title: 'Вторая' });
  });
});

it('what was saved over without an answer and is typed again is saved again', async () => {
  const { user, calls, stored } = await openNews(server, 'Первая', 'idempotency');
  calls.answer('UpdateOrAdd', async (own) => {
    const answer = await own();
    if (answer.ok) throw new TypeError('Failed to fetch');
    return answer;
  });
  for (const title of ['Вторая', 'Третья']) {
    await saveAs(user, title);
    expect(await screen.findByText('Неизвестно, сохранено ли')).toBeVisible();
    expect((await stored()).news[0].title).toBe(title);
  }
  calls.restore('UpdateOrAdd');
  await saveAs(user, 'Вторая');
  await screen.findByText('Новость успешно изменена');
  expect((await stored()).news[0].title).toBe('Вторая');
});

it('what is typed after «Сбросить» and «Вернуть» is saved over a save without an answer', async () => {
  const { user, calls, stored } = await openNews(server, 'Первая', 'conflicts', 'idempotency');
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' и вторая');
  calls.lose('UpdateOrAdd');
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByText('Неизвестно, сохранено ли');
  calls.restore('UpdateOrAdd');
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await user.click(await screen.findByText('Вернуть', { selector: 'button' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Первая ru и вторая'),
  );
  await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' и третья');
  await user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByText('Новость успешно изменена');
  expect((await stored()).news[0]).toMatchObject({ title: 'Первая ru и вторая и третья' });
});

it('a value that is put back after a save that was stored but refused with 503 is asked about', async () => {
  const { user, calls, stored } = await openNews(server, 'Первая', 'conflicts', 'idempotency');
  calls.answer('UpdateOrAdd', async (own) => {
    await own();
    return Response.json({ message: 'Сервер временно недоступен.' }, { status: 503 });
  });
  await saveAs(user, 'Ошибочная');
  await screen.findByText('Сервер временно недоступен.');
  calls.restore('UpdateOrAdd');
  const { news, ...item } = await stored();
  const another = news.map((entry: object, index: number) =>
    index === 1 ? { ...entry, title: 'Hamkasb' } : entry,
  );
  await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, { ...item, news: another });
  await saveAs(user, 'Первая ru');
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  const own = dialog.getByRole('group', { name: 'Заголовок, на русском' });
  await user.click(within(own).getByRole('radio', { name: 'Мой вариант' }));
  const others = dialog.getByRole('group', { name: 'Заголовок, на узбекском' });
  await user.click(within(others).getByRole('radio', { name: 'Сохранённый вариант' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Новость успешно изменена');
  expect((await stored()).news).toMatchObject([{ title: 'Первая ru' }, { title: 'Hamkasb' }, {}]);
});
