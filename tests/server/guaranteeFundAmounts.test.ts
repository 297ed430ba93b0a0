import { beforeEach, describe, expect, it } from 'vitest';
import { fundLists, fundRows } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';
import { fundCalls, fundDraft } from '../support/serverFund.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(fundLists);
});

const { add, edit, rowsOf, raw } = fundCalls(server);
const listWith = (fund: string) =>
  `[{"id":0,"code":"1","name":"n","fund":${fund},"currency":"UZS","date":"2026-11-21"}]`;

describe('an amount', () => {
  it.each([
    ['0', '0'],
    ['-0', '0'],
    ['0.01', '0.01'],
    ['0.1', '0.1'],
    ['0.29', '0.29'],
    ['1.005e2', '100.5'],
    ['1.10', '1.1'],
    ['4.35', '4.35'],
    ['8.41', '8.41'],
    ['1e3', '1000'],
    ['1E+11', '100000000000'],
    ['1250000000.07', '1250000000.07'],
    ['99999999999.99', '99999999999.99'],
    ['123456789012.34', '123456789012.34'],
    ['999999999999', '999999999999'],
    ['999999999999.01', '999999999999.01'],
    ['999999999999.98', '999999999999.98'],
    ['999999999999.99', '999999999999.99'],
    ['70368744177663.99', '70368744177663.99'],
  ])('sent as %s comes back as %s', async (sent, back) => {
    expect((await raw('POST', 'Add', listWith(sent))).status).toBe(200);
    for (const call of ['GetLastUZS', 'GetLastUZSForAdd']) {
      const [, written] = /"fund":([^,}]+)/.exec((await raw('GET', call)).text) ?? [];
      expect(written).toBe(back);
    }
  });

  it('beyond what a double holds comes back to the last tiyin', async () => {
    for (const fundExact of ['70368744177664.01', '80000000000000.10', '90071992547409.91']) {
      expect((await add([fundDraft('1', { fund: Number(fundExact), fundExact })])).status).toBe(200);
      expect(await rowsOf()).toMatchObject([{ fund: Number(fundExact), fundExact }]);
      const [{ id }] = await rowsOf();
      // whoever changes the number alone means the number
      await edit(fundDraft('1', { id, fund: 5, fundExact }));
      expect(await rowsOf()).toMatchObject([{ fund: 5 }]);
    }
    expect((await add([fundDraft('1', { fund: 1, fundExact: '90071992547409.92' })])).status).toBe(400);
  });

  it('keeps every tiyin of a thousand amounts of every size', async () => {
    const amounts = Array.from({ length: 1000 }, (_, i) => {
      const units = String((i * 2_654_435_761) % 10 ** (1 + (i % 12)));
      return `${units}.${String((i * 37) % 100).padStart(2, '0')}`;
    });
    const list = amounts.map((fund, i) => `{"code":"${i}","name":"","fund":${fund},"currency":"UZS"}`);
    expect((await raw('POST', 'Add', `[${list.join(',')}]`)).status).toBe(200);
    const stored = await server.db.select().from(fundRows).orderBy(fundRows.position);
    expect(stored.map(({ fund }) => fund)).toEqual(amounts);
    const answered = (await rowsOf()).map(({ fund }: { fund: number }) => fund.toFixed(2));
    expect(answered).toEqual(amounts);
  });

  it.each([
    '"1000"',
    '"1 000,50"',
    '""',
    'null',
    'true',
    '[1]',
    '{"value":1}',
    '-0.01',
    '-1000',
    '0.001',
    '0.30000000000000004',
    '1.005',
    '1e-7',
    '90071992547409.92',
    '100000000000000',
    '999999999999.995',
    '999999999999.999',
    '1e14',
    '1e21',
    '1e308',
    '1e400',
    '123456789012345678901234567890',
  ])('is refused as %s', async (sent) => {
    const refused = await raw('POST', 'Add', listWith(sent));
    expect(refused.status).toBe(400);
    expect(JSON.parse(refused.text).errors).toMatchObject([{ path: '0.fund' }]);
    expect(await server.db.$count(fundLists)).toBe(0);
  });

  it.each(['NaN', 'Infinity', '1,5', '01', '0x10', '.5', '1_000'])('is no JSON as %s', async (sent) => {
    expect((await raw('POST', 'Add', listWith(sent))).status).toBe(400);
  });
});

describe('a row of the newest list', () => {
  it('is changed in place: code, name and amount', async () => {
    await add([fundDraft('1'), fundDraft('2')]);
    const [first, second] = await rowsOf();
    const changed = { ...first, code: '1а', name: 'Новое имя', fund: 999_999_999_999.99 };
    expect(await edit(changed)).toMatchObject({ status: 200, body: { data: { id: first.id, version: 2 } } });
    expect(await rowsOf()).toEqual([
      { ...changed, version: 2 },
      { ...second, version: 2 },
    ]);
    expect(await server.db.$count(fundLists)).toBe(1);
  });

  it('keeps what was not sent', async () => {
    await add([fundDraft('1')]);
    const [row] = await rowsOf();
    await edit({ id: row.id, fund: 5 });
    expect(await rowsOf()).toEqual([{ ...row, fund: 5, version: 2 }]);
  });

  it('keeps its currency', async () => {
    await add([fundDraft('1')]);
    const [row] = await rowsOf();
    const refused = await edit({ ...row, currency: 'EUR' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'currency' }] } });
    expect(await rowsOf()).toEqual([row]);
    expect(await rowsOf('EUR')).toEqual([]);
  });

  it('is not replaced by a list of which any row was seen before the last change', async () => {
    await add([fundDraft('1'), fundDraft('2')]);
    const [first, second] = await rowsOf();
    await edit({ ...first, fund: 7 });
    const [changed] = await rowsOf();
    expect((await add([changed, second])).status).toBe(409);
    expect((await add([changed, { ...second, version: changed.version }])).status).toBe(200);
  });

  it('is not changed by somebody who has not seen the last change of the list', async () => {
    await add([fundDraft('1')]);
    const [row] = await rowsOf();
    await edit({ ...row, fund: 1 });
    expect((await edit({ ...row, fund: 2 })).status).toBe(409);
    expect((await rowsOf())[0].fund).toBe(1);
  });

  it('is not found when it is unknown, or in the history only', async () => {
    await add([fundDraft('1')]);
    const [gone] = await rowsOf();
    await add([fundDraft('2')]);
    for (const id of [0, 999_999, 2_147_483_648, gone.id]) {
      expect((await edit({ id, fund: 3 })).status).toBe(404);
    }
    const former = await server.db.select().from(fundRows).orderBy(fundRows.listId).limit(1);
    expect(former).toMatchObject([{ code: '1', fund: '1000.50' }]);
  });

  it.each(['"5"', '-1', '0.001', '100000000000000', 'null'])(
    'is refused with the amount %s',
    async (fund) => {
      await add([fundDraft('1')]);
      const [row] = await rowsOf();
      expect((await raw('POST', 'Edit', `{"id":${row.id},"fund":${fund}}`)).status).toBe(400);
      expect(await rowsOf()).toEqual([row]);
    },
  );
});
