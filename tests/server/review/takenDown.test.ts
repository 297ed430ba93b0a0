import { and, eq, lte } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { schedules } from '../../../server/db/schema.ts';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { wallTime } from '../../../server/lib/days.ts';
import { type Call, reviewForAll, reviewOf } from '../../support/review.ts';
import { giveBack, save } from '../../support/reviewedNews.ts';
import { typed } from '../../support/serverConsole.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { addAppeal, PERSON } from '../personal/people.ts';

const NEWS = '/api/Admin/News';
const SCHEDULE = '/api/Admin/Schedule';

const { server, dilnoza, anvar, barno } = reviewForAll();
beforeAll(async () => {
  await switchTo({ fourEyes: true });
});

const { queue, switchTo } = reviewOf(dilnoza, barno);
const approve = (by: Call, id: number, query = '') => by('GET', `${NEWS}/AllowToPublish${id}${query}`);
const set = (by: Call, { id, version }: { id: number; version: number }, act: string, minutes: number) =>
  by('POST', `${SCHEDULE}/Set`, {
    ...{ kind: 'news', id, version, act },
    ...wallTime(new Date(server.now() + minutes * 60_000)),
  });
async function pass(minutes: number) {
  server.moveClock(minutes);
  const runner = startSchedule(server.app, { pollMs: 5 });
  const isDue = and(eq(schedules.state, 'waiting'), lte(schedules.at, new Date(server.now())));
  await vi.waitFor(async () => expect(await server.db.$count(schedules, isDue)).toBe(0));
  await runner.stop();
}

it('an item that its schedule took down belongs to its author, who may not approve it, after an approval by hand or by schedule', async () => {
  const byHand = await save(anvar, newsDraft('Подтверждена'));
  await approve(barno, byHand.id);
  const byClock = await save(anvar, newsDraft('По часам'));
  await set(barno, byClock, 'publish', 1);
  await pass(2);
  for (const { id } of [byHand, byClock]) await set(dilnoza, { id, version: 2 }, 'takeDown', 3);
  await pass(4);
  const { rows } = await queue();
  for (const { id } of [byHand, byClock]) {
    const author = { login: 'anvar@depository.uz' };
    expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({ takenDown: true, author });
    expect((await approve(anvar, id)).status).toBe(403);
  }
  expect((await approve(barno, byHand.id)).status).toBe(200);
});

it('an item that its schedule took down does not belong to the author of an edit that was sent back, who gets the remark as a comment', async () => {
  await switchTo({ fourEyes: true, edits: true });
  const { id } = await save(anvar, newsDraft('Текст Анвара'));
  await approve(barno, id);
  const edit = await save(dilnoza, newsDraft('Правка Дилнозы', { id }));
  await set(barno, { id, version: edit.version }, 'takeDown', 3);
  await giveBack(barno, id, edit.version);
  await pass(4);
  const { rows } = await queue();
  expect(rows.find((row: { id: number }) => row.id === id)).toMatchObject({
    author: { login: 'anvar@depository.uz' },
  });
  const remark = { text: 'Нет даты', by: { name: 'Барно Юсупова' } };
  const { body } = await dilnoza('GET', `/api/Admin/Comment/GetByItem/news/${id}`);
  expect(body.data.threads).toMatchObject([remark]);
  const mentions = await dilnoza('GET', '/api/Admin/Comment/GetMentions');
  expect(mentions.body.data.mentions).toMatchObject([{ itemId: id, ...remark }]);
  await switchTo({ fourEyes: true, edits: false });
});

