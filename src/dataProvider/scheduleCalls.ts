import * as z from 'zod/mini';
import { type Plan, schedule, schedules, type WallTime } from '../wire/schedule.ts';
import { parsed } from './answers.ts';
import { get, post } from './calls.ts';

export type {
  Plan,
  Schedule,
  ScheduledAct,
  WallTime,
} from '../wire/schedule.ts';

const SCHEDULE = '/api/Admin/Schedule';

/** What is published and taken down by itself; calls of ours, made only where sign-in has named the feature. */
export const scheduleCalls = {
  between: (from: string, to: string) =>
    get(`${SCHEDULE}/GetBetween?from=${from}&to=${to}`, parsed(schedules)),
  ofItem: (kind: string, id: number) => get(`${SCHEDULE}/GetItem/${kind}/${id}`, parsed(schedules)),
  marks: (kind: string) => get(`${SCHEDULE}/GetMarks/${kind}`, parsed(z.array(schedule))),
  set: (plan: Plan) => post(`${SCHEDULE}/Set`, plan, parsed(schedule)),
  move: (id: number, wall: WallTime) => post(`${SCHEDULE}/Move`, { id, ...wall }, parsed(schedule)),
  withdraw: (id: number) => post(`${SCHEDULE}/Withdraw`, { id }, parsed(schedule)),
};
