import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill } from '../support/fields.ts';
import { later } from '../support/later.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

const row = (id: unknown, code: unknown, fund: unknown) => ({
  ...{ id, code, name: `Брокер ${code}`, fund, currency: 'UZS', date: '2026-11-21' },
});

let list: object[];
let sent: { code: unknown; fund: unknown }[][];
beforeEach(() => {
  sent = [];
});

/** A depository with a list of its own. */
const foreign: typeof fetch = async (input, init) => {
  const path = String(input);
  if (/\/GuaranteeFund\/(Add|Edit)$/.test(path)) {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('', { status: 200 });
  }
  return /GetLastUZS(ForAdd)?$/.test(path) ? Response.json(list) : server.fetch(input, init);
};

const open = async (at = '/dashboard/addGuaranteeFundUZS', fetch = foreign) =>
  (await renderAdmin(server, { at, signedIn: FOREIGN, fetch })).user;
type User = Awaited<ReturnType<typeof open>>;
const changeAmount = async (user: User, name: string, amount: string) => {
  await user.click(await screen.findByRole('button', { name: `Изменить: ${name}` }));
  await fill(user, 'Сумма', amount);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
/** @returns the rows that were sent */
const saveList = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Сохранить - UZS' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
};
const addRow = async (user: User, code: string) => {
  await user.click(await screen.findByRole('button', { name: '+ добавить строку' }));
  await fill(user, 'Код', code);
  await fill(user, 'Наименование', `Брокер ${code}`);
  await fill(user, 'Сумма', '5');
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('a list of the fund from a foreign depository', () => {
  it.each([
    ['0', 0],
    ['none', undefined],
    ['one for all', 7],
  ])('keeps each of its rows where their id is %s', async (_name, id) => {
    list = [row(id, '1', 10), row(id, '2', 20), row(id, '2', 30)];
    const user = await open();
    await screen.findByText('Брокер 1');
    expect(screen.getAllByRole('button', { name: /^Изменить: Брокер/ })).toHaveLength(3);
    await changeAmount(user, 'Брокер 1', '11');
    const own = id ?? 0;
    expect(await saveList(user)).toEqual([row(own, '1', 11), row(own, '2', 20), row(own, '2', 30)]);
  });

  it('keeps the changed amount of a row whose id has a dot', async () => {
    list = [row('UZ.1', '1', 10), row('UZ.2', '2', 20)];
    const user = await open();
    await changeAmount(user, 'Брокер 2', '21');
    expect(await saveList(user)).toEqual([row('UZ.1', '1', 10), row('UZ.2', '2', 21)]);
  });

  it('shows an amount as it came, and sends it back so with the change of another row', async () => {
    list = [row(1, '1', '1 000,50'), row(2, '2', 20)];
    const user = await open();
    expect(await screen.findByRole('cell', { name: '1 000,50' })).toBeVisible();
    await changeAmount(user, 'Брокер 2', '21');
    expect(await saveList(user)).toEqual([row(1, '1', '1 000,50'), row(2, '2', 21)]);
  });

  it.each([[null], [12]])('takes a new row beside one of the code %j', async (code) => {
    list = [row(1, code, 10)];
    const user = await open();
    await screen.findByText(`Брокер ${code}`);
    await addRow(user, '3');
    await addRow(user, '12');
    expect((await saveList(user))?.map((each) => each.code)).toEqual([code, '3', '12']);
  });
});

describe('a row of the fund from a foreign depository', () => {
  it.each([undefined, 'сум', 'uzs'])(
    'is changed in the list of its tab, and keeps its currency %j',
    async (currency) => {
      list = [{ ...row(4, '1', 10), currency }];
      const user = await open('/dashboard/allGuaranteeFund');
      await user.click(await screen.findByRole('button', { name: 'Изменить: Брокер 1' }));
      expect(await screen.findByText('10,00 UZS')).toBeVisible();
      await fill(user, 'Сумма', '11');
      await user.click(screen.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]).toEqual({ ...row(4, '1', 11), currency });
    },
  );

  it('has its amount as it came, and keeps it so where only its name is changed', async () => {
    list = [row(4, '1', '1 000,50')];
    const user = await open('/dashboard/allGuaranteeFund');
    expect(await screen.findByRole('cell', { name: '1 000,50' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Изменить: Брокер 1' }));
    expect(await screen.findByLabelText('Сумма')).toHaveValue('1 000,50');
    await fill(user, 'Наименование', 'Брокер нового века');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({ ...row(4, '1', '1 000,50'), name: 'Брокер нового века' });
  });
});

describe('a list of the fund whose rows get new ids with each save', () => {
  it.each([
    ['a colleague has saved it', 20],
    ['it was saved itself, without an answer', 77],
  ])('asks nothing where %s', async (_what, fund) => {
    list = [row(1, '1', 10), row(2, '2', 20)];
    const user = await open();
    await changeAmount(user, 'Брокер 2', '77');
    list = [row(11, '1', 10), row(12, '2', fund)];
    expect((await saveList(user))?.map(({ code, fund: saved }) => [code, saved])).toEqual([
      ['1', 10],
      ['2', 77],
    ]);
  });
});

it('a saved row of the fund changes none with the same id in the list of another currency', async () => {
  const usd = { ...row(4, '9', 30), currency: 'USD' };
  list = [row(4, '1', 10)];
  const held = later();
  let isSlow = false;
  const both: typeof fetch = async (input, init) => {
    if (!/GetLastUSD/.test(String(input))) return foreign(input, init);
    if (isSlow) await held.promise;
    return Response.json([usd]);
  };
  const user = await open('/dashboard/allGuaranteeFund?currency=USD', both);
  await screen.findByText('Брокер 9');
  await user.click(screen.getByRole('tab', { name: 'UZS' }));
  await changeAmount(user, 'Брокер 1', '11');
  isSlow = true;
  await user.click(screen.getByRole('tab', { name: 'USD' }));
  await waitFor(() => expect(screen.queryByText('Брокер 1')).toBeNull());
  held.resolve();
  await user.click(await screen.findByRole('button', { name: 'Изменить: Брокер 9' }));
  expect(await screen.findByLabelText('Сумма')).toHaveValue('30,00');
});

it('a row that a colleague has removed from the list is named when the list is saved without it', async () => {
  list = [row(1, '1', 10), row(2, '2', 20)];
  const user = await open();
  await changeAmount(user, 'Брокер 1', '11');
  list = [row(1, '1', 10)];
  await user.click(screen.getByRole('button', { name: 'Сохранить - UZS' }));
  expect(await screen.findByText('Взято из сохранённого: 2 · Брокер 2.')).toBeVisible();
  expect(sent).toEqual([[row(1, '1', 11)]]);
});
