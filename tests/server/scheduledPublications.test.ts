import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { schedules } from '../../server/db/schema.ts';
import { startSchedule } from '../../server/features/schedule/runner.ts';
import { serverForAll } from '../support/server.ts';
import { AREAS, news, publicationCalls } from '../support/serverPublications.ts';
import { scheduleCalls } from '../support/serverSchedule.ts';

const HOUR = 60;

const server = serverForAll();

const { saved, save, draft, approve, remove, list } = publicationCalls(server, news);

const { post, wallIn, setAt, set, itemOf, marksOf, pass, run, stored, review, acts } = scheduleCalls(server);

describe.each(AREAS)('an item of $area with a schedule', (under) => {
  const calls = publicationCalls(server, under);

  it('is published and taken down at its hours, each in the version that stands there', async () => {
    const item = await calls.saved(calls.draft());
    const at = wallIn(HOUR);
    const answer = await setAt(item, 'publish', at, under.kind);
    expect(answer.body.data).toMatchObject({ state: 'waiting', by: 'Дилноза Рахимова', ...at });
    expect((await set(item, 'takeDown', 3 * HOUR, under.kind)).status).toBe(200);
    await pass(HOUR - 2);
    await run();
    expect((await stored(item.id))?.status).toBe('pending');
    await pass(3);
    await run();
    expect(await stored(item.id)).toMatchObject({ status: 'published', version: item.version + 1 });
    await pass(2 * HOUR);
    await run();
    expect(await stored(item.id)).toMatchObject({ status: 'pending', version: item.version + 2 });
    const [publish, takeDown] = await itemOf(item.id, under.kind);
    expect(publish).toMatchObject({ act: 'publish', state: 'done', title: 'Запись ru' });
    expect(takeDown).toMatchObject({ act: 'takeDown', state: 'done' });
    expect(await calls.counts()).toEqual([expect.any(Number), 0, 0]);
  });
});

describe('a publication by schedule', () => {
  it('is the act of the server, and the audit log says who had set it for when', async () => {
    const item = await saved(draft());
    await set(item, 'publish', HOUR);
    await pass(HOUR + 1);
    await run();
    const [approved] = await acts(item.id, 'approve');
    expect(approved).toMatchObject({ name: 'Система', actorId: null, version: item.version + 1 });
    expect(JSON.parse(approved?.details ?? '')).toMatchObject({ setBy: 'Дилноза Рахимова' });
    const [setAct] = await acts(item.id, 'schedule');
    expect(JSON.parse(setAct?.details ?? '')).toMatchObject({
      schedule: { act: 'publish', state: 'waiting' },
    });
  });

  it('approves what was read, and nothing newer', async () => {
    const item = await saved(draft());
    await save(draft('Новее', { id: item.id }));
    const answer = await set(item, 'publish', HOUR);
    expect(answer.status).toBe(409);
    expect(answer.body.stored).toMatchObject({ version: item.version + 1 });
  });

  it('stops when the item is edited, says so, and goes on when it is set anew', async () => {
    const item = await saved(draft());
    await set(item, 'publish', HOUR);
    const [before] = await marksOf(item.id);
    expect(before).toMatchObject({ state: 'waiting' });
    const edited = await saved(draft('Новее', { id: item.id }));
    const stopped = { state: 'stopped', reason: 'запись изменили' };
    expect(await marksOf(item.id)).toMatchObject([stopped]);
    expect((await post('Move', { id: before.id, ...wallIn(2 * HOUR) })).body.message).toContain(
      'остановлено',
    );
    await pass(HOUR + 1);
    await run();
    expect((await stored(item.id))?.status).toBe('pending');
    expect(await marksOf(item.id)).toMatchObject([stopped]);
    expect((await set(edited, 'publish', HOUR)).body.data).toMatchObject({ state: 'waiting', reason: '' });
    await pass(HOUR + 1);
    await run();
    expect(await stored(item.id)).toMatchObject({ status: 'published', version: edited.version + 1 });
    expect(await marksOf(item.id)).toEqual([]);
  });

  it('is kept when the item is saved without a change', async () => {
    const item = await saved(draft());
    await set(item, 'publish', HOUR);
    const [whole] = (await list('Pending')).filter(({ id }) => id === item.id);
    expect((await save(whole ?? {})).body.data).toEqual(item);
    expect(await marksOf(item.id)).toMatchObject([{ state: 'waiting' }]);
    expect(await acts(item.id, 'update')).toEqual([]);
    await pass(HOUR + 1);
    await run();
    expect(await stored(item.id)).toMatchObject({ status: 'published', version: item.version + 1 });
  });

  it('that was missed while no server ran is made up for at once, and says by how much', async () => {
    const item = await saved(draft());
    const at = wallIn(HOUR);
    await setAt(item, 'publish', at);
    await pass(4 * HOUR);
    await run();
    const [late] = await itemOf(item.id);
    expect(late).toMatchObject({ state: 'done', ...at });
    expect(late.lateMinutes).toBeGreaterThanOrEqual(179);
    expect(late.lateMinutes).toBeLessThanOrEqual(181);
  });

  it('says nothing when somebody has published before, and fails for what was deleted', async () => {
    const items = [await saved(draft()), await saved(draft())] as const;
    for (const item of items) await set(item, 'publish', HOUR);
    await approve(items[0].id);
    expect(await marksOf(items[0].id)).toEqual([]);
    // what was published stays so, also while an edit of it waits
    await review({ edits: true });
    await save(draft('Правка', { id: items[0].id }));
    await review({ edits: false });
    expect(await marksOf(items[0].id)).toEqual([]);
    await remove(items[1].id);
    expect(await marksOf(items[1].id)).toEqual([]);
    await pass(HOUR + 1);
    await run();
    const states = await server.db.select().from(schedules).where(eq(schedules.kind, 'news'));
    const ended = (id: number) => states.find(({ recordId }) => recordId === id);
    expect(ended(items[0].id)).toMatchObject({ state: 'withdrawn', reason: 'опубликовано раньше' });
    expect(ended(items[1].id)).toMatchObject({ state: 'failed', reason: 'запись удалена' });
    expect(await acts(items[0].id, 'approve')).toHaveLength(1);
  });
});

describe('what is to happen to one record', () => {
  it('happens in order, though its publication has to be tried twice', async () => {
    const [tried, other] = [await saved(draft()), await saved(draft())];
    await set(tried, 'publish', HOUR);
    await set(tried, 'takeDown', HOUR + 1);
    await set(other, 'publish', HOUR + 2);
    await pass(HOUR + 3);
    const publishing = server.app.publishing.get('news');
    if (!publishing) throw new Error('News are not published.');
    const publish = vi.spyOn(publishing, 'publish').mockRejectedValueOnce(new Error('deadlock detected'));
    const runner = startSchedule(server.app, { pollMs: 5 });
    await expect.poll(async () => (await stored(other.id))?.status).toBe('published');
    await runner.stop();
    publish.mockRestore();
    await pass(1);
    await run(2);
    expect(await itemOf(tried.id)).toMatchObject([
      { act: 'publish', state: 'done' },
      { act: 'takeDown', state: 'done' },
    ]);
    expect((await stored(tried.id))?.status).toBe('pending');
  });
});
