import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/**
 * The audit log, oldest first. Rows are only appended (enforced by triggers), and each has the digest of its content and of its
 * predecessor. The user is stored as a text, not as a reference.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Null for a failed sign-in. */
    actorId: integer('actor_id'),
    login: text('login').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    address: text('address').notNull(),
    requestId: text('request_id').notNull(),
    act: text('act').notNull(),
    kind: text('kind').notNull(),
    recordId: integer('record_id'),
    version: integer('version'),
    /** The record's name; '' where it would be personal data. */
    title: text('title').notNull(),
    /** JSON, byte by byte as it was digested. */
    details: text('details').notNull(),
    previous: text('previous').notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [
    index('audit_log_record').on(table.kind, table.recordId, table.seq.desc().nullsFirst()),
    index('audit_log_kind').on(table.kind, table.seq.desc().nullsFirst()),
    index('audit_log_login').on(table.login, table.seq.desc().nullsFirst()),
    index('audit_log_act').on(table.act, table.seq.desc().nullsFirst()),
    index('audit_log_time').on(table.at.desc().nullsFirst(), table.seq.desc().nullsFirst()),
  ],
);

/** The newest row of the log. Each append locks it until its transaction ends, so that there is one chain. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: integer('id').primaryKey().default(1),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    digest: text('digest').notNull(),
  },
  (table) => [check('audit_head_one', sql`${table.id} = 1`)],
);
