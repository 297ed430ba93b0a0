import '../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAdmin } from '../support/admins.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { news, newsDraft, publicationCalls } from '../support/serverPublications.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForAll({ env: { REVIEW_EDITS: '1' } });

const { saved, save, approve } = publicationCalls(server, news);
const rowOf = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('tr') ?? expect.fail());
};

describe('a published item with an edit that waits', () => {
  it('says so in both lists, opens its newest state from either, and is whole again once approved', async () => {
    const { id } = await saved(newsDraft('На сайте'));
    await approve(id);
    await save(newsDraft('Правка', { id }));
    await saved(newsDraft('Новая'));
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews' });
    const shown = await rowOf('На сайте ru');
    expect(shown.getByText('Есть правка, ждёт подтверждения')).toBeVisible();
    await user.click(shown.getByRole('button', { name: /^Удалить/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Вместе с записью удалится её правка/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(shown.getByRole('link', { name: 'На сайте ru' }));
    expect(await screen.findByDisplayValue('Правка ru')).toBeVisible();
    expect(screen.queryByDisplayValue('На сайте ru')).toBeNull();
    window.history.back();

    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    const waiting = await rowOf('Правка ru');
    expect(waiting.getByText('Заменит опубликованное')).toBeVisible();
    expect((await rowOf('Новая ru')).queryByText('Заменит опубликованное')).toBeNull();
    await user.click(waiting.getByRole('button', { name: /^Удалить/ }));
    const deletion = within(await screen.findByRole('alertdialog'));
    expect(deletion.getByText(/^С сайта уйдёт и опубликованная версия/)).toBeVisible();
    await user.click(deletion.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(waiting.getByRole('button', { name: /^Подтвердить/ }));
    const replacing = await screen.findByRole('alertdialog', { name: 'Заменить опубликованное?' });
    await user.click(within(replacing).getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Правка ru' })).toBeNull());
    await user.click(screen.getByRole('tab', { name: 'Опубликованные' }));
    expect((await rowOf('Правка ru')).queryByText(/Есть правка/)).toBeNull();
  });
});

describe('a search that finds nothing in one tab', () => {
  it('leads to what it finds in the other, with the words in place', async () => {
    await saved(newsDraft('Ждущая дивиденды'));
    const { user } = await renderAdmin(server, { at: '/dashboard/allNews' });
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'дивиденды');
    await user.click(await screen.findByRole('button', { name: 'На вкладке «В ожидании»: 1' }));
    await rowOf('Ждущая дивиденды ru');
    expect(screen.getByRole('tab', { name: 'В ожидании' })).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('дивиденды');
    await user.type(screen.getByRole('searchbox'), 'нет такого');
    await screen.findByText('Запрашиваемый элемент не найден.');
    expect(screen.queryByRole('button', { name: /^На вкладке/ })).toBeNull();
  });
});

describe('while four eyes are asked for', () => {
  it('whoever has written an item is told beside its row who may approve it', async () => {
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes: true });
    await saved(newsDraft('Своя'));
    await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов');
    const { user, unmount } = await renderAdmin(server, { at: '/dashboard/allNews' });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    await user.click((await rowOf('Своя ru')).getByRole('button', { name: /^Подтвердить/ }));
    expect(
      await screen.findByText(/должен кто-то другой\. Кто может подтвердить: Анвар Каримов\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Своя ru' })).toBeVisible();
    unmount();

    // where reviews are offered, before anything is refused
    const { fetch, count } = watchFetch(server.fetch);
    const signedIn = { features: ['review'] };
    const reviewing = await renderAdmin(server, { at: '/dashboard/allNews', signedIn, fetch });
    await reviewing.user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    const approve = (await rowOf('Своя ru')).getByRole('button', { name: /^Подтвердить/ });
    await waitFor(() => expect(approve).toHaveAttribute('aria-disabled', 'true'));
    expect(approve).toHaveAccessibleDescription(
      /должен кто-то другой\. Кто может подтвердить: Анвар Каримов\.$/,
    );
    await reviewing.user.click(approve);
    expect(count('AllowToPublish')).toBe(0);
  });
});
