import type { RaRecord } from 'react-admin';
import type { Amount } from '../amounts.ts';
import { CURRENCIES, type Currency } from '../wire/wire.ts';
import { isObject } from './answers.ts';
import type { Change } from './calls.ts';
import { Conflict, conflictIn, refuseIfChanged } from './conflict.ts';
import { fundShape } from './fundShape.ts';
import type { Http } from './http.ts';
import { fundCalls as calls } from './kindCalls.ts';
import type { Saved } from './saves.ts';

/** One member's amount in one currency; `date` is a day `yyyy-mm-dd`, `id` 0 while the row is new (part 2, §3). */
export interface FundRow extends RaRecord {
  code: string;
  name: string;
  fund: Amount;
  currency: Currency;
  date: string;
}

/** The newest list of a currency. */
export interface FundList extends RaRecord {
  rows: FundRow[];
}

export interface FundMethods {
  /** The rows that a new list of a currency starts with; always asked for anew, since the list sent replaces them. */
  latestFundRows: (currency: Currency) => Promise<FundRow[]>;
  /**
   * Sends a whole list.
   *
   * @param from - the rows that it was begun with
   * @throws Conflict with the list as it stands, a `FundList`, when somebody has saved another one meanwhile
   */
  addFundRows: (rows: FundRow[], from: FundRow[]) => Promise<Saved>;
  /**
   * Changes one row of the newest list.
   *
   * @param from - the row as it was opened
   * @throws Conflict with the row as it stands
   */
  editFundRow: (row: FundRow, from: FundRow) => Promise<Saved>;
}

const rowsIn = (wire: readonly unknown[]) => wire.flatMap(fundShape.read) as FundRow[];

/** The id under which a currency's list is known as a whole (ours). */
export const listIdOf = (currency: Currency) => CURRENCIES.indexOf(currency) + 1;

/** The rows of a list's state, such as one that waits for its approval. */
export const rowsOfList = (state?: RaRecord): FundRow[] =>
  Array.isArray(state?.rows) ? rowsIn(state.rows) : [];

/** Its version is that of its rows, where the depository has versions. */
const listOf = (rows: FundRow[]): FundList => {
  const [first] = rows;
  return { id: first?.currency ?? '', rows, ...(first && 'version' in first && { version: first.version }) };
};

const listShape = {
  read: (stored: unknown) =>
    isObject(stored) && Array.isArray(stored.rows) ? [listOf(rowsIn(stored.rows))] : [],
};

/** What a refused change of one row tells of that row. */
const ofRow = (error: unknown, { id }: FundRow): unknown => {
  const conflict = conflictIn(error, listShape);
  if (!conflict?.stored) return error;
  const { rows } = conflict.stored as FundList;
  return new Conflict(
    rows.find((row) => row.id === id),
    conflict.changedBy,
    conflict.changedAt,
  );
};

export const fundMethods = (http: Http, change: Change): FundMethods => {
  const latest = async (currency: Currency) => rowsIn(await http.send(calls.latestForAdd(currency)));
  return {
    latestFundRows: latest,
    addFundRows: async (rows, from) => {
      const [first] = rows;
      if (first) await refuseIfChanged(async () => listOf(await latest(first.currency)), listOf(from));
      try {
        return await change('guaranteeFund', calls.add(rows.map(fundShape.write)));
      } catch (error) {
        const conflict = conflictIn(error, listShape);
        throw conflict?.stored ? conflict : error;
      }
    },
    editFundRow: async (row, from) => {
      await refuseIfChanged(async () => (await latest(from.currency)).find(({ id }) => id === from.id), from);
      try {
        return await change('guaranteeFund', calls.edit(fundShape.write(row)));
      } catch (error) {
        throw ofRow(error, row);
      }
    },
  };
};
