import { and, asc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type Database, ofRecord } from '../../db/database.ts';
import { publications, type ScheduleState, schedules } from '../../db/schema.ts';
import { daysAfter, startOfDay, todayHere, wallTime } from '../../lib/days.ts';
import { titleOf } from '../../records/publicationTitles.ts';

/** «25.11.2026 в 09:00», by the depository's clock. */
export function inWords(moment: Date) {
  const { day, time } = wallTime(moment);
  return `${day.split('-').reverse().join('.')} в ${time}`;
}

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;

/** Schedules that are not over. */
export const isOpen = inArray(schedules.state, ['waiting', 'stopped']);

const ofItem = and(eq(publications.id, schedules.recordId), eq(publications.kind, schedules.kind));

/** A publication whose record has another version by now, because it was published or changed meanwhile. */
const isOutdated = sql`${isOpen} and ${schedules.act} = 'publish' and ${publications.version} <> ${schedules.version}`;

/** A schedule's state or reason: the stored one, or what has become of it with another version of its record. */
const derived = <Value extends string>(
  published: string,
  changed: string,
  stored: SQL | typeof schedules.state | typeof schedules.reason,
) =>
  sql<Value>`case when ${isOutdated} then case when ${publications.status} = 'published' then ${published} else ${changed} end else ${stored} end`;

/** Whether an item, as a row of `publications` in a query, is approved and waits for its hour: somebody has set it, in the version that it has. */
export const isPlanned = sql<boolean>`exists (select from ${schedules} as planned where planned.kind = publications.kind
  and planned.record_id = publications.id and planned.act = 'publish' and planned.state = 'waiting' and planned.version = publications.version)`;

export const CHANGED = 'запись изменили';
export const PUBLISHED_BEFORE = 'опубликовано раньше';

const state = derived<ScheduleState>('withdrawn', 'stopped', schedules.state);
const reason = derived<string>(PUBLISHED_BEFORE, CHANGED, schedules.reason);

const columns = { ...getTableColumns(schedules), state, reason, title: titleOf(schedules.recordId) };

/** The schedules of existing records, by time. */
const read = (db: Database, condition: SQL | undefined) =>
  db
    .select(columns)
    .from(schedules)
    .innerJoin(publications, ofItem)
    .where(condition)
    .orderBy(asc(schedules.at), asc(schedules.id));

export type Schedule = Awaited<ReturnType<typeof read>>[number];

const isNotWithdrawn = sql`${state} <> 'withdrawn'`;

/** The schedules in a period, without those that were withdrawn. */
export const schedulesBetween = (db: Database, from: Date, to: Date) =>
  read(db, and(gte(schedules.at, from), lt(schedules.at, to), isNotWithdrawn));

/** All schedules a record has had. */
export const schedulesOf = (db: Database, kind: string, recordId: number) =>
  read(db, ofRecord(schedules, kind, recordId));

export async function scheduleWith(db: Database, id: number): Promise<Schedule | undefined> {
  return (await read(db, eq(schedules.id, id)))[0];
}

/** Whether a record is pending because its scheduled time on the site is over. */
const wasTakenDown = sql`${schedules.state} = 'done' and ${schedules.act} = 'takeDown' and ${publications.status} = 'pending'
  and not exists (select from publications as shown where shown.stands_for = ${schedules.recordId})`;

/** The marks in lists: what is scheduled, and what was taken down and not published since; by one statement. */
export const marksOf = (db: Database, kind: string) =>
  read(db, and(eq(schedules.kind, kind), isNotWithdrawn, sql`(${isOpen} or (${wasTakenDown}))`));

/** The numbers of publications within a week from today and of stopped schedules, each with the day of the first. */
export async function countThisWeek(db: Database, now: Date) {
  const until = startOfDay(daysAfter(todayHere(now), WEEK_DAYS));
  const open = await db
    .select({ at: schedules.at, act: schedules.act, state })
    .from(schedules)
    .innerJoin(publications, ofItem)
    .where(isOpen)
    .orderBy(asc(schedules.at));
  const waiting = open.filter(
    (each) => each.act === 'publish' && each.state === 'waiting' && each.at < until,
  );
  const stopped = open.filter((each) => each.state === 'stopped');
  const dayOf = ([first]: typeof open) => first && wallTime(first.at).day;
  return {
    count: waiting.length,
    day: dayOf(waiting),
    stopped: stopped.length,
    stoppedDay: dayOf(stopped),
  };
}

/** A schedule on the wire, with times by the depository's clock. */
export function scheduleWire({ at, setAt, endedAt, setByName, ...schedule }: Schedule) {
  const late = schedule.state === 'done' && endedAt ? endedAt.getTime() - at.getTime() : 0;
  return {
    ...schedule,
    ...wallTime(at),
    by: setByName,
    setAt: setAt.toISOString(),
    ended: endedAt && wallTime(endedAt),
    lateMinutes: Math.floor(late / MINUTE_MS),
  };
}
