import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addList, editRow, proposalsForEach, row, saveFigures } from '../../support/proposals.ts';
import type { Call } from '../../support/review.ts';
import { button, confirmed, heading, QUEUE, screensWith, settled } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const { server, anvar, barno, figures, rowsOf } = proposalsForEach();
const open = screensWith(server, 'review accounts proposals revisions comments');

describe('a change in the queue', () => {
  beforeEach(() => saveFigures(anvar, { issuers: '4321' }));
  const saveItem = (by: Call, title: string) => by('POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title));

  it('stands among the items by its age, is narrowed by kind and author, and read on from by keys', async () => {
    await saveItem(barno, 'Молодая');
    const { user } = await open();
    await screen.findByRole('link', { name: 'Молодая ru' });
    const links = screen.getAllByRole('link', { name: /^(Статистика|Молодая ru)$/ });
    // the first is the menu's
    expect(links.map(({ textContent }) => textContent).slice(-2)).toEqual(['Статистика', 'Молодая ru']);
    await user.click(screen.getByRole('combobox', { name: 'Раздел' }));
    await user.click(await screen.findByRole('option', { name: 'Статистика' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));
    await user.click(screen.getByRole('combobox', { name: 'Кто правил' }));
    await user.click(await screen.findByRole('option', { name: 'Барно Юсупова' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Статистика/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтры' }));

    const row = await screen.findByRole('row', { name: /Статистика/ });
    await user.click(within(row).getByRole('link', { name: 'Статистика' }));
    await waitFor(async () => expect(await heading('Статистика')).toHaveFocus());
    expect(await screen.findByText('1 из 2')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () => expect(await heading('Молодая ru')).toHaveFocus());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await heading('Статистика');
    await user.click(await settled('Подтвердить'));
    await confirmed(user);
    await heading('Молодая ru');
    expect(await figures()).toMatchObject({ issuers: '4321' });
  });

  it('comes in force together with items, and says of itself that it did not why', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const [first] = await rowsOf();
    await editRow(anvar, { ...first, fund: 7 });
    await saveItem(anvar, 'Заодно');
    const { user } = await open();
    await screen.findByRole('checkbox', { name: 'Выбрать: Статистика' });
    await user.click(screen.getByRole('button', { name: 'Выбрать все на странице' }));
    await saveFigures(anvar, { brokers: '11' });
    await user.click(await button('Подтвердить выбранные'));
    const asked = await screen.findByRole('alertdialog', { name: 'Подтвердить 3 записи?' });
    expect(asked).toHaveTextContent(
      'Публикация появится на сайте сразу, в том виде, в каком стоит в очереди. Изменения фонда и статистики вступят в силу сразу.',
    );
    await user.click(within(asked).getByRole('button', { name: 'Подтвердить' }));
    const outcome = await screen.findByRole('group', { name: 'Результат' });
    expect(outcome).toHaveTextContent('Подтверждены 2 записи. Не подтверждена 1.');
    const lines = within(outcome).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^Статистика: .*изменил/);
    expect(lines[1]).toHaveTextContent('Гарантийный фонд, UZS: изменения действуют');
    expect(lines[2]).toHaveTextContent('Заодно ru: опубликована');
    expect(await rowsOf()).toMatchObject([{ fund: 7 }, { fund: 100 }]);
  });

  it('is changed where it is written, which leads back; what others have decided is told as that alone', async () => {
    const dollars = { ...row('01', { name: 'АО «Инвест»' }), currency: 'USD' };
    await addList(anvar, [dollars]);
    const { user, unmount } = await open(`${QUEUE}/guaranteeFund/2`);
    await heading('Гарантийный фонд, USD');
    const thread = await screen.findByRole('region', { name: 'Обсуждение' });
    expect(
      await within(thread).findByText(/^Комментариев нет\. Здесь их пишут обо всём списке/),
    ).toBeVisible();
    await user.click(await button('Изменить'));
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'USD' })).toHaveAttribute('aria-selected', 'true'),
    );
    unmount();

    await barno('POST', '/api/Admin/Comment/Add', { kind: 'statistics', id: 1, text: 'Откуда?' });
    const again = await open(`${QUEUE}/statistics/1`);
    expect(await screen.findByText('Откуда?')).toBeVisible();
    await again.user.click(await button('Изменить'));
    expect(await screen.findByRole('button', { name: /1 открытый комментарий/ })).toBeVisible();
    await again.user.type(await screen.findByRole('textbox', { name: 'Эмитенты акций' }), '0');
    await again.user.click(await button('Изменить'));
    expect(await screen.findByText(/^Последняя правка: Дилноза Рахимова/)).toBeVisible();
    expect(window.location.pathname).toBe(`${QUEUE}/statistics/1`);
    expect(await screen.findByText(/^Вы сами правили эту запись.*Барно Юсупова/)).toBeVisible();
    const { body } = await barno('GET', '/api/Admin/Review/GetProposal/statistics/1');
    await user.click(await button('Вернуть с замечанием'));
    const dialog = await screen.findByRole('dialog', { name: 'Вернуть с замечанием' });
    await barno('POST', '/api/Admin/Review/Approve', {
      kind: 'statistics',
      id: 1,
      version: body.data.change.version,
    });
    await user.click(within(dialog).getByRole('button', { name: 'Назад' }));
    expect(await screen.findByText('Здесь ничего не ждёт подтверждения.')).toBeVisible();
    expect(screen.queryByText(/^Вы (сами|не можете)/)).toBeNull();
    expect(screen.queryByText(/Ждёт с/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Подтвердить' })).toBeNull();
  });
});
