import * as z from 'zod/mini';
import { parsed } from './answers.ts';
import { get, post } from './calls.ts';
import { textOrEmpty } from './schema.ts';

/** What the depository's clock shows, which need not be the viewer's: `yyyy-mm-dd` and `hh:mm`. */
export const wallTime = z.object({ day: z.string(), time: z.string() });
export type WallTime = z.infer<typeof wallTime>;

const act = z.enum(['publish', 'takeDown']);
export type ScheduledAct = z.infer<typeof act>;

const state = z.enum(['waiting', 'stopped', 'done', 'failed', 'withdrawn']);

export const schedule = z.extend(wallTime, {
  id: z.number(),
  kind: z.string(),
  recordId: z.number(),
  title: z.string(),
  act,
  state,
  /** Why it was stopped, failed or was withdrawn. */
  reason: textOrEmpty,
  /** Who has set it. */
  by: z.string(),
  setAt: z.string(),
  ended: z.nullable(wallTime),
  /** How much later than planned it was done: no server ran then. */
  lateMinutes: z.number(),
});
export type Schedule = z.infer<typeof schedule>;

const schedules = z.object({ now: wallTime, timeZone: z.string(), items: z.array(schedule) });

/** What is to happen to an item in the version that was read. */
export interface Plan extends WallTime {
  kind: string;
  id: number;
  version: number;
  act: ScheduledAct;
  /** The time that the user has seen; null for none. */
  was: WallTime | null;
}

const wallOf = ({ day, time }: WallTime) => ({ day, time });

const SCHEDULE = '/api/Admin/Schedule';

/** What is published and taken down by itself; calls of ours, made only where sign-in has named the feature. */
export const scheduleCalls = {
  between: (from: string, to: string) =>
    get(`${SCHEDULE}/GetBetween?from=${from}&to=${to}`, parsed(schedules)),
  ofItem: (kind: string, id: number) => get(`${SCHEDULE}/GetItem/${kind}/${id}`, parsed(schedules)),
  marks: (kind: string) => get(`${SCHEDULE}/GetMarks/${kind}`, parsed(z.array(schedule))),
  set: (plan: Plan) => post(`${SCHEDULE}/Set`, plan, parsed(schedule)),
  /** @param was - the schedule that the user has seen */
  move: (was: Schedule, to: WallTime) =>
    post(`${SCHEDULE}/Move`, { id: was.id, ...wallOf(to), was: wallOf(was) }, parsed(schedule)),
  withdraw: (was: Schedule) =>
    post(`${SCHEDULE}/Withdraw`, { id: was.id, was: wallOf(was), setAt: was.setAt }, parsed(schedule)),
};
