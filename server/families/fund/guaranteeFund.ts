import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { lockInTransaction } from '../../db/locks.ts';
import { CURRENCIES, type Currency, fundLists, fundRows } from '../../db/schema.ts';
import { ApiError, existing, invalid, notFound } from '../../lib/apiError.ts';
import { changedDay, newDay } from '../../lib/days.ts';
import { day, LARGEST_ID, text } from '../../lib/fields.ts';
import { amountFields, answeredAmount, withDigits } from './amount.ts';
import { keepAmountChanges } from './fundHistory.ts';

const currency = z.enum(CURRENCIES, { error: `Ожидается валюта: ${CURRENCIES.join(', ')}.` });
/** The version of the list that the client has read; without it the last save wins. */
const version = z.int().nullish();

/** A row as a client sends it. */
export const newRow = z
  .object({
    /** Absent or 0 for a new row. */
    id: z.int().min(0).nullish(),
    version,
    code: text,
    name: text,
    ...amountFields,
    currency,
    /** `yyyy-mm-dd`; '' means today. */
    date: day.nullish().transform((value) => value ?? ''),
  })
  .transform(withDigits);
export type FundRowDraft = z.output<typeof newRow>;

/** Absent fields keep their values. */
export const changedRow = z
  .object({
    id: z.int().min(0),
    version,
    code: text.optional(),
    name: text.optional(),
    ...amountFields,
    currency: currency.optional(),
    date: day.optional(),
  })
  .transform(withDigits);
export type FundRowChange = z.output<typeof changedRow>;

/** Locks the list of a currency until the transaction ends. */
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

/** The rows as they are answered, with their list's version, read in one statement so that both match. */
export async function answerRows(db: Database, condition: SQL | undefined) {
  const found = await db
    .select({ row: fundRows, currency: fundLists.currency, version: fundLists.version })
    .from(fundRows)
    .innerJoin(fundLists, eq(fundLists.id, fundRows.listId))
    .where(condition)
    .orderBy(asc(fundRows.position));
  return found.map(({ row: { id, code, name, fund, date }, currency, version }) => ({
    ...{ id, code, name, ...answeredAmount(fund), currency, date, version },
  }));
}

/** The newest list of a currency in the order in which it was sent. */
export function readFund(db: Database, currency: Currency) {
  const newest = sql`(select max(${fundLists.id}) from ${fundLists} where ${eq(fundLists.currency, currency)})`;
  return answerRows(db, eq(fundRows.listId, newest));
}

export const currencyWith = (id: number) => existing(CURRENCIES[id - 1]);

/** The id under which acts, revisions and audit know the list of a currency. */
export const listIdOf = (currency: Currency) => CURRENCIES.indexOf(currency) + 1;

/** The currencies' lists in force, as acts see them. */
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
  // works for a currency without a list too
  titleOf: async (_tx, id) => CURRENCIES[id - 1],
};

/** Refuses rows with an unknown id, and rows that are sent twice. */
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

/** Stores rows as the newest list of their currency with the given version; the former list is kept as history. */
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
    // without an id the sequence assigns one
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

/** Sets the version of a currency's newest list, if there is one. */
export async function numberList(tx: Database, currency: Currency, version: number) {
  const list = await newestList(tx, currency);
  if (list) await tx.update(fundLists).set({ version }).where(eq(fundLists.id, list.id));
}

/** The currency of a row; undefined for an unknown id. */
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

/** @throws ApiError 400 when the sent currency is not the row's */
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
  const currency = existing(await currencyOf(tx, id));
  checkCurrency(currency, sentCurrency);
  const list = existing(await newestList(tx, currency));
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
