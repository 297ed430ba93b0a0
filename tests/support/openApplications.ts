import { screen } from '@testing-library/react';
import type { SignedIn } from '../../src/session.ts';
import { renderAdmin } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';

/** Opens the applications for the vacancy «Бухгалтер» as the HR officer. */
export const openApplications = async (
  server: TestServer,
  fetch?: typeof globalThis.fetch,
  signedIn?: Partial<SignedIn>,
) => {
  const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy', fetch, signedIn });
  await user.click(await screen.findByRole('link', { name: 'Заявки: Бухгалтер' }));
  await screen.findByText('Каримова Дилноза Рустамовна');
  return user;
};
