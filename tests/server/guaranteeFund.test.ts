import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundChanges, fundLists, fundRows } from '../../server/db/schema.ts';
import { DAYS_TO_REFUSE, HARD_TEXTS, UNKEEPABLE_TEXTS } from '../support/hardValues.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.db.delete(fundLists);
});
afterAll(() => server.stop());

const FUND = '/api/Admin/GuaranteeFund';
type Currency = 'UZS' | 'USD' | 'EUR';

const draft = (code: string, more: object = {}) => ({
  id: 0,
  code,
  name: `Участник ${code}`,
  fund: 1000.5,
  currency: 'UZS',
  date: '2026-11-21',
  ...more,
});
const add = (rows: unknown) => server.as('admin', 'POST', `${FUND}/Add`, rows as object);
const edit = (row: object) => server.as('admin', 'POST', `${FUND}/Edit`, row);
const rowsOf = async (currency: Currency = 'UZS') =>
  (await server.as('admin', 'GET', `${FUND}/GetLast${currency}`)).body.data;

/** Sends JSON as it is written, and reads the answer as it is written. */
async function raw(method: 'GET' | 'POST', call: string, payload?: string) {
  const headers: Record<string, string> = { authorization: `Bearer ${await server.signIn('admin')}` };
  if (payload) headers['content-type'] = 'application/json';
  const { statusCode, body } = await server.app.inject({ method, url: `${FUND}/${call}`, headers, payload });
  return { status: statusCode, text: body };
}
const listWith = (fund: string) =>
  `[{"id":0,"code":"1","name":"n","fund":${fund},"currency":"UZS","date":"2026-11-21"}]`;

