import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyReview, newsOf, reviewForAll, reviewOf } from '../../support/review.ts';
import { screensWith, settled } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';

const { server, anvar } = reviewForAll();
beforeEach(() => emptyReview(server));

const { saved, listOf } = newsOf(anvar);
const { switchTo } = reviewOf(anvar);
const openQueue = screensWith(server, 'review accounts');

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
    expect(await screen.findByText(/^Не удалось подтвердить\. Запись уже изменил/)).toBeVisible();
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
