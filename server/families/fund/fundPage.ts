import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { among } from '../../db/prepared.ts';
import { type Currency, fundRows } from '../../db/schema.ts';
import { type Listed, type PageQuery, sortsBy } from '../../records/listed.ts';
import { idPage } from '../../records/pages.ts';
import { answerRows, listIdOf, newestList } from './guaranteeFund.ts';

const { id, code, name, fund, date, listId, position } = fundRows;

/** What the newest list of a currency can be asked for by. */
export const listedFund: Listed = {
  table: fundRows,
  order: [asc(position)],
  // the currency is the same in all rows of a list
  sorts: sortsBy({ id, code, name, fund, date, currency: listId }),
  mostPerPage: 200,
};

/** A page of the newest list. Lists stay as history when they are replaced, so a page is one of a single list. */
export async function readFundPage(app: FastifyInstance, currency: Currency, query: PageQuery) {
  const { db } = app;
  const list = await newestList(db, currency);
  if (!list) return { rows: [], headers: { 'x-total-count': '0', 'x-page': '1' } };
  const condition = eq(listId, list.id);
  const within = { kind: 'guaranteeFund', list: `guaranteeFund ${listIdOf(currency)}`, condition };
  const count = await db.$count(fundRows, condition);
  const { ids, total, page } = await idPage(app, listedFund, within, query, count);
  const found = await answerRows(db, currency, and(condition, among(id, ids)));
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  return { rows, headers: { 'x-total-count': String(total), 'x-page': String(page) } };
}
