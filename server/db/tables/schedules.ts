import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

export const SCHEDULED_ACTS = ['publish', 'takeDown'] as const;
export type ScheduledAct = (typeof SCHEDULED_ACTS)[number];

/** `stopped`: the record was changed after it was set, so that nobody has approved what stands there now. */
export type ScheduleState = 'waiting' | 'stopped' | 'done' | 'failed' | 'withdrawn';

/** What is to happen to a publication by itself, and what has happened so. */
export const schedules = pgTable(
  'schedules',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    act: text('act').$type<ScheduledAct>().notNull(),
    /** What was read when it was set: this version is published and no other. */
    version: integer('version').notNull(),
    at: moment('at').notNull(),
    setAt: moment('set_at').notNull(),
    setBy: integer('set_by'),
    setByName: text('set_by_name').notNull(),
    state: text('state').$type<ScheduleState>().notNull().default('waiting'),
    /** Why it was stopped, failed or was withdrawn, in words. */
    reason: text('reason').notNull().default(''),
    endedAt: moment('ended_at'),
    /** Whoever does it has it until then. */
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
