import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

/** The real server, but for one list. */
const withList =
  (end: string, list: object[]): typeof fetch =>
  async (input, init) =>
    String(input).endsWith(end) ? Response.json(list) : server.fetch(input, init);

it.each([
  ['false', false],
  [' 0', false],
  ['True', true],
  [1, true],
])('a mark that a depository writes as %j is shown as it is meant', async (isReferToCorruption, isMeant) => {
  const news = [{ id: 1, newsBaseId: 7, language: 'ru', title: 'Новость' }];
  const fetch = withList('/News/GetAllPublished', [{ id: 7, isReferToCorruption, news }]);
  const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn: FOREIGN, fetch });
  await user.click(await screen.findByRole('link', { name: 'Изменить: Новость' }));
  const mark: HTMLInputElement = await screen.findByLabelText(/^Относится ли к деятельности/);
  expect(mark.checked).toBe(isMeant);
});

it('a type without a code is not chosen for a new document of which no type is said', async () => {
  const fetch = withList('/GetInformationTypes', [{ id: 1, code: null, name: 'Прочие' }]);
  const { user } = await renderAdmin(server, { at: '/dashboard/addTable', signedIn: FOREIGN, fetch });
  const type = await screen.findByRole('combobox', { name: 'Тип информации' });
  await user.click(type);
  await screen.findByRole('option', { name: 'Прочие' });
  expect(type).toHaveValue('');
});
