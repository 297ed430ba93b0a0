import { and, eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { schedules } from '../../server/db/schema.ts';
import { startSchedule } from '../../server/features/schedule/runner.ts';
import { daysAfter } from '../../server/lib/days.ts';
import { serverForAll, startServer } from '../support/server.ts';
import { news, publicationCalls } from '../support/serverPublications.ts';
import { SCHEDULE, scheduleCalls } from '../support/serverSchedule.ts';

const HOUR = 60;
/** No account has it. */
const NOBODY = 999_999;

const server = serverForAll();

const { saved, save, draft, approve, list } = publicationCalls(server, news);

const { get, post, wallIn, setAt, set, itemOf, marksOf, pass, run, stored, review, acts } =
  scheduleCalls(server);
const isWaiting = (act: string) => (each: { act: string; state: string }) =>
  each.act === act && each.state === 'waiting';

describe('a schedule', () => {
  it('is refused with words for a time that cannot be, and for what would change nothing', async () => {
    const item = await saved(draft());
    const said = async (answer: ReturnType<typeof set>) => {
      const { status, body } = await answer;
      return [status, body.errors?.[0]?.message ?? body.message];
    };
    expect(await said(set(item, 'publish', -5))).toEqual([400, expect.stringContaining('уже прошло')]);
    expect(await said(set(item, 'takeDown', HOUR))).toEqual([409, expect.stringContaining('снимать нечего')]);
    await set(item, 'publish', 2 * HOUR);
    expect(await said(set(item, 'takeDown', HOUR))).toEqual([
      400,
      expect.stringContaining('назначена позже'),
    ]);
    await set(item, 'takeDown', 3 * HOUR);
    expect(await said(set(item, 'publish', 4 * HOUR))).toEqual([400, expect.stringContaining('раньше')]);
    await approve(item.id);
    const now = { ...item, version: item.version + 1 };
    expect(await said(set(now, 'publish', HOUR))).toEqual([409, 'Запись уже опубликована.']);
    // also while an edit of what the site shows waits for its own hour
    await review({ edits: true });
    const edit = await saved(draft('Правка', { id: item.id }));
    await review({ edits: false });
    await post('Withdraw', { id: (await itemOf(item.id)).find(isWaiting('takeDown')).id });
    await set(edit, 'publish', 2 * HOUR);
    expect(await said(set(edit, 'takeDown', HOUR))).toEqual([
      400,
      expect.stringContaining('назначена позже'),
    ]);
    expect((await get('GetItem/glossary/1')).status).toBe(404);
    expect((await get('GetBetween?from=9999-11-15&to=9999-12-31')).status).toBe(400);
    const never = { kind: 'news', ...edit, act: 'takeDown', day: '9999-12-31', time: '12:00' };
    expect((await post('Set', never)).status).toBe(400);
  });

  it('is set by nobody who has had the version in hands, while four eyes are asked for', async () => {
    const [own, other] = [await saved(draft()), await saved(draft())];
    const { id } = (await set(other, 'publish', HOUR)).body.data;
    await review({ fourEyes: true });
    const refused = await set(own, 'publish', HOUR);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('должен кто-то другой');
    // another hour is another publication
    expect((await post('Move', { id, ...wallIn(2 * HOUR) })).status).toBe(403);
    expect((await post('Withdraw', { id })).status).toBe(200);
    await review({ fourEyes: false });
    expect((await set(own, 'publish', HOUR)).status).toBe(200);
  });

  it('publishes nothing that its setter may not approve any more', async () => {
    const [own, gone] = [await saved(draft()), await saved(draft())];
    await set(own, 'publish', HOUR);
    await set(gone, 'publish', HOUR);
    const isGone = and(eq(schedules.recordId, gone.id), eq(schedules.kind, 'news'));
    await server.db.update(schedules).set({ setBy: NOBODY }).where(isGone);
    await review({ fourEyes: true });
    await pass(HOUR + 1);
    await run();
    await review({ fourEyes: false });
    const stopped = (reason: string) => [{ state: 'stopped', reason: expect.stringContaining(reason) }];
    expect(await marksOf(own.id)).toMatchObject(stopped('собственные правки'));
    expect(await marksOf(gone.id)).toMatchObject(stopped('больше не может публиковать'));
    expect((await stored(own.id))?.status).toBe('pending');
    expect((await stored(gone.id))?.status).toBe('pending');
  });

  it('is not moved or set over a time that its sender has not seen', async () => {
    const item = await saved(draft());
    const [seen, colleague] = [wallIn(HOUR), wallIn(2 * HOUR)];
    const { id } = (await setAt(item, 'publish', seen)).body.data;
    const moved = await post('Move', { id, ...colleague, was: seen });
    expect(moved.body.data).toMatchObject(colleague);
    const refused = [
      await post('Move', { id, ...wallIn(3 * HOUR), was: seen }),
      await post('Set', { kind: 'news', ...item, act: 'publish', ...wallIn(3 * HOUR), was: seen }),
      await post('Set', { kind: 'news', ...item, act: 'publish', ...wallIn(3 * HOUR), was: null }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(409);
      expect(body.message).toContain(`теперь ${colleague.day.split('-').reverse().join('.')}`);
    }
    expect(await itemOf(item.id)).toMatchObject([colleague]);
    const set = await post('Set', { kind: 'news', ...item, act: 'takeDown', ...wallIn(3 * HOUR), was: null });
    expect(set.status).toBe(200);
  });

  it('can be moved to another day, and withdrawn until it is over', async () => {
    const item = await saved(draft());
    const { id, day, time } = (await set(item, 'publish', HOUR)).body.data;
    const moved = (await post('Move', { id, day: daysAfter(day, 2), time })).body.data;
    expect(moved).toMatchObject({ day: daysAfter(day, 2), time, state: 'waiting', version: item.version });
    const { items } = (await get(`GetBetween?from=${day}&to=${daysAfter(day, 3)}`)).body.data;
    expect(items).toContainEqual(expect.objectContaining({ id, day: daysAfter(day, 2), time }));
    expect((await get('GetCount')).body.data.count).toBeGreaterThan(0);
    expect((await post('Withdraw', { id })).body.data).toMatchObject({ state: 'withdrawn' });
    expect((await post('Withdraw', { id })).status).toBe(409);
    expect((await post('Move', { id, day, time })).status).toBe(409);
    await pass(3 * 24 * HOUR);
    await run();
    expect((await stored(item.id))?.status).toBe('pending');
    expect(await acts(item.id, 'unschedule')).toHaveLength(1);
  });

  it('takes its removal along when it is withdrawn or sent back, unless the site shows the item', async () => {
    const withRemoval = async (item: { id: number; version: number }) => {
      const publication = await set(item, 'publish', HOUR);
      await set(item, 'takeDown', 2 * HOUR);
      return publication.body.data;
    };
    const [unseen, returned, shown] = [await saved(draft()), await saved(draft()), await saved(draft())];
    await post('Withdraw', await withRemoval(unseen));
    expect(await marksOf(unseen.id)).toEqual([]);

    await withRemoval(returned);
    const remark = { kind: 'news', ...returned, note: 'Не сейчас' };
    expect((await server.as('admin', 'POST', '/api/Admin/Review/Return', remark)).status).toBe(200);
    expect(await marksOf(returned.id)).toEqual([]);

    await approve(shown.id);
    await review({ edits: true });
    const edit = await saved(draft('Правка', { id: shown.id }));
    await review({ edits: false });
    await post('Withdraw', await withRemoval(edit));
    expect(await marksOf(shown.id)).toMatchObject([{ act: 'takeDown', state: 'waiting' }]);
  });

  it('marks what was taken down until it is published again', async () => {
    const item = await saved(draft());
    await approve(item.id);
    await set({ id: item.id, version: item.version + 1 }, 'takeDown', HOUR);
    await pass(HOUR + 1);
    await run();
    expect((await list('Pending')).some(({ id }) => id === item.id)).toBe(true);
    expect(await marksOf(item.id)).toMatchObject([{ act: 'takeDown', state: 'done' }]);
    await save(draft('Правка', { id: item.id }));
    expect(await marksOf(item.id)).toHaveLength(1);
    await approve(item.id);
    expect(await marksOf(item.id)).toEqual([]);
    // an edit of what is published waits, too, but nobody has taken anything down
    await review({ edits: true });
    await save(draft('Правка на сайте', { id: item.id }));
    expect((await stored(item.id))?.status).toBe('pending');
    expect(await marksOf(item.id)).toEqual([]);
    await review({ edits: false });
  });

  it('gives way without an error to an approval that comes while it is begun', async () => {
    const item = await saved(draft());
    await set(item, 'publish', HOUR);
    await pass(HOUR + 1);
    const { db, clock, publishing, digestKey, noteAudit } = server.app;
    const transaction: typeof db.transaction = async (work) => {
      await approve(item.id);
      return db.transaction(work);
    };
    const log = { ...server.app.log, info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const late = Object.create(db, { transaction: { value: transaction } });
    const runner = startSchedule({ db: late, clock, publishing, digestKey, noteAudit, log }, { pollMs: 5 });
    await expect.poll(async () => (await itemOf(item.id))[0].state, { interval: 10 }).toBe('withdrawn');
    await runner.stop();
    expect(await acts(item.id, 'approve')).toHaveLength(1);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is done once or not at all, however many servers do it while people edit, withdraw and move', async () => {
    const items = await Promise.all(Array.from({ length: 24 }, () => saved(draft())));
    const plans = await Promise.all(items.map((item) => set(item, 'publish', HOUR)));
    const ids: number[] = plans.map(({ body }) => body.data.id);
    await pass(HOUR + 1);
    const people = items.map(async (item, index) => {
      const id = ids[index];
      const [edit, withdraw, move] = [index % 4 === 1, index % 4 === 2, index % 4 === 3];
      if (edit) return (await save(draft('Правка', item))).status;
      if (withdraw) return (await post('Withdraw', { id })).status;
      return move ? (await post('Move', { id, ...wallIn(HOUR) })).status : undefined;
    });
    const [statuses] = await Promise.all([Promise.all(people), run(3)]);
    await run(2);
    for (const [index, { id, version }] of items.entries()) {
      const status = statuses[index];
      const [row] = await itemOf(id);
      const record = await stored(id);
      const isPublished = (await acts(id, 'approve')).length;
      expect(isPublished, `${index} was published so often`).toBe(status === 200 ? 0 : 1);
      expect(record?.status).toBe(isPublished ? 'published' : 'pending');
      expect(record?.version).toBe(version + (isPublished || index % 4 === 1 ? 1 : 0));
      const left = ['done', 'stopped', 'withdrawn', 'waiting'][index % 4];
      expect(row.state).toBe(isPublished ? 'done' : left);
    }
  });
});

it('is told and typed by the clock of TIME_ZONE, and knows the hour that summer leaves out', async () => {
  const berlin = await startServer({ env: { TIME_ZONE: 'Europe/Berlin' } });
  try {
    const calls = publicationCalls(berlin, news);
    const item = await calls.saved(calls.draft());
    const setAt = (day: string, time: string) =>
      berlin.as('admin', 'POST', `${SCHEDULE}/Set`, { kind: 'news', ...item, act: 'publish', day, time });
    const refused = await setAt('2027-03-28', '02:30');
    expect(refused.body.errors).toEqual([{ path: 'time', message: expect.stringContaining('переводят') }]);
    expect((await setAt('2027-03-28', '03:30')).status).toBe(200);
    const [row] = await berlin.db.select().from(schedules);
    expect(row?.at.toISOString()).toBe('2027-03-28T01:30:00.000Z');
    const { data } = (await berlin.as('admin', 'GET', `${SCHEDULE}/GetItem/news/${item.id}`)).body;
    expect(data).toMatchObject({ timeZone: 'Europe/Berlin', items: [{ day: '2027-03-28', time: '03:30' }] });
  } finally {
    await berlin.stop();
  }
});
