import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../server/db/schema.ts';
import { startSchedule } from '../../../server/features/schedule/runner.ts';
import { wallTime } from '../../../server/lib/days.ts';
import { emptyReview, REVIEW, reviewForAll, reviewOf } from '../../support/review.ts';
import { approve, giveBack, save } from '../../support/reviewedNews.ts';
import { startServer } from '../../support/server.ts';
import { AREAS, newsDraft, publicationCalls } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';
const DAY_MINUTES = 24 * 60;

const { server, dilnoza, anvar, barno } = reviewForAll();
beforeEach(() => emptyReview(server));

const { queue, titles, count, switchTo } = reviewOf(dilnoza, barno);
const item = async (id: number, by = dilnoza) => (await by('GET', `${REVIEW}/GetItem/news/${id}`)).body.data;

describe('the review queue', () => {
  it('holds what waits in all kinds, the oldest first, page by page, by kind, author and age', async () => {
    for (const under of AREAS) {
      const { saved, draft, approve: publish } = publicationCalls(server, under);
      await saved(draft(under.kind));
      await publish((await saved(draft(`${under.kind} готово`))).id);
    }
    await save(anvar, {
      ...newsDraft('Анвара'),
      news: [{ language: 'uz', title: 'Anvarniki', description: '' }],
    });
    expect(await titles()).toEqual([...AREAS.map(({ kind }) => `${kind} ru`), 'Anvarniki']);
    expect(await count()).toBe(5);
    expect(await queue('page=2&perPage=2')).toMatchObject({
      total: 5,
      rows: [{ kind: 'depoCompasses' }, { kind: 'depoMessages' }],
    });
    expect(await queue('page=9&perPage=2')).toMatchObject({ total: 5, rows: [{ title: 'Anvarniki' }] });
    expect(await queue('kind=news')).toMatchObject({ total: 2 });
    const { rows } = await queue('author=anvar@depository.uz');
    expect(rows).toMatchObject([
      {
        kind: 'news',
        version: 1,
        author: { login: 'anvar@depository.uz', name: 'Анвар Каримов' },
        replaces: false,
        returned: null,
        languages: [],
        unresolved: 0,
        mayApprove: true,
      },
    ]);
    expect((await queue('kind=depoNews')).rows[0].languages).toEqual(['ru', 'uz', 'en']);
    expect(await queue('age=1')).toEqual({ total: 0, rows: [] });
    expect((await dilnoza('GET', `${REVIEW}/GetQueue?perPage=0`)).status).toBe(400);
  });

  it('leaves out what was given back, until its author saves it anew', async () => {
    const { id, version } = await save(anvar, newsDraft('Сырая'));
    expect((await giveBack(barno, id, version, '  ')).status).toBe(400);
    expect((await giveBack(barno, id, version, 'Нет даты')).body.data).toEqual({ id, version: version + 1 });
    expect([await titles(), await count()]).toEqual([[], 0]);
    expect((await queue('returned=1&author=anvar@depository.uz')).rows).toMatchObject([
      { id, version: version + 1, returned: { note: 'Нет даты', by: 'Барно Юсупова', droppedVersion: null } },
    ]);
    expect(await item(id)).toMatchObject({ returned: { note: 'Нет даты' }, answered: null });
    await save(barno, newsDraft('Готовая', { id, version: version + 1 }));
    await save(barno, newsDraft('Другая'));
    expect([await titles(), await count()]).toEqual([['Готовая ru', 'Другая ru'], 2]);
    expect(await titles('answered=1')).toEqual(['Готовая ru']);
    expect(await titles(new URLSearchParams({ title: 'друг' }).toString())).toEqual(['Другая ru']);
    expect(await titles(new URLSearchParams({ title: 'друг', answered: '1' }).toString())).toEqual([]);
    expect((await queue('returned=1')).rows).toEqual([]);
    expect(await item(id)).toMatchObject({
      author: { name: 'Барно Юсупова' },
      returned: null,
      answered: { note: 'Нет даты', by: 'Барно Юсупова' },
    });
    const givenBack = { id, version: version + 1, news: [{ title: 'Сырая ru' }, {}, {}] };
    expect((await item(id)).givenBack).toMatchObject(givenBack);
    const rows = await server.db.select().from(auditLog).orderBy(auditLog.seq);
    expect(rows.filter(({ act }) => act === 'return')).toMatchObject([
      { kind: 'news', recordId: id, title: 'Сырая ru', name: 'Барно Юсупова' },
    ]);
  });

  it('leaves out what is approved for an hour to come, until that is withdrawn or the item is changed', async () => {
    const { id, version } = await save(anvar, newsDraft('К сроку'));
    const { id: other } = await save(anvar, newsDraft('На потом'));
    const plan = (act: string, more: object) =>
      dilnoza('POST', `/api/Admin/Schedule/${act}`, more).then(({ body }) => body.data);
    const at = wallTime(new Date(server.now() + 60 * 60_000));
    const set = { kind: 'news', act: 'publish', ...at };
    await plan('Set', { ...set, id, version });
    const planned = await plan('Set', { ...set, id: other, version: 1 });
    expect([await titles(), await count()]).toEqual([[], 0]);
    await save(anvar, newsDraft('К сроку, иначе', { id, version }));
    expect([await titles(), await count()]).toEqual([['К сроку, иначе ru'], 1]);
    await plan('Withdraw', { id: planned.id });
    expect([await titles(), await count()]).toEqual([['К сроку, иначе ru', 'На потом ru'], 2]);
  });

  it('refuses a second return, an approval and a save that do not know the first return', async () => {
    const { id, version } = await save(anvar, newsDraft('Спешка'));
    await giveBack(barno, id, version, 'Публиковать нельзя');
    expect((await giveBack(dilnoza, id, version, 'Мелочи')).status).toBe(409);
    expect((await approve(dilnoza, id, version)).status).toBe(409);
    const late = await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Спешка, дальше', { id, version }));
    expect(late).toMatchObject({ status: 409, body: { changedAct: 'return', changedBy: 'Барно Юсупова' } });
    expect(await item(id)).toMatchObject({
      returned: { note: 'Публиковать нельзя' },
      author: { name: 'Анвар Каримов' },
    });
  });

  it('tells the author of a dropped edit why, and where the edit is kept', async () => {
    await switchTo({ edits: true });
    const { id } = await save(barno, newsDraft('На сайте'));
    await approve(barno, id);
    const { version } = await save(anvar, newsDraft('Правка', { id }));
    await giveBack(barno, id, version, 'Не то');
    expect((await queue('returned=1&author=anvar@depository.uz')).rows).toMatchObject([
      { id, title: 'На сайте ru', returned: { note: 'Не то', droppedVersion: version } },
    ]);
    const second = await save(anvar, newsDraft('Правка вторая', { id }));
    expect((await queue('returned=1')).rows).toEqual([]);
    expect(await titles()).toEqual(['Правка вторая ru']);
    // what waits now answers the note, until it is approved
    expect(await item(id)).toMatchObject({
      ...{ returned: null, answered: { note: 'Не то' } },
      givenBack: { version, news: [{ title: 'Правка ru' }, {}, {}] },
    });
    await approve(barno, id, second.version);
    await save(anvar, newsDraft('Правка о другом', { id }));
    expect(await item(id)).toMatchObject({ returned: null, answered: null, givenBack: null });
  });

  it('tells no note beside what does not answer it', async () => {
    await switchTo({ edits: true });
    const returned = async (title: string) => {
      const { id } = await save(barno, newsDraft(title));
      await approve(barno, id);
      const { version } = await save(anvar, newsDraft('Правка', { id }));
      return { id, ...(await giveBack(barno, id, version)).body.data };
    };
    const answered = await returned('Исправленная сразу');
    await switchTo({ edits: false });
    await save(anvar, newsDraft('Исправлено без проверки', { id: answered.id }));
    await switchTo({ edits: true });
    await save(anvar, newsDraft('Правка о другом', { id: answered.id }));
    expect(await item(answered.id)).toMatchObject({ returned: null, answered: null });

    const { id, version } = await returned('Снятая');
    const at = wallTime(new Date(server.now() + 2 * 60_000));
    await dilnoza('POST', '/api/Admin/Schedule/Set', { kind: 'news', id, version, act: 'takeDown', ...at });
    server.moveClock(3);
    const runner = startSchedule(server.app, { pollMs: 5 });
    await expect.poll(() => item(id).then((told) => told.item.status), { interval: 10 }).toBe('pending');
    await runner.stop();
    expect(await item(id)).toMatchObject({ returned: null, answered: null });
  });
});

