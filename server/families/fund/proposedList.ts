/** Lists of the fund that wait for approval under the four-eyes rule: the newest states of their currencies. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { CURRENCIES, type Currency } from '../../db/schema.ts';
import { type Proposable, propose, proposedState } from '../../features/review/proposals.ts';
import { changedDay, newDay } from '../../lib/days.ts';
import { amountAnswer, answeredAmount } from './amount.ts';
import {
  checkCurrency,
  checkIds,
  currencyWith,
  type FundRowChange,
  type FundRowDraft,
  fundSubject,
  listIdOf,
  numberList,
  rowIsGone,
  writeList,
} from './guaranteeFund.ts';

/** A row as lists answer it. */
export const fundRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  ...amountAnswer,
  currency: z.enum(CURRENCIES),
  date: z.string(),
  version: z.number(),
});
type FundRow = z.output<typeof fundRow>;

const listState = z.object({ rows: z.array(fundRow) });
const rowsIn = (state: unknown) => (state === undefined ? [] : listState.parse(state).rows);

/** The lists, as the rule needs them. */
export const proposableFund: Proposable = {
  inForce: fundSubject,
  name: 'Гарантийный фонд',
  titleOf: currencyWith,
  putInForce: (act, id, state, version) => {
    const rows = rowsIn(state).map(({ fund, fundExact, ...row }) => ({
      ...row,
      fund: fundExact ?? String(fund),
    }));
    return writeList(act, currencyWith(id), rows, version);
  },
  number: ({ tx }, id, version) => numberList(tx, currencyWith(id), version),
};

/** The rows of a currency's waiting list, if there is one. */
export async function readProposedFund(db: Database, currency: Currency): Promise<FundRow[] | undefined> {
  const state = await proposedState(db, fundSubject.kind, listIdOf(currency));
  return state && rowsIn(state);
}

/** The currency whose waiting list has the row. */
export async function proposedCurrencyOf(db: Database, rowId: number): Promise<Currency | undefined> {
  for (const currency of CURRENCIES) {
    const rows = await readProposedFund(db, currency);
    if (rows?.some(({ id }) => id === rowId)) return currency;
  }
  return undefined;
}

const proposeRows = (act: Act, currency: Currency, rows: Omit<FundRow, 'version' | 'currency'>[]) =>
  propose(act, proposableFund, listIdOf(currency), (version) => ({
    currency,
    version,
    rows: rows.map((row) => ({ ...row, currency, version })),
  }));

/** Reserves ids for new rows, in order. */
async function newIds(tx: Database, count: number) {
  const rows = await tx
    .select({ id: sql<number>`nextval('guarantee_fund_row_ids')::integer` })
    .from(sql`generate_series(1, ${count}::integer)`);
  return rows.map(({ id }) => id);
}

/** Refuses rows that neither the list in force nor the waiting or returned one has, and rows that are sent twice. */
export async function checkRows(tx: Database, subject: Subject, id: number, drafts: FundRowDraft[]) {
  const inForce = await fundSubject.read(tx, id);
  const waiting = await subject.read(tx, id);
  const returned = await subject.returned?.(tx, id);
  const known = [inForce, waiting, returned?.state].flatMap(rowsIn);
  checkIds(drafts, new Set(known.map((row) => row.id)));
}

/** Stores a whole list as waiting for approval. Its known rows keep their ids. */
export async function proposeList(act: Act, currency: Currency, drafts: FundRowDraft[]) {
  const { tx, now } = act;
  const added = await newIds(tx, drafts.filter(({ id }) => !id).length);
  const rows = drafts.map(({ id, code, name, fund, date }) => ({
    id: id || (added.shift() ?? 0),
    code,
    name,
    ...answeredAmount(fund),
    date: newDay(date, now),
  }));
  const { version, proposed } = await proposeRows(act, currency, rows);
  return { count: rows.length, version, proposed };
}

/**
 * Stores a change of one row as waiting for approval, together with what already waits.
 *
 * @throws ApiError 404 when the newest list has no such row, 400 for another currency
 */
export async function proposeRow(act: Act, currency: Currency, change: FundRowChange) {
  const { tx, now } = act;
  checkCurrency(currency, change.currency);
  const rows =
    (await readProposedFund(tx, currency)) ?? rowsIn(await fundSubject.read(tx, listIdOf(currency)));
  if (!rows.some(({ id }) => id === change.id)) throw rowIsGone();
  const changed = rows.map((row) => {
    if (row.id !== change.id) return row;
    const { fundExact: _, ...former } = row;
    const { code = row.code, name = row.name } = change;
    const date = changedDay(change.date, now) ?? row.date;
    return { ...former, code, name, ...answeredAmount(change.fund), date };
  });
  const { version, proposed } = await proposeRows(act, currency, changed);
  return { id: change.id, version, proposed };
}
