import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/session.ts';
import { later } from '../../support/later.ts';
import { FOREIGN, renderAdmin } from '../../support/renderAdmin.tsx';
import { emptyReview, newsOf, reviewForAll } from '../../support/review.ts';
import { button, heading, QUEUE, screensWith, settled, TITLE } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const { server, anvar } = reviewForAll();
beforeEach(() => emptyReview(server));

const { saved, listOf } = newsOf(anvar);
const openQueue = screensWith(server, 'review accounts');

describe('the queue', () => {
  it('leads from the menu to what waits, oldest first, and on from item to item until it is empty', async () => {
    const [first] = [await saved(newsDraft('Первая')), await saved(newsDraft('Вторая'))];
    const { user } = await openQueue('/dashboard');
    const entry = await screen.findByRole('link', { name: TITLE });
    await waitFor(() => expect(entry).toHaveAccessibleDescription('Ждут: 2'));
    await user.click(entry);
    const links = await screen.findAllByRole('link', { name: /^(Первая|Вторая) ru$/ });
    expect(links.map(({ textContent }) => textContent)).toEqual(['Первая ru', 'Вторая ru']);
    expect(links[0]).toHaveAttribute('href', `${QUEUE}/news/${first}`);
    const row = screen.getByRole('row', { name: /Первая/ });
    for (const text of ['Новости', 'Анвар Каримов', 'меньше часа']) expect(row).toHaveTextContent(text);
    expect(within(row).getByRole('img', { name: /все\sтри/ })).toBeVisible();

    await user.click(links[0] as HTMLElement);
    await waitFor(async () => expect(await heading('Первая ru')).toHaveFocus());
    expect(await screen.findByText('1 из 2')).toBeVisible();
    await user.click(await settled('Подтвердить'));
    // a toast goes after three seconds, and the next one may take its time
    const told = screen.findByText('Новость успешно добавлена');
    await waitFor(async () => expect(await heading('Вторая ru')).toHaveFocus());
    await told;
    // an impatient second click, on what nobody can have read yet
    await user.click(await button('Подтвердить'));
    const approve = await settled('Подтвердить');
    expect(await listOf('Published')).toEqual(['Первая ru']);
    await user.click(approve);
    await waitFor(async () => expect(await heading(TITLE)).toHaveFocus());
    expect(await screen.findByText(/^Очередь пуста: всё проверено/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: TITLE })).not.toHaveAccessibleDescription());
  });

  it('says on the next item that the approval of the former one was refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = await saved(newsDraft('Отказная'));
    await saved(newsDraft('Следующая'));
    const { answer, fetch } = watchFetch(server.fetch);
    const refusal = later();
    answer('AllowToPublish', async () => {
      await refusal.promise;
      return Response.json({ message: 'База занята.' }, { status: 503 });
    });
    const { user } = await openQueue(`${QUEUE}/news/${first}`, { fetch });
    await user.click(await settled('Подтвердить'));
    await user.click(await settled('Следующая'));
    await heading('Следующая ru');
    refusal.resolve();
    expect(await screen.findByText('Не выполнено: «Подтвердить: Отказная ru». База занята.')).toBeVisible();
    expect(await listOf('Published')).toEqual([]);
  });

  it('that was left during an approval of several says how many, and keeps what came of each', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await saved(newsDraft('Готовая'));
    const id = await saved(newsDraft('Спорная'));
    const { fetch, hold } = watchFetch(server.fetch);
    const { user } = await openQueue(QUEUE, { fetch });
    await screen.findByRole('checkbox', { name: 'Выбрать: Готовая ru' });
    await user.click(screen.getByRole('button', { name: 'Выбрать все на странице' }));
    await saved(newsDraft('Изменённая', { id }));
    await user.click(await button('Подтвердить выбранные'));
    const asked = await screen.findByRole('alertdialog', { name: 'Подтвердить 2 записи?' });
    const release = hold('AllowToPublish');
    await user.click(within(asked).getByRole('button', { name: 'Подтвердить' }));
    await user.click(await screen.findByRole('link', { name: 'Новости' }));
    await heading('Новости');
    release();
    expect(await screen.findByText('Подтверждена 1 запись. Не подтверждена 1.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: TITLE }));
    const outcome = await screen.findByRole('group', { name: 'Результат' });
    expect(outcome).toHaveTextContent(/Спорная ru: .*изменил/);
    await user.click(screen.getByRole('link', { name: 'Новости' }));
    await heading('Новости');
    await user.click(screen.getByRole('link', { name: TITLE }));
    await screen.findByRole('checkbox', { name: 'Выбрать: Изменённая ru' });
    expect(screen.queryByRole('group', { name: 'Результат' })).toBeNull();
  });

  it('goes back to its last page when all of a page is published, and so do its items', async () => {
    await Promise.all(Array.from({ length: 21 }, (_, index) => saved(newsDraft(`Запись ${index}`))));
    const { user } = await openQueue();
    await user.click(await screen.findByRole('button', { name: 'Страница 2' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Выбрать все на странице' }));
    await user.click(await button('Подтвердить выбранные'));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Подтвердить 1 запись?' }));
    expect(asked.getByText(/^Публикация появится на сайте сразу/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21));
    const outcome = screen.getByRole('group', { name: 'Результат' });
    expect(outcome).toHaveTextContent('Подтверждена 1 запись.');
    const [first] = within(screen.getByRole('table')).getAllByRole('link');
    await user.click(first as HTMLElement);
    expect(await screen.findByText('1 из 20')).toBeVisible();
    expect(await button('Предыдущая')).toBeDisabled();
  });

  it('is where it was after a reload, an item of its second page too, and as new for whoever signs in next', async () => {
    for (let index = 1; index <= 22; index += 1) await saved(newsDraft(`Запись ${index}`));
    const { count, fetch } = watchFetch(server.fetch);
    const { user, unmount } = await openQueue(QUEUE, { fetch });
    await screen.findByRole('link', { name: 'Запись 1 ru' });
    await user.click(screen.getByRole('combobox', { name: 'Кто правил' }));
    await user.click(await screen.findByRole('option', { name: 'Анвар Каримов' }));
    await waitFor(() => expect(count('author=')).toBeGreaterThan(0));
    await user.click(await screen.findByRole('button', { name: 'Страница 2' }));
    await user.click(await screen.findByRole('link', { name: 'Запись 22 ru' }));
    expect(await screen.findByText('22 из 22')).toBeVisible();

    const at = window.location.pathname;
    unmount();
    const again = await renderAdmin(server, { at, kept: { ...sessionStorage } });
    expect(await screen.findByText('22 из 22')).toBeVisible();
    await again.user.click(await button('Предыдущая'));
    await heading('Запись 21 ru');
    await again.user.click(await button('Назад'));
    await heading(TITLE);
    const author = () => screen.getByRole('combobox', { name: 'Кто правил' });
    await waitFor(() => expect(author()).toHaveTextContent('Анвар Каримов'));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    act(() => session.end());
    await heading('Вход в панель Администратора');
    expect(sessionStorage).toHaveLength(0);
    again.unmount();

    await openQueue();
    expect(await screen.findByRole('link', { name: 'Запись 1 ru' })).toBeVisible();
    expect(author()).not.toHaveTextContent('Анвар');
  });

  it('offers to read the next page again where an item has no neighbour because that page failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let index = 1; index <= 21; index += 1) await saved(newsDraft(`Запись ${index}`));
    const watched = watchFetch(server.fetch);
    const { user } = await openQueue(QUEUE, { fetch: watched.fetch });
    const link = await screen.findByRole('link', { name: 'Запись 20 ru' });
    watched.answer('page=2', async () => Response.json({ message: 'База занята.' }, { status: 500 }));
    await user.click(link);
    await screen.findByText('Не удалось загрузить соседние записи.');
    expect(await button('Следующая')).toBeDisabled();
    watched.restore('page=2');
    await user.click(screen.getByRole('button', { name: /^Повторить: / }));
    await waitFor(async () => expect(await button('Следующая')).toBeEnabled());
    await user.click(await button('Следующая'));
    await heading('Запись 21 ru');
    expect(await screen.findByText('21 из 21')).toBeVisible();
  });

  it('is narrowed by kind and author, and says in words that nothing is left', async () => {
    await saved(newsDraft('Анвара'));
    const { user } = await openQueue();
    await screen.findByRole('link', { name: 'Анвара ru' });
    await user.click(screen.getByRole('combobox', { name: 'Кто правил' }));
    await user.click(await screen.findByRole('option', { name: 'Дилноза Рахимова' }));
    const nothing = /^По этим фильтрам ничего не ждёт проверки\. Скрыто фильтрами: 1\.$/;
    expect(await screen.findByText(nothing)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Показать все' }));
    expect(await screen.findByRole('link', { name: 'Анвара ru' })).toBeVisible();

    // what the number in the top bar counts is shown, whatever a filter has left
    await user.click(screen.getByRole('combobox', { name: 'Кто правил' }));
    await user.click(await screen.findByRole('option', { name: 'Дилноза Рахимова' }));
    await screen.findByText(nothing);
    await user.click(screen.getByRole('link', { name: 'Новости' }));
    await heading('Новости');
    await user.click(screen.getByRole('link', { name: 'На проверке: 1' }));
    expect(await screen.findByRole('link', { name: 'Анвара ru' })).toBeVisible();
  });

  it('is not there with another depository', async () => {
    await renderAdmin(server, { at: QUEUE, signedIn: FOREIGN });
    expect(await heading('Страница не найдена')).toBeVisible();
    expect(screen.queryByRole('link', { name: TITLE })).toBeNull();
  });
});
