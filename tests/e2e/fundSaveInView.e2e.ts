import { addRow, button } from './support/fund.ts';
import { main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a new list of the fund is saved without a way back up, wherever a row was added', async ({
  page,
  startSession,
}) => {
  await startSession();
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/dashboard/addGuaranteeFundUZS');
  await addRow(page, 'N-1', 'АО «Новое»', '1');
  await expect(button(page, '+ добавить строку')).toBeInViewport();
  await expect(main(page).getByText('1 несохранённая строка')).toBeInViewport();
  await expect(button(page, 'Сохранить - UZS')).toBeInViewport();
});
