import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountOf, type Readers } from '../http/context.ts';
import { notFound } from '../lib/apiError.ts';
import { answering, moment } from '../lib/fields.ts';
import { recordDeed } from './audit.ts';
import { type ObjectRow, readObjects } from './objects.ts';
import { auditFilter, readFilters, readPage } from './pages.ts';
import { planned, readRow } from './rowDetails.ts';

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
  object: z.string().describe('Чьи данные или чья вакансия, если спрашивающему можно это видеть'),
  isInFolder: z.boolean().describe('Письмо никуда не отправлено: оно в папке исходящих'),
  planned: planned.optional().describe('Что назначено или отменено в расписании, и на какое время'),
  state: z
    .enum(['published', 'pending', 'returned'])
    .nullish()
    .describe('Состояние публикации сейчас; только среди правок'),
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
  reason: z.string().describe('Чем объяснено действие или его отмена'),
  setBy: z.string().describe('Кто назначил то, что выполнено по расписанию'),
});

const filters = z.object({
  persons: z.array(z.object({ login: z.string(), name: z.string() })),
  kinds: z.array(z.string()),
  acts: z.array(z.string()),
});

const seqInPath = z.object({ seq: z.string().describe('Номер строки журнала') });

/** Reading the audit log in pages, with indexed filters. Not in the specification. @param readers - of personal data */
export const auditRoutes: FastifyPluginAsyncZod<{ readers: Readers }> = async (app, { readers }) => {
  /** The objects of rows. Naming people is logged before the answer. */
  const objectsOf = async (request: FastifyRequest, rows: readonly ObjectRow[]) => {
    const { role } = accountOf(request);
    const readable = [...readers].filter(([, roles]) => roles.includes(role));
    const { objectOf, people } = await readObjects(app.db, rows, new Set(readable.map(([kind]) => kind)));
    if (people > 0) await recordDeed(request, { act: 'read', kind: 'auditLog', details: { people } });
    return objectOf;
  };

  const page = z.object({ data: z.array(row), next: z.number().nullable() });
  app.get('/GetPage', { schema: { querystring: auditFilter, response: { 200: page } } }, async (request) => {
    const { edits, ...filter } = request.query;
    const { rows, next } = await readPage(app.db, {
      ...filter,
      editsBeside: edits ? [...readers.keys()] : undefined,
    });
    const objectOf = await objectsOf(request, rows);
    return { data: rows.map((row) => ({ ...row, object: objectOf(row) })), next };
  });

  app.get('/GetFilters', { schema: { response: answering(filters) } }, async () => ({
    data: await readFilters(app.db),
  }));

  const rowSchema = { params: seqInPath, response: answering(wholeRow) };
  app.get('/GetRow:seq', { schema: rowSchema }, async (request) => {
    const { seq } = request.params;
    if (!/^[1-9]\d{0,14}$/.test(seq)) throw notFound();
    const row = await readRow(app.db, Number(seq));
    return { data: { ...row, object: (await objectsOf(request, [row]))(row) } };
  });
};
