import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { isAskedAnewForOneMore, openApplications } from '../support/openApplications.ts';
import { serverForEach } from '../support/server.ts';
import { addApplicant, storedApplications } from '../support/serverPersonnel.ts';
import { watchFetch } from '../support/watchedFetch.ts';

const server = serverForEach();

it('applications can be made inactive though it could not be read how many are active', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await addApplicant(server);
  const watched = watchFetch(server.fetch);
  watched.answer('active=1', async () => Response.json({ message: 'База занята.' }, { status: 500 }));
  const user = await openApplications(server, watched.fetch, { features: ['applications'] });
  await waitFor(() => expect(watched.count('active=1')).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Изменить статус' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Все активные заявки вакансии «Бухгалтер» станут неактивными.');
  await user.click(within(question).getByRole('button', { name: 'Изменить статус' }));
  await waitFor(async () =>
    expect(await storedApplications(server)).toMatchObject([{ status: 'Неактивна' }]),
  );
});

it('no more applications are made inactive than the question has told', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await addApplicant(server);
  const user = await openApplications(server, undefined, { features: ['applications'] });
  await isAskedAnewForOneMore(server, user);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Изменить статус' }));
  await waitFor(async () =>
    expect(await storedApplications(server)).toMatchObject([
      { status: 'Неактивна' },
      { status: 'Неактивна' },
    ]),
  );
});

it('applications that were made inactive by a depository that failed afterwards are told to be perhaps inactive', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await addApplicant(server);
  const watched = watchFetch(server.fetch);
  watched.answer('InactivateAll', async (own) => {
    await own();
    return new Response('', { status: 503 });
  });
  const user = await openApplications(server, watched.fetch);
  await user.click(screen.getByRole('button', { name: 'Изменить статус' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Изменить статус' }));
  const toast = screen.findByText(
    /Выполнено ли действие, неизвестно/,
    { selector: '.MuiAlert-message *, .MuiSnackbar-root *' },
    { timeout: 15_000 },
  );
  expect(await toast).toBeVisible();
  expect(await screen.findByText('Неактивна')).toBeVisible();
});
