import { describe, expect, it } from 'vitest';
import { REVIEW } from '../../support/review.ts';
import { serverForAll } from '../../support/server.ts';
import { editCalls } from '../../support/serverEdits.ts';
import { news } from '../../support/serverPublications.ts';
import { scheduleCalls } from '../../support/serverSchedule.ts';

const server = serverForAll({ env: { REVIEW_EDITS: '1' } });

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
  server.as('admin', method, url, body);

const titleOf = (item: { entries: { title: string }[] } | undefined) => item?.entries[0]?.title;

describe('a schedule', () => {
  const { save, saved, approve, published, pending, draft, giveBack } = editCalls(server, news);
  const schedule = scheduleCalls(server);
  const set = (id: number, version: number, act: string, minutes: number) =>
    schedule.set({ id, version }, act, minutes);
  const states = async (id: number) =>
    (await schedule.itemOf(id)).map(({ state }: { state: string }) => state);
  async function pass(minutes: number) {
    await schedule.pass(minutes);
    await schedule.run();
  }

  it('puts an edit in the place of what the site shows, and takes both off it', async () => {
    const { id } = await saved(draft('Было'));
    await approve(id);
    await save(draft('Стало', { id }));
    expect((await set(id, 3, 'publish', 60)).status).toBe(200);
    await pass(61);
    expect((await published()).map(titleOf)).toEqual(['Стало ru']);
    await save(draft('Ещё правка', { id }));
    expect((await set(id, 5, 'takeDown', 60)).status).toBe(200);
    await pass(61);
    expect(await published()).toEqual([]);
    const [waiting] = await pending();
    expect(waiting).toMatchObject({ id, version: 6 });
    expect(waiting).not.toHaveProperty('replaces');
    expect(titleOf(waiting)).toBe('Ещё правка ru');
    const queue = (await call('GET', `${REVIEW}/GetQueue`)).body.data;
    expect(queue.find((item: { id: number }) => item.id === id)).toMatchObject({
      author: { name: 'Дилноза Рахимова' },
    });
  });

  it('is withdrawn when its edit is approved by hand, and a taking down takes down what was approved', async () => {
    const { id } = await saved(draft('Прежнее'));
    await approve(id);
    await save(draft('Правка', { id }));
    expect((await set(id, 3, 'publish', 60)).status).toBe(200);
    expect((await set(id, 3, 'takeDown', 120)).status).toBe(200);
    await approve(id);
    expect((await published()).map(titleOf)).toContain('Правка ru');
    expect(await states(id)).toEqual(['withdrawn', 'waiting']);
    await pass(61);
    expect((await published()).map(titleOf)).toContain('Правка ru');
    await pass(61);
    expect((await published()).map(titleOf)).not.toContain('Правка ru');
    expect(await states(id)).toEqual(['withdrawn', 'done']);
  });

  it('over, leaves an item of its author that the queue says was taken down', async () => {
    const { id } = await saved(draft('Сезонное'));
    await approve(id);
    await set(id, 2, 'takeDown', 60);
    await pass(61);
    const queue = (await call('GET', `${REVIEW}/GetQueue`)).body.data;
    const taken = queue.find((item: { id: number }) => item.id === id);
    expect(taken).toMatchObject({ takenDown: true, author: { name: 'Дилноза Рахимова' } });
    await approve(id);
    await save(draft('Сезонное снова', { id }));
    const again = (await call('GET', `${REVIEW}/GetQueue`)).body.data;
    expect(again.find((item: { id: number }) => item.id === id)).toMatchObject({ takenDown: false });
  });

  it('stays when its item is restored from the trash, and a removal that was missed there is carried out then', async () => {
    const bin = (method: 'POST' | 'DELETE', act: string, id: number) =>
      call(method, `/api/Admin/News/${act}${id}`);
    const { id, version } = await saved(draft('По ошибке'));
    await set(id, version, 'publish', 60);
    await bin('DELETE', 'Delete', id);
    await bin('POST', 'Restore', id);
    expect(await states(id)).toEqual(['waiting']);
    await pass(61);
    expect((await published()).map((item) => item.id)).toContain(id);
    expect((await set(id, 3, 'takeDown', 5)).status).toBe(200);
    await bin('DELETE', 'Delete', id);
    await pass(6);
    expect((await bin('POST', 'Restore', id)).status).toBe(200);
    await pass(0);
    expect(await states(id)).toEqual(['done', 'done']);
    expect((await published()).map((item) => item.id)).not.toContain(id);
  });

  it('of an item that is given back is withdrawn', async () => {
    const { id, version } = await saved(draft('Рано'));
    await set(id, version, 'publish', 60);
    await giveBack(id, version);
    expect(await states(id)).toEqual(['withdrawn']);
    await pass(61);
    expect((await published()).map((item) => item.id)).not.toContain(id);
  });
});
