import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { fundLists } from '../../../server/db/schema.ts';
import { click, draftForms, freshBrowser, kept } from '../../support/drafts.ts';
import { fill } from '../../support/fields.ts';
import { serverForAll } from '../../support/server.ts';

const FUND = '/api/Admin/GuaranteeFund';

const server = serverForAll();
freshBrowser();

const { open } = draftForms(server);
const stored = async () => (await server.as('admin', 'GET', `${FUND}/GetLastEUR`)).body.data;

const row = (code: string, name: string) => ({
  ...{ id: 0, code, name, fund: 10, currency: 'EUR', date: '2026-11-01' },
});
/** Leaves a draft in which «Альфа» has 77. */
const begin = async (...rows: object[]) => {
  await server.as('admin', 'POST', `${FUND}/Add`, rows);
  const user = await open('/dashboard/addGuaranteeFundEUR');
  await user.click(await screen.findByLabelText('Изменить: Альфа'));
  await fill(user, 'Сумма', '77');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await kept(1);
  cleanup();
};
const restoreAndSave = async () => {
  const user = await open('/dashboard/addGuaranteeFundEUR');
  await click(user, 'Восстановить черновик');
  await click(user, 'Вернуться к списку');
  await waitFor(() => expect(screen.queryByText('Вернуться к списку')).toBeNull());
  await click(user, 'Сохранить - EUR');
};

it.each([
  ['', (version: number) => version],
  [' and the list has come to its version again by a restore', (version: number) => version - 1],
])(
  'the draft of a new list of the fund asks again at the save where its question was dismissed%s',
  async (_also, versionOf) => {
    await begin(row('5', 'Альфа'), row('6', 'Дельта'));
    const [alpha, delta] = await stored();
    await server.as('admin', 'POST', `${FUND}/Add`, [{ ...alpha, fund: 50 }, delta]);
    const [{ version }] = await stored();
    await server.db
      .update(fundLists)
      .set({ version: versionOf(version) })
      .where(eq(fundLists.version, version));
    await restoreAndSave();
    expect(await screen.findByText('Вернуться к списку')).toBeVisible();
    expect(await stored()).toMatchObject([{ fund: 50 }, { fund: 10 }]);
    cleanup();
    await kept(1);
  },
);

it('the draft of a new list of the fund gives no amount to another member of the same code', async () => {
  await begin(row('5', 'Альфа'), row('5', 'Дельта'));
  const [, delta] = await stored();
  await server.as('admin', 'POST', `${FUND}/Add`, [delta]);
  await restoreAndSave();
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('5 · Альфа · 77,00');
  expect(question).not.toHaveTextContent('5 · Дельта · 77,00');
  expect(await stored()).toMatchObject([{ name: 'Дельта', fund: 10 }]);
});

it('a row of the fund that is added while the question stands is saved with its answer', async () => {
  await server.as('admin', 'POST', `${FUND}/Add`, [row('5', 'Альфа'), row('6', 'Дельта')]);
  const user = await open('/dashboard/addGuaranteeFundEUR');
  const type = async (place: HTMLElement, label: string, text: string) => {
    const field = await within(place).findByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  };
  await user.click(await screen.findByLabelText('Изменить: Альфа'));
  await type(screen.getByRole('dialog'), 'Сумма', '77');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click(user, '+ добавить строку');
  await type(screen.getByRole('dialog'), 'Код', '9');
  await type(screen.getByRole('dialog'), 'Наименование', 'Гамма');
  await kept(1);
  cleanup();
  const [alpha, delta] = await stored();
  await server.as('admin', 'POST', `${FUND}/Add`, [{ ...alpha, fund: 50 }, delta]);
  await open('/dashboard/addGuaranteeFundEUR');
  (await screen.findByText('Восстановить черновик')).click();
  await screen.findByText('Вернуться к списку');
  await type(document.body, 'Сумма', '30');
  screen.getByText('Добавить').click();
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  await user.click(screen.getByRole('radio', { name: 'Мой вариант' }));
  screen.getByText('Сохранить').click();
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ fund: 77 }, { fund: 10 }, { code: '9', fund: 30 }]),
  );
});
