import { type Answer, objectIn, records } from './answers.ts';
import { get, post } from './calls.ts';

/** Calls of ours, made only where sign-in has named their feature: what is published and taken down by itself. */

/** What the depository's clock shows, which need not be the viewer's. */
export interface WallTime {
  /** `yyyy-mm-dd` */
  day: string;
  /** `hh:mm` */
  time: string;
}

export type ScheduledAct = 'publish' | 'takeDown';
export type ScheduleState = 'waiting' | 'stopped' | 'done' | 'failed' | 'withdrawn';

export interface Schedule extends WallTime {
  id: number;
  kind: string;
  recordId: number;
  title: string;
  act: ScheduledAct;
  state: ScheduleState;
  /** Why it was stopped, failed or was withdrawn. */
  reason: string;
  /** Who has set it. */
  by: string;
  ended: WallTime | null;
  /** Of what was done: so much later than it was to be, no server ran then. */
  lateMinutes: number;
}

export interface Schedules {
  now: WallTime;
  timeZone: string;
  items: Schedule[];
}

/** What somebody wants to happen to an item in the version that was read. */
export interface Plan extends WallTime {
  kind: string;
  id: number;
  version: number;
  act: ScheduledAct;
}

const wallIn = (value: unknown): WallTime => {
  const { day, time } = objectIn(value);
  return { day: String(day), time: String(time) };
};

const STATES: readonly ScheduleState[] = ['waiting', 'stopped', 'done', 'failed', 'withdrawn'];

const schedule: Answer<Schedule> = (body) => {
  const each = objectIn(body);
  return {
    ...wallIn(each),
    id: Number(each.id),
    kind: String(each.kind),
    recordId: Number(each.recordId),
    title: String(each.title),
    act: each.act === 'takeDown' ? 'takeDown' : 'publish',
    state: STATES.find((state) => state === each.state) ?? 'failed',
    reason: String(each.reason),
    by: String(each.by),
    ended: each.ended ? wallIn(each.ended) : null,
    lateMinutes: Number(each.lateMinutes),
  };
};

const marks: Answer<Schedule[]> = (body) => records(body).map((each) => schedule(each));

const schedules: Answer<Schedules> = (body) => {
  const { now, timeZone, items } = objectIn(body);
  return { now: wallIn(now), timeZone: String(timeZone), items: marks(items) };
};

const SCHEDULE = '/api/Admin/Schedule';

export const scheduleCalls = {
  between: (from: string, to: string) => get(`${SCHEDULE}/GetBetween?from=${from}&to=${to}`, schedules),
  ofItem: (kind: string, id: number) => get(`${SCHEDULE}/GetItem/${kind}/${id}`, schedules),
  marks: (kind: string) => get(`${SCHEDULE}/GetMarks/${kind}`, marks),
  set: (plan: Plan) => post(`${SCHEDULE}/Set`, plan, schedule),
  move: (id: number, wall: WallTime) => post(`${SCHEDULE}/Move`, { id, ...wall }, schedule),
  withdraw: (id: number) => post(`${SCHEDULE}/Withdraw`, { id }, schedule),
};
