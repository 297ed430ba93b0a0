import type { RaRecord } from 'ra-core';
import { nothing, records } from './answers.ts';
import { get, only200, post } from './calls.ts';
import type { Http } from './http.ts';
import { flat } from './records.ts';

export const CURRENCIES = ['UZS', 'USD', 'EUR'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** One member's amount in one currency; `date` is a day `yyyy-mm-dd`, `id` 0 while the row is new (part 2, §3). */
export interface FundRow extends RaRecord {
  code: string;
  name: string;
  fund: number;
  currency: Currency;
  date: string;
}

/** Source: part 2, §7. */
export const fundCallRows = {
  latestForAdd: (currency: Currency) => get(`/api/Admin/GuaranteeFund/GetLast${currency}ForAdd`, records),
  add: (rows: unknown[]) => only200(post('/api/Admin/GuaranteeFund/Add', rows, nothing)),
  edit: (row: unknown) => only200(post('/api/Admin/GuaranteeFund/Edit', row, nothing)),
};

export interface FundCalls {
  /** The rows that a new list of a currency starts with; always asked for anew, since the list sent replaces them. */
  latestFundRows: (currency: Currency) => Promise<FundRow[]>;
  /** Sends a whole list. */
  addFundRows: (rows: FundRow[]) => Promise<{ data: { id: number } }>;
  /** Changes one row of the newest list. */
  editFundRow: (row: FundRow) => Promise<{ data: FundRow }>;
}

const shape = flat(['date']);

export const fundCalls = (
  http: Http,
  forgetLists: (resource: 'guaranteeFund') => Promise<void>,
): FundCalls => ({
  latestFundRows: async (currency) =>
    (await http.send(fundCallRows.latestForAdd(currency))).flatMap(shape.read) as FundRow[],
  addFundRows: async (rows) => {
    await http.send(fundCallRows.add(rows.map(shape.write)));
    await forgetLists('guaranteeFund');
    return { data: { id: rows.length } };
  },
  editFundRow: async (row) => {
    await http.send(fundCallRows.edit(shape.write(row)));
    await forgetLists('guaranteeFund');
    return { data: row };
  },
});
