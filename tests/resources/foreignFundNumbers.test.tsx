import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

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
  const [path = ''] = String(input).split('?');
  if (/\/GuaranteeFund\/(Add|Edit)$/.test(path)) {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('', { status: 200 });
  }
  return /GetLastUZS(ForAdd)?$/.test(path) ? Response.json(list) : server.fetch(input, init);
};

const open = async () =>
  (await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUZS', fetch: foreign })).user;
type User = Awaited<ReturnType<typeof open>>;
const fill = async (user: User, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

describe('a list of the fund whose rows are numbered anew with each save', () => {
  const renumbered = [row(1, '0', 1), row(2, '1', 10), row(3, '2', 20)];
  const changeAmount = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Изменить: Брокер 2' }));
    await fill(user, 'Сумма', '77');
  };

  it('keeps a typed amount with its member', async () => {
    list = [row(1, '1', 10), row(2, '2', 20)];
    const user = await open();
    await changeAmount(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    list = renumbered;
    await user.click(screen.getByRole('button', { name: 'Сохранить - UZS' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([row(1, '0', 1), row(2, '1', 10), row(3, '2', 77)]);
  });

  it.each([
    ['a code', ['7', 'Альфа'], ['7', 'Дельта']],
    ['a name', ['7', 'Филиал'], ['8', 'Филиал']],
  ])('writes no amount to another member with whom the member shares %s', async (_what, ...members) => {
    const [own, other] = members.map(([code, name]) => ({ code, name }));
    list = [row(1, '1', 10), { ...row(2, '', 20), ...own }, { ...row(3, '', 20), ...other }];
    const { user } = await renderAdmin(server, { at: '/dashboard/allGuaranteeFund', fetch: foreign });
    const [edit] = await screen.findAllByRole('button', { name: `Изменить: ${own?.name}` });
    await user.click(edit as HTMLElement);
    await fill(user, 'Сумма', '77');
    list = [
      { ...row(1, '', 20), ...own },
      { ...row(2, '', 20), ...other },
    ];
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/убрали из списка или записали заново/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('takes no amount for the member who has the id of the row by now', async () => {
    list = [row(1, '1', 10), row(2, '2', 20)];
    const { user } = await renderAdmin(server, { at: '/dashboard/allGuaranteeFund', fetch: foreign });
    await changeAmount(user);
    list = renumbered;
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/убрали из списка или записали заново/)).toBeVisible();
    expect(sent).toEqual([]);
  });
});
