import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { append } from '../../../server/audit/append.ts';
import { CONSOLE } from '../../../server/audit/entry.ts';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplicant, storedApplications } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const AUDIT = '/api/Admin/Audit';
const NEWS = '/api/Admin/News';

const server = serverForAll();
let newsId: number;
let applicationId: number;
beforeAll(async () => {
  const { body } = await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было'));
  newsId = body.data.id;
  const changed = newsDraft('Было', { id: newsId });
  Object.assign(changed.news[0] ?? {}, { title: 'Стало', description: '<p>Раз</p><p>Два &amp; три</p>' });
  await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, changed);
  applicationId = await addApplicant(server, { fullName: 'Тайный Человек' });
  const result = { id: applicationId, result: 'Секрет' };
  await server.as('kadry', 'POST', `${APPLICATION}/UpdateApplicationResult`, result);
});

interface Row {
  seq: number;
  act: string;
  kind: string;
  name: string;
  recordId: number | null;
  state?: string | null;
  isIntact: boolean;
}

const page = async (query: Record<string, string> = {}): Promise<{ data: Row[]; next: number | null }> =>
  (await server.as('audit', 'GET', `${AUDIT}/GetPage?${new URLSearchParams(query)}`)).body;
const whole = async (seq: number | undefined) =>
  (await server.as('audit', 'GET', `${AUDIT}/GetRow${seq}`)).body.data;

describe('a page of the audit log', () => {
  it('is followed by the next one until the first row, each row once', async () => {
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const answer: Awaited<ReturnType<typeof page>> = await page({
        perPage: '3',
        ...(next && { before: String(next) }),
      });
      seen.push(...answer.data.map(({ seq }) => seq));
      next = answer.next;
    } while (next);
    expect(seen.at(-1)).toBe(1);
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, index) => seen.length - index));
  });

  it('holds what the filters say', async () => {
    const ofKadry = await page({ person: 'kadry@depository.uz' });
    expect(new Set(ofKadry.data.map(({ name }) => name))).toEqual(new Set(['Алишер Каримов']));
    const news = await page({ kind: 'news', act: 'update' });
    expect(news.data).toHaveLength(1);
    expect(await page({ kind: 'news', act: 'purge' })).toEqual({ data: [], next: null });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
    expect((await page({ from: today, to: today })).data.length).toBe((await page()).data.length);
    expect((await page({ to: '2020-01-01' })).data).toEqual([]);
    expect((await page({ from: '2120-01-01' })).data).toEqual([]);
  });

  it('tells among the edits of a person what became of each', async () => {
    const add = async () =>
      (await server.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Чья-то'))).body.data.id;
    const id: number = await add();
    const stateNow = async () => {
      const { data } = await page({ person: 'admin@depository.uz', edits: 'true' });
      return data.find(({ recordId }) => recordId === id)?.state;
    };
    expect(await stateNow()).toBe('pending');
    // a record of another kind that has the same number
    const term = { act: 'update', kind: 'histories', recordId: id } as const;
    await server.db.transaction((tx) => append(tx, CONSOLE, term, new Date()));
    expect((await page({ kind: 'histories', edits: 'true' })).data[0]).toMatchObject({
      recordId: id,
      state: null,
    });
    const remark = { kind: 'news', id, version: 1, note: 'Мало' };
    await server.as('admin', 'POST', '/api/Admin/Review/Return', remark);
    expect(await stateNow()).toBe('returned');
    await server.as('admin', 'GET', `${NEWS}/AllowToPublish${id}`);
    expect(await stateNow()).toBe('published');
    await server.as('admin', 'DELETE', `${NEWS}/Delete${id}`);
    expect(await stateNow()).toBeNull();
    expect((await page()).data[0]).not.toHaveProperty('state');
  });

  it('finds rows by their day although clocks overtake each other and are put back', async () => {
    for (const [recordId, time] of [
      [1, '1T23:59:59'],
      [2, '2T00:00:01'],
      [3, '1T23:59:58'],
      [4, '4T00:00:00'],
      // somebody has found that the clock is two days fast
      [5, '2T00:30:00'],
      [6, '2T00:30:00'],
      [7, '3T12:00:00'],
      [8, '5T00:00:00'],
    ] as const) {
      const deed = { act: 'update', kind: 'histories', recordId } as const;
      const at = new Date(`2120-03-0${time}+05:00`);
      await server.db.transaction((tx) => append(tx, CONSOLE, deed, at));
    }
    const of = async (from: string, to: string) => {
      const found: number[] = [];
      let before = {};
      for (;;) {
        const { data, next } = await page({ from, to, perPage: '2', ...before });
        found.push(...data.map((row) => Object.assign({ recordId: 0 }, row).recordId));
        if (!next) return found;
        before = { before: String(next) };
      }
    };
    expect(await of('2120-03-01', '2120-03-01')).toEqual([1, 3]);
    expect(await of('2120-03-02', '2120-03-02')).toEqual([6, 5, 2]);
    expect(await of('2120-03-02', '2120-03-03')).toEqual([7, 6, 5, 2]);
    expect(await of('2120-03-01', '2120-03-05')).toEqual([8, 4, 7, 6, 5, 2, 1, 3]);
  });

  it('is refused for filters that are none', async () => {
    for (const query of [
      'from=2026-02-30',
      'to=9999-12-31',
      'from=0001-01-01',
      'before=0',
      'perPage=1000',
      'perPage=x',
      'person=%00',
    ]) {
      expect((await server.as('admin', 'GET', `${AUDIT}/GetPage?${query}`)).status).toBe(400);
    }
    for (const seq of ['0', 'x', '999999', '9'.repeat(20)]) {
      expect((await server.as('admin', 'GET', `${AUDIT}/GetRow${seq}`)).status).toBe(404);
    }
  });

  it('says of each row whether it is as it was written', async () => {
    expect((await page()).data.every(({ isIntact }) => isIntact)).toBe(true);
    await server.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
    await server.db.execute(sql`update audit_log set name = 'Никто' where seq = 2`);
    expect((await page()).data.filter(({ isIntact }) => !isIntact).map(({ seq }) => seq)).toEqual([2]);
    await server.db.execute(sql`delete from audit_log where seq = 2`);
    expect((await page()).data.filter(({ isIntact }) => !isIntact).map(({ seq }) => seq)).toEqual([3]);
    await server.db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
  });

  it('can be filtered by who and what has ever been in the log', async () => {
    const { persons, kinds, acts } = (await server.as('audit', 'GET', `${AUDIT}/GetFilters`)).body.data;
    expect(persons).toContainEqual({ login: 'admin@depository.uz', name: 'Дилноза Рахимова' });
    expect(persons).toContainEqual({ login: 'консоль', name: 'Консоль сервера' });
    expect(kinds).toEqual(['applications', 'histories', 'news', 'sessions', 'vacancies']);
    expect(acts).toEqual(expect.arrayContaining(['create', 'signIn', 'update']));
  });
});

