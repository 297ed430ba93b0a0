import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { wallTime } from '../../../server/lib/days.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled } from '../../support/reviewScreens.ts';
import { serverForAll } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

const server = serverForAll();

it('an item whose time on the site is over says so in the queue, and asks before it goes back there', async () => {
  const call = (method: 'GET' | 'POST', url: string, body?: object) => server.as('admin', method, url, body);
  const { id } = (await call('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Сезонная'))).body.data;
  await call('GET', `${NEWS}/AllowToPublish${id}`);
  const at = wallTime(new Date(server.now() + 60 * 60_000));
  await call('POST', '/api/Admin/Schedule/Set', { kind: 'news', id, version: 2, act: 'takeDown', ...at });
  server.moveClock(61);
  await server.signIn('admin');
  const runner = startSchedule(server.app, { pollMs: 5 });
  const published = async () => (await call('GET', `${NEWS}/GetAllPublished`)).body.data;
  await vi.waitFor(async () => expect(await published()).toEqual([]));
  await runner.stop();

  const { user } = await renderAdmin(server, { at: '/dashboard/review', signedIn: { features: ['review'] } });
  const link = await screen.findByRole('link', { name: 'Сезонная ru' });
  expect(screen.getByText('Снята с сайта по расписанию')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Сезонная ru' }));
  await user.click(screen.getByRole('button', { name: 'Подтвердить выбранные' }));
  const bulk = within(await screen.findByRole('alertdialog'));
  expect(bulk.getByText('Сезонная ru — снята с сайта по расписанию')).toBeVisible();
  await user.click(bulk.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(link);
  await user.click(await settled('Подтвердить'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Запись сняли с сайта по расписанию\. Подтверждение вернёт её/)).toBeVisible();
  expect(await published()).toEqual([]);
});
