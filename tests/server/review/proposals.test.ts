import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditLog,
  fundChanges,
  fundLists,
  proposals,
  publicationEntries,
  publications,
  reviewRules,
  revisions,
  statistics,
} from '../../../server/db/schema.ts';
import { type Call, REVIEW, reviewOf, startReview } from '../../support/review.ts';
import type { TestServer } from '../../support/server.ts';

const COMMENT = '/api/Admin/Comment';
const FUND = '/api/Admin/GuaranteeFund';
const FIGURES = { kind: 'statistics', id: 1 };
const UZS = { kind: 'guaranteeFund', id: 1 };

let server: TestServer;
let dilnoza: Call;
let anvar: Call;
let barno: Call;
beforeAll(async () => {
  ({ server, dilnoza, anvar, barno } = await startReview());
});
beforeEach(async () => {
  for (const table of [reviewRules, proposals, revisions, statistics, fundLists, fundChanges])
    await server.db.delete(table);
});
afterAll(() => server.stop());

const { queue, count, switchTo } = reviewOf(
  () => dilnoza,
  () => barno,
);
const saveFigures = (by: Call, figures: object) => by('POST', '/api/Admin/Statistic/UpdateOrAdd', figures);
const figures = async () => (await dilnoza('GET', '/api/Admin/Statistic/GetStatistic')).body.data;
const row = (code: string, more: object = {}) => ({
  ...{ id: 0, code, name: `Участник ${code}`, fund: 100, currency: 'UZS', date: '2026-11-21' },
  ...more,
});
type Row = ReturnType<typeof row> & { version: number };
const addList = (by: Call, rows: object[]) => by('POST', `${FUND}/Add`, rows);
const editRow = (by: Call, changed: object) => by('POST', `${FUND}/Edit`, changed);
const rowsOf = async (call = 'GetLastUZS'): Promise<Row[]> =>
  (await dilnoza('GET', `${FUND}/${call}`)).body.data;
const funds = (rows: Row[]) => rows.map(({ code, fund }) => `${code}: ${fund}`);
const proposal = async ({ kind, id } = FIGURES, by = dilnoza) =>
  (await by('GET', `${REVIEW}/GetProposal/${kind}/${id}`)).body.data;
const approve = (by: Call, version: number, record = FIGURES) =>
  by('POST', `${REVIEW}/Approve`, { ...record, version });
const giveBack = (by: Call, version: number, record = FIGURES) =>
  by('POST', `${REVIEW}/Return`, { ...record, version, note: 'Проверьте сумму' });
const deeds = async (kind: string) => {
  const rows = await server.db.select().from(auditLog).orderBy(auditLog.seq);
  return rows.filter((each) => each.kind === kind).map(({ act, name, version }) => [act, name, version]);
};

describe('while four eyes are not asked for', () => {
  it('the figures and the fund change at once, and nothing waits', async () => {
    expect((await saveFigures(anvar, { issuers: '1' })).body.data).toEqual({ id: 1, version: 1 });
    expect((await addList(anvar, [row('1')])).body.data).toEqual({ count: 1, version: 1 });
    const [first] = await rowsOf();
    expect((await editRow(anvar, { ...first, fund: 7 })).body.data).toEqual({ id: first?.id, version: 2 });
    expect(await proposal(UZS)).toMatchObject({
      isAsked: false,
      change: null,
      proposed: null,
      inForce: null,
    });
    expect(await count()).toBe(0);
    expect((await approve(barno, 1)).status).toBe(409);
    for (const record of ['statistics/2', 'guaranteeFund/4', 'news/1'])
      expect((await dilnoza('GET', `${REVIEW}/GetProposal/${record}`)).status).toBe(404);
  });
});

