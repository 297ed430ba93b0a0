import { cleanup, screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer } from '../../support/server.ts';

it('the dashboard leads back to a screen of a feature after signing in', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const path = '/dashboard/review/news/1';
  await renderAdmin(server, {
    at: '/dashboard',
    signedIn: { features: ['review'] },
    entry: { usr: { returnTo: { path } } },
  });
  const link = await screen.findByRole('link', { name: 'Продолжить: Проверка' });
  expect(link).toHaveAttribute('href', path);
  cleanup();
  await renderAdmin(server, {
    as: 'kadry',
    at: '/dashboard',
    signedIn: { features: ['applications'] },
    entry: { usr: { returnTo: { path: '/dashboard/allApplications' } } },
  });
  await screen.findByRole('link', { name: 'Продолжить: Заявки' });
});

it('an address that was mangled on its way leaves the dashboard whole after signing in', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  await renderAdmin(server, {
    at: '/dashboard',
    entry: { usr: { returnTo: { path: '/dashboard/news/50%' } } },
  });
  expect(await screen.findByRole('heading', { name: 'Главная страница', level: 1 })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Продолжить: Новости № 50%' })).toBeVisible();
  expect(screen.queryByText('Что-то пошло не так')).toBeNull();
});
