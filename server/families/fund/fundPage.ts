import { and, asc, eq } from 'drizzle-orm';
import { type Database, inIds } from '../../db/database.ts';
import { type Currency, fundRows } from '../../db/schema.ts';
import { type ListOptions, type PageQuery, sortsBy } from '../../records/listOptions.ts';
import { idPage } from '../../records/pages.ts';
import { answerRows, newestList } from './guaranteeFund.ts';

const { id, code, name, fund, date, listId, position } = fundRows;

/** The filters and sortings of a currency's newest list. */
export const listedFund: ListOptions = {
  table: fundRows,
  order: [asc(position)],
  // all rows of a list have the same currency
  sorts: sortsBy({ id, code, name, fund, date, currency: listId }),
  mostPerPage: 200,
};

/** A page of the newest list. Replaced lists are kept as history, so the query selects one list. */
export async function readFundPage(db: Database, currency: Currency, query: PageQuery) {
  const list = await newestList(db, currency);
  if (!list) return { rows: [], headers: { 'x-total-count': '0', 'x-page': '1' } };
  const condition = eq(listId, list.id);
  const count = await db.$count(fundRows, condition);
  const request = { kind: 'guaranteeFund', options: listedFund, condition, count, query };
  const { ids, total, page } = await idPage(db, request);
  const found = await answerRows(db, currency, and(condition, inIds(id, ids)));
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return { rows, headers: { 'x-total-count': String(total), 'x-page': String(page) } };
}
