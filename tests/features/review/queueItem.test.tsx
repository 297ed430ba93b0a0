import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyReview, newsOf, reviewForAll, reviewOf } from '../../support/review.ts';
import { button, heading, QUEUE, screensWith, settled, TITLE } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

const { server, anvar } = reviewForAll();
beforeEach(() => emptyReview(server));

const { saved, publish, listOf } = newsOf(anvar);
const { switchTo } = reviewOf(anvar);
const openQueue = screensWith(server, 'review accounts');

describe('an item of the queue', () => {
  it('is shown in each language, with what it lacks, and stepped from by keys', async () => {
    await saved(newsDraft('Первая'));
    const id = await saved(newsDraft('Вторая'));
    const signedIn = { features: ['review', 'accounts', 'comments'] };
    const { user } = await openQueue(`${QUEUE}/news/${id}`, { signedIn });
    await heading('Вторая ru');
    expect(await screen.findByText(/^Комментариев нет\. Здесь их пишут обо всей записи/)).toBeVisible();
    const page = () => within(screen.getByRole('tabpanel')).getByRole('article');
    expect(page()).toHaveTextContent('05.03.2026Вторая ruВторая ru');
    await user.keyboard('{Alt>}2{/Alt}');
    expect(page()).toHaveTextContent('Вторая uz');
    const readiness = await screen.findByRole('region', { name: 'Готовность' });
    expect(await within(readiness).findByText('Нет обложки')).toBeVisible();
    expect(await within(readiness).findByText(/^Кириллица в узбекском тексте/)).toBeVisible();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () => expect(await heading('Первая ru')).toHaveFocus());
    expect(await button('Предыдущая')).toBeDisabled();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await heading('Вторая ru');
  });

  it('is told beside the title of its form, and what a save leads to beside the button', async () => {
    const id = await saved(newsDraft('Вышедшая'));
    const anew = await openQueue('/dashboard/addNews');
    expect(await screen.findByText('Запись уйдёт на подтверждение')).toBeVisible();
    anew.unmount();
    const { unmount } = await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Ожидает подтверждения')).toBeVisible();
    expect(await screen.findByText('Изменения уйдут на подтверждение')).toBeVisible();
    expect(screen.getByText(`Изменение записи № ${id} · Вышедшая ru`)).toBeVisible();
    unmount();
    await publish(id);
    const published = await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Опубликована')).toBeVisible();
    expect(await screen.findByText('Изменения сразу появятся на сайте, без подтверждения')).toBeVisible();
    published.unmount();
    await switchTo({ edits: true });
    await openQueue(`/dashboard/news/${id}`);
    expect(await screen.findByText('Изменения уйдут на подтверждение')).toBeVisible();
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
    expect(screen.getByText('Ваша правка')).toBeVisible();
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
