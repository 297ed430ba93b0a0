import { beforeEach, describe, expect, it } from 'vitest';
import { fundChanges, fundLists, proposals, revisions, statistics } from '../../../server/db/schema.ts';
import { type Call, REVIEW, reviewForAll, reviewOf } from '../../support/review.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const FUND = '/api/Admin/GuaranteeFund';
const NEWS = '/api/Admin/News';
const FIGURES = '/api/Admin/Statistic/UpdateOrAdd';

const { server, dilnoza, anvar, barno } = reviewForAll();
const { switchTo } = reviewOf(dilnoza, barno);
beforeEach(async () => {
  for (const table of [proposals, revisions, statistics, fundLists, fundChanges])
    await server.db.delete(table);
});

const giveBack = (kind: string, id: number, version: number) =>
  barno('POST', `${REVIEW}/Return`, { kind, id, version, note: 'Проверьте' });
const row = (code: string) => ({ id: 0, code, name: code, fund: 100, currency: 'UZS', date: '2026-11-21' });
const addList = (rows: object[]) => anvar('POST', `${FUND}/Add`, rows);

describe('the author who saves over a return', () => {
  it.each([true, false])(
    'continues with a list that has new rows, which keep their ids (four eyes: %s)',
    async (fourEyes) => {
      await switchTo({ fourEyes: false });
      await addList([row('1')]);
      await switchTo({ fourEyes: true });
      const [first] = (await anvar('GET', `${FUND}/GetLastUZS`)).body.data;
      await addList([first, row('2')]);
      await giveBack('guaranteeFund', 1, 2);
      await switchTo({ fourEyes });
      const refused = await addList([{ ...first, version: 2 }]);
      expect(refused).toMatchObject({ status: 409, body: { changedAct: 'return' } });
      const { rows, version } = refused.body.stored;
      expect(rows).toMatchObject([{ code: '1' }, { code: '2' }]);
      const again = await addList(rows.map((each: object) => ({ ...each, version })));
      expect(again.status).toBe(200);
      const stored = (await anvar('GET', `${FUND}/GetLastUZSForAdd`)).body.data;
      expect(stored.map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }: { id: number }) => id));
    },
  );

  it('continues where nothing is in force yet', async () => {
    await switchTo({ fourEyes: true });
    await anvar('POST', FIGURES, { issuers: '5' });
    await giveBack('statistics', 1, 1);
    const refused = await anvar('POST', FIGURES, { id: 1, version: 1, issuers: '6' });
    const stored = { issuers: '5', version: 2 };
    expect(refused).toMatchObject({ status: 409, body: { changedAct: 'return', stored } });
    expect((await anvar('POST', FIGURES, { id: 1, version: 2, issuers: '6' })).status).toBe(200);

    const given = 3;
    await giveBack('statistics', 1, given);
    const colleague = await dilnoza('POST', FIGURES, { id: 1, version: given, issuers: '7' });
    expect(colleague).toMatchObject({ status: 409, body: { stored: { issuers: '6' } } });

    const euro = { ...row('1'), currency: 'EUR' };
    await addList([euro]);
    await giveBack('guaranteeFund', 3, 1);
    const { body } = await addList([{ ...euro, version: 1 }]);
    expect(body).toMatchObject({ changedAct: 'return', stored: { version: 2, rows: [{ code: '1' }] } });
  });
});

it('a user who opened the item after its return gets the published state, also when it was deleted and restored meanwhile', async () => {
  await switchTo({ fourEyes: true, edits: true });
  const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Прежняя'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  const edit = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Отклонённая', { id }))).body.data;
  const { version } = (await giveBack('news', id, edit.version)).body.data;
  await barno('DELETE', `${NEWS}/Delete${id}`);
  await barno('POST', `${NEWS}/Restore${id}`);
  const late = await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Новая', { id, version }));
  expect(late).toMatchObject({ status: 409, body: { stored: { news: [{ title: 'Прежняя ru' }, {}, {}] } } });
  expect(late.body).not.toHaveProperty('remark');
});

describe('a colleague who has read the edit that was sent back', () => {
  it('continues with what the site shows, without that edit', async () => {
    await switchTo({ fourEyes: true, edits: true });
    const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('На сайте'))).body.data;
    await anvar('GET', `${NEWS}/AllowToPublish${id}`);
    const { version } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Неправда', { id }))).body
      .data;
    await giveBack('news', id, version);
    const refused = await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Иначе', { id, version }));
    expect(refused).toMatchObject({
      status: 409,
      body: {
        changedAct: 'return',
        remark: 'Проверьте',
        stored: { news: [{ title: 'На сайте ru' }, {}, {}] },
      },
    });
    const own = await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Исправлено', { id, version }));
    expect(own.body.stored).toMatchObject({ news: [{ title: 'Неправда ru' }, {}, {}] });
  });

  it('continues with the figures and the list in force, and their author may not approve what is proposed then', async () => {
    await switchTo({ fourEyes: false });
    await dilnoza('POST', FIGURES, { issuers: '5', depositors: '7' });
    await addList([row('1')]);
    await switchTo({ fourEyes: true });
    await dilnoza('POST', FIGURES, { id: 1, version: 1, issuers: '5', depositors: '999' });
    await giveBack('statistics', 1, 2);
    const refused = await anvar('POST', FIGURES, { id: 1, version: 2, issuers: '6', depositors: '999' });
    expect(refused).toMatchObject({ status: 409, body: { stored: { depositors: '7', version: 3 } } });
    await anvar('POST', `${FIGURES}?read=2`, { id: 1, version: 3, issuers: '6', depositors: '999' });
    const approve = (by: Call) => by('POST', `${REVIEW}/Approve`, { kind: 'statistics', id: 1, version: 4 });
    expect((await approve(dilnoza)).status).toBe(403);
    expect((await approve(barno)).status).toBe(200);

    const [first] = (await anvar('GET', `${FUND}/GetLastUZS`)).body.data;
    const { version } = (await addList([first, row('2')])).body.data;
    await giveBack('guaranteeFund', 1, version);
    const { body } = await dilnoza('POST', `${FUND}/Add`, [{ ...first, version, name: 'Иначе' }]);
    expect(body).toMatchObject({ changedAct: 'return', stored: { rows: [{ code: '1' }] } });
    expect(body.stored.rows).toHaveLength(1);

    const newest = body.stored.version;
    await dilnoza('POST', `${FUND}/Add?read=${version}`, [{ ...first, version: newest }, row('2')]);
    const { change } = (await dilnoza('GET', `${REVIEW}/GetProposal/guaranteeFund/1`)).body.data;
    expect(change.approvers).toEqual([expect.objectContaining({ name: 'Барно Юсупова' })]);
  });
});

describe('a colleague who has read the state before the edit that was sent back', () => {
  it('continues with what the site shows', async () => {
    await switchTo({ fourEyes: true, edits: true });
    const { id } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('На сайте'))).body.data;
    await anvar('GET', `${NEWS}/AllowToPublish${id}`);
    const published = (await anvar('GET', `${REVIEW}/GetItem/news/${id}`)).body.data.item.version;
    const { version } = (await dilnoza('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка', { id }))).body.data;
    await giveBack('news', id, version);
    const refused = await anvar(
      'POST',
      `${NEWS}/UpdateOrAdd`,
      newsDraft('Иначе', { id, version: published }),
    );
    expect(refused).toMatchObject({
      status: 409,
      body: {
        changedAct: 'return',
        stored: { status: 'published', news: [{ title: 'На сайте ru' }, {}, {}] },
      },
    });
  });
});
