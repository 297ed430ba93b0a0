import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FOREIGN, renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

it('before a deletion it is said how many texts go that the list does not show, as of a year in one record', async () => {
  const informations = [1, 2, 3].flatMap((number) =>
    ['ru', 'uz', 'en'].map((language, at) => ({
      ...{ id: number * 10 + at, informationBaseId: 5, header: `Док ${number} ${language}`, language },
    })),
  );
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path.endsWith('/GetInformationTypes')) return Response.json([{ id: 1, code: 'T', name: 'Тип' }]);
    if (path.endsWith('/GetByCode/T'))
      return Response.json([{ id: 5, year: 2026, informationTypeId: 1, informations }]);
    return server.fetch(input, init);
  };
  const { user } = await renderAdmin(server, { at: '/dashboard/allTables?code=T', signedIn: FOREIGN, fetch });
  await user.click(await screen.findByRole('button', { name: 'Удалить: Док 1 ru' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Вместе с записью удалится ещё 6 текстов: их не видно в списке, но номер у них тот же.',
  );
});
