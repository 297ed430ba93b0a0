import { and, eq, lte } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog, publications, reviewRules, schedules } from '../../server/db/schema.ts';
import { startSchedule } from '../../server/features/schedule/runner.ts';
import { wallTime } from '../../server/lib/days.ts';
import type { TestServer } from './server.ts';

export const SCHEDULE = '/api/Admin/Schedule';

/** What waits for its hour, as an administrator sets and reads it, and the hours that pass. */
export function scheduleCalls(server: TestServer) {
  const get = (path: string) => server.as('admin', 'GET', `${SCHEDULE}/${path}`);
  const post = (call: string, body: object) => server.as('admin', 'POST', `${SCHEDULE}/${call}`, body);
  const wallIn = (minutes: number) => wallTime(new Date(server.now() + minutes * 60_000));
  type Item = { id: number; version: number };
  const setAt = ({ id, version }: Item, act: string, at: ReturnType<typeof wallIn>, kind = 'news') =>
    post('Set', { kind, id, version, act, ...at });
  const dueNow = () => {
    const isDue = and(eq(schedules.state, 'waiting'), lte(schedules.at, new Date(server.now())));
    return server.db.$count(schedules, isDue);
  };
  return {
    get,
    post,
    wallIn,
    setAt,
    set: (item: Item, act: string, minutes: number, kind = 'news') => setAt(item, act, wallIn(minutes), kind),
    itemOf: async (id: number, kind = 'news') => (await get(`GetItem/${kind}/${id}`)).body.data.items,
    marksOf: async (id: number) =>
      (await get('GetMarks/news')).body.data.filter((mark: { recordId: number }) => mark.recordId === id),
    /** Sessions end meanwhile. */
    async pass(minutes: number) {
      server.moveClock(minutes);
      await server.signIn('admin');
    },
    /** Lets servers run until nothing is due any more. */
    async run(instances = 1) {
      const runners = Array.from({ length: instances }, () => startSchedule(server.app, { pollMs: 5 }));
      await expect.poll(dueNow, { interval: 10 }).toBe(0);
      await Promise.all(runners.map((runner) => runner.stop()));
    },
    stored: async (id: number) => {
      const [row] = await server.db.select().from(publications).where(eq(publications.id, id));
      return row;
    },
    review: (rules: { edits?: boolean; fourEyes?: boolean }) =>
      rules.fourEyes === false
        ? server.db.delete(reviewRules)
        : server.as('admin', 'POST', '/api/Admin/Review/SetRules', rules),
    acts: async (id: number, act: string) =>
      (await server.db.select().from(auditLog).where(eq(auditLog.recordId, id))).filter(
        (row) => row.act === act,
      ),
  };
}
