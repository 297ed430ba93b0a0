import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { onlineAppeals } from '../../../server/db/schema.ts';
import { todayHere } from '../../../server/lib/days.ts';
import type { Role } from '../../../src/wire/wire.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { addApplicant } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
beforeAll(async () => {
  await addApplicant(server);
  await server.db.insert(onlineAppeals).values({ dateOfSending: todayHere(new Date()) });
});

const open = (as: Role, more: object = {}) =>
  renderAdmin(server, { at: '/dashboard', as, signedIn: { features: ['desk', 'audit'] }, ...more });
const waiting = () => screen.findByRole('region', { name: 'Ждёт вас' });
const linksIn = async (name: string) => {
  await screen.findByText(name);
  return within(await waiting())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('the dashboard', () => {
  it('shows personnel and the auditor what waits for each of them, with the way there', async () => {
    const { unmount } = await open('kadry');
    expect(await linksIn('Новые заявки на вакансии')).toEqual([
      ['Новые заявки на вакансии1', '/dashboard/applicationForVacancies'],
    ]);
    unmount();
    await open('audit');
    expect(await linksIn('Изменений задним числом нет')).toEqual([
      ['Обращения за 7 дней1', '/dashboard/allOnlineAppeals'],
      ['Журнал действийИзменений задним числом нет', '/dashboard/audit'],
    ]);
  });

  it('leads to what was given back, and to that alone', async () => {
    const call = (name: string, body: object) => server.as('admin', 'POST', `/api/Admin/${name}`, body);
    const { id } = (await call('News/UpdateOrAdd', newsDraft('Возвращённая'))).body.data;
    await call('News/UpdateOrAdd', newsDraft('Ждущая'));
    await call('Review/Return', { kind: 'news', id, version: 1, note: 'Нет обложки.' });
    const { user } = await open('admin', {
      signedIn: { features: ['desk', 'review'], login: 'admin@depository.uz' },
    });
    await user.click(await screen.findByText('Вернули вам с замечанием'));
    await screen.findByRole('link', { name: /Возвращённая/ });
    expect(screen.queryByRole('link', { name: /Ждущая/ })).toBeNull();
  });

  it('leads to the month of what was stopped', async () => {
    const call = (name: string, body: object) => server.as('admin', 'POST', `/api/Admin/${name}`, body);
    const { id, version } = (await call('News/UpdateOrAdd', newsDraft('Остановленная'))).body.data;
    const year = Number(todayHere(new Date()).slice(0, 4)) + 1;
    const plan = { kind: 'news', id, version, act: 'publish', day: `${year}-02-10`, time: '09:00' };
    await call('Schedule/Set', plan);
    await call('News/UpdateOrAdd', newsDraft('Изменённая', { id }));
    const { user } = await open('admin', { signedIn: { features: ['desk', 'schedule'] } });
    await user.click(await screen.findByText('Остановлено в расписании'));
    await screen.findByRole('heading', { name: `Февраль ${year}` });
    expect(await screen.findByText('остановлено: запись изменили')).toBeVisible();
  });

  it('says when nothing waits, and when it cannot be known, which can be tried again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, restore, fetch } = watchFetch(server.fetch);
    answer('GetWaiting', async () => Response.json({ message: 'База занята.' }, { status: 500 }));
    const { user } = await open('kadry', { fetch });
    await screen.findByText('База занята.');
    expect(logged).toHaveBeenCalled();
    restore('GetWaiting');
    answer('GetWaiting', async () => Response.json({ data: [] }));
    await user.click(within(await waiting()).getByRole('button'));
    await screen.findByText('Сейчас ничего не ждёт.');
  });
});
