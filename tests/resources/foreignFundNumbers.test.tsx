import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { foreignLists } from '../support/foreignLists.ts';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();
const depository = foreignLists(server);

const row = (id: number, code: string, fund: number) => ({
  ...{ id, code, name: `Брокер ${code}`, fund, currency: 'UZS', date: '2026-11-21' },
});
const hold = (list: object[]) => {
  depository.answers = { '/GetLastUZS': list, '/GetLastUZSForAdd': list };
};

const open = async (at: string) =>
  (await renderAdmin(server, { at, signedIn: FOREIGN, fetch: depository.fetch })).user;
type User = Awaited<ReturnType<typeof open>>;
const typeAmount = async (user: User) => {
  const field = await screen.findByLabelText('Сумма');
  await user.clear(field);
  await user.click(field);
  await user.paste('77');
};

describe('a list of the fund whose rows are numbered anew with each save', () => {
  const renumbered = [row(1, '0', 1), row(2, '1', 10), row(3, '2', 20)];
  const changeAmount = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Изменить: Брокер 2' }));
    await typeAmount(user);
  };

  it('keeps a typed amount with its member', async () => {
    hold([row(1, '1', 10), row(2, '2', 20)]);
    const user = await open('/dashboard/addGuaranteeFundUZS');
    await changeAmount(user);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    hold(renumbered);
    await user.click(screen.getByRole('button', { name: 'Сохранить - UZS' }));
    await waitFor(() => expect(depository.sent).toHaveLength(1));
    expect(depository.sent[0]).toEqual([row(1, '0', 1), row(2, '1', 10), row(3, '2', 77)]);
  });

  it.each([
    ['a code', ['7', 'Альфа'], ['7', 'Дельта']],
    ['a name', ['7', 'Филиал'], ['8', 'Филиал']],
  ])('writes no amount to another member with whom the member shares %s', async (_what, ...members) => {
    const [own, other] = members.map(([code, name]) => ({ code, name }));
    hold([row(1, '1', 10), { ...row(2, '', 20), ...own }, { ...row(3, '', 20), ...other }]);
    const user = await open('/dashboard/allGuaranteeFund');
    const [edit] = await screen.findAllByRole('button', { name: `Изменить: ${own?.name}` });
    await user.click(edit as HTMLElement);
    await typeAmount(user);
    hold([
      { ...row(1, '', 20), ...own },
      { ...row(2, '', 20), ...other },
    ]);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/убрали из списка или записали заново/)).toBeVisible();
    expect(depository.sent).toEqual([]);
  });

  it('writes no amount to the member of the same name who has the id of the row by now', async () => {
    hold([row(1, '1', 10), { ...row(2, '7', 20), name: 'Филиал' }, { ...row(3, '8', 20), name: 'Филиал' }]);
    const user = await open('/dashboard/allGuaranteeFund');
    const [edit] = await screen.findAllByRole('button', { name: 'Изменить: Филиал' });
    await user.click(edit as HTMLElement);
    await typeAmount(user);
    hold([row(1, '1', 10), { ...row(2, '8', 20), name: 'Филиал' }]);
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/убрали из списка или записали заново/)).toBeVisible();
    expect(depository.sent).toEqual([]);
  });

  it.each([
    ['', {}],
    [', also where rows have a number that is called version', { version: 3 }],
  ])('takes no amount for the member who has the id of the row by now%s', async (_also, more) => {
    const holdWith = (rows: object[]) => hold(rows.map((each) => ({ ...each, ...more })));
    holdWith([row(1, '1', 20), row(2, '2', 20)]);
    const user = await open('/dashboard/allGuaranteeFund');
    await changeAmount(user);
    holdWith(renumbered.map((each) => ({ ...each, fund: 20 })));
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(/убрали из списка или записали заново/)).toBeVisible();
    expect(depository.sent).toEqual([]);
  });
});
