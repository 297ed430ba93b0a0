import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, fundLists } from '../../../server/db/schema.ts';
import {
  addList,
  approve,
  editRow,
  FIGURES,
  funds,
  giveBack,
  proposalsForAll,
  type Row,
  row,
  saveFigures,
  UZS,
} from '../../support/proposals.ts';
import { REVIEW } from '../../support/review.ts';
import { FUND } from '../../support/serverFund.ts';

const { server, dilnoza, anvar, barno, ...seen } = proposalsForAll();
const { queue, count, switchTo, figures, rowsOf, proposal } = seen;
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

  it('figures that are saved as they are propose nothing', async () => {
    const before = (await deeds('statistics')).length;
    const saved = await saveFigures(anvar, { id: 1, version: 1, issuers: '100', brokers: '10' });
    expect(saved).toMatchObject({ status: 200, body: { data: { id: 1, version: 1 } } });
    expect(saved.body.data.proposed).toBeUndefined();
    expect(await count()).toBe(0);
    expect(await deeds('statistics')).toHaveLength(before);
  });

  it('what waits keeps its version and author when somebody else saves it as it is', async () => {
    await saveFigures(anvar, { id: 1, version: 1, issuers: '101' });
    const [first] = await rowsOf();
    await editRow(anvar, { ...first, fund: 7 });
    const [waiting] = await rowsOf('GetLastUZSForAdd');
    const before = [await deeds('statistics'), await deeds('guaranteeFund')];
    const again = { id: 1, version: 2, proposed: true };
    expect((await saveFigures(barno, { id: 1, version: 2, issuers: '101' })).body.data).toEqual(again);
    expect((await editRow(barno, { ...waiting, version: 2 })).body.data).toEqual({ ...again, id: first?.id });
    expect([await deeds('statistics'), await deeds('guaranteeFund')]).toEqual(before);
    const author = { name: 'Анвар Каримов' };
    expect((await queue()).rows).toMatchObject([{ author }, { author }]);
    expect((await approve(barno, 2)).status).toBe(200);
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
});
