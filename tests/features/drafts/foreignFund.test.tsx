import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, click, found, freshBrowser, kept, plain } from '../../support/drafts.ts';
import { fill } from '../../support/fields.ts';
import { foreignLists } from '../../support/foreignLists.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const LIST = '/dashboard/allGuaranteeFund';
const NEW_LIST = '/dashboard/addGuaranteeFundUZS';

const server = serverForAll();
freshBrowser();
const depository = foreignLists(server);

const row = (id: number, code: string, fund = 10, currency = 'UZS') => ({
  ...{ id, code, name: `Брокер ${code}`, fund, currency, date: '2026-11-21' },
});
const holdUzs = (...rows: object[]) => {
  depository.answers = { '/GetLastUZS': rows, '/GetLastUZSForAdd': rows };
};
const open = async (at: string) =>
  (await renderAdmin(server, { at, signedIn: plain, fetch: depository.fetch })).user;

describe('a row of the fund whose id another currency has too', () => {
  it('keeps its draft to itself', async () => {
    depository.answers = {
      '/GetLastUZS': [row(2, '2')],
      '/GetLastUSD': [row(2, '9', 20, 'USD')],
      '/GetLastUZSForAdd': [row(2, '2')],
    };
    const user = await open(LIST);
    await user.click(await screen.findByLabelText('Изменить: Брокер 2'));
    await fill(user, 'Сумма', '77');
    await kept(1);
    await user.keyboard('{Escape}');
    await answer(user, 'Уйти и оставить черновик');
    await screen.findByText('черновик');

    await user.click(screen.getByRole('tab', { name: 'USD' }));
    await user.click(await screen.findByLabelText('Изменить: Брокер 9'));
    expect(await screen.findByLabelText('Сумма')).toHaveValue('20,00');
    expect(screen.queryByText('черновик')).toBeNull();
    expect(screen.queryByText(/^Есть черновик от/)).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('tab', { name: 'UZS' }));
    await user.click(await screen.findByLabelText('Изменить: Брокер 2'));
    await found();
    cleanup();

    // gone from both lists
    depository.answers = {
      '/GetLastUZS': [],
      '/GetLastUSD': [],
      '/GetLastUSDForAdd': [],
      '/GetLastUZSForAdd': [],
    };
    await open(`${LIST}?currency=USD&row=2`);
    await screen.findByText('Запрашиваемый элемент не найден.');
    expect(screen.queryByText(/^Этой строки больше нет в последнем списке/)).toBeNull();
    cleanup();
    await open(`${LIST}?currency=UZS&row=2`);
    await screen.findByText(/^Этой строки больше нет в последнем списке/);
  });
});

describe('the open dialog of a row in a new list, restored from a draft', () => {
  const begin = async () => {
    holdUzs(row(1, '1'), row(2, '2', 20));
    const user = await open(NEW_LIST);
    await user.click(await screen.findByLabelText('Изменить: Брокер 2'));
    await fill(user, 'Сумма', '77');
    await kept(1);
    cleanup();
  };
  const restore = async () => {
    const user = await open(NEW_LIST);
    await click(user, 'Восстановить черновик');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText('Сумма')).toHaveValue('77,00');
    return { user, dialog };
  };
  const saved = async (user: UserEvent) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click(user, 'Сохранить - UZS');
    await waitFor(() => expect(depository.sent).toHaveLength(1));
    return (depository.sent[0] as Record<string, unknown>[]).map(({ id, name, fund }) => [id, name, fund]);
  };

  it('edits the row under the new id that a colleague’s save has given it, and keeps his name of it', async () => {
    await begin();
    holdUzs(row(11, '1'), { ...row(12, '2', 20), name: 'Новое имя' });
    const { user, dialog } = await restore();
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
    expect(await saved(user)).toEqual([
      [11, 'Брокер 1', 10],
      [12, 'Новое имя', 77],
    ]);
  });

  it.each([
    ['', 1, '1'],
    [', whose id another member has by now', 2, '3'],
  ])('tells that the row is gone%s, and can add it again', async (_what, id, code) => {
    await begin();
    holdUzs(row(id, code));
    const { user, dialog } = await restore();
    expect(dialog.getByText(/^Этой строки больше нет в последнем списке/)).toBeVisible();
    await fill(user, 'Код', code);
    expect(dialog.getByText(/^Этой строки больше нет в последнем списке/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Добавить' }));
    expect(await saved(user)).toEqual([
      [id, `Брокер ${code}`, 10],
      [0, 'Брокер 2', 77],
    ]);
  });
});