describe('the rules of the review', () => {
  it('are as the settings say until somebody switches them, which the audit log tells', async () => {
    const off = { isOn: false, at: null, by: null, offWantedBy: null, isOwnRequest: false };
    expect((await dilnoza('GET', `${REVIEW}/GetRules`)).body.data).toEqual({ edits: off, fourEyes: off });
    const { body } = await anvar('POST', `${REVIEW}/SetRules`, { fourEyes: true });
    expect(body.data).toEqual({
      edits: off,
      fourEyes: {
        isOn: true,
        at: expect.stringMatching(/^20/),
        by: 'Анвар Каримов',
        offWantedBy: null,
        isOwnRequest: false,
      },
    });
    const rows = await server.db.select().from(auditLog).orderBy(auditLog.seq);
    const deeds = rows.filter(({ kind }) => kind === 'review');
    const title = 'Нельзя подтверждать собственные правки: включить';
    expect(deeds.at(-1)).toMatchObject({ act: 'setting', name: 'Анвар Каримов', title });
    expect(JSON.parse(deeds.at(-1)?.details ?? '')).toMatchObject({ fourEyes: true });
    expect((await dilnoza('POST', `${REVIEW}/SetRules`, {})).status).toBe(400);
    const strict = await startServer({ env: { REVIEW_FOUR_EYES: '1' } });
    const read = await strict.as('admin', 'GET', `${REVIEW}/GetRules`);
    expect(read.body.data.fourEyes).toEqual({
      isOn: true,
      at: null,
      by: null,
      offWantedBy: null,
      isOwnRequest: false,
    });
    await strict.stop();
  });
});

