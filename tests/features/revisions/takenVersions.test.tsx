import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { found, freshBrowser, kept, plain } from '../../support/drafts.ts';
import { field } from '../../support/fields.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const SAVE = '/api/Admin/Glossary/UpdateOrAdd';

const server = serverForAll();

describe('a save names the version that was taken from the history, whose authors have a part in it', () => {
  freshBrowser();
  let id: number;
  beforeEach(async () => {
    id = 0;
    for (const keyWordRu of ['Слова коллеги', 'Прежнее'])
      id = (await server.as('admin', 'POST', SAVE, { id, keyWordRu })).body.data.id;
  });

  const open = async () => {
    const calls = watchFetch(server.fetch);
    const at = `/dashboard/glossary/${id}`;
    const options = { at, fetch: calls.fetch, signedIn: { ...plain, features: ['revisions'] } };
    return { calls, ...(await renderAdmin(server, options)) };
  };
  const restore = async (user: UserEvent, version: number) => {
    await user.click(await screen.findByRole('button', { name: 'История' }));
    const panel = within(await screen.findByRole('dialog', { name: 'История изменений' }));
    await user.click(await panel.findByRole('button', { name: `Прочитать: версия ${version}` }));
    const name = `Восстановить в форму: версия ${version}`;
    await user.click(await panel.findByRole('button', { name }));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Слова коллеги'));
  };
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Изменить' }));

  it('also after a draft was restored over it', async () => {
    const { user, calls } = await open();
    await user.type(await field('Ключевое слово'), ' и новое');
    await kept(1);
    await restore(user, 1);
    await found();
    await user.click(screen.getByRole('button', { name: 'Восстановить черновик' }));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Прежнее и новое'));
    await save(user);
    await waitFor(() => expect(calls.count(`${SAVE}?read=2,1`)).toBe(1));
  });

  it('also after the form was emptied and taken back', async () => {
    const { user, calls } = await open();
    await restore(user, 1);
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
    await waitFor(async () => expect(await field('Ключевое слово')).toHaveValue('Слова коллеги'));
    await save(user);
    await waitFor(() => expect(calls.count(`${SAVE}?read=2,1`)).toBe(1));
    await kept(0);
  });
});
