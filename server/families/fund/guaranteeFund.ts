import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { lockInTransaction } from '../../db/locks.ts';
import { CURRENCIES, type Currency, fundLists, fundRows } from '../../db/schema.ts';
import { ApiError, invalid, notFound } from '../../lib/apiError.ts';
import { changedDay, newDay } from '../../lib/days.ts';
import { LARGEST_ID } from '../../lib/fields.ts';
import { answeredAmount } from './amount.ts';
import { keepAmountChanges } from './fundHistory.ts';

/** A row as it was sent. */
export interface FundRowDraft {
  /** Nothing or 0 for a new row. */
  id?: number | null;
  /** The version of the list the sender saw; without it the last save wins. */
  version?: number | null;
  code: string;
  name: string;
  /** A decimal text with at most two digits behind the point. */
  fund: string;
  currency: Currency;
  /** `yyyy-mm-dd`; empty is today. */
  date: string;
}

/** Fields that are absent keep their value. */
export type FundRowChange = Partial<FundRowDraft> & { id: number; fund: string };

/** Whoever changes the list of a currency waits for the one who does so already. */
const lockList = (tx: Database, currency: Currency) => lockInTransaction(tx, `fund${currency}`);

export async function newestList(db: Database, currency: Currency) {
  const [list] = await db
    .select({ id: fundLists.id })
    .from(fundLists)
    .where(eq(fundLists.currency, currency))
    .orderBy(desc(fundLists.id))
    .limit(1);
  return list;
}

const rowsOf = (db: Database, listId: number) =>
  db.select().from(fundRows).where(eq(fundRows.listId, listId)).orderBy(asc(fundRows.position));

/** Rows as they are answered, in one statement: the version is the one of their list when they were as they are. */
export async function answerRows(db: Database, currency: Currency, condition: SQL | undefined) {
  const found = await db
    .select({ row: fundRows, version: fundLists.version })
    .from(fundRows)
    .innerJoin(fundLists, eq(fundLists.id, fundRows.listId))
    .where(condition)
    .orderBy(asc(fundRows.position));
  return found.map(({ row: { id, code, name, fund, date }, version }) => ({
    ...{ id, code, name, ...answeredAmount(fund), currency, date, version },
  }));
}

/** The newest list of a currency, in the order in which it was sent. */
export function readFund(db: Database, currency: Currency) {
  const newest = sql`(select max(${fundLists.id}) from ${fundLists} where ${eq(fundLists.currency, currency)})`;
  return answerRows(db, currency, eq(fundRows.listId, newest));
}

export const currencyWith = (id: number) => {
  const currency = CURRENCIES[id - 1];
  if (!currency) throw notFound();
  return currency;
};

/** The id of a currency's list for acts and their history, whichever rows it has. */
export const listIdOf = (currency: Currency) => CURRENCIES.indexOf(currency) + 1;

/** The lists of the fund in force, one for each currency: what acts on them have to know. */
export const fundSubject: Subject = {
  kind: 'guaranteeFund',
  keepsRevisions: true,
  lock: ({ tx }, id) => lockList(tx, currencyWith(id)),
  async read(tx, id) {
    const currency = currencyWith(id);
    const rows = await readFund(tx, currency);
    return rows[0] && { currency, version: rows[0].version, rows };
  },
  title: ({ currency }) => String(currency),
  // also of one that nobody has begun yet
  titleOf: async (_tx, id) => CURRENCIES[id - 1],
};

/** Refuses rows that are not in the newest list, or in it twice. */
export function checkIds(drafts: FundRowDraft[], known: Set<number>) {
  const seen = new Set<number>();
  for (const [index, { id }] of drafts.entries()) {
    if (!id) continue;
    if (!known.has(id)) throw notFound();
    if (seen.has(id)) throw invalid(`${index}.id`, 'Эта строка передана дважды.');
    seen.add(id);
  }
}

type NewRow = Omit<FundRowDraft, 'version' | 'currency'>;

/** Makes rows the newest list of their currency, in a version that is given; the former one stays as history. */
export async function writeList(act: Act, currency: Currency, sent: NewRow[], version: number) {
  const { tx, by, now } = act;
  const former = await newestList(tx, currency);
  const formerRows = former ? await rowsOf(tx, former.id) : [];
  const [list] = await tx
    .insert(fundLists)
    .values({ currency, version, createdAt: now, createdBy: by })
    .returning({ id: fundLists.id });
  if (!list) throw new Error('The database returned no id.');
  const rows = sent.map(({ id, code, name, fund, date }, position) => ({
    listId: list.id,
    // an id that is not given is left to the sequence
    ...(id ? { id } : {}),
    position,
    code,
    name,
    fund,
    date: newDay(date, now),
  }));
  const added = await tx.insert(fundRows).values(rows).returning();
  await keepAmountChanges(act, { currency, version }, formerRows, added);
}

/** Gives the newest list of a currency another version, if there is one. */
export async function numberList(tx: Database, currency: Currency, version: number) {
  const list = await newestList(tx, currency);
  if (list) await tx.update(fundLists).set({ version }).where(eq(fundLists.id, list.id));
}

/**
 * Makes what was sent the newest list of its currency. A row that was in the former list keeps its id.
 *
 * @throws ApiError 404 for a row that is not in the former list
 */
export async function replaceFund(act: Act, currency: Currency, drafts: FundRowDraft[], version: number) {
  const former = await newestList(act.tx, currency);
  const formerRows = former ? await rowsOf(act.tx, former.id) : [];
  checkIds(drafts, new Set(formerRows.map(({ id }) => id)));
  await writeList(act, currency, drafts, version);
  return { count: drafts.length, version };
}

/** The currency in whose lists a row is, if any has it. */
export async function currencyOf(db: Database, rowId: number): Promise<Currency | undefined> {
  if (rowId > LARGEST_ID) return undefined;
  const [row] = await db
    .select({ currency: fundLists.currency })
    .from(fundRows)
    .innerJoin(fundLists, eq(fundLists.id, fundRows.listId))
    .where(eq(fundRows.id, rowId))
    .limit(1);
  return row?.currency;
}

/** @throws ApiError 400 where a row was sent with another currency than it has */
export function checkCurrency(currency: Currency, sent: Currency | undefined) {
  if (sent && sent !== currency)
    throw invalid('currency', `Эта строка в валюте ${currency}, изменить валюту нельзя.`);
}

export const rowIsGone = () => new ApiError(404, 'Этой строки больше нет в последнем списке.');

/**
 * Changes one row of a newest list.
 *
 * @throws ApiError 404 when no newest list has the row, 400 for another currency
 */
export async function changeFundRow(act: Act, change: FundRowChange, version: number) {
  const { tx, now } = act;
  const { id, version: _seen, currency: sentCurrency, date, ...columns } = change;
  const currency = await currencyOf(tx, id);
  if (!currency) throw notFound();
  checkCurrency(currency, sentCurrency);
  const list = await newestList(tx, currency);
  if (!list) throw notFound();
  const isRow = and(eq(fundRows.listId, list.id), eq(fundRows.id, id));
  const former = await tx.select().from(fundRows).where(isRow);
  const changed = await tx
    .update(fundRows)
    .set({ ...columns, date: changedDay(date, now) })
    .where(isRow)
    .returning();
  if (changed.length === 0) throw rowIsGone();
  await tx.update(fundLists).set({ version }).where(eq(fundLists.id, list.id));
  await keepAmountChanges(act, { currency, version }, former, changed);
  return { id, version };
}
