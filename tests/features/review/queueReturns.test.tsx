import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyReview, newsOf, reviewForAll, reviewOf } from '../../support/review.ts';
import { button, heading, QUEUE, screensWith, settled, TITLE } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const { server, anvar } = reviewForAll();
beforeEach(() => emptyReview(server));

const { saved, publish, listOf } = newsOf(anvar);
const { switchTo } = reviewOf(anvar);
const openQueue = screensWith(server, 'review accounts');

describe('an item of the queue', () => {
  it('goes back to its author with a note, and waits among the returned ones', async () => {
    const id = await saved(newsDraft('Сырая'));
    const { user } = await openQueue(`${QUEUE}/news/${id}`);
    await user.click(await button('Вернуть с замечанием'));
    const dialog = await screen.findByRole('dialog', { name: 'Вернуть с замечанием' });
    const send = within(dialog).getByRole('button', { name: 'Вернуть' });
    await user.click(send);
    expect(within(dialog).getByText('Напишите, что исправить')).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: 'Замечание' })).toHaveFocus();
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

  it('takes no more words of a remark that is on its way', async () => {
    const id = await saved(newsDraft('Короткая'));
    const { fetch, hold, held } = watchFetch(server.fetch);
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { fetch });
    await user.click(await button('Вернуть с замечанием'));
    const remark = await screen.findByRole('textbox', { name: 'Замечание' });
    await user.type(remark, 'Нет даты');
    const release = hold('Review/Return');
    await user.click(screen.getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(held('Review/Return')).toBe(1));
    await user.type(remark, ' и подписи');
    expect(remark).toHaveValue('Нет даты');
    release();
    await heading(TITLE);
  });

  it('is sent back with the comment that was typed beside it and not sent', async () => {
    const id = await saved(newsDraft('Обсуждаемая'));
    const signedIn = { features: ['review', 'accounts', 'comments'] };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { signedIn });
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

  it('that was approved meanwhile keeps the remark that was typed about it, as a comment', async () => {
    const id = await saved(newsDraft('Опережённая'));
    const signedIn = { features: ['review', 'accounts', 'comments'] };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { signedIn });
    await user.click(await button('Вернуть с замечанием'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть с замечанием' }));
    await user.type(dialog.getByRole('textbox', { name: 'Замечание' }), 'Нет даты');
    await publish(id);
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
    await dialog.findByRole('alert');
    await user.click(dialog.getByRole('button', { name: 'Назад' }));
    expect(await screen.findByText(/^Вернуть уже нельзя/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Нет даты');
  });

  it('keeps nothing of a remark that has arrived, although its answer was lost', async () => {
    const id = await saved(newsDraft('Дошедшая'));
    const { fetch, lose, restore } = watchFetch(server.fetch);
    const signedIn = { features: ['review', 'accounts', 'comments'] };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { signedIn, fetch });
    await user.click(await button('Вернуть с замечанием'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть с замечанием' }));
    await user.type(dialog.getByRole('textbox', { name: 'Замечание' }), 'Нет даты ');
    lose('Review/Return');
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
    await dialog.findByRole('alert');
    restore('Review/Return');
    await user.click(dialog.getByRole('button', { name: 'Назад' }));
    expect(await screen.findByText(/^Возвращено: /)).toBeVisible();
    await waitFor(() =>
      expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true),
    );
    expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('');
  });

  it('asks before an approval beside an answer or a remark that was typed and not sent', async () => {
    const id = await saved(newsDraft('Спорная'));
    const thread = { kind: 'news', id, text: 'Верна ли дата?' };
    await anvar('POST', '/api/Admin/Comment/Add', thread);
    const signedIn = { features: ['review', 'accounts', 'comments'] };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { signedIn });
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
      name: 'Пока вы читали, запись вернули автору. Замечание (Анвар Каримов):',
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
    expect(question.getByText(/^Тем временем правку вернули с замечанием: «/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Вернуться к форме' }));
    expect(await screen.findByText('Уточните срок')).toBeVisible();
    await user.click(await button('Сравнить и выбрать'));
    const again = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
    await user.click(again.getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () => expect(await listOf('Pending')).toEqual(['Своя ru!']));
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
});
