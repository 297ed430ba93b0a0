import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../support/server.ts';
import { news, publicationCalls } from '../../support/serverPublications.ts';

const REVIEW = '/api/Admin/Review';
const NEWS = '/api/Admin/News';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.signIn('admin');
});
afterAll(() => server.stop());

const { draft, saved, approve, pending, published } = publicationCalls(() => server, news);
const takeBack = (id: number, as: 'admin' | 'kadry' = 'admin') =>
  server.as(as, 'POST', `${NEWS}/TakeBackApproval${id}`);
const one = async (id: number) => (await server.as('admin', 'GET', `${NEWS}/Get${id}`)).body.data;
const isListed = async (list: typeof pending, id: number) => (await list()).some((item) => item.id === id);

describe('an approval', () => {
  it('is taken back by the one who gave it: the item waits as before', async () => {
    const { id } = await saved(draft('Поспешная'));
    await approve(id);
    expect((await takeBack(id)).body.data).toEqual({ id, version: 3 });
    expect(await one(id)).toMatchObject({ status: 'pending', version: 3 });
    expect([await isListed(pending, id), await isListed(published, id)]).toEqual([true, false]);
    // it can be approved again, and is not taken back twice
    expect((await takeBack(id)).status).toBe(409);
    await approve(id);
    expect(await isListed(published, id)).toBe(true);
  });

  it('is not taken back by another role, nor later, nor once the item was saved', async () => {
    const { id } = await saved(draft('Поздно'));
    await approve(id);
    expect((await takeBack(id, 'kadry')).status).toBe(403);
    await saved(draft('Поправлена', { id, version: 2 }));
    expect((await takeBack(id)).status).toBe(409);
    const other = await saved(draft('Старая'));
    await approve(other.id);
    server.moveClock(3);
    const { status, body } = await takeBack(other.id);
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        message: 'Отменить публикацию уже нельзя: можно только сразу после неё и пока запись не изменили.',
      },
    });
    expect(await one(other.id)).toMatchObject({ status: 'published', version: 2 });
  });

  it('of an edit is not taken back, since what it replaced is gone', async () => {
    await server.as('admin', 'POST', `${REVIEW}/SetRules`, { edits: true });
    const { id } = await saved(draft('Было'));
    await approve(id);
    await saved(draft('Стало', { id, version: 2 }));
    await approve(id);
    expect((await takeBack(id)).status).toBe(409);
    expect(await one(id)).toMatchObject({ status: 'published', version: 4 });
    await server.as('admin', 'POST', `${REVIEW}/SetRules`, { edits: false });
  });

  it('taken back, leaves the remark and the schedule as they were', async () => {
    const { id } = await saved(draft('С замечанием'));
    await server.as('admin', 'POST', `${REVIEW}/Return`, { kind: 'news', id, version: 1, note: 'Проверьте' });
    await approve(id);
    await takeBack(id);
    expect((await server.as('admin', 'GET', `${REVIEW}/GetReturn/news/${id}`)).body.data).toMatchObject({
      note: 'Проверьте',
      version: 3,
    });
    const planned = await saved(draft('По расписанию'));
    const day = '2099-01-02';
    await server.as('admin', 'POST', '/api/Admin/Schedule/Set', {
      kind: 'news',
      id: planned.id,
      act: 'publish',
      version: 1,
      day,
      time: '10:00',
    });
    await approve(planned.id);
    await takeBack(planned.id);
    const { body } = await server.as('admin', 'GET', `/api/Admin/Schedule/GetItem/news/${planned.id}`);
    expect(body.data.items).toMatchObject([{ act: 'publish', state: 'waiting', day }]);
  });
});
