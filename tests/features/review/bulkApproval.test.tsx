import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { later } from '../../support/later.ts';
import { emptyReview, newsOf, reviewForAll } from '../../support/review.ts';
import { button, heading, QUEUE, screensWith, TITLE } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const { server, anvar } = reviewForAll();
beforeEach(() => emptyReview(server));

const { saved, listOf } = newsOf(anvar);
const openQueue = screensWith(server, 'review accounts');

describe('the queue', () => {
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
    expect(screen.getByText('Выбрано: 1')).toBeVisible();
    await saved(newsDraft('Переписанная', { id: unread }));
    slowly.resolve();
    expect(await screen.findByRole('link', { name: 'Изменённая ru' })).toBeVisible();
    expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Готовая ru' })).toBeNull();
    expect(within(outcome).getByRole('link', { name: 'Готовая ru' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Выбрать: Переписанная ru' })).not.toBeChecked();
    expect(await listOf('Published')).toEqual(['Готовая ru']);
  });

  it('counts an approval without an answer among several as neither done nor refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await saved(newsDraft('Пропавшая'));
    await saved(newsDraft('Другая'));
    const { lose, fetch } = watchFetch(server.fetch);
    lose('AllowToPublish');
    const { user } = await openQueue(QUEUE, { fetch });
    await screen.findByRole('checkbox', { name: 'Выбрать: Другая ru' });
    await user.click(screen.getByRole('button', { name: 'Выбрать все на странице' }));
    await user.click(await button('Подтвердить выбранные'));
    const asked = await screen.findByRole('alertdialog', { name: 'Подтвердить 2 записи?' });
    await user.click(within(asked).getByRole('button', { name: 'Подтвердить' }));
    const outcome = await screen.findByRole('group', { name: 'Результат' });
    expect(outcome).toHaveTextContent(
      'Подтверждено 0 записей. Не подтверждена 1. Неизвестно, подтверждены ли: 1.',
    );
    expect(await listOf('Published')).toEqual(['Пропавшая ru']);
  });

  it('that is come back to during an approval of several shows its progress, begins none anew and is read again at its end', async () => {
    await Promise.all([saved(newsDraft('Первая')), saved(newsDraft('Вторая'))]);
    const { fetch, hold } = watchFetch(server.fetch);
    const { user } = await openQueue(QUEUE, { fetch });
    await user.click(await screen.findByRole('button', { name: 'Выбрать все на странице' }));
    await user.click(await button('Подтвердить выбранные'));
    const asked = await screen.findByRole('alertdialog', { name: 'Подтвердить 2 записи?' });
    const release = hold('AllowToPublish');
    await user.click(within(asked).getByRole('button', { name: 'Подтвердить' }));
    await user.click(await screen.findByRole('link', { name: 'Новости' }));
    await heading('Новости');
    await user.click(screen.getByRole('link', { name: TITLE }));
    expect(await screen.findByText('Подтверждается: 0 из 2')).toBeVisible();
    await user.click(await button('Выбрать все на странице'));
    await user.click(await button('Подтвердить выбранные'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    release();
    expect(await screen.findByRole('group', { name: 'Результат' })).toHaveTextContent(
      'Подтверждены 2 записи.',
    );
    expect(await screen.findByText(/^Очередь пуста: всё проверено/)).toBeVisible();
    expect(await listOf('Published')).toHaveLength(2);
  });
});
