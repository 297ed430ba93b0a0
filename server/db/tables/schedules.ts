import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, recordKey } from './columns.ts';

export const SCHEDULED_ACTS = ['publish', 'takeDown'] as const;
export type ScheduledAct = (typeof SCHEDULED_ACTS)[number];

/** `stopped`: the record was changed after the schedule was set, so its present state is not approved. */
export type ScheduleState = 'waiting' | 'stopped' | 'done' | 'failed' | 'withdrawn';

/** Why a schedule failed whose record was in the trash at its time. */
export const RECORD_DELETED = 'запись удалена';

/** Scheduled publications and removals, and their results. */
export const schedules = pgTable(
  'schedules',
  {
    id: serial('id').primaryKey(),
    ...recordKey(),
    act: text('act').$type<ScheduledAct>().notNull(),
    /** The version that was read when it was set; only this one is published. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    setAt: moment('set_at').notNull(),
    setBy: integer('set_by'),
    setByName: text('set_by_name').notNull(),
    state: text('state').$type<ScheduleState>().notNull().default('waiting'),
    /** Why it was stopped, failed or was withdrawn, in words. */
    reason: text('reason').notNull().default(''),
    endedAt: moment('ended_at'),
    /** The end of the lease. */
    leasedUntil: moment('leased_until'),
  },
  (table) => [
    uniqueIndex('schedules_open')
      .on(table.kind, table.recordId, table.act)
      .where(sql`${table.state} in ('waiting', 'stopped')`),
    index('schedules_due').on(table.at).where(sql`${table.state} = 'waiting'`),
    index('schedules_at').on(table.at),
    index('schedules_record').on(table.kind, table.recordId),
    check('schedules_act', sql`${table.act} in ('publish', 'takeDown')`),
    check('schedules_state', sql`${table.state} in ('waiting', 'stopped', 'done', 'failed', 'withdrawn')`),
  ],
);
