import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Act } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { CURRENCIES, type Currency, fundRows } from '../../db/schema.ts';
import { newest, saveOrPropose } from '../../features/review/proposals.ts';
import { SAVE_LIMIT_BYTES } from '../../http/jsonBodies.ts';
import { existing } from '../../lib/apiError.ts';
import { answering, listOf } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { type ListOptions, type PageQuery, pageQuery, sortsBy } from '../../records/listOptions.ts';
import { readPage } from '../../records/listRoutes.ts';
import {
  becameProposal,
  type KindRoutes,
  proposed,
  readQuery,
  savedAnswer,
} from '../../records/recordRoutes.ts';
import { revisionRoutes } from '../../records/revisionRoutes.ts';
import type { Saved } from '../../records/saveRecord.ts';
import { fundChange, historyQuery, readFundHistory } from './fundHistory.ts';
import {
  answerRows,
  changedRow,
  changeFundRow,
  currencyOf,
  listIdOf,
  newestList,
  newRow,
  readFund,
  writeList,
} from './guaranteeFund.ts';
import {
  checkRows,
  fundRow,
  proposableFund,
  proposedCurrencyOf,
  proposeList,
  proposeRow,
  readProposedFund,
} from './proposedList.ts';

const MOST_ROWS = 5_000;

const newList = listOf(newRow, MOST_ROWS, `В списке может быть не больше ${MOST_ROWS} строк.`)
  .refine((rows) => rows.length > 0, { error: 'Список пуст: добавьте хотя бы одну строку.' })
  .superRefine((rows, context) => {
    const other = rows.findIndex((row) => row.currency !== rows[0]?.currency);
    if (other < 0) return;
    const message = 'Все строки должны быть в одной валюте.';
    context.addIssue({ code: 'custom', path: [other, 'currency'], message });
  });

const { id, code, name, fund, date, listId } = fundRows;

/** The filters and sortings of a currency's newest list. */
const listedFund: ListOptions = {
  table: fundRows,
  order: [asc(fundRows.position)],
  // all rows of a list have the same currency
  sorts: sortsBy({ id, code, name, fund, date, currency: listId }),
  mostPerPage: 200,
};

/** A page of the newest list. Replaced lists are kept as history, so the query selects one list. */
async function readFundPage(db: Database, currency: Currency, query: PageQuery) {
  const list = await newestList(db, currency);
  const condition = eq(fundRows.listId, list?.id ?? 0);
  const count = await db.$count(fundRows, condition);
  const request = { kind: 'guaranteeFund', options: listedFund, condition, count, query };
  return await readPage(db, answerRows, request);
}

type SavedList = Omit<Saved, 'id'> & { count: number };

/** The guarantee fund (part 2, §7; DECISIONS 19). */
export const fundRoutes: KindRoutes = async (app, { path }) => {
  const { kind } = proposableFund.inForce;
  app.proposable.set(kind, proposableFund);
  const subject = newest(proposableFund);
  app.subjects.set(kind, subject);
  const saved = { act: 'update', subject, became: becameProposal } as const;

  const listSchema = { response: answering(z.array(fundRow)) };
  const historySchema = {
    querystring: historyQuery,
    response: { 200: z.object({ data: z.array(fundChange), next: z.number().nullable() }) },
  };
  for (const each of CURRENCIES) {
    const pageSchema = { ...listSchema, querystring: pageQuery(listedFund) };
    app.get(`${path}/GetLast${each}`, { schema: pageSchema }, async ({ query }, reply) => {
      if (query.page === undefined) return { data: await readFund(app.db, each) };
      const { data, headers } = await readFundPage(app.db, each, query);
      reply.headers(headers);
      return { data };
    });
    // a new list starts from the newest one, even if that waits for approval
    app.get(`${path}/GetLast${each}ForAdd`, { schema: listSchema }, async () => ({
      data: (await readProposedFund(app.db, each)) ?? (await readFund(app.db, each)),
    }));
    app.get(`${path}/History${each}`, { schema: historySchema }, ({ query }) =>
      readFundHistory(app.db, each, query),
    );
  }

  const addSchema = {
    body: newList,
    querystring: readQuery,
    response: answering(z.object({ count: z.number(), version: z.number(), proposed })),
  };
  app.post(`${path}/Add`, { schema: addSchema, bodyLimit: SAVE_LIMIT_BYTES }, async (request) => {
    const [first] = request.body;
    if (!first) throw new Error('An empty list has passed validation.');
    // the rows are of different lists, so the older one has been replaced
    const seen = request.body.flatMap((each) => each.version ?? []);
    const version = seen.length > 0 ? Math.min(...seen) : undefined;
    const { currency } = first;
    const id = listIdOf(currency);
    const intent = { ...saved, id, version, read: request.query.read };
    const save = async (act: Act) => {
      await checkRows(act.tx, subject, id, request.body);
      return await saveOrPropose<SavedList>(act, app.rules, proposableFund, id, {
        propose: () => proposeList(act, currency, request.body),
        async save(version) {
          await writeList(act, currency, request.body, version);
          return { count: request.body.length, version };
        },
      });
    };
    return { data: await change(request, intent, save) };
  });

  revisionRoutes(app, path, subject, async (id) => CURRENCIES[id - 1] !== undefined);

  const editSchema = { body: changedRow, querystring: readQuery, response: { 200: savedAnswer } };
  app.post(`${path}/Edit`, { schema: editSchema }, async (request) => {
    const { id: rowId, version } = request.body;
    const currency = existing((await currencyOf(app.db, rowId)) ?? (await proposedCurrencyOf(app.db, rowId)));
    const id = listIdOf(currency);
    const intent = { ...saved, id, version, read: request.query.read };
    const save = (act: Act) =>
      saveOrPropose<Saved>(act, app.rules, proposableFund, id, {
        propose: () => proposeRow(act, currency, request.body),
        save: (version) => changeFundRow(act, request.body, version),
      });
    return { data: await change(request, intent, save) };
  });
};
