import { describe, expect, it } from 'vitest';
import { REVIEW, reviewForAll, reviewOf } from '../../support/review.ts';

const FUND = '/api/Admin/GuaranteeFund';

const { server, anvar, barno } = reviewForAll();
const { switchTo } = reviewOf(anvar, barno);

const saveUnder = (key: string, call: 'Add' | 'Edit', body: object) =>
  server.as('admin', 'POST', `${FUND}/${call}`, body, { 'idempotency-key': key });
const row = (code: string) => ({ id: 0, code, name: code, fund: 100, currency: 'USD', date: '2026-11-21' });
const rows = async () => (await anvar('GET', `${FUND}/GetLastUSDForAdd`)).body.data;

describe('a save of the fund that is repeated under its key', () => {
  it('is answered as at first, whichever row it has changed', async () => {
    await anvar('POST', `${FUND}/Add`, ['1', '2', '3', '4', '5'].map(row));
    const [last] = (await rows()).slice(-1);
    const body = { ...last, fund: 250 };
    const first = await saveUnder('row-1', 'Edit', body);
    expect(first.status).toBe(200);
    expect(await saveUnder('row-1', 'Edit', body)).toMatchObject({ status: 200, body: first.body });
  });

  it('is a conflict where the change was sent back since', async () => {
    await switchTo({ fourEyes: true });
    const [first] = await rows();
    const [list, kind] = [[{ ...first, fund: 300 }], 'guaranteeFund'];
    const { version } = (await saveUnder('list-1', 'Add', list)).body.data;
    const given = await barno('POST', `${REVIEW}/Return`, { kind, id: 2, version, note: 'Проверьте' });
    expect(given.status).toBe(200);
    const again = await saveUnder('list-1', 'Add', list);
    expect(again).toMatchObject({
      status: 409,
      body: { remark: 'Проверьте', stored: { rows: [{ fund: 300 }] } },
    });
  });
});
