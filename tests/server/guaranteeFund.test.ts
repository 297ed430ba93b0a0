import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { fundChanges, fundLists, fundRows } from '../../server/db/schema.ts';
import { DAYS_TO_REFUSE, HARD_TEXTS, UNKEEPABLE_TEXTS } from '../support/hardValues.ts';
import { serverForAll } from '../support/server.ts';
import { FUND, fundCalls, fundDraft } from '../support/serverFund.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(fundLists);
});

const { add, edit, rowsOf } = fundCalls(server);

describe('the list of a currency', () => {
  it('is empty before there is one', async () => {
    for (const call of ['GetLastUZS', 'GetLastUSDForAdd']) {
      expect((await server.as('admin', 'GET', `${FUND}/${call}`)).body).toEqual({ data: [] });
    }
  });

  it.each(['UZS', 'USD', 'EUR'] as const)(
    'comes back in the order in which it was sent: %s',
    async (currency) => {
      const sent = ['9', '1', '5'].map((code) => fundDraft(code, { currency }));
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
    await add(['9', '10', '5'].map((code) => fundDraft(code)));
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
    await add([fundDraft('1', { fund: 1 })]);
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
    await add([fundDraft('1'), fundDraft('2')]);
    const [first, second] = await rowsOf();
    await add([{ ...second, fund: 7 }, fundDraft('3')]);
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
    await add([fundDraft('1')]);
    const seen = await rowsOf();
    await add([...seen, fundDraft('2')]);
    expect((await add([...seen, fundDraft('3')])).status).toBe(409);
    expect((await rowsOf()).map(({ code }: { code: string }) => code)).toEqual(['1', '2']);
  });

  it('is whole when several are sent at once', async () => {
    const lists = Array.from({ length: 8 }, (_, i) =>
      ['a', 'b', 'c'].map((code) => fundDraft(`${i}${code}`)),
    );
    const answers = await Promise.all(lists.map(add));
    expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200));
    const codes = (await rowsOf()).map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['a', 'b', 'c'].map((code) => codes[0][0] + code));
    expect(await server.db.$count(fundLists)).toBe(8);
  });

  it('is of today in Tashkent where no day was sent', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
    await add([
      fundDraft('1', { date: '' }),
      fundDraft('2', { date: null }),
      fundDraft('3', { date: undefined }),
    ]);
    expect((await rowsOf()).map(({ date }: { date: string }) => date)).toEqual([today, today, today]);
  });

  it.each(HARD_TEXTS)('keeps the name %j byte for byte', async (name) => {
    await add([fundDraft('1', { name })]);
    expect((await rowsOf())[0].name).toBe(name);
  });

  it.each<[string, unknown]>([
    ['an empty list', []],
    ['no list', fundDraft('1')],
    ['a list in two currencies', [fundDraft('1'), fundDraft('2', { currency: 'USD' })]],
    ['a foreign currency', [fundDraft('1', { currency: 'RUB' })]],
    ['a currency in small letters', [fundDraft('1', { currency: 'uzs' })]],
    ['no currency', [fundDraft('1', { currency: undefined })]],
    ['no amount', [fundDraft('1', { fund: null })]],
    ['no code', [fundDraft('1', { code: undefined })]],
    ['a name that is no text', [fundDraft('1', { name: 5 })]],
    ['a negative id', [fundDraft('1', { id: -1 })]],
    ...UNKEEPABLE_TEXTS.map(
      (name) => [`the name ${JSON.stringify(name)}`, [fundDraft('1', { name })]] as [string, unknown],
    ),
    ...DAYS_TO_REFUSE.map((date) => [`the day ${date}`, [fundDraft('1', { date })]] as [string, unknown]),
  ])('is refused with %s, and the former one stays', async (_what, rows) => {
    await add([fundDraft('стоит')]);
    const refused = await add(rows);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/[а-я]/);
    expect(await rowsOf()).toMatchObject([{ code: 'стоит' }]);
    expect(await server.db.$count(fundLists)).toBe(1);
  });

  it('is refused with a row that is not in the last list, or in the new one twice', async () => {
    await add([fundDraft('1')]);
    const [known] = await rowsOf();
    for (const id of [999_999, 2_147_483_648]) expect((await add([fundDraft('1', { id })])).status).toBe(404);
    expect((await add([known, known])).status).toBe(400);
    expect((await add([fundDraft('1', { id: known.id, currency: 'EUR' })])).status).toBe(404);
    expect(await rowsOf()).toEqual([known]);
  });
});

describe('the history of a currency', () => {
  it('says of each change of an amount what it was, what it is, who and when', async () => {
    await server.db.delete(fundChanges);
    await add([fundDraft('1', { currency: 'EUR' }), fundDraft('2', { currency: 'EUR', fund: 2 })]);
    const [first, second] = await rowsOf('EUR');
    await edit({ ...first, fund: 7.25 });
    await edit({ ...first, name: 'Другое имя', fund: 7.25, version: undefined });
    await add([{ ...first, fund: 7.25, version: undefined }, fundDraft('3', { currency: 'EUR', fund: 3 })]);
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