// the last: sessions end with the days that pass
describe('the review queue', () => {
  it('tells for how long an edit waits, not how old the item is', async () => {
    await switchTo({ edits: true });
    const { id } = await save(dilnoza, newsDraft('Старая'));
    await approve(dilnoza, id);
    server.moveClock(3 * DAY_MINUTES);
    await server.signIn('admin');
    const { id: other } = await save(dilnoza, newsDraft('Другая'));
    await save(dilnoza, newsDraft('Старая правка', { id }));
    server.moveClock(2 * DAY_MINUTES);
    await server.signIn('admin');
    await save(dilnoza, newsDraft('Старая правка вторая', { id }));
    expect(await titles()).toEqual(['Другая ru', 'Старая правка вторая ru']);
    expect((await queue()).rows.map(({ replaces }: { replaces: boolean }) => replaces)).toEqual([
      false,
      true,
    ]);
    expect([await queue('age=2'), await queue('age=3')]).toMatchObject([{ total: 2 }, { total: 0 }]);
    expect(await item(id)).toMatchObject({
      kind: 'news',
      item: { id, version: 4, replaces: true, news: [{ title: 'Старая правка вторая ru' }, {}, {}] },
      published: { id, version: 4, edited: true, news: [{ title: 'Старая ru' }, {}, {}] },
      author: { login: 'admin@depository.uz' },
      mayApprove: true,
    });
    expect(await item(other)).toMatchObject({ item: { status: 'pending' }, published: null });
    await approve(dilnoza, id);
    expect(await item(id)).toMatchObject({ published: { status: 'published' }, mayApprove: false });
    expect((await dilnoza('GET', `${REVIEW}/GetItem/glossary/${id}`)).status).toBe(404);
    expect((await dilnoza('GET', `${REVIEW}/GetItem/depoNews/${id}`)).status).toBe(404);
  });
});