describe('a row of the audit log', () => {
  it('tells what has changed, from what to what, as it reads', async () => {
    const [row] = (await page({ kind: 'news', act: 'update' })).data;
    const { changed, isReadable, digest, address } = await whole(row?.seq);
    expect(isReadable).toBe(true);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(address).toBe('127.0.0.1');
    expect(changed.map(({ path, was, is }: Record<string, string>) => [path, was, is]).sort()).toEqual([
      ['news.ru.description', 'Было ru', 'Раз\nДва & три'],
      ['news.ru.title', 'Было ru', 'Стало'],
    ]);
  });

  it('tells of people’s data only that it has changed', async () => {
    const [row] = (await page({ kind: 'applications', act: 'update' })).data;
    const answer = await whole(row?.seq);
    expect(answer.isReadable).toBe(false);
    const [changed] = answer.changed;
    expect(changed).toEqual({ path: 'result', after: expect.stringMatching(/^[\w-]{22}$/) });
    expect(JSON.stringify(answer)).not.toMatch(/Тайный|Секрет/);
  });
});

describe('what a row is about', () => {
  const objects = async (role: 'admin' | 'audit', act: string) => {
    const query = `kind=applications&act=${act}`;
    const { body } = await server.as(role, 'GET', `${AUDIT}/GetPage?${query}`);
    return body.data.map(({ object }: { object: string }) => object);
  };
  const noted = async () => (await page({ kind: 'auditLog', act: 'read' })).data;

  it('is named to a user who may read that person’s data, which the log tells, and to nobody else', async () => {
    expect(await objects('audit', 'update')).toEqual(['']);
    expect(await noted()).toEqual([]);
    expect(await objects('admin', 'update')).toEqual(['Тайный Человек — Бухгалтер']);
    const [row] = await noted();
    expect(row?.name).toBe('Дилноза Рахимова');
    expect((await whole(row?.seq)).details).toBe('{"people":1}');
    const [changed] = (await page({ kind: 'applications', act: 'update' })).data;
    const opened = await server.as('admin', 'GET', `${AUDIT}/GetRow${changed?.seq}`);
    expect(opened.body.data.object).toBe('Тайный Человек — Бухгалтер');
    expect(await noted()).toHaveLength(2);
  });

  it('is the vacancy where its applications were listed, and nothing once the person is gone', async () => {
    const [application] = await storedApplications(server);
    await server.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/${application?.vacancyId}`);
    expect(await objects('audit', 'read')).toEqual(['Бухгалтер']);
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${applicationId}`);
    expect(await objects('admin', 'update')).toEqual(['']);
  });
});
