import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../../../src/amounts.ts';
import { typedNow } from '../../../src/components/useAskBeforeClosing.ts';
import { answer, click, draftForms, found, freshBrowser, kept } from '../../support/drafts.ts';
import { fill } from '../../support/fields.ts';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const FUND = '/api/Admin/GuaranteeFund';
const LIST = '/dashboard/allGuaranteeFund';

const server = serverForAll();
freshBrowser();

const { open } = draftForms(server);
const stored = async (currency: string) =>
  (await server.as('admin', 'GET', `${FUND}/GetLast${currency}`)).body.data;
const row = (currency: string, code: string, name: string, fund = 10) => ({
  ...{ id: 0, code, name, fund, currency, date: '2026-11-01' },
});
const addList = (...rows: object[]) => server.as('admin', 'POST', `${FUND}/Add`, rows);

/** Types an amount into a row of the newest list, and leaves it as a draft. */
const leaveDraft = async (currency: string, name: string) => {
  const user = await open(LIST);
  await click(user, currency);
  await user.click(await screen.findByLabelText(`Изменить: ${name}`));
  await fill(user, 'Сумма', '77');
  await kept(1);
  cleanup();
  return user;
};

describe('a new list of the fund', () => {
  const addRow = async (user: UserEvent, code = '7') => {
    await click(user, '+ добавить строку');
    await fill(user, 'Код', code);
    await fill(user, 'Наименование', `Брокер ${code}`);
    await fill(user, 'Сумма', '1500');
    await click(user, 'Добавить');
    await screen.findByText(`Брокер ${code}`);
  };

  it('is kept row by row, and with the row that is only half typed, whose form opens again with it', async () => {
    const user = await open('/dashboard/addGuaranteeFundUZS');
    await addRow(user);
    await click(user, '+ добавить строку');
    await fill(user, 'Наименование', 'Бро');
    await kept(1);
    expect(typedNow()).toBe('kept');
    cleanup();
    await open('/dashboard');
    await screen.findByRole('link', { name: 'Продолжить: Гарантийный фонд, Новый список UZS' });
    screen.getByText('Гарантийный фонд').click();
    await screen.findByText('черновик');
    await click(user, 'Добавить - UZS');
    await found();
    await click(user, 'Отличаются 2 строки');
    expect(await screen.findByText('7 · Брокер 7 · 1 500,00')).toBeVisible();
    expect(screen.getByText('недописанная строка: Бро')).toBeVisible();
    await click(user, 'Восстановить черновик');
    expect(await screen.findByLabelText('Наименование')).toHaveValue('Бро');
    await user.click(screen.getByRole('button', { name: 'Назад' }));
    await answer(user, 'Уйти');
    await screen.findByText('Брокер 7');
    await click(user, 'Сохранить - UZS');
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
    await kept(0);
    expect(await stored('UZS')).toMatchObject([{ code: '7', fund: 1500 }]);
  });

  it('whose answer was lost ends its draft when it is sent again, or seen to be stored, and is saved once', async () => {
    await addList(row('USD', '1', 'Банк'));
    const calls = watchFetch(server.fetch);
    const user = await open('/dashboard/addGuaranteeFundUSD', { fetch: calls.fetch });
    calls.lose('GuaranteeFund/Add');
    await addRow(user);
    await click(user, 'Сохранить - USD');
    await screen.findByText('Неизвестно, сохранено ли');
    await kept(1);
    calls.restore('GuaranteeFund/Add');
    await click(user, 'Сохранить - USD');
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
    await kept(0);
    cleanup();

    await open('/dashboard/addGuaranteeFundUSD', { fetch: calls.fetch });
    calls.lose('GuaranteeFund/Add');
    await user.click(await screen.findByLabelText('Изменить: Банк'));
    await fill(user, 'Сумма', '20');
    await click(user, 'Сохранить');
    await addRow(user, '8');
    await click(user, 'Сохранить - USD');
    await screen.findByText('Неизвестно, сохранено ли');
    await kept(1);
    cleanup();
    await open('/dashboard/addGuaranteeFundUSD');
    await screen.findByText('Брокер 8');
    await kept(0);
    expect(screen.queryByText(/^Есть черновик от/)).toBeNull();
    expect((await stored('USD')).map(({ code, fund }: Record<string, unknown>) => [code, fund])).toEqual([
      ['1', 20],
      ['7', 1500],
      ['8', 1500],
    ]);
  });
});

