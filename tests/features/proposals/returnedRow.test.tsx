import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { reviewForAll, reviewOf } from '../../support/review.ts';
import { button, screensWith } from '../../support/reviewScreens.ts';

const FUND = '/api/Admin/GuaranteeFund';

const { server, dilnoza, anvar, barno } = reviewForAll();
beforeAll(async () => {
  const row = { id: 0, currency: 'UZS', date: '2026-11-21', fund: 100 };
  await anvar('POST', `${FUND}/Add`, [
    { ...row, code: '1', name: 'Первый' },
    { ...row, code: '2', name: 'Второй' },
  ]);
  const review = reviewOf(anvar, dilnoza);
  await review.switchTo({ fourEyes: true });
});

it('a row of the fund that is saved over a return says that the other returned rows are left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first] = (await anvar('GET', `${FUND}/GetLastUZS`)).body.data;
  const sent = await dilnoza('POST', `${FUND}/Edit`, { ...first, fund: 999 });
  const open = screensWith(server, 'review accounts proposals revisions conflicts');
  const { user } = await open('/dashboard/allGuaranteeFund');
  await user.click(await button('Изменить: Второй'));
  const form = within(await screen.findByRole('dialog'));
  await user.clear(form.getByLabelText('Сумма'));
  await user.type(form.getByLabelText('Сумма'), '7');
  const { version } = sent.body.data;
  await barno('POST', '/api/Admin/Review/Return', {
    kind: 'guaranteeFund',
    id: 1,
    version,
    note: 'Проверьте',
  });
  await user.click(form.getByRole('button', { name: 'Сохранить' }));
  const dialog = await screen.findByRole('dialog', { name: /^Запись изменили/ });
  expect(dialog).toHaveTextContent('вернули с замечанием: «Проверьте»');
  expect(dialog).toHaveTextContent('остальные строки возвращённого списка на подтверждение не уйдут');
});
