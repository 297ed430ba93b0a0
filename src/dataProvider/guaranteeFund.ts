import type { RaRecord } from 'ra-core';
import type { Amount } from '../amounts.ts';
import type { Change } from './calls.ts';
import { fundCalls as calls } from './endpoints.ts';
import type { Http } from './http.ts';
import { flat, type Shape } from './records.ts';
import type { Currency } from './wire.ts';

/** One member's amount in one currency; `date` is a day `yyyy-mm-dd`, `id` 0 while the row is new (part 2, §3). */
export interface FundRow extends RaRecord {
  code: string;
  name: string;
  fund: Amount;
  currency: Currency;
  date: string;
}

export interface FundMethods {
  /** The rows that a new list of a currency starts with; always asked for anew, since the list sent replaces them. */
  latestFundRows: (currency: Currency) => Promise<FundRow[]>;
  /** Sends a whole list. */
  addFundRows: (rows: FundRow[]) => Promise<void>;
  /** Changes one row of the newest list. */
  editFundRow: (row: FundRow) => Promise<void>;
}

const plain = flat(['date']);

/** Amounts that a double rounds come and go as their digits too, as `fundExact` (ours). */
export const fundShape: Shape = {
  ...plain,
  read: (wire) =>
    plain.read(wire).map(({ fundExact, ...row }) => (fundExact ? { ...row, fund: fundExact } : row)),
  write: (row) =>
    plain.write(typeof row.fund === 'string' ? { ...row, fund: Number(row.fund), fundExact: row.fund } : row),
};

export const fundMethods = (http: Http, change: Change): FundMethods => ({
  latestFundRows: async (currency) =>
    (await http.send(calls.latestForAdd(currency))).flatMap(fundShape.read) as FundRow[],
  addFundRows: async (rows) => void (await change('guaranteeFund', calls.add(rows.map(fundShape.write)))),
  editFundRow: async (row) => void (await change('guaranteeFund', calls.edit(fundShape.write(row)))),
});
