import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { revisions } from '../../../server/db/schema.ts';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { serverForAll } from '../../support/server.ts';
import { news, publicationCalls } from '../../support/serverPublications.ts';
import { scheduleCalls } from '../../support/serverSchedule.ts';

const REVIEW = '/api/Admin/Review';
const NEWS = '/api/Admin/News';

const server = serverForAll();

const { draft, saved, approve, pending, published } = publicationCalls(server, news);
const undo = (id: number, as: 'admin' | 'kadry' = 'admin') =>
  server.as(as, 'POST', `${NEWS}/UndoApproval${id}`);
const one = async (id: number) => (await server.as('admin', 'GET', `${NEWS}/Get${id}`)).body.data;
const isListed = async (list: typeof pending, id: number) => (await list()).some((item) => item.id === id);

const { set: plan, itemOf: schedulesOf } = scheduleCalls(server);

describe('an approval', () => {
  it('is undone by the one who gave it: the item waits as before', async () => {
    const { id } = await saved(draft('Поспешная'));
    await approve(id);
    expect((await undo(id)).body.data).toEqual({ id, version: 3 });
    expect(await one(id)).toMatchObject({ status: 'pending', version: 3 });
    expect([await isListed(pending, id), await isListed(published, id)]).toEqual([true, false]);
    const { body } = await server.as('admin', 'GET', `${REVIEW}/GetItem/news/${id}`);
    expect(body.data.author.name).toBe('Дилноза Рахимова');
    // it can be approved again, and is not undone twice
    expect((await undo(id)).status).toBe(409);
    await approve(id);
    expect(await isListed(published, id)).toBe(true);
  });

  it('undone, names the creator of first content as its author again', async () => {
    const { id } = await saved(draft('Из первого наполнения'));
    await server.db.delete(revisions).where(eq(revisions.recordId, id));
    await approve(id);
    await undo(id);
    const { body } = await server.as('admin', 'GET', `${REVIEW}/GetItem/news/${id}`);
    expect(body.data.author.name).toBe('Дилноза Рахимова');
  });

  it('is not undone by another role, nor later, nor once the item was saved', async () => {
    const { id } = await saved(draft('Поздно'));
    await approve(id);
    expect((await undo(id, 'kadry')).status).toBe(403);
    await saved(draft('Поправлена', { id, version: 2 }));
    expect((await undo(id)).status).toBe(409);
    const other = await saved(draft('Старая'));
    await approve(other.id);
    server.moveClock(3);
    const { status, body } = await undo(other.id);
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        message:
          'Отменить это подтверждение нельзя: так можно только в течение двух минут после него, пока запись не изменили и если до него её не было на сайте.',
      },
    });
    expect(await one(other.id)).toMatchObject({ status: 'published', version: 2 });
  });

  it('of an edit is not undone, since what it replaced is gone', async () => {
    await server.as('admin', 'POST', `${REVIEW}/SetRules`, { edits: true });
    const { id } = await saved(draft('Было'));
    await approve(id);
    await saved(draft('Стало', { id, version: 2 }));
    await approve(id);
    const { status, body } = await undo(id);
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        message:
          'Отменить это подтверждение нельзя: так можно только в течение двух минут после него, пока запись не изменили и если до него её не было на сайте.',
      },
    });
    expect(await one(id)).toMatchObject({ status: 'published', version: 4 });
    await server.as('admin', 'POST', `${REVIEW}/SetRules`, { edits: false });
  });

  it('undone, leaves the remark as it was', async () => {
    const { id } = await saved(draft('С замечанием'));
    await server.as('admin', 'POST', `${REVIEW}/Return`, { kind: 'news', id, version: 1, note: 'Проверьте' });
    await approve(id);
    await undo(id);
    expect((await server.as('admin', 'GET', `${REVIEW}/GetReturn/news/${id}`)).body.data).toMatchObject({
      note: 'Проверьте',
      version: 4,
    });
  });

  it('undone, brings the schedule back unless it is due by now', async () => {
    const later = await saved(draft('По расписанию'));
    await plan(later, 'publish', 60);
    await approve(later.id);
    await undo(later.id);
    expect(await schedulesOf(later.id)).toMatchObject([{ act: 'publish', state: 'waiting', version: 3 }]);
    const both = await saved(draft('На день'));
    await plan(both, 'publish', 60);
    await plan(both, 'takeDown', 120);
    await approve(both.id);
    await undo(both.id);
    expect(await schedulesOf(both.id)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
    const due = await saved(draft('Вот-вот'));
    await plan(due, 'publish', 1);
    await approve(due.id);
    server.moveClock(1);
    expect((await undo(due.id)).status).toBe(200);
    expect(await schedulesOf(due.id)).toMatchObject([{ act: 'publish', state: 'withdrawn' }]);
  });

  it('undone, brings no publication back that would come after the item is taken down, and withdraws its taking down', async () => {
    const { id, version } = await saved(draft('Без конца'));
    await plan({ id, version }, 'publish', 120);
    await approve(id);
    expect((await plan({ id, version: 2 }, 'takeDown', 60)).status).toBe(200);
    expect((await undo(id)).status).toBe(200);
    expect(await schedulesOf(id)).toMatchObject([
      { act: 'takeDown', state: 'withdrawn' },
      { act: 'publish', state: 'withdrawn' },
    ]);
  });

  it('is undone of an item whose time on the site was over before', async () => {
    const { id } = await saved(draft('Была на сайте'));
    await approve(id);
    await plan({ id, version: 2 }, 'takeDown', 1);
    server.moveClock(1);
    const runner = startSchedule(server.app, { pollMs: 5 });
    await expect.poll(async () => (await one(id)).status).toBe('pending');
    await runner.stop();
    await approve(id);
    expect((await undo(id)).status).toBe(200);
  });
});
