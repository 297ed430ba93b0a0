import { z } from 'zod';
import { change } from '../acts/change.ts';
import { CURRENCIES } from '../db/schema.ts';
import { day, listOf, text } from '../fields/fields.ts';
import { SAVE_LIMIT_BYTES } from '../http/jsonBodies.ts';
import { type KindRoutes, savedAnswer } from '../records/recordRoutes.ts';
import { revisionRoutes } from '../records/revisionRoutes.ts';
import { amountAnswer, amountFields, withDigits } from './amount.ts';
import { fundChange, readFundHistory } from './fundHistory.ts';
import {
  changeFundRow,
  currencyOf,
  listIdOf,
  readFund,
  replaceFund,
  fundSubject as subject,
} from './guaranteeFund.ts';

const MOST_ROWS = 5_000;

const currency = z.enum(CURRENCIES, { error: `Ожидается валюта: ${CURRENCIES.join(', ')}.` });
const version = z.int().nullish();

const newRow = z
  .object({
    id: z.int().min(0).nullish(),
    version,
    code: text,
    name: text,
    ...amountFields,
    currency,
    date: day.nullish().transform((value) => value ?? ''),
  })
  .transform(withDigits);

const newList = listOf(newRow, MOST_ROWS, `В списке может быть не больше ${MOST_ROWS} строк.`)
  .refine((rows) => rows.length > 0, { error: 'Список пуст: добавьте хотя бы одну строку.' })
  .superRefine((rows, context) => {
    const other = rows.findIndex((row) => row.currency !== rows[0]?.currency);
    if (other < 0) return;
    const message = 'Все строки должны быть в одной валюте.';
    context.addIssue({ code: 'custom', path: [other, 'currency'], message });
  });

const changedRow = z
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

const row = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  ...amountAnswer,
  currency: z.string(),
  date: z.string(),
  version: z.number(),
});

/** The guarantee fund (part 2, §7; DECISIONS 19). */
export const fundRoutes: KindRoutes = async (app, { path }) => {
  const listSchema = { response: { 200: z.object({ data: z.array(row) }) } };
  const historySchema = { response: { 200: z.object({ data: z.array(fundChange) }) } };
  for (const each of CURRENCIES) {
    const read = async () => ({ data: await readFund(app.db, each) });
    app.get(`${path}/GetLast${each}`, { schema: listSchema }, read);
    app.get(`${path}/GetLast${each}ForAdd`, { schema: listSchema }, read);
    app.get(`${path}/History${each}`, { schema: historySchema }, async () => ({
      data: await readFundHistory(app.db, each),
    }));
  }

  const addSchema = {
    body: newList,
    response: { 200: z.object({ data: z.object({ count: z.number(), version: z.number() }) }) },
  };
  app.post(`${path}/Add`, { schema: addSchema, bodyLimit: SAVE_LIMIT_BYTES }, async (request) => {
    const [first] = request.body;
    if (!first) throw new Error('An empty list has passed validation.');
    // rows of lists that differ: the oldest of them has been replaced
    const seen = request.body.flatMap((each) => each.version ?? []);
    const version = seen.length > 0 ? Math.min(...seen) : undefined;
    const intent = { act: 'update', subject, id: listIdOf(first.currency), version } as const;
    return { data: await change(request, intent, (act) => replaceFund(act, first.currency, request.body)) };
  });

  revisionRoutes(app, path, subject, async (id) => CURRENCIES[id - 1] !== undefined);

  const editSchema = { body: changedRow, response: { 200: savedAnswer } };
  app.post(`${path}/Edit`, { schema: editSchema }, async (request) => {
    const { id: rowId, version } = request.body;
    const id = listIdOf(await currencyOf(app.db, rowId));
    const intent = { act: 'update', subject, id, version } as const;
    return { data: await change(request, intent, (act) => changeFundRow(act, request.body)) };
  });
};
