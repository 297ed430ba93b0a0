import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { onlineAppeals, reviewRules } from '../../server/db/schema.ts';
import { wallTime } from '../../server/lib/days.ts';
import type { Role } from '../../src/wire/wire.ts';
import { addAdmin } from '../support/admins.ts';
import { serverForAll } from '../support/server.ts';
import { addApplication, addVacancy } from '../support/serverPersonnel.ts';
import { newsDraft } from '../support/serverPublications.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(Date.now() + days * DAY_MS);

const server = serverForAll();

const waitingFor = async (role: Role): Promise<Record<string, number>> => {
  const { body } = await server.as(role, 'GET', '/api/Admin/Desk/GetWaiting');
  return Object.fromEntries(
    body.data.map(({ name, count }: { name: string; count: number }) => [name, count]),
  );
};

describe('the desk', () => {
  it('tells personnel of new applications, and of vacancies that close within a week', async () => {
    const open = await addVacancy(server, { expireDate: inDays(7) });
    const closed = await addVacancy(server, { expireDate: inDays(3), status: 'Закрыта' });
    await addVacancy(server, { expireDate: inDays(8) });
    await addApplication(server, open);
    await addApplication(server, open, { status: 'Приглашена' });
    await addApplication(server, closed);
    expect(await waitingFor('kadry')).toEqual({ newApplications: 2, closingVacancies: 1 });
  });

  it('tells the auditor of the appeals of a week, and nobody else whom they do not concern', async () => {
    await server.db
      .insert(onlineAppeals)
      .values([{ dateOfSending: inDays(-6) }, { dateOfSending: inDays(-7) }, { dateOfSending: inDays(0) }]);
    expect(await waitingFor('audit')).toEqual({ newAppeals: 2, auditChain: 0 });
    expect(await waitingFor('admin')).toMatchObject({ newApplications: 2, newAppeals: 2, auditChain: 0 });
  });

  it('tells an administrator what waits for an approval, and what of his own was given back', async () => {
    const save = (more: object = {}) =>
      server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', { ...newsDraft('Выпуск'), ...more });
    const { id } = (await save()).body.data;
    await save();
    const { status } = await server.as('admin', 'POST', '/api/Admin/Review/Return', {
      kind: 'news',
      id,
      version: 1,
      note: 'Нет текста на узбекском.',
    });
    expect(status).toBe(200);
    expect(await waitingFor('admin')).toMatchObject({ review: 1, returned: 1 });
    await save({ id });
    expect(await waitingFor('admin')).toMatchObject({ review: 2, returned: 0 });
    // what one may not approve oneself waits for others
    await server.db.insert(reviewRules).values({ rule: 'fourEyes', isOn: true, at: new Date(), byName: '' });
    expect(await waitingFor('admin')).toMatchObject({ review: 0 });
    expect((await server.as('admin', 'GET', '/api/Admin/Review/GetCount')).body).toEqual({ data: 0 });
    // also after somebody else has edited it as well
    const barno = await addAdmin(server, 'barno', 'Барно Каримова');
    const { data } = (await barno('GET', '/api/Admin/Desk/GetWaiting')).body;
    expect(data).toContainEqual({ name: 'corrected', count: 1 });
    expect(await waitingFor('admin')).toMatchObject({ corrected: 0 });
    const edit = await barno('POST', '/api/Admin/News/UpdateOrAdd', { ...newsDraft('Новый выпуск'), id });
    expect(edit.status).toBe(200);
    const barnos = (await barno('GET', '/api/Admin/Desk/GetWaiting')).body.data;
    expect(barnos).toContainEqual({ name: 'corrected', count: 0 });
    expect(await waitingFor('admin')).toMatchObject({ review: 0 });
    await server.db.delete(reviewRules);
  });

  it('counts what the schedule brings within a week as the schedule itself does', async () => {
    const saved = await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('К сроку'));
    const wall = wallTime(new Date(server.now() + 7 * DAY_MS - 60_000));
    const plan = { kind: 'news', ...saved.body.data, act: 'publish', ...wall };
    expect((await server.as('admin', 'POST', '/api/Admin/Schedule/Set', plan)).status).toBe(200);
    const { count } = (await server.as('admin', 'GET', '/api/Admin/Schedule/GetCount')).body.data;
    expect(await waitingFor('admin')).toMatchObject({ scheduled: count });
    // what is taken down then does not come out
    const end = { ...plan, act: 'takeDown', ...wallTime(new Date(server.now() + 7 * DAY_MS - 30_000)) };
    await server.as('admin', 'POST', '/api/Admin/Schedule/Set', end);
    expect(await waitingFor('admin')).toMatchObject({ scheduled: count });
  });

  it('tells an administrator of translations that are older than their original, kind by kind', async () => {
    const save = (draft: object) => server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', draft);
    const { id } = (await save(newsDraft('Первая'))).body.data;
    const changed = newsDraft('Первая');
    const news = changed.news.map((entry) =>
      entry.language === 'ru' ? { ...entry, title: 'Изменена' } : entry,
    );
    await save({ ...changed, news, id });
    const { body } = await server.as('admin', 'GET', '/api/Admin/Desk/GetWaiting');
    expect(body.data).toContainEqual({ name: 'stale', kind: 'news', count: 1 });
    // an item whose edit waits is still one
    const rules = (edits: boolean) => server.as('admin', 'POST', '/api/Admin/Review/SetRules', { edits });
    await rules(true);
    await server.as('admin', 'GET', `/api/Admin/News/AllowToPublish${id}`);
    await save({ id, posted: '2026-04-06', news: [] });
    await rules(false);
    expect(await waitingFor('admin')).toMatchObject({ stale: 1 });
    await server.as('admin', 'DELETE', `/api/Admin/News/Delete${id}`);
    expect(await waitingFor('admin')).not.toHaveProperty('stale');
  });

  it('says how many of the newest rows of the log are not as they were written', async () => {
    await server.db.execute(sql`alter table audit_log disable trigger user`);
    await server.db.execute(
      sql`update audit_log set name = 'Кто-то другой' where seq = (select max(seq) - 1 from audit_log)`,
    );
    await server.db.execute(sql`alter table audit_log enable trigger user`);
    expect(await waitingFor('audit')).toMatchObject({ auditChain: 1 });
  });
});