describe('the list of a currency', () => {
  it('is empty before there is one', async () => {
    for (const call of ['GetLastUZS', 'GetLastUSDForAdd']) {
      expect((await server.as('admin', 'GET', `${FUND}/${call}`)).body).toEqual({ data: [] });
    }
  });

  it.each(['UZS', 'USD', 'EUR'] as const)(
    'comes back in the order in which it was sent: %s',
    async (currency) => {
      const sent = ['9', '1', '5'].map((code) => draft(code, { currency }));
      expect(await add(sent)).toMatchObject({ status: 200, body: { data: { count: 3 } } });
      const rows = await rowsOf(currency);
      expect(rows).toEqual(sent.map((row) => ({ ...row, id: expect.any(Number), version: 1 })));
      const forAdd = await server.as('admin', 'GET', `${FUND}/GetLast${currency}ForAdd`);
      expect(forAdd.body.data).toEqual(rows);
      const others = (['UZS', 'USD', 'EUR'] as const).filter((each) => each !== currency);
      for (const other of others) expect(await rowsOf(other)).toEqual([]);
    },
  );

  it('comes page by page, in any order, to the page of a row', async () => {
    await add(['9', '10', '5'].map((code) => draft(code)));
    const [, , last] = await rowsOf();
    const page = async (query: string, currency = 'UZS') => {
      const path = `${FUND}/GetLast${currency}?page=1&perPage=2&${query}`;
      const { status, body, headers } = await server.as('admin', 'GET', path);
      const codes = body.data?.map(({ code }: { code: string }) => code);
      return [status, codes, headers['x-total-count'], headers['x-page']];
    };
    expect(await page('')).toEqual([200, ['9', '10'], '3', '1']);
    expect(await page('sort=code')).toEqual([200, ['5', '9'], '3', '1']);
    expect(await page(`showing=${last.id}`)).toEqual([200, ['5'], '3', '2']);
    expect(await page('', 'EUR')).toEqual([200, [], '0', '1']);
    expect((await page('sort=listId'))[0]).toBe(400);
    const { body } = await server.as('admin', 'GET', `${FUND}/GetLastUZS?page=2&perPage=2`);
    expect(body.data).toEqual([last]);
  });

  it('comes page by page with the version that its rows have, while somebody changes them', async () => {
    await add([draft('1', { fund: 1 })]);
    const [{ id }] = await rowsOf();
    const last = 20;
    const change = async () => {
      for (let fund = 2; fund <= last; fund += 1) await edit({ id, fund });
    };
    const torn = new Set<string>();
    const read = async () => {
      const { body } = await server.as('admin', 'GET', `${FUND}/GetLastUZS?page=1`);
      const [{ fund, version }] = body.data;
      if (fund !== version) torn.add(`${fund} in version ${version}`);
      // both are in this process: whoever changes has to have a turn
      await setImmediate();
      if (version < last) await read();
    };
    await Promise.all([change(), read(), read(), read()]);
    expect([...torn]).toEqual([]);
  });

  it('is replaced by the next one, whose rows keep their ids, and stays as history', async () => {
    await add([draft('1'), draft('2')]);
    const [first, second] = await rowsOf();
    await add([{ ...second, fund: 7 }, draft('3')]);
    const rows = await rowsOf();
    expect(rows).toMatchObject([
      { id: second.id, code: '2', fund: 7 },
      { code: '3', fund: 1000.5 },
    ]);
    expect([first.id, second.id]).not.toContain(rows[1].id);
    const lists = await server.db.select().from(fundLists).orderBy(fundLists.id);
    const kept = await server.db.select().from(fundRows).orderBy(fundRows.listId, fundRows.position);
    expect(lists).toHaveLength(2);
    expect(kept.map(({ listId, code, fund }) => [listId, code, fund])).toEqual([
      [lists[0]?.id, '1', '1000.50'],
      [lists[0]?.id, '2', '1000.50'],
      [lists[1]?.id, '2', '7.00'],
      [lists[1]?.id, '3', '1000.50'],
    ]);
  });

  it('is not replaced by somebody who has not seen the last one', async () => {
    await add([draft('1')]);
    const seen = await rowsOf();
    await add([...seen, draft('2')]);
    expect((await add([...seen, draft('3')])).status).toBe(409);
    expect((await rowsOf()).map(({ code }: { code: string }) => code)).toEqual(['1', '2']);
  });

  it('is whole when several are sent at once', async () => {
    const lists = Array.from({ length: 8 }, (_, i) => ['a', 'b', 'c'].map((code) => draft(`${i}${code}`)));
    const answers = await Promise.all(lists.map(add));
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const codes = (await rowsOf()).map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['a', 'b', 'c'].map((code) => codes[0][0] + code));
    expect(await server.db.$count(fundLists)).toBe(8);
  });

  it('is of today in Tashkent where no day was sent', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
    await add([draft('1', { date: '' }), draft('2', { date: null }), draft('3', { date: undefined })]);
    expect((await rowsOf()).map(({ date }: { date: string }) => date)).toEqual([today, today, today]);
  });

  it.each(HARD_TEXTS)('keeps the name %j byte for byte', async (name) => {
    await add([draft('1', { name })]);
    expect((await rowsOf())[0].name).toBe(name);
  });

  it.each<[string, unknown]>([
    ['an empty list', []],
    ['no list', draft('1')],
    ['a list in two currencies', [draft('1'), draft('2', { currency: 'USD' })]],
    ['a foreign currency', [draft('1', { currency: 'RUB' })]],
    ['a currency in small letters', [draft('1', { currency: 'uzs' })]],
    ['no currency', [draft('1', { currency: undefined })]],
    ['no amount', [draft('1', { fund: null })]],
    ['no code', [draft('1', { code: undefined })]],
    ['a name that is no text', [draft('1', { name: 5 })]],
    ['a negative id', [draft('1', { id: -1 })]],
    ...UNKEEPABLE_TEXTS.map(
      (name) => [`the name ${JSON.stringify(name)}`, [draft('1', { name })]] as [string, unknown],
    ),
    ...DAYS_TO_REFUSE.map((date) => [`the day ${date}`, [draft('1', { date })]] as [string, unknown]),
  ])('is refused with %s, and the former one stays', async (_what, rows) => {
    await add([draft('стоит')]);
    const refused = await add(rows);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/[а-я]/);
    expect(await rowsOf()).toMatchObject([{ code: 'стоит' }]);
    expect(await server.db.$count(fundLists)).toBe(1);
  });

  it('is refused with a row that is not in the last list, or in the new one twice', async () => {
    await add([draft('1')]);
    const [known] = await rowsOf();
    for (const id of [999_999, 2_147_483_648]) expect((await add([draft('1', { id })])).status).toBe(404);
    expect((await add([known, known])).status).toBe(400);
    expect((await add([draft('1', { id: known.id, currency: 'EUR' })])).status).toBe(404);
    expect(await rowsOf()).toEqual([known]);
  });
});

