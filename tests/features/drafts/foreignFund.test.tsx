import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, found, freshBrowser, kept, plain } from '../../support/drafts.ts';
import { foreignLists } from '../../support/foreignLists.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../../support/server.ts';

const LIST = '/dashboard/allGuaranteeFund';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
freshBrowser();
const depository = foreignLists(() => server);

const row = (id: number, code: string, fund = 10, currency = 'UZS') => ({
  ...{ id, code, name: `Брокер ${code}`, fund, currency, date: '2026-11-21' },
});
const open = async (at: string) =>
  (await renderAdmin(server, { at, signedIn: plain, fetch: depository.fetch })).user;
const fill = async (user: UserEvent, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};

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
