import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publications, reviewRules } from '../../../server/db/schema.ts';
import { session } from '../../../src/session.ts';
import { later } from '../../support/later.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { type Call, reviewOf, startReview } from '../../support/review.ts';
import { button, heading, QUEUE, screensWith, settled, TITLE } from '../../support/reviewScreens.ts';
import type { TestServer } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';

let server: TestServer;
let anvar: Call;
beforeAll(async () => {
  ({ server, anvar } = await startReview());
});
beforeEach(async () => {
  await server.db.delete(publications);
  await server.db.delete(reviewRules);
});
afterAll(() => server.stop());

const saved = async (draft: object): Promise<number> =>
  (await anvar('POST', `${NEWS}/UpdateOrAdd`, draft)).body.data.id;
const publish = (id: number) => anvar('GET', `${NEWS}/AllowToPublish${id}`);
const listOf = async (name: 'Published' | 'Pending'): Promise<string[]> => {
  const { body } = await anvar('GET', `${NEWS}/GetAll${name}`);
  return body.data.map(({ news }: { news: { title: string }[] }) => news[0]?.title);
};
const { switchTo } = reviewOf(() => anvar);
const openQueue = screensWith(() => server, 'review accounts');

describe('the list of pending items', () => {
  it('approves nothing before it knows what the viewer has written, and then says who may', async () => {
    await switchTo({ fourEyes: true });
    await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Своя'));
    await saved(newsDraft('Чужая'));
    const { count, fetch, hold } = watchFetch(server.fetch);
    const release = hold('GetObstacles');
    const { user } = await openQueue('/dashboard/allNews', { fetch });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    const approve = await screen.findByRole('button', { name: 'Подтвердить: Своя ru' });
    await user.click(approve);
    release();
    await waitFor(() => expect(approve).toHaveAccessibleDescription(/Вы сами правили.*Анвар Каримов/));
    await user.click(approve);
    expect(count('AllowToPublish')).toBe(0);
    expect(screen.queryByText('Ошибка в добавлении новости')).toBeNull();
    await user.click(await settled('Подтвердить: Чужая ru'));
    expect(await screen.findByText('Новость успешно добавлена')).toBeVisible();
  });

  it('approves nothing in place of reading the remark with which it was sent back meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await saved(newsDraft('Возвращаемая'));
    const { count, fetch } = watchFetch(server.fetch);
    const { user } = await openQueue('/dashboard/allNews', { fetch });
    await user.click(await screen.findByRole('tab', { name: /В ожидании/ }));
    const approve = await settled('Подтвердить: Возвращаемая ru');
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 1, note: 'Неверная сумма' });
    await user.click(approve);
    expect(await screen.findByText(/^Не удалось опубликовать\. Запись уже изменил/)).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Подтвердить: Возвращаемая ru' }),
      ).toHaveAccessibleDescription(/возвращена автору с замечанием \(Анвар Каримов\): «Неверная сумма»/),
    );
    expect(screen.queryByRole('button', { name: /^Повторить: Подтвердить/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Подтвердить: Возвращаемая ru' }));
    expect(count('AllowToPublish')).toBe(1);
    expect(await listOf('Published')).toEqual([]);
  });

  it('leaves it to the depository where that cannot be asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await saved(newsDraft('Чужая'));
    const { answer, fetch } = watchFetch(server.fetch);
    answer('GetObstacles', async () => Response.json({ message: 'База занята.' }, { status: 500 }));
    const { user } = await openQueue('/dashboard/allNews', { fetch });
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    await user.click(await settled('Подтвердить: Чужая ru'));
    expect(await screen.findByText('Новость успешно добавлена')).toBeVisible();
  });
});

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
    for (const text of ['Новости', 'Анвар Каримов', 'меньше часа', 'все три'])
      expect(row).toHaveTextContent(text);

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

  it('publishes several at once, each in the version that was ticked, and says of each that it did not why', async () => {
    await saved(newsDraft('Готовая'));
    const id = await saved(newsDraft('Спорная'));
    const unread = await saved(newsDraft('Непрочитанная'));
    const { answer, fetch } = watchFetch(server.fetch);
    const slowly = later();
    const { user } = await openQueue(QUEUE, { fetch });
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Готовая ru' }));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Спорная ru' }));
    await saved(newsDraft('Изменённая', { id }));
    await user.click(await button('Подтвердить выбранные'));
    const asked = await screen.findByRole('alertdialog', { name: 'Подтвердить 2 записи?' });
    const titles = within(asked).getAllByRole('listitem');
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Готовая ru', 'Спорная ru']);
    answer('GetQueue', (own) => slowly.promise.then(own));
    await user.click(within(asked).getByRole('button', { name: 'Подтвердить' }));
    const outcome = await screen.findByRole('group', { name: 'Результат' });
    expect(outcome).toHaveTextContent('Подтверждена 1 запись. Не подтверждена 1.');
    const [ready, disputed] = within(outcome).getAllByRole('listitem');
    expect(ready).toHaveTextContent('Готовая ru: опубликована');
    expect(disputed).toHaveTextContent(/^Спорная ru: .*изменил/);
    expect(within(outcome).queryByRole('button', { name: /^Повторить/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Непрочитанная ru' }));
    expect(screen.getByText('Выбрана 1')).toBeVisible();
    await saved(newsDraft('Переписанная', { id: unread }));
    slowly.resolve();
    expect(await screen.findByRole('link', { name: 'Изменённая ru' })).toBeVisible();
    expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Готовая ru' })).toBeNull();
    expect(within(outcome).getByRole('link', { name: 'Готовая ru' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Выбрать: Переписанная ru' })).not.toBeChecked();
    expect(await listOf('Published')).toEqual(['Готовая ru']);
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
    expect(await screen.findByText('Не удалось: Подтвердить: Отказная ru. База занята.')).toBeVisible();
    expect(await listOf('Published')).toEqual([]);
  });

  it('that was left during an approval of several says how many, and keeps what came of each', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await saved(newsDraft('Готовая'));
    const id = await saved(newsDraft('Спорная'));
    const { fetch, hold } = watchFetch(server.fetch);
    const { user } = await openQueue(QUEUE, { fetch });
    await screen.findByRole('checkbox', { name: 'Выбрать: Готовая ru' });
    await user.click(screen.getByRole('button', { name: 'Выбрать страницу' }));
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
    await user.click(screen.getByRole('button', { name: 'Выбрать страницу' }));
    await user.click(await button('Подтвердить выбранные'));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Подтвердить 1 запись?' }));
    expect(asked.getByText(/^Публикация появится на сайте сразу/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Подтвердить' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21));
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
  });

  it('is not there with another depository', async () => {
    await renderAdmin(server, { at: QUEUE });
    expect(await heading('Страница не найдена')).toBeVisible();
    expect(screen.queryByRole('link', { name: TITLE })).toBeNull();
  });
});

describe('an item of the queue', () => {
  it('is shown in each language, with what it lacks, and stepped from by keys', async () => {
    await saved(newsDraft('Первая'));
    const id = await saved(newsDraft('Вторая'));
    const kept = { FEATURES: 'review accounts comments' };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { kept });
    await heading('Вторая ru');
    expect(await screen.findByText(/^Комментариев нет\. Здесь их пишут о всей записи/)).toBeVisible();
    const page = () => within(screen.getByRole('tabpanel')).getByRole('article');
    expect(page()).toHaveTextContent('05.03.2026Вторая ruВторая ru');
    await user.keyboard('{Alt>}2{/Alt}');
    expect(page()).toHaveTextContent('Вторая uz');
    const readiness = screen.getByRole('region', { name: 'Готовность' });
    expect(await within(readiness).findByText('Нет обложки')).toBeVisible();
    expect(await within(readiness).findByText(/^Кириллица в узбекском тексте/)).toBeVisible();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () => expect(await heading('Первая ru')).toHaveFocus());
    expect(await button('Предыдущая')).toBeDisabled();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await heading('Вторая ru');
  });

  it('goes back to its author with a note, and waits among the returned ones', async () => {
    const id = await saved(newsDraft('Сырая'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await user.click(await button('Вернуть с замечанием'));
    const dialog = await screen.findByRole('dialog', { name: 'Вернуть с замечанием' });
    const send = within(dialog).getByRole('button', { name: 'Вернуть' });
    await user.click(send);
    expect(within(dialog).getByText('Напишите, что исправить')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Замечание' }), 'Нет даты');
    await saved(newsDraft('Чуть другая', { id }));
    await user.click(send);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/изменил/);
    await user.click(within(dialog).getByRole('button', { name: 'Назад' }));
    await user.click(await button('Показать новую версию'));
    await user.click(await button('Вернуть с замечанием'));
    const again = within(await screen.findByRole('dialog', { name: 'Вернуть с замечанием' }));
    expect(again.getByRole('textbox', { name: 'Замечание' })).toHaveValue('Нет даты');
    await user.click(again.getByRole('button', { name: 'Вернуть' }));
    await heading(TITLE);
    expect(await screen.findByText(/^Очередь пуста/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Возвращённые' }));
    expect(await screen.findByText('Замечание (Дилноза Рахимова): Нет даты')).toBeVisible();
    await saved(newsDraft('Исправленная', { id }));
    await user.click(screen.getByRole('switch', { name: 'Возвращённые' }));
    expect(await screen.findByText('Исправлено после замечания')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Исправленная ru' }));
    expect(await screen.findByText(/^Прежнее замечание: Дилноза Рахимова/)).toBeVisible();
    expect(screen.getByText('Нет даты')).toBeVisible();
  });

  it('is sent back with the comment that was typed beside it and not sent', async () => {
    const id = await saved(newsDraft('Обсуждаемая'));
    const kept = { FEATURES: 'review accounts comments' };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { kept });
    await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), 'Нет подписи');
    await user.click(await settled('Подтвердить'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Всё равно подтвердить?' }));
    expect(question.getByText(/^Есть неотправленный текст: комментарий/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Отмена' }));
    await user.click(await button('Вернуть с замечанием'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть с замечанием' }));
    expect(dialog.getByRole('textbox', { name: 'Замечание' })).toHaveValue('Нет подписи');
    await user.click(dialog.getByRole('button', { name: 'Назад' }));
    await user.type(await screen.findByRole('textbox', { name: 'Комментарий' }), ' директора');
    await user.click(await button('Вернуть с замечанием'));
    const open = within(await screen.findByRole('dialog', { name: 'Вернуть с замечанием' }));
    expect(open.getByRole('textbox', { name: 'Замечание' })).toHaveValue('Нет подписи директора');
    await user.type(open.getByRole('textbox', { name: 'Замечание' }), ' и даты');
    await user.click(open.getByRole('button', { name: 'Вернуть' }));
    await heading(TITLE);
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(await screen.findByRole('switch', { name: 'Возвращённые' }));
    await user.click(await screen.findByRole('link', { name: 'Обсуждаемая ru' }));
    expect(await screen.findByRole('textbox', { name: 'Комментарий' })).toHaveValue('');
    await user.click(await settled('Подтвердить'));
    const again = await screen.findByRole('alertdialog', { name: 'Всё равно подтвердить?' });
    expect(again).toHaveTextContent('возвращена автору с замечанием и ещё не исправлена');
  });

  it('asks before an approval beside an answer or a remark that was typed and not sent', async () => {
    const id = await saved(newsDraft('Спорная'));
    const thread = { kind: 'news', id, text: 'Верна ли дата?' };
    await anvar('POST', '/api/Admin/Comment/Add', thread);
    const kept = { FEATURES: 'review accounts comments' };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { kept });
    const approving = () => screen.findByRole('alertdialog', { name: 'Всё равно подтвердить?' });
    await user.click(await screen.findByRole('button', { name: /^Ответить: / }));
    await user.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'Нет');
    await user.click(await settled('Подтвердить'));
    expect(await approving()).toHaveTextContent('Есть неотправленный текст');
    await user.click(within(await approving()).getByRole('button', { name: 'Отмена' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Ответ' }));
    await user.click(await button('Вернуть с замечанием'));
    await user.type(await screen.findByRole('textbox', { name: 'Замечание' }), 'Дата неверна');
    await user.keyboard('{Escape}');
    await user.click(await settled('Подтвердить'));
    await user.click(within(await approving()).getByRole('button', { name: 'Подтвердить' }));
    await heading(TITLE);
    // the remark has nobody to go to any more
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('that was given back says so in its own form, with the remark, until it is saved anew', async () => {
    const id = await saved(newsDraft('Сырая'));
    const note = 'Нет даты\nи подписи';
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 1, note });
    const { user } = await openQueue(`/dashboard/news/${id}`);
    const told = await screen.findByText(/^Возвращено: Анвар Каримов, /);
    expect(screen.getByText('Возвращена')).toBeVisible();
    expect(told.closest('[role=alert]')).toHaveTextContent('Нет даты и подписи');
    await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), ' и готовая');
    await user.click(await button('Изменить'));
    await user.click(await screen.findByRole('tab', { name: /^В ожидании/ }));
    await user.click(await screen.findByRole('link', { name: /^Сырая ru и готовая/ }));
    expect(await screen.findByDisplayValue('Сырая ru и готовая')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Возвращено/)).toBeNull());
  });

  it('is told beside the title of its form, and what a save leads to beside the button', async () => {
    const id = await saved(newsDraft('Вышедшая'));
    const { unmount } = await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Ожидает подтверждения')).toBeVisible();
    expect(await screen.findByText('Сохранённое уйдёт на подтверждение')).toBeVisible();
    expect(screen.getByText(`Изменение записи № ${id} · Вышедшая ru`)).toBeVisible();
    unmount();
    await publish(id);
    const published = await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Опубликована')).toBeVisible();
    expect(await screen.findByText('Изменения сразу появятся на сайте')).toBeVisible();
    published.unmount();
    await switchTo({ edits: true });
    await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Сохранённое уйдёт на подтверждение')).toBeVisible();
  });

  it('and an edit that was dropped in the form of what the site shows', async () => {
    await switchTo({ edits: true });
    const id = await saved(newsDraft('Прежняя'));
    await publish(id);
    await saved(newsDraft('Лишняя', { id }));
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 3, note: 'Оставьте так' });
    await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Оставьте так')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Прежняя ru');
  });

  it('is not published over a remark that the reviewer has not seen', async () => {
    const id = await saved(newsDraft('Спорная'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await heading('Спорная ru');
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 1, note: 'Нельзя' });
    await user.click(await settled('Подтвердить'));
    const changed = await screen.findByRole('group', {
      name: 'Пока вы читали, запись вернули автору с замечанием: Анвар Каримов.',
    });
    expect(changed).toHaveTextContent('Нельзя');
    expect(await listOf('Published')).toEqual([]);
  });

  it('is not saved over a remark that its author has not seen without a question', async () => {
    const id = await saved(newsDraft('Своя'));
    const { user } = await openQueue(`/dashboard/news/${id}`);
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 1, note: 'Уточните срок' });
    await user.click(await button('Изменить'));
    const question = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
    expect(question.getByText(/^Тем временем вернули с замечанием: «/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Вернуться к форме' }));
    expect(await screen.findByText('Уточните срок')).toBeVisible();
    await user.click(await button('Сравнить и выбрать'));
    const again = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
    await user.click(again.getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () => expect(await listOf('Pending')).toEqual(['Своя ru!']));
  });

  it('is published in the version that was read: what has changed since is shown first', async () => {
    const id = await saved(newsDraft('Прочитанная'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await heading('Прочитанная ru');
    await saved(newsDraft('Переписанная', { id }));
    await user.click(await settled('Подтвердить'));
    const changed = await screen.findByRole('group', { name: /^Пока вы читали/ });
    expect(changed).toHaveFocus();
    const read = within(changed).getByRole('button', { name: 'Показать новую версию' });
    expect(changed).toHaveTextContent('Сохранено: Анвар Каримов');
    await waitFor(() => expect(changed).toHaveTextContent('ПрочитаннаяПереписанная ru'));
    expect(await button('Подтвердить')).toHaveAccessibleDescription('Сначала прочитайте новую версию');
    expect(await listOf('Published')).toEqual([]);
    await user.click(read);
    await heading('Переписанная ru');
    await user.click(await settled('Подтвердить'));
    await heading(TITLE);
    expect(await listOf('Published')).toEqual(['Переписанная ru']);
  });

  it('that a colleague has published meanwhile is told as published, and as nothing else', async () => {
    const id = await saved(newsDraft('Общая'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await heading('Общая ru');
    await publish(id);
    await user.click(await settled('Подтвердить'));
    expect(await screen.findByText('Запись уже опубликована: проверять нечего.')).toBeVisible();
    expect(screen.queryByRole('group', { name: /^Пока вы читали/ })).toBeNull();
    expect(screen.queryByText(/Вы не можете подтвердить/)).toBeNull();
    expect(screen.queryByText(/Последняя правка: |Ждёт с/)).toBeNull();
    expect(screen.getByText('Новости', { selector: 'main *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  });

  it('that a colleague has approved meanwhile is not sent back, and the dialog says why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const id = await saved(newsDraft('Решённая'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await user.click(await button('Вернуть с замечанием'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть с замечанием' }));
    await user.type(dialog.getByRole('textbox', { name: 'Замечание' }), 'Нет даты');
    await publish(id);
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Запись уже изменил кто-то другой/);
    await user.click(dialog.getByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть с замечанием' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('that a colleague has deleted meanwhile is told as gone, once, and nothing can be done to it', async () => {
    const id = await saved(newsDraft('Лишняя'));
    await saved(newsDraft('Следующая'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await heading('Лишняя ru');
    await anvar('DELETE', `${NEWS}/Delete${id}`);
    await user.click(await settled('Подтвердить'));
    expect(await screen.findByText(/^Запись не найдена/)).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    for (const name of ['Подтвердить', 'Вернуть с замечанием', 'Изменить'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await waitFor(async () => expect(await heading('Лишняя ru')).toHaveFocus());
    await user.click(await button('Следующая'));
    await heading('Следующая ru');
    expect(await button('Подтвердить')).toBeEnabled();
  });

  it('is searched by title and narrowed to what was corrected', async () => {
    const id = await saved(newsDraft('Отчёт за год'));
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 1, note: 'Нет даты' });
    await saved(newsDraft('Отчёт за 2026 год', { id }));
    await saved(newsDraft('Новые тарифы'));
    const { user } = await openQueue();
    const shown = () => screen.findAllByRole('link', { name: / ru$/ });
    await waitFor(async () => expect(await shown()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по заголовку' }), 'тариф');
    await waitFor(async () =>
      expect((await shown()).map(({ textContent }) => textContent)).toEqual(['Новые тарифы ru']),
    );
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('switch', { name: 'Исправленные' }));
    await waitFor(async () =>
      expect((await shown()).map(({ textContent }) => textContent)).toEqual(['Отчёт за 2026 год ru']),
    );
  });

  it('tells what an edit changes on the site', async () => {
    await switchTo({ edits: true });
    const id = await saved(newsDraft('Была'));
    await publish(id);
    await saved(newsDraft('Стала', { id }));
    const { user } = await openQueue();
    expect(await screen.findByText('Заменит опубликованное')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Стала ru' }));
    const changes = await screen.findByRole('tabpanel', { name: /^Что изменится/ });
    await waitFor(() => expect(changes).toHaveTextContent('ЗаголовокБылаСтала ru'));
    expect(changes).not.toHaveTextContent('Состояние');
  });

  it('that was corrected after a return tells what was corrected', async () => {
    const id = await saved(newsDraft('Сырая'));
    await anvar('POST', '/api/Admin/Review/Return', { kind: 'news', id, version: 1, note: 'Нет даты' });
    await saved(newsDraft('Готовая', { id }));
    await openQueue(`${QUEUE}/news/${id}`);
    const corrected = await screen.findByRole('tabpanel', { name: 'Что исправлено (6)' });
    await waitFor(() => expect(corrected).toHaveTextContent('ЗаголовокСыраяГотовая ru'));
    expect(screen.getByText('Исправлено после замечания и снова ждёт подтверждения')).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Что изменится/ })).toBeNull();
  });

  it('shows the page first in a language that was changed', async () => {
    await switchTo({ edits: true });
    const draft = newsDraft('Прежняя');
    const id = await saved(draft);
    await publish(id);
    const news = draft.news.map((entry) => ({
      ...entry,
      title: entry.language === 'uz' ? 'Янги сарлавҳа' : entry.title,
    }));
    await saved({ ...draft, id, news });
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await user.click(await screen.findByRole('tab', { name: 'Как будет на сайте' }));
    expect(await screen.findByRole('heading', { name: 'Янги сарлавҳа' })).toBeVisible();
  });

  it('is not approved by whoever wrote it where four eyes are asked for, and says who may', async () => {
    await switchTo({ fourEyes: true });
    const draft = newsDraft('Своя');
    const { body } = await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft);
    const { user } = await openQueue();
    const select = await screen.findByRole('checkbox', { name: 'Выбрать: Своя ru' });
    expect(select).toBeDisabled();
    expect(select).toHaveAccessibleDescription(/Вы сами правили эту запись.*Анвар Каримов/);
    expect(screen.getByText('Правили вы: подтвердить должен кто-то другой')).toBeVisible();
    await user.hover(select.closest('label') as HTMLElement);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Вы сами правили эту запись/);
    await user.click(screen.getByRole('link', { name: 'Своя ru' }));
    const approve = await button('Подтвердить');
    expect(approve).toHaveAttribute('aria-disabled', 'true');
    expect(approve).toHaveAccessibleDescription(/Анвар Каримов/);
    expect(body.data.id).toBeGreaterThan(0);
  });

  it('is changed in its form, which leads back to it', async () => {
    const id = await saved(newsDraft('Опечатка'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await user.click(await button('Изменить'));
    const title = await screen.findByRole('textbox', { name: 'Заголовок' });
    await user.clear(title);
    await user.type(title, 'Правка');
    await user.click(await button('Изменить'));
    await heading('Правка');
    expect(window.location.pathname).toBe(`${QUEUE}/news/${id}`);
  });
});
