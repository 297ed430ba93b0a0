import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Act } from '../../audit/act.ts';
import type { ActName } from '../../audit/entry.ts';
import { accountOf } from '../../http/context.ts';
import { existing, invalid } from '../../lib/apiError.ts';
import { daysAfter, startOfDay, type WallTime, wallTime, zoneHere } from '../../lib/days.ts';
import { parseId } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { moveSchedule, setSchedule, withdrawSchedule } from './planning.ts';
import type { Publishing } from './publishing.ts';
import {
  countThisWeek,
  marksOf,
  schedulesBetween,
  schedulesOf,
  scheduleWire,
  scheduleWith,
} from './schedules.ts';
import {
  betweenSchema,
  countSchema,
  itemSchema,
  marksSchema,
  moveSchema,
  setSchema,
  withdrawSchema,
} from './schemas.ts';

const MOST_DAYS = 62;

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
    const intent = { act: name, subject: publishing.subject, id, version, details };
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