describe('while four eyes are asked for', () => {
  beforeEach(async () => {
    await saveFigures(dilnoza, { issuers: '100', brokers: '10' });
    await addList(dilnoza, [row('1'), row('2'), row('3')]);
    await switchTo({ fourEyes: true });
  });

  it('figures wait for an administrator who has not touched them, and everybody is told for whom', async () => {
    const before = (await deeds('statistics')).length;
    const saved = await saveFigures(anvar, { id: 1, version: 1, issuers: '101' });
    expect(saved).toMatchObject({ status: 200, body: { data: { id: 1, version: 2, proposed: true } } });
    expect(await figures()).toMatchObject({ version: 1, issuers: '100', brokers: '10' });
    expect(await count()).toBe(1);

    const unseen = await saveFigures(barno, { id: 1, version: 1, brokers: '11' });
    expect(unseen).toMatchObject({
      status: 409,
      body: { stored: { version: 2, issuers: '101', brokers: '10' }, changedBy: 'Анвар Каримов' },
    });
    await saveFigures(barno, { id: 1, version: 2, brokers: '11' });
    for (const by of [anvar, barno]) {
      const refused = await approve(by, 3);
      expect(refused.status).toBe(403);
      expect(refused.body.message).toMatch(
        /^Вы сами правили эту запись.* Кто может подтвердить: (?!.*Анвар)(?!.*Барно)/,
      );
    }
    expect(await proposal(FIGURES, anvar)).toMatchObject({
      isAsked: true,
      change: { version: 3, mayApprove: false, author: { name: 'Барно Юсупова' }, approvers: [{}] },
      proposed: { issuers: '101', brokers: '11' },
      inForce: { issuers: '100', brokers: '10' },
    });
    expect(await proposal()).toMatchObject({ change: { mayApprove: true } });

    expect((await approve(dilnoza, 2)).body).toMatchObject({ stored: { brokers: '11' } });
    expect((await approve(dilnoza, 3)).body.data).toEqual({ id: 1, version: 4 });
    expect(await figures()).toMatchObject({ version: 4, issuers: '101', brokers: '11' });
    expect([await count(), (await proposal()).change]).toEqual([0, null]);
    expect((await deeds('statistics')).slice(before)).toEqual([
      ['propose', 'Анвар Каримов', 2],
      ['propose', 'Барно Юсупова', 3],
      ['approve', expect.any(String), 4],
    ]);
    const kept = await dilnoza('GET', '/api/Admin/Statistic/Revisions1');
    expect(kept.body.data.map(({ act }: { act: string }) => act)).toEqual([
      'approve',
      'propose',
      'propose',
      'update',
    ]);
    // whoever has touched it before it was in force may approve what comes next
    await saveFigures(dilnoza, { id: 1, version: 4, issuers: '102' });
    expect((await approve(barno, 5)).status).toBe(200);
  });

  it('rows of the fund wait together, and come in force as one list with the ids they had', async () => {
    const [first, second, third] = await rowsOf();
    expect((await editRow(anvar, { ...first, fund: 111.11 })).body.data).toEqual({
      ...{ id: first?.id, version: 2, proposed: true },
    });
    expect((await editRow(anvar, { ...second, fund: 222 })).status).toBe(409);
    await editRow(anvar, {
      ...second,
      fund: 70_368_744_177_664.02,
      fundExact: '70368744177664.01',
      version: 2,
    });
    const newest = await rowsOf('GetLastUZSForAdd');
    expect(newest).toMatchObject([{ fund: 111.11, version: 3 }, { fundExact: '70368744177664.01' }, {}]);
    const sent = [...newest.slice(0, 2), row('4')];
    expect((await addList(anvar, sent)).body.data).toEqual({ count: 3, version: 4, proposed: true });
    expect(await addList(anvar, [row('5', { id: 987_654 })])).toMatchObject({ status: 404 });
    const added = (await rowsOf('GetLastUZSForAdd'))[2];
    expect((await editRow(anvar, { ...added, fund: 4, currency: 'USD' })).status).toBe(400);
    expect((await editRow(anvar, { ...added, fund: 4 })).body.data).toMatchObject({ version: 5 });

    expect(funds(await rowsOf())).toEqual(['1: 100', '2: 100', '3: 100']);
    expect(await server.db.$count(fundLists)).toBe(1);
    expect(await dilnoza('GET', `${FUND}/HistoryUZS`)).toMatchObject({ body: { data: [{}, {}, {}] } });
    expect((await queue()).rows).toMatchObject([
      { ...UZS, title: 'UZS', version: 5, mayApprove: true, returned: null },
    ]);

    expect((await approve(dilnoza, 5, UZS)).status).toBe(200);
    expect(await rowsOf()).toEqual([
      { ...row('1', { id: first?.id, fund: 111.11 }), version: 6 },
      {
        ...row('2', { id: second?.id, fund: 70_368_744_177_664.02, fundExact: '70368744177664.01' }),
        version: 6,
      },
      { ...row('4', { id: added?.id, fund: 4 }), version: 6 },
    ]);
    expect(added?.id).toBeGreaterThan(third?.id ?? 0);
    const history = (await dilnoza('GET', `${FUND}/HistoryUZS`)).body.data;
    expect(history.filter(({ version }: Row) => version === 6)).toHaveLength(4);
    expect((await editRow(barno, { ...added, fund: 5, version: 6 })).body.data).toMatchObject({
      proposed: true,
    });
  });

  it('what is given back is dropped, kept among the revisions, and its author is told why', async () => {
    await saveFigures(anvar, { id: 1, version: 1, issuers: '999' });
    const waits = async (by: Call, name: string) =>
      (await by('GET', '/api/Admin/Desk/GetWaiting')).body.data.find(
        (each: { name: string }) => each.name === name,
      ).count;
    expect([await waits(barno, 'review'), await waits(anvar, 'returned')]).toEqual([1, 0]);
    expect((await giveBack(barno, 2)).body.data).toEqual({ id: 1, version: 3 });
    expect(await figures()).toMatchObject({ version: 3, issuers: '100' });
    expect([await waits(barno, 'review'), await waits(anvar, 'returned')]).toEqual([0, 1]);
    expect(await proposal()).toMatchObject({
      change: {
        returned: { note: 'Проверьте сумму', by: 'Барно Юсупова' },
        author: { name: 'Анвар Каримов' },
      },
      proposed: null,
    });
    expect((await giveBack(barno, 3)).status).toBe(409);
    expect((await dilnoza('GET', '/api/Admin/Statistic/Revision1/2')).body.data.issuers).toBe('999');
    expect((await saveFigures(anvar, { id: 1, version: 2, issuers: '5' })).status).toBe(409);
    await saveFigures(barno, { id: 1, version: 3, issuers: '101' });
    // what is waiting now answers this
    expect(await proposal(FIGURES, anvar)).toMatchObject({
      change: { returned: null, version: 4, answered: { note: 'Проверьте сумму', by: 'Барно Юсупова' } },
    });
    // he has not touched what waits now
    expect((await approve(anvar, 4)).status).toBe(200);
  });

  it('it stands in the queue among the items by its age, kind and author, also beside an item of its id', async () => {
    await server.db.delete(publications);
    await saveFigures(anvar, { id: 1, version: 1, issuers: '101' });
    const at = new Date(server.now() - 60 * 60_000);
    const item = { id: 1, kind: 'news', posted: '2026-11-20', createdAt: at, updatedAt: at };
    await server.db.insert(publications).values(item);
    const text = { baseId: 1, language: 'ru', title: 'Ей столько же', description: 'Да' } as const;
    await server.db.insert(publicationEntries).values(text);
    const [first] = await rowsOf();
    await editRow(barno, { ...first, fund: 7 });
    const kinds = async (query = '') => {
      const { rows, total } = await queue(query);
      return [total, ...rows.map(({ kind }: { kind: string }) => kind)];
    };
    expect(await kinds()).toEqual([3, 'news', 'statistics', 'guaranteeFund']);
    expect(await count()).toBe(3);
    expect(await kinds('perPage=1&page=2')).toEqual([3, 'statistics']);
    expect(await kinds('perPage=2&page=9')).toEqual([3, 'guaranteeFund']);
    expect(await kinds('kind=guaranteeFund')).toEqual([1, 'guaranteeFund']);
    expect(await kinds('author=anvar@depository.uz')).toEqual([1, 'statistics']);
    expect(await kinds('age=1')).toEqual([0]);
    expect((await queue('kind=statistics')).rows).toMatchObject([
      { title: '', languages: [], replaces: false, unresolved: 0, author: { name: 'Анвар Каримов' } },
    ]);
    expect((await queue('', anvar)).rows).toMatchObject([
      { title: 'Ей столько же', languages: ['ru'], mayApprove: true },
      { mayApprove: false, reason: expect.stringMatching(/Барно Юсупова/) },
      { mayApprove: true },
    ]);

    const said = { kind: 'guaranteeFund', id: 1, text: 'Откуда сумма, @barno@depository.uz?' };
    expect((await anvar('POST', `${COMMENT}/Add`, said)).status).toBe(200);
    expect((await anvar('POST', `${COMMENT}/Add`, { ...said, id: 4 })).status).toBe(404);
    expect((await server.as('kadry', 'POST', `${COMMENT}/Add`, said)).status).toBe(403);
    expect((await queue(`title=${encodeURIComponent('ФОНД')}`)).rows).toMatchObject([{ title: 'UZS' }]);
    expect((await queue('title=zzz')).rows).toEqual([]);
    expect((await queue('kind=guaranteeFund')).rows).toMatchObject([{ title: 'UZS', unresolved: 1 }]);
    expect((await barno('GET', `${COMMENT}/GetMentions`)).body.data.mentions).toMatchObject([
      { kind: 'guaranteeFund', itemId: 1, title: 'UZS' },
    ]);

    await giveBack(barno, 2);
    expect(await kinds()).toEqual([2, 'news', 'guaranteeFund']);
    expect(await kinds('returned=1&author=barno@depository.uz')).toEqual([0]);
    expect((await queue('returned=1&author=anvar@depository.uz')).rows).toMatchObject([
      {
        ...FIGURES,
        version: 3,
        returned: { note: 'Проверьте сумму', by: 'Барно Юсупова', droppedVersion: 2 },
      },
    ]);
    await server.db.delete(publications);
  });

  it('what is the first of its kind waits too, and leaves nothing behind when it is given back', async () => {
    const euro = { kind: 'guaranteeFund', id: 3 };
    const first = row('1', { currency: 'EUR' });
    await addList(anvar, [first]);
    expect(await rowsOf('GetLastEUR')).toEqual([]);
    await giveBack(barno, 1, euro);
    expect(await rowsOf('GetLastEURForAdd')).toEqual([]);
    await switchTo({ fourEyes: false });
    expect((await addList(anvar, [first])).body.data).toEqual({ count: 1, version: 3 });
    expect((await dilnoza('GET', `${FUND}/Revisions3`)).body.data).toHaveLength(2);
    expect((await proposal(euro)).change).toBeNull();
  });

  it('what waits when the rule is switched off is approved or given back all the same', async () => {
    await saveFigures(anvar, { id: 1, version: 1, issuers: '101' });
    await switchTo({ fourEyes: false });
    expect((await saveFigures(anvar, { id: 1, version: 2, brokers: '11' })).body.data.proposed).toBe(true);
    expect(await figures()).toMatchObject({ issuers: '100' });
    expect((await approve(anvar, 3)).status).toBe(200);
    expect(await figures()).toMatchObject({ issuers: '101', brokers: '11' });
    expect((await saveFigures(anvar, { id: 1, version: 4, issuers: '7' })).body.data).toEqual({
      ...{ id: 1, version: 5 },
    });
  });

  it('one of two approvers approves, and the other is told that it is done', async () => {
    const [first] = await rowsOf();
    await editRow(anvar, { ...first, fund: 7 });
    const answers = await Promise.all([approve(dilnoza, 2, UZS), approve(barno, 2, UZS)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(funds(await rowsOf())[0]).toBe('1: 7');
    expect(await server.db.$count(fundLists)).toBe(2);
  });

  it('a change that comes while somebody approves is either read by somebody else, or refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [{ version = 0 } = {}] = await rowsOf();
      const [first, second] = await rowsOf();
      await editRow(anvar, { ...first, fund: round });
      const [approved, edited] = await Promise.all([
        approve(dilnoza, version + 1, UZS),
        editRow(barno, { ...second, fund: 1000 + round, version: version + 1 }),
      ]);
      expect([approved.status, edited.status].sort()).toEqual([200, 409]);
      const waits = (await proposal(UZS)).change;
      if (edited.status === 200) {
        expect(funds(await rowsOf('GetLastUZSForAdd')).slice(0, 2)).toEqual([
          `1: ${round}`,
          `2: ${1000 + round}`,
        ]);
        expect((await approve(dilnoza, waits.version, UZS)).status).toBe(200);
      } else expect(waits).toBeNull();
      expect(funds(await rowsOf())[0]).toBe(`1: ${round}`);
    }
  });
});