describe('the history of a currency', () => {
  it('says of each change of an amount what it was, what it is, who and when', async () => {
    await server.db.delete(fundChanges);
    await add([draft('1', { currency: 'EUR' }), draft('2', { currency: 'EUR', fund: 2 })]);
    const [first, second] = await rowsOf('EUR');
    await edit({ ...first, fund: 7.25 });
    await edit({ ...first, name: 'Другое имя', fund: 7.25, version: undefined });
    await add([{ ...first, fund: 7.25, version: undefined }, draft('3', { currency: 'EUR', fund: 3 })]);
    const { body } = await server.as('admin', 'GET', `${FUND}/HistoryEUR`);
    const changes = body.data.map(
      (each: { rowId: number; version: number; before: object; after: object }) => [
        each.version,
        each.rowId,
        each.before,
        each.after,
      ],
    );
    const third = (await rowsOf('EUR'))[1].id;
    expect(changes).toEqual([
      [4, second.id, { fund: 2 }, null],
      [4, third, null, { fund: 3 }],
      [2, first.id, { fund: 1000.5 }, { fund: 7.25 }],
      [1, second.id, null, { fund: 2 }],
      [1, first.id, null, { fund: 1000.5 }],
    ]);
    expect(body.data[0]).toMatchObject({ by: 'Дилноза Рахимова', code: '2' });
    expect((await server.as('admin', 'GET', `${FUND}/HistoryUSD`)).body.data).toEqual([]);
    const page = (query: string) => server.as('admin', 'GET', `${FUND}/HistoryEUR?${query}`);
    const newest = (await page('count=2')).body;
    expect([...newest.data, ...(await page(`before=${newest.next}`)).body.data]).toEqual(body.data);
    expect(body.next).toBeNull();
    expect((await page('count=100000')).status).toBe(400);
  });
});

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
      expect((await add([draft('1', { fund: Number(fundExact), fundExact })])).status).toBe(200);
      expect(await rowsOf()).toMatchObject([{ fund: Number(fundExact), fundExact }]);
      const [{ id }] = await rowsOf();
      // whoever changes the number alone means the number
      await edit(draft('1', { id, fund: 5, fundExact }));
      expect(await rowsOf()).toMatchObject([{ fund: 5 }]);
    }
    expect((await add([draft('1', { fund: 1, fundExact: '90071992547409.92' })])).status).toBe(400);
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
    await add([draft('1'), draft('2')]);
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
    await add([draft('1')]);
    const [row] = await rowsOf();
    await edit({ id: row.id, fund: 5 });
    expect(await rowsOf()).toEqual([{ ...row, fund: 5, version: 2 }]);
  });

  it('keeps its currency', async () => {
    await add([draft('1')]);
    const [row] = await rowsOf();
    const refused = await edit({ ...row, currency: 'EUR' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'currency' }] } });
    expect(await rowsOf()).toEqual([row]);
    expect(await rowsOf('EUR')).toEqual([]);
  });

  it('is not replaced by a list of which any row was seen before the last change', async () => {
    await add([draft('1'), draft('2')]);
    const [first, second] = await rowsOf();
    await edit({ ...first, fund: 7 });
    const [changed] = await rowsOf();
    expect((await add([changed, second])).status).toBe(409);
    expect((await add([changed, { ...second, version: changed.version }])).status).toBe(200);
  });

  it('is not changed by somebody who has not seen the last change of the list', async () => {
    await add([draft('1')]);
    const [row] = await rowsOf();
    await edit({ ...row, fund: 1 });
    expect((await edit({ ...row, fund: 2 })).status).toBe(409);
    expect((await rowsOf())[0].fund).toBe(1);
  });

  it('is not found when it is unknown, or in the history only', async () => {
    await add([draft('1')]);
    const [gone] = await rowsOf();
    await add([draft('2')]);
    for (const id of [0, 999_999, 2_147_483_648, gone.id]) {
      expect((await edit({ id, fund: 3 })).status).toBe(404);
    }
    const former = await server.db.select().from(fundRows).orderBy(fundRows.listId).limit(1);
    expect(former).toMatchObject([{ code: '1', fund: '1000.50' }]);
  });

  it.each(['"5"', '-1', '0.001', '100000000000000', 'null'])(
    'is refused with the amount %s',
    async (fund) => {
      await add([draft('1')]);
      const [row] = await rowsOf();
      expect((await raw('POST', 'Edit', `{"id":${row.id},"fund":${fund}}`)).status).toBe(400);
      expect(await rowsOf()).toEqual([row]);
    },
  );
});