describe('the draft of a row whose list was saved again with other ids', () => {
  const members = (...rows: [id: number, code: string, fund: number][]) =>
    holdUzs(...rows.map((each) => row(...each)));
  const named = (id: number, name: string) => ({ ...row(id, '2', 20), name });
  const beginAs = async (name: string, ...rows: object[]) => {
    holdUzs(...rows);
    const user = await open(LIST);
    await user.click(await screen.findByLabelText(`Изменить: ${name}`));
    await fill(user, 'Сумма', '77');
    await kept(1);
    cleanup();
  };
  const begin = () => beginAs('Брокер 2', row(1, '1'), row(2, '2', 20));
  const proceed = async () => {
    const user = await open('/dashboard');
    await user.click(await screen.findByText('Продолжить'));
    return user;
  };

  it.each([
    ['a new id', 12, [[11, '1', 10]] as const],
    [
      'a new id, its former one being another member’s',
      3,
      [
        [1, '0', 1],
        [2, '1', 10],
      ] as const,
    ],
  ])('continues in the form of the same member, who has %s', async (_what, id, others) => {
    await begin();
    members(...others.map((each): [number, string, number] => [...each]), [id, '2', 20]);
    const user = await proceed();
    expect(await screen.findByDisplayValue('77,00')).toBeVisible();
    expect(screen.getByDisplayValue('Брокер 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(depository.sent).toEqual([row(id, '2', 77)]));
  });

  it('is not offered to a member of the same code, who has the id by now', async () => {
    await beginAs('Альфа', row(1, '1'), named(2, 'Альфа'), named(3, 'Дельта'));
    holdUzs(named(1, 'Альфа'), named(2, 'Дельта'));
    const again = await open(LIST);
    await again.click(await screen.findByLabelText('Изменить: Дельта'));
    expect(await screen.findByDisplayValue('20,00')).toBeVisible();
    expect(screen.queryByText(/^Есть черновик от/)).toBeNull();
    await again.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await again.click(await screen.findByLabelText('Изменить: Альфа'));
    await found();
    cleanup();
    await proceed();
    expect(await screen.findByDisplayValue('77,00')).toBeVisible();
    expect(screen.getByDisplayValue('Альфа')).toBeVisible();
  });

  it('is offered as a new row where only another member of the same code is left', async () => {
    await beginAs('Альфа', row(1, '1'), named(2, 'Альфа'), named(3, 'Дельта'));
    holdUzs(row(1, '1'), named(3, 'Дельта'));
    await proceed();
    await screen.findByText(/^Этой строки больше нет в последнем списке/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is offered as a new row, and not to the member who has the id by now', async () => {
    await begin();
    members([1, '0', 1], [2, '1', 10]);
    const user = await open(LIST);
    await user.click(await screen.findByLabelText('Изменить: Брокер 1'));
    expect(await screen.findByDisplayValue('10,00')).toBeVisible();
    expect(screen.queryByText(/^Есть черновик от/)).toBeNull();
    cleanup();
    const again = await proceed();
    await screen.findByText(/^Этой строки больше нет в последнем списке/);
    await click(again, 'Создать заново');
    await again.click(await screen.findByRole('button', { name: 'Добавить' }));
    await click(again, 'Сохранить - UZS');
    await waitFor(() => expect(depository.sent).toHaveLength(1));
    expect(
      (depository.sent[0] as Record<string, unknown>[]).map(({ id, code, fund }) => [id, code, fund]),
    ).toEqual([
      [1, '0', 1],
      [2, '1', 10],
      [0, '2', 77],
    ]);
  });
});
