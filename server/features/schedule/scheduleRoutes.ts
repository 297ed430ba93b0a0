import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Act } from '../../audit/act.ts';
import type { ActName } from '../../audit/entry.ts';
import type { Database } from '../../db/database.ts';
import { SCHEDULED_ACTS } from '../../db/schema.ts';
import { accountOf } from '../../http/context.ts';
import { existing, invalid } from '../../lib/apiError.ts';
import { daysAfter, startOfDay, type WallTime, wallTime, zoneHere } from '../../lib/days.ts';
import { answering, calendarDay as day, storedId as id, parseId, storedVersion } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { moveSchedule, setSchedule, withdrawSchedule } from './planning.ts';
import type { Publishing } from './publishing.ts';
import {
  countThisWeek,
  marksOf,
  type Schedule,
  schedulesBetween,
  schedulesOf,
  scheduleWire,
  scheduleWith,
} from './schedules.ts';

const MOST_DAYS = 62;

const time = z
  .string({ error: 'Ожидается время в виде чч:мм.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Ожидается время в виде чч:мм.' });
const wall = z.object({ day, time });
const kind = z.string().describe('news, depoNews, depoCompasses или depoMessages');

const schedule = z.object({
  id: z.number(),
  kind: z.string(),
  recordId: z.number(),
  title: z.string(),
  act: z.enum(SCHEDULED_ACTS),
  version: z.number().describe('Подтверждённая версия'),
  day: z.string(),
  time: z.string(),
  by: z.string(),
  setAt: z.string(),
  state: z.string().describe('waiting, stopped (запись изменили), done, failed, withdrawn'),
  reason: z.string(),
  ended: wall.nullable(),
  lateMinutes: z.number().describe('Столько после назначенного времени: сервер не работал'),
});

/** The depository's present day and time. */
const items = answering(z.object({ now: wall, timeZone: z.string(), items: z.array(schedule) }));

const betweenSchema = { querystring: z.object({ from: day, to: day }), response: items };
const itemSchema = { params: z.object({ kind, id: z.string() }), response: items };
const marksSchema = { params: z.object({ kind }), response: answering(z.array(schedule)) };
const countSchema = { response: answering(z.object({ count: z.number(), stopped: z.number() })) };

/** The schedule that the sender has seen; null for none. Without it the last one wins. */
const was = wall.nullable().optional().describe('Какое время видел отправитель; null, если никакого');

const setSchema = {
  body: wall.extend({ kind, id, act: z.enum(SCHEDULED_ACTS), version: storedVersion, was }),
  response: answering(schedule),
};
const moveSchema = { body: wall.extend({ id, was }), response: answering(schedule) };
const withdrawSchema = {
  body: z.object({
    id,
    was,
    setAt: z.string().optional().describe('Когда назначено то, что видел отправитель'),
  }),
  response: answering(schedule),
};

/** Schedules of publications and removals. Not in the specification. */
export const scheduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const nowFor = (request: FastifyRequest) => wallTime(accountOf(request).now());
  const clockFor = (request: FastifyRequest) => ({ now: nowFor(request), timeZone: zoneHere() });
  const publishingOf = (kind: string) => existing(app.publishing.get(kind));

  app.get('/GetBetween', { schema: betweenSchema }, async (request) => {
    const { from, to } = request.query;
    if (to < from || to > daysAfter(from, MOST_DAYS))
      throw invalid('to', `Ожидается от 1 до ${MOST_DAYS} дней.`);
    const items = await schedulesBetween(app.db, startOfDay(from), startOfDay(daysAfter(to, 1)));
    return { data: { ...clockFor(request), items: items.map(scheduleWire) } };
  });

  app.get('/GetItem/:kind/:id', { schema: itemSchema }, async (request) => {
    const { kind, id } = request.params;
    publishingOf(kind);
    const items = await schedulesOf(app.db, kind, parseId(id) ?? 0);
    return { data: { ...clockFor(request), items: items.map(scheduleWire) } };
  });

  app.get('/GetMarks/:kind', { schema: marksSchema }, async ({ params: { kind } }) => {
    publishingOf(kind);
    return { data: (await marksOf(app.db, kind)).map(scheduleWire) };
  });

  app.get('/GetCount', { schema: countSchema }, async (request) => {
    const { count, stopped } = await countThisWeek(app.db, accountOf(request).now());
    return { data: { count, stopped } };
  });

  /** Whether a schedule is as a call has left it, or was carried out since, and none was set in place of a withdrawn one. */
  async function stands(tx: Database, left: ReturnType<typeof scheduleWire>) {
    const all = await schedulesOf(tx, left.kind, left.recordId);
    const found = all.find(({ id }) => id === left.id);
    const isLater = ({ id, act, state }: Schedule) =>
      id > left.id && act === left.act && state !== 'withdrawn';
    if (left.state === 'withdrawn' && all.some(isLater)) return false;
    const now = found && scheduleWire(found);
    const isSameTime = now?.day === left.day && now.time === left.time;
    return isSameTime && (now.state === left.state || now.state === 'done');
  }

  /** An act on the record of a schedule. @returns the schedule afterwards */
  async function changeOf(
    request: FastifyRequest,
    name: ActName,
    { kind, id, version, was }: { kind: string; id: number; version?: number; was?: WallTime | null },
    work: (act: Act, publishing: Publishing) => Promise<number>,
  ) {
    const publishing = publishingOf(kind);
    const details = ({ act, day, time, state }: ReturnType<typeof scheduleWire>) => ({
      schedule: { act, day, time, state, ...(was && { was }) },
    });
    const intent = { act: name, subject: publishing.subject, id, version, details, stands };
    const data = await change(request, intent, async (act) => {
      return scheduleWire(existing(await scheduleWith(act.tx, await work(act, publishing))));
    });
    return { data };
  }

  /** The record of a schedule, which never changes. @throws ApiError 404 */
  async function recordOf(scheduleId: number) {
    const { kind, recordId: id } = existing(await scheduleWith(app.db, scheduleId));
    return { kind, id };
  }

  app.post('/Set', { schema: setSchema }, async (request) => {
    const { id: recordId, day, time, ...plan } = request.body;
    const of = { kind: plan.kind, id: recordId, version: plan.version, was: plan.was };
    return await changeOf(request, 'schedule', of, (act, publishing) =>
      setSchedule(act, publishing, { ...plan, recordId, wall: { day, time } }),
    );
  });

  app.post('/Move', { schema: moveSchema }, async (request) => {
    const { id, was, ...wall } = request.body;
    return await changeOf(request, 'schedule', { ...(await recordOf(id)), was }, async (act, publishing) => {
      await moveSchedule(act, publishing, id, { wall, was });
      return id;
    });
  });

  app.post('/Withdraw', { schema: withdrawSchema }, async (request) => {
    const { id, was, setAt } = request.body;
    return await changeOf(request, 'unschedule', await recordOf(id), async (act, publishing) => {
      await withdrawSchedule(act, publishing, id, { was, setAt });
      return id;
    });
  });
};