describe('a row of the fund', () => {
  it('is kept while it is typed, marked in its list, opened again from the dashboard, and ends with its save', async () => {
    await addList(row('EUR', '1', 'Банк'), row('EUR', '2', 'Брокер', 20));
    const user = await open(LIST);
    await click(user, 'EUR');
    await user.click(await screen.findByLabelText('Изменить: Банк'));
    await fill(user, 'Сумма', '11');
    await kept(1);
    await user.keyboard('{Escape}');
    await answer(user, 'Не сохранять');
    await kept(0);

    // the same amount in another writing is nothing to ask about, or to keep
    await user.click(await screen.findByLabelText('Изменить: Брокер'));
    await fill(user, 'Сумма', '20');
    await kept(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(await screen.findByLabelText('Изменить: Брокер'));
    await fill(user, 'Наименование', 'Брокер и партнёры');
    await fill(user, 'Сумма', '2000');
    await kept(1);
    await user.keyboard('{Escape}');
    await answer(user, 'Уйти и оставить черновик');
    await screen.findByText('черновик');
    cleanup();

    await open(LIST);
    await click(user, 'EUR');
    await user.click(await screen.findByLabelText('Изменить: Брокер'));
    await found();
    await click(user, 'Отличаются 2 поля');
    expect(screen.getByLabelText('Сумма')).toHaveValue('20,00');
    cleanup();
    await open('/dashboard');
    await user.click(
      await screen.findByRole('link', { name: 'Продолжить: Гарантийный фонд, Брокер и партнёры' }),
    );
    await waitFor(() => expect(screen.getByLabelText('Сумма')).toHaveValue(formatAmount(2000)));
    expect(screen.getByText('черновик').closest('[role=row]')).toHaveTextContent('Брокер');
    await click(user, 'Сохранить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await kept(0);
    await waitFor(() => expect(screen.queryByText('черновик')).toBeNull());
    expect((await stored('EUR'))[1]).toMatchObject({ code: '2', name: 'Брокер и партнёры', fund: 2000 });
    expect(window.location.search).toBe('');
  });

  it('that has left the newest list meanwhile is offered in its own currency alone', async () => {
    for (const currency of ['UZS', 'USD']) await addList(row(currency, '9', currency));
    const [gone] = await stored('UZS');
    const user = await leaveDraft('UZS', 'UZS');
    await addList(row('UZS', '9', 'UZS'));
    const calls = watchFetch(server.fetch);
    await open(`${LIST}?currency=UZS&row=${gone.id}`, { fetch: calls.fetch });
    await screen.findByText(/^Этой строки больше нет в последнем списке/);
    screen.getByRole('tab', { name: 'USD' }).click();
    await screen.findByLabelText('Изменить: USD');
    expect(screen.queryByText(/^Этой строки больше нет в последнем списке/)).toBeNull();
    screen.getByRole('tab', { name: 'UZS' }).click();
    await screen.findByText(/^Этой строки больше нет в последнем списке/);
    expect(calls.count('GetLastUSDForAdd')).toBe(0);
    await click(user, 'Удалить черновик');
    await answer(user, 'Удалить');
    await kept(0);
  });

  it('that has left the newest list meanwhile is not offered to another of its code', async () => {
    await addList(row('EUR', '5', 'Альфа'), row('EUR', '5', 'Дельта'));
    await leaveDraft('EUR', 'Альфа');
    const [, left] = await stored('EUR');
    await addList(left);
    const again = await open(`${LIST}?currency=EUR`);
    await again.click(await screen.findByLabelText('Изменить: Дельта'));
    expect(await screen.findByLabelText('Сумма')).toHaveValue('10,00');
    expect(screen.queryByText(/^Есть черновик от/)).toBeNull();
    await kept(1);
  });

  it('that has left the newest list meanwhile is offered for a new list, with all that was typed', async () => {
    await addList(row('EUR', '1', 'Брокер 1'), row('EUR', '2', 'Брокер 2'));
    const [, gone] = await stored('EUR');
    const user = await leaveDraft('EUR', 'Брокер 2');
    await addList(row('EUR', '1', 'Брокер 1'));
    await open('/dashboard');
    await user.click(await screen.findByRole('link', { name: 'Продолжить: Гарантийный фонд, Брокер 2' }));
    expect(await screen.findByText(/^Этой строки больше нет в последнем списке/)).toBeVisible();
    expect((await stored('EUR')).map(({ id }: { id: number }) => id)).not.toContain(gone.id);
    await click(user, 'Создать заново');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/addGuaranteeFundEUR'));
    expect(await screen.findByLabelText('Сумма')).toHaveValue('77,00');
    expect(screen.getByLabelText('Код')).toHaveValue('2');
    expect(screen.getByLabelText('Наименование')).toHaveValue('Брокер 2');
    await click(user, 'Добавить');
    await click(user, 'Сохранить - EUR');
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
    await kept(0);
    expect(await stored('EUR')).toMatchObject([{ code: '1' }, { code: '2', fund: 77 }]);
  });
});