it('a remark that was erased with the person it names becomes no comment when its item is taken down', async () => {
  await switchTo({ fourEyes: true, edits: true });
  await addAppeal(server);
  const { id } = await save(anvar, newsDraft('Назначения'));
  await approve(barno, id);
  const edit = await save(dilnoza, newsDraft('Назначения, с ошибкой', { id }));
  await set(barno, { id, version: edit.version }, 'takeDown', 3);
  await giveBack(barno, id, edit.version, 'Каримова Дилноза просила не называть её');
  expect(await typed(server, 'personal', 'erase', PERSON.email, '--yes')).toMatch(/^Удалено: 1 обращение/);
  await pass(4);
  expect((await queue()).rows).toContainEqual(expect.objectContaining({ id, takenDown: true }));
  const { body } = await dilnoza('GET', `/api/Admin/Comment/GetByItem/news/${id}`);
  expect(body.data.threads).toEqual([]);
  await switchTo({ fourEyes: true, edits: false });
});

const byId = async (id: number) => (await queue()).rows.find((row: { id: number }) => row.id === id);

it('an item that its schedule took down keeps its author when somebody restores it or undoes an approval', async () => {
  await switchTo({ fourEyes: true, edits: false });
  const { id } = await save(dilnoza, newsDraft('Начала Дилноза'));
  await save(barno, newsDraft('Дописала Барно', { id }));
  await approve(anvar, id);
  await set(anvar, { id, version: 3 }, 'takeDown', 3);
  await pass(4);
  await anvar('DELETE', `${NEWS}/Delete${id}`);
  await anvar('POST', `${NEWS}/Restore${id}`);
  expect((await approve(barno, id)).status).toBe(403);
  expect((await approve(anvar, id)).status).toBe(200);
  expect((await anvar('POST', `${NEWS}/UndoApproval${id}`)).status).toBe(200);
  expect(await byId(id)).toMatchObject({ author: { login: 'barno@depository.uz' } });
  expect((await approve(barno, id)).status).toBe(403);
});

it('an item that its schedule took down belongs to who saved it on the site, whatever edit was sent back later', async () => {
  await switchTo({ fourEyes: true, edits: false });
  const { id } = await save(dilnoza, newsDraft('Текст Дилнозы'));
  await approve(anvar, id);
  await save(barno, newsDraft('Прямо на сайте', { id }));
  await switchTo({ fourEyes: true, edits: true });
  const edit = await save(dilnoza, newsDraft('Правка', { id }));
  await set(anvar, edit, 'takeDown', 3);
  await giveBack(anvar, id, edit.version);
  await pass(4);
  expect(await byId(id)).toMatchObject({ author: { login: 'barno@depository.uz' } });
  expect((await approve(barno, id)).status).toBe(403);
  await switchTo({ fourEyes: true, edits: false });
});

it('is published at its hour although the person who scheduled it has deleted and restored it', async () => {
  const item = await save(anvar, newsDraft('Нечаянно удалена'));
  await set(dilnoza, item, 'publish', 3);
  await dilnoza('DELETE', `${NEWS}/Delete${item.id}`);
  await dilnoza('POST', `${NEWS}/Restore${item.id}`);
  await pass(4);
  expect((await anvar('GET', `${NEWS}/GetAllPublished`)).body.data[0]).toMatchObject({ id: item.id });
});

it('its author is refused as such, and not told to repeat the approval of what is scheduled', async () => {
  const item = await save(anvar, newsDraft('Своя'));
  await set(barno, item, 'publish', 60);
  expect((await approve(anvar, item.id, `?version=${item.version}`)).status).toBe(403);
  expect((await approve(barno, item.id, `?version=${item.version}`)).status).toBe(428);
  expect((await approve(barno, item.id, `?version=${item.version}&early=1`)).status).toBe(200);
});

it('a save over a return tells of it also where the remark is settled by now', async () => {
  await switchTo({ fourEyes: true, edits: true });
  const { id } = await save(dilnoza, newsDraft('На сайте'));
  await approve(anvar, id);
  const { version } = await save(dilnoza, newsDraft('Правка', { id }));
  await giveBack(barno, id, version);
  await switchTo({ fourEyes: true, edits: false });
  await save(barno, newsDraft('Другая', { id }));
  const late = await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка, дальше', { id, version }));
  expect(late).toMatchObject({ status: 409, body: { changedAct: 'update', remark: '' } });
});
