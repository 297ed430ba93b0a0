import '../../support/prosemirror.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connection } from '../../../src/connection.ts';
import {
  answer,
  click,
  draftForms,
  found,
  freshBrowser,
  goHome,
  holds,
  kept,
  WORD,
  write,
} from '../../support/drafts.ts';
import { field } from '../../support/fields.ts';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
freshBrowser();

const { open, terms } = draftForms(server);

describe('a save whose answer is lost', () => {
  it('is not sent once the connection is back when a draft has taken its place', async () => {
    await write(await open('/dashboard/addGlossary'), WORD, 'Старое');
    await kept(1);
    cleanup();
    const calls = watchFetch(server.fetch);
    calls.answer('UpdateOrAdd', () => Promise.reject(new TypeError('Failed to fetch')));
    const user = await open('/dashboard/addGlossary', { fetch: calls.fetch });
    await found();
    await write(user, WORD, 'Новое');
    await click(user, 'Опубликовать');
    await click(user, 'Отправить, когда появится связь');
    await click(user, 'Восстановить черновик');
    await holds(WORD, 'Старое');
    calls.restore('UpdateOrAdd');
    act(connection.found);
    expect(await terms('Старое')).toEqual([]);
    expect(screen.queryByText('Неизвестно, сохранено ли')).toBeNull();
    expect(calls.count('UpdateOrAdd')).toBe(1);
  });

  it('keeps the draft: a new record sent again from it is one, an edit that has arrived is asked about no more', async () => {
    const calls = watchFetch(server.fetch);
    calls.lose('UpdateOrAdd');
    const user = await open('/dashboard/addGlossary', { fetch: calls.fetch });
    await write(user, WORD, 'Паи');
    await click(user, 'Опубликовать');
    await screen.findByText('Неизвестно, сохранено ли');
    await kept(1);
    cleanup();
    calls.restore('UpdateOrAdd');
    await open('/dashboard/addGlossary', { fetch: calls.fetch });
    await found();
    await click(user, 'Восстановить черновик');
    await holds(WORD, 'Паи');
    await write(user, WORD, ' и доли');
    await click(user, 'Опубликовать');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms('Паи')).toMatchObject([{ keyWordRu: 'Паи и доли' }]);
    await kept(0);

    calls.lose('UpdateOrAdd');
    await user.click(await screen.findByLabelText('Изменить: Паи и доли'));
    await write(user, WORD, '!');
    await click(user, 'Изменить');
    await screen.findByText('Неизвестно, сохранено ли');
    await kept(1);
    cleanup();
    const [{ id }] = await terms('Паи');
    await open(`/dashboard/glossary/${id}`);
    expect(await field(WORD)).toHaveValue('Паи и доли!');
    await kept(0);
  });
});

it('leaving a changed form asks whether to stay, to leave the draft or to keep nothing', async () => {
  const user = await open('/dashboard/addGlossary');
  await write(user, WORD, 'Акция');
  await kept(1);
  await goHome();
  await answer(user, 'Остаться');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await goHome();
  await answer(user, 'Уйти и оставить черновик');
  await user.click(await screen.findByLabelText('Продолжить: Глоссарий, Акция'));
  await screen.findByText('Черновик восстановлен');
  await holds(WORD, 'Акция');
  await waitFor(() => expect(screen.queryByText(/^Есть черновик от/)).toBeNull());
  await goHome();
  await answer(user, 'Не сохранять');
  await screen.findByRole('heading', { name: 'Главная страница' });
  await kept(0);
});
