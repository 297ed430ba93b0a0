import { beforeEach, describe, expect, it } from 'vitest';
import { fundLists, publicationEntries, publications } from '../../../server/db/schema.ts';
import {
  addList,
  approve,
  editRow,
  FIGURES,
  funds,
  giveBack,
  proposalsForAll,
  row,
  saveFigures,
  UZS,
} from '../../support/proposals.ts';
import type { Call } from '../../support/review.ts';

const COMMENT = '/api/Admin/Comment';

const { server, dilnoza, anvar, barno, ...seen } = proposalsForAll();
const { queue, count, switchTo, figures, rowsOf, proposal } = seen;

describe('while four eyes are asked for', () => {
  beforeEach(async () => {
    await saveFigures(dilnoza, { issuers: '100', brokers: '10' });
    await addList(dilnoza, [row('1'), row('2'), row('3')]);
    await switchTo({ fourEyes: true });
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
