import type { TestServer } from './server.ts';

export const FUND = '/api/Admin/GuaranteeFund';
type Currency = 'UZS' | 'USD' | 'EUR';

/** A row of a list that is to be added. */
export const fundDraft = (code: string, more: object = {}) => ({
  ...{ id: 0, code, name: `Участник ${code}`, fund: 1000.5, currency: 'UZS', date: '2026-11-21' },
  ...more,
});

/** The calls of the guarantee fund, as an administrator. */
export const fundCalls = (server: TestServer) => ({
  add: (rows: unknown) => server.as('admin', 'POST', `${FUND}/Add`, rows as object),
  edit: (row: object) => server.as('admin', 'POST', `${FUND}/Edit`, row),
  rowsOf: async (currency: Currency = 'UZS') =>
    (await server.as('admin', 'GET', `${FUND}/GetLast${currency}`)).body.data,
  /** Sends JSON as it is written, and reads the answer as it is written. */
  async raw(method: 'GET' | 'POST', call: string, payload?: string) {
    const headers: Record<string, string> = { authorization: `Bearer ${await server.signIn('admin')}` };
    if (payload) headers['content-type'] = 'application/json';
    const url = `${FUND}/${call}`;
    const { statusCode, body } = await server.app.inject({ method, url, headers, payload });
    return { status: statusCode, text: body };
  },
});
