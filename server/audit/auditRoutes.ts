import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../lib/apiError.ts';
import { answering, calendarDay, moment } from '../lib/fields.ts';
import { readFilters, readPage } from './pages.ts';
import { readRow } from './rowDetails.ts';

const MOST_ROWS = 100;
const LONGEST_NAME = 254;

const name = z
  .string()
  .max(LONGEST_NAME)
  .refine((value) => !value.includes('\0'))
  .optional();

const filter = z.object({
  person: name.describe('Логин'),
  kind: name,
  act: name,
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  perPage: z.coerce.number().int().min(1).max(MOST_ROWS).default(50),
});

const row = z.object({
  seq: z.number(),
  at: moment,
  login: z.string(),
  name: z.string(),
  role: z.string(),
  act: z.string(),
  kind: z.string(),
  recordId: z.number().nullable(),
  version: z.number().nullable(),
  title: z.string(),
  isInFolder: z.boolean().describe('Письмо никуда не отправлено: оно в папке исходящих'),
  isIntact: z.boolean().describe('Запись такая, какой была записана, и продолжает предыдущую'),
});

const text = z.string().optional();
const wholeRow = row.extend({
  address: z.string(),
  requestId: z.string(),
  previous: z.string(),
  digest: z.string(),
  details: z.string(),
  isReadable: z.boolean().describe('Значения известны: и прежнее, и новое состояние сохранены'),
  changed: z.array(z.object({ path: z.string(), before: text, after: text, was: text, is: text })),
  more: z.number(),
  reason: z.string().describe('Чем объяснено удаление персональных данных'),
});

const filters = z.object({
  persons: z.array(z.object({ login: z.string(), name: z.string() })),
  kinds: z.array(z.string()),
  acts: z.array(z.string()),
});

const seqInPath = z.object({ seq: z.string().describe('Номер строки журнала') });

/** The audit log as it is read: a page at a time, by what is indexed. Ours, beside the specification's calls. */
export const auditRoutes: FastifyPluginAsyncZod = async (app) => {
  const page = z.object({ data: z.array(row), next: z.number().nullable() });
  app.get('/GetPage', { schema: { querystring: filter, response: { 200: page } } }, async ({ query }) => {
    const { rows, next } = await readPage(app.db, query);
    return { data: rows, next };
  });

  app.get('/GetFilters', { schema: { response: answering(filters) } }, async () => ({
    data: await readFilters(app.db),
  }));

  const rowSchema = { params: seqInPath, response: answering(wholeRow) };
  app.get('/GetRow:seq', { schema: rowSchema }, async ({ params }) => {
    if (!/^[1-9]\d{0,14}$/.test(params.seq)) throw notFound();
    return { data: await readRow(app.db, Number(params.seq)) };
  });
};
