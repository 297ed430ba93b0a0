import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addVacancy } from '../../support/serverPersonnel.ts';

const server = serverForAll();

it('a row about a vacancy names its kind like any other row, and one about its applications the vacancy', async () => {
  const id = await addVacancy(server, { titleRu: 'Специалист' });
  await server.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/${id}`);
  await renderAdmin(server, { at: '/dashboard/audit', signedIn: { features: ['audit'] } });
  expect(await screen.findByRole('button', { name: 'Создание: вакансия «Специалист»' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Просмотр заявок: вакансия «Специалист»' })).toBeVisible();
});
