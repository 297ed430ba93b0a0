import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { SignedIn } from '../../src/session.ts';
import { renderAdmin } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';
import { addApplication, storedApplications } from './serverPersonnel.ts';

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

/** One more application comes while it is asked whether to make the only one inactive: nothing is done, and it is asked about both. */
export const isAskedAnewForOneMore = async (server: TestServer, user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Изменить статус' }));
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question).toHaveTextContent('Неактивной станет 1 заявка'));
  const [stored] = await storedApplications(server);
  await addApplication(server, Number(stored?.vacancyId));
  await user.click(within(question).getByRole('button', { name: 'Изменить статус' }));
  expect(await screen.findByText(/активных теперь 2, а было 1/)).toBeVisible();
  expect(await storedApplications(server)).toMatchObject([{ status: 'Новая' }, { status: 'Новая' }]);
  await user.click(await screen.findByRole('button', { name: 'Повторить: Изменить статус' }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('станут 2 заявки'));
};
